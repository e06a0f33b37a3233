# Ce que dit le laboratoire, quel que soit le jeu.

lab-a-seat = un siège

## L’arène
lab-head-bot = robot
lab-head-games = parties
lab-head-won = gagné
lab-head-interval = 95 %
lab-head-fair = égal
lab-head-rating = cote
lab-head-score = score
lab-head-by-seat = par siège
lab-arena-unpaired = Chaque partie compte pour une observation.
lab-arena-paired-same = { $deals ->
    [one] Une donne, jouée dans toutes les rotations des sièges, compte pour une observation ;
   *[other] { $deals } donnes, chacune jouée dans toutes les rotations des sièges : une donne compte pour une observation ;
} les intervalles sont aussi larges que si chaque partie comptait seule.
lab-arena-paired-narrower = { $deals ->
    [one] Une donne, jouée dans toutes les rotations des sièges, compte pour une observation ;
   *[other] { $deals } donnes, chacune jouée dans toutes les rotations des sièges : une donne compte pour une observation ;
} les intervalles en sont plus étroits de { $part }.
lab-arena-paired-wider = { $deals ->
    [one] Une donne, jouée dans toutes les rotations des sièges, compte pour une observation ;
   *[other] { $deals } donnes, chacune jouée dans toutes les rotations des sièges : une donne compte pour une observation ;
} les intervalles en sont plus larges de { $part }.
lab-arena-opening = { $moves ->
    [one] Ce jeu est sans hasard : le premier coup de chaque donne est tiré au sort,
   *[other] Ce jeu est sans hasard : les { $moves } premiers coups de chaque donne sont tirés au sort,
} et chaque ouverture est jouée dans toutes les rotations des sièges.
lab-arena-distinct-most = { $distinct } des { $games } parties sont distinctes ; les autres se sont déroulées comme l’une d’elles, coup pour coup.
lab-arena-distinct-few = Attention : { $distinct } seulement des { $games } parties sont distinctes. Les autres se sont déroulées de même, coup pour coup, et n’apprennent rien : les intervalles sont plus étroits que ce que l’on sait.
lab-arena-nobody = { $nobody ->
    [one] Personne n’a gagné l’une des parties ;
   *[other] Personne n’a gagné { $nobody } des parties ;
} la part égale est celle des autres.
lab-arena-ratings = Cotes : 400 points de plus, c’est dix victoires contre une ; 0 est la moyenne de ces robots.

## Le rapport d’équilibre
lab-unwritable = Le rapport ne peut pas être écrit dans « { $file } » : { $reason }.
lab-seats-form = Les sièges sont des nombres séparés par des virgules, par exemple 2,3 ; « { $seats } » n’en est pas.
lab-written = { $games ->
    [one] Une partie
   *[other] { $games } parties
} ; le rapport est dans { $file }.
lab-title = { $game } : l’équilibre
lab-sampled = { $games ->
    [one] Une partie
   *[other] { $games } parties
} entre robots ({ $bots }) à { $tables ->
    [one] une table
   *[other] { $tables } tables
} ; règles { $rules } ; graine « { $seed } ».
lab-figures = Les chiffres
lab-short = En bref
lab-short-seat = À { $seats } sièges, le siège { $seat } gagne { $won } des parties ({ $interval }), pour une part égale de { $fair } ; une partie compte { $actions } actions (médiane), avec { $choices } actions permises en moyenne.
lab-short-fair = À { $seats } sièges, aucun siège n’est nettement avantagé : le plus éloigné de la part égale, le siège { $seat }, gagne { $won } des parties ({ $interval } ; part égale : { $fair }) ; une partie compte { $actions } actions (médiane), avec { $choices } actions permises en moyenne.
lab-seats = Quel siège gagne
lab-seats-about = Le trait marque la part égale. Un point plein s’en écarte plus que le hasard ne l’explique (95 %) ; un point creux, non.
lab-dots-about = Parts de victoires avec leur intervalle à 95 % ; le trait marque la part égale.
lab-by-seat = { $seats } sièges, un par un
lab-by-order = { $seats } sièges, par ordre de jeu
lab-at-seats = { $seats } sièges
lab-seat = siège { $n }
lab-place = { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $n }ᵉ
}
lab-lengths = La durée des parties
lab-lengths-about = Les actions qu’un même siège enchaîne comptent pour un tour.
lab-lengths-plot = Les parties selon leur nombre d’actions ; le trait marque la médiane, { $median }. { $games ->
    [one] Une partie
   *[other] { $games } parties
}.
lab-actions = actions
lab-turns = tours
lab-ends = Comment les parties finissent
lab-reasons = Le résultat
lab-reasons-about = Part des parties ; la phrase est un exemple.
lab-closings = Dit seulement avec la dernière action
lab-closings-about = Part des parties où cela a été dit ; la phrase est un exemple.
lab-shared = victoire partagée
lab-nobody = personne ne gagne
lab-doing = Ce que l’on fait
lab-doing-about = Tous les sièges aux options habituelles, quel que soit leur nombre. Qui fait une chose et gagne n’a pas toujours gagné grâce à elle.
lab-often = Combien de fois
lab-often-about = Fois par partie, selon le premier mot de l’action.
lab-won-when-used = Gagné par qui l’a fait
lab-words = Ce que l’on nomme
lab-words-about = Cartes, lieux et nombres, selon le mot de l’action qui les nomme ; ce mot est mis en relief. Les plus employés sont dessinés.
lab-and-more = … et { $n } autres, moins employés.
lab-choices = Combien de choix
lab-choices-about = Les actions permises chaque fois que quelqu’un agit ; « forcées » est la part des actions qui étaient la seule permise.
lab-branching = Au fil de la partie
lab-branching-about = Actions permises en moyenne, à chaque dixième de la partie.
lab-start = début
lab-end = fin
lab-options = Les options comparées
lab-options-about = Une seule option change à la fois, les autres restent comme d’habitude ; les donnes sont les mêmes.
lab-method = Comment ces chiffres ont été obtenus
lab-method-bots = Les robots voient ce que leur siège peut voir, et rien d’autre. Ils avancent d’un siège à chaque partie, pour qu’aucun siège n’ait toujours le même. Les chiffres disent comment jouent ces robots-là ; de plus forts peuvent s’y prendre autrement.
lab-method-intervals = Les intervalles sont ceux de Wilson, à 95 % : environ un sur vingt manque la vérité par hasard ; un seul point plein parmi beaucoup d’autres mérite donc un second regard. Quand plusieurs sièges d’une partie comptent, la partie est une seule observation.
lab-method-causes = La part de victoires de qui a employé une chose dit ce qui va ensemble, non ce qui en est la cause : qui mène a d’autres actions à choisir.
lab-tables = Tables
lab-again = Pour obtenir de nouveau la même page :
lab-pair = { $name } : { $value }
lab-head-seats = sièges
lab-head-unit = en
lab-head-least = le moins
lab-head-quarter = un quart au-dessous
lab-head-median = médiane
lab-head-three-quarters = un quart au-dessus
lab-head-most = le plus
lab-head-mean = moyenne
lab-head-forced = forcées
lab-head-of-games = des parties
lab-head-word = mot
lab-head-example = par exemple
lab-head-per-game = par partie
lab-head-taken = choisi quand possible
lab-head-users = sièges qui l’ont fait
lab-head-won-used = gagné par eux
lab-head-value = valeur
lab-head-actions = actions (médiane)
lab-head-turns = tours (médiane)
lab-head-mean-choices = choix (moyenne)
lab-head-shared = partagées
lab-head-reasons = résultats
lab-head-options = options
