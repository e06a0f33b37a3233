# Ce que disent la maison et ses pages, quel que soit le jeu.

house-name = Nemeton
house-tagline = Une clairière, des pierres, des jeux. Seul contre un robot honnête ou entre amis par un lien, à toute heure.
house-loading = Un instant…

## En-tête
house-skip = Aller au contenu
house-home = Accueil
house-language = Langue
house-to-day = Passer au jour
house-to-night = Passer à la nuit
house-sound-on = Mettre le son
house-sound-off = Couper le son

## Accueil
house-games = Les jeux
house-players = { $few ->
    [same] à { $most }
   *[other] de { $least } à { $most }
 }
house-minutes = { $minutes } min
house-author = { $author }
house-play = Jouer
house-rules = Règles
house-start = Commencer
house-cancel = Annuler
house-your-name = Votre nom
house-name-hint = De 1 à 24 caractères : c’est ainsi que les autres vous verront.
house-playing-as = Vous jouez sous le nom de
house-rename = Changer de nom
house-save = Garder
house-seats = Sièges
house-company = Avec qui ?
house-company-robots = Des robots
house-company-friends = Des amis, par un lien
house-seat-count = Nombre de sièges
house-seat-label = Siège { $n }
house-seat-you = vous
house-seat-robots = Un robot
house-seat-friend = Libre : lien de la table
house-seat-friend-about = Vous recevrez un lien à envoyer ; la partie commence dès que la place est prise.
house-options = Variantes
house-option-with-bots = Avec un robot à la table : { $value }.
house-option-with-seats = À une table de { $seats } : { $value }.
house-party = Votre parti
house-party-chance = au hasard
house-party-left = Ce que vous choisissez est à vous ; les robots prennent ce qui reste.
house-recent = Vos tables
house-recent-over = finie
house-recent-open = en cours
house-forget = Oublier cette table

## Niveaux des robots
house-level-apprentice = Apprenti
house-level-apprentice-about = Joue presque tout au hasard : idéal pour découvrir, et un enfant le bat.
house-level-bard = Barde
house-level-bard-about = Prend ce qui s’offre, quand il y pense : un bon premier adversaire.
house-level-ovate = Ovate
house-level-ovate-about = Réfléchit quelques coups en avant : il faut un plan.
house-level-druid = Druide
house-level-druid-about = Le plus fort, et parfait en fin de partie : bon courage.
house-level-random = Hasard
house-level-random-about = Joue n’importe quoi.
house-level-greedy = Glouton
house-level-greedy-about = Prend toujours le plus gros morceau.

## À la table
house-board = Plateau
house-at-table = Autour de la table
house-open-seat = Place libre
house-robot = robot
house-you = vous
house-here = présent
house-away = absent
house-thinking = réfléchit
house-to-play = à vous de jouer
house-winner = vainqueur
house-score = Score
house-watchers = { $watchers ->
    [one] une personne regarde
   *[other] { $watchers } personnes regardent
 }
house-log = Journal
house-log-empty = Rien encore.
house-waiting = On attend que tout le monde soit assis.
house-waiting-hint = Envoyez le lien à qui vous voulez : la partie commence dès que la place est prise.
house-invite-link = Lien de la table
house-copy = Copier le lien
house-copied = Lien copié
house-send = Envoyer le lien
house-take-seat = S’asseoir
house-take-seat-hint = Une place est libre à cette table.
house-watching = Vous regardez cette partie.
house-by-list = Jouer par la liste
house-list = Liste des choix
# Sous un signe, sur les petits écrans : une partie de son nom.
house-tool = { $tool ->
    [glance] Coup d’œil
    [hint] Conseil
    [undo] Reprendre
    [list] Liste
    [zoom] Plus près
    [whole] Plateau
    [again] Revoir
   *[moves] Coups
}
house-back = Retour
house-then = choisissez la suite
house-sure = Confirmer : { $text }
house-confirm = touchez encore pour confirmer
house-story-again = Revoir : { $title }
house-story-back = Étape précédente
house-story-next = Étape suivante
house-story-pause = Pause
house-story-go = Continuer
house-story-end = Aller à la fin
house-timer = Minuteur
house-timer-skip = Passer le minuteur
house-timer-over = Le temps est écoulé.
house-lost = Connexion perdue, on réessaie…
house-opening = On ouvre la table…
house-won-you = Vous gagnez !
house-won = { $count ->
    [0] Personne ne gagne.
    [one] { $names } l’emporte.
   *[other] { $names } l’emportent.
}
house-over = Partie finie
house-rematch = Revanche
house-rematch-join = Rejoindre la revanche
house-record = Feuille de partie
house-title-yours = À vous
house-title-waiting = En attente
house-title-thinking = { $name } réfléchit
house-rule = Règle { $rule }

## Règles
house-rules-of = { $title } : les règles
house-contents = Sommaire
house-play-this = Ouvrir une table

## Refus
house-sealed-left = Réponses sous { $left }
house-more-time = Plus de temps
house-no-more-time = Rien ne presse : il reste bien assez de temps.
house-more-time-often = Vous avez déjà demandé plusieurs fois plus de temps pour cette question.
house-stale = La partie a avancé entre-temps : regardez la table et choisissez de nouveau.
house-no-choice = Ce choix n’existe pas.
house-not-seated = Vous regardez cette partie : seuls ceux qui sont assis jouent.
house-need-name = Dites-nous d’abord votre nom.
house-name-bad = Un nom compte de 1 à 24 caractères lisibles.
house-name-taken = Quelqu’un porte déjà ce nom à cette table. Pourquoi pas « { $free } » ?
house-no-table = Cette table n’existe pas, ou n’existe plus.
house-seat-taken = Cette place est déjà prise.
house-no-open-seat = Il n’y a plus de place libre à cette table.
house-already-seated = Vous êtes déjà assis à cette table.
house-no-party = { $title } n’a pas de parti « { $party } » ; il y a : { $possible }.
house-party-taken = Quelqu’un à cette table a déjà choisi ce parti : { $party }.
house-party-other = On ne choisit un parti que pour soi : vos amis prennent le leur en s’asseyant, les robots ce qui reste.
house-bad-cookie = La maison ne vous reconnaît plus : dites-lui votre nom de nouveau.
house-elsewhere = Vous avez ouvert cette table dans une autre fenêtre : on continue là-bas.
house-flood = Trop de messages d’un coup : la maison a raccroché.
house-bad-message = La maison n’a pas compris ce message.
house-foreign-origin = Cette demande ne vient pas d’une page de la maison.
house-not-over = La revanche vient après la fin de la partie.
house-too-many-tables = La maison est pleine : réessayez un peu plus tard.
house-not-saved = Ce coup n’a pas pu être écrit sur le disque : rien n’a été joué.
house-not-sure = Le disque ne répond pas : on ne sait pas encore si ce coup est joué. La table le montrera dès qu’il répondra.
house-not-ready = La maison ne peut rien conserver en ce moment.
house-bot-failed = Le robot n’a pas su jouer : la partie s’arrête là.
house-no-page = Il n’y a rien à cette adresse.
house-not-started = La partie n’a pas encore commencé.
house-open = La maison est ouverte : { $url }
house-unreachable = La maison ne répond pas. Réessayez dans un instant.
house-trouble = Quelque chose a mal tourné. Réessayez dans un instant.
house-retry = Réessayer
house-continue-here = Continuer ici
house-rematch-watch = Regarder la revanche
house-zoom-in = Voir de plus près
house-zoom-out = Voir tout le plateau

## Conseil
house-hint = Un conseil ?
house-hint-about = Demander au druide ce qu’il jouerait à votre place (touche H sur le plateau). La table le saura.
house-hint-thinking = Le druide réfléchit…
house-hint-from = Le druide jouerait, avec vos chances de gagner :
house-hint-others = Les autres coups qu’il a essayés : { $chance } en moyenne. Choisissez un conseil pour le voir sur le plateau.
house-hint-mark = conseil { $rank }, { $chance }
house-hint-said = Le druide jouerait : { $text }, { $chance } de chances de gagner.
house-hint-or = Ou bien : { $text }, { $chance }.
house-advised = { $times ->
    [one] a demandé conseil une fois
   *[other] a demandé conseil { $times } fois
 }

## La partie revue
house-review = Revoir la partie
house-review-title = La partie revue
house-review-back = Retour à la table
house-review-later = La partie n’est pas finie : on la reverra ensemble après le dernier coup.
house-review-thinking = Le druide relit la partie…
house-review-wait = d’ordinaire moins d’une minute
house-review-curve = Les chances de gagner, coup par coup
house-review-keys = Pointez un coup, ou glissez le long de la courbe ; au clavier, les flèches. Les numéros marquent les tournants.
house-review-slider = Coups de la partie
house-review-axis = coups
house-review-move = Coup { $n }
house-review-start = Avant le premier coup
house-review-before = La table est mise : voici les chances de chacun.
house-review-previous = Coup précédent
house-review-next = Coup suivant
house-review-chances = Chances de gagner après ce coup
house-review-forced = Il n’y avait rien d’autre à jouer.
house-review-count = { $points ->
    [one] un point
   *[other] { $points } points
 }
house-review-gift = { $gift ->
    [one] un point
   *[other] { $gift } points
 }
house-review-gain = { $gain ->
    [one] un point
   *[other] { $gain } points
 }
house-review-decision = { $effect ->
    [gained] Ce choix lui a valu { house-review-count }.
    [lost] Ce choix lui a coûté { house-review-count }.
   *[none] Ce choix n’a presque rien changé.
 }
house-review-decision-you = { $effect ->
    [gained] Ce choix vous a valu { house-review-count }.
    [lost] Ce choix vous a coûté { house-review-count }.
   *[none] Ce choix n’a presque rien changé.
 }
house-review-chance = { $effect ->
    [gained] Le hasard lui a donné { house-review-count }.
    [lost] Le hasard lui a pris { house-review-count }.
   *[none] Le hasard n’y est pour rien.
 }
house-review-chance-you = { $effect ->
    [gained] Le hasard vous a donné { house-review-count }.
    [lost] Le hasard vous a pris { house-review-count }.
   *[none] Le hasard n’y est pour rien.
 }
house-review-same = Le druide aurait joué de même.
house-review-better = Le druide aurait choisi « { $text } ».
house-review-compared = De ce siège, il y voyait { $best } de chances de gagner, contre { $played } ici.
house-review-turning = Les tournants
house-review-turning-none = Aucun coup n’a fait basculer la partie.
house-review-from-to = { $name } passe de { $before } à { $after }.
house-review-cause-lucky = Un coup de chance.
house-review-cause-unlucky = La malchance.
house-review-cause-good = Un bon choix.
house-review-cause-paid = Un choix qui a payé.
house-review-cause-slip = Un faux pas.
house-review-cause-same = Le druide aurait joué de même.
house-review-cause-other = Sans y être pour rien.
house-review-cause-forced = Il n’y avait rien d’autre à jouer.
house-review-summary = La chance et les choix
house-review-balance = { $luck ->
    [gained] La chance lui a donné { house-review-gift }, { $choices ->
        [gained] et ses choix lui en ont valu { $gain } de plus
        [lost] ses choix lui en ont coûté { $gain }
       *[none] ses choix n’y ont rien changé
    }.
    [lost] La chance lui a pris { house-review-gift }, { $choices ->
        [gained] ses choix lui en ont rendu { $gain }
        [lost] et ses choix lui en ont coûté { $gain } de plus
       *[none] ses choix n’y ont rien changé
    }.
   *[none] La chance ne lui a rien donné ni rien pris, { $choices ->
        [gained] ses choix lui ont valu { house-review-gain }
        [lost] ses choix lui ont coûté { house-review-gain }
       *[none] ses choix non plus
    }.
 }
house-review-balance-you = { $luck ->
    [gained] La chance vous a donné { house-review-gift }, { $choices ->
        [gained] et vos choix vous en ont valu { $gain } de plus
        [lost] vos choix vous en ont coûté { $gain }
       *[none] vos choix n’y ont rien changé
    }.
    [lost] La chance vous a pris { house-review-gift }, { $choices ->
        [gained] vos choix vous en ont rendu { $gain }
        [lost] et vos choix vous en ont coûté { $gain } de plus
       *[none] vos choix n’y ont rien changé
    }.
   *[none] La chance ne vous a rien donné ni rien pris, { $choices ->
        [gained] vos choix vous ont valu { house-review-gain }
        [lost] vos choix vous ont coûté { house-review-gain }
       *[none] vos choix non plus
    }.
 }
house-review-times = { $agreed } fois sur { $asked }
house-review-agreed = Le druide aurait joué de même { house-review-times }.
house-review-agreed-you = Le druide aurait joué comme vous { house-review-times }.
house-review-points = Passer de 60 % à 55 % de chances de gagner, c’est perdre cinq points.
house-review-moves = Tous les coups

## Conseils et revues : refus
house-hint-turn = Ce n’est pas à vous de jouer : il n’y a rien à conseiller.
house-hint-busy = Le druide réfléchit encore à votre dernière question.
house-hint-often = Vous demandez trop souvent conseil : attendez un instant.
house-hint-habit = Ici, les robots ne réfléchissent pas non plus : ils devinent, ou suivent l’habitude.
house-hint-failed = Le druide n’a pas su répondre : demandez-lui de nouveau.
house-review-none = Personne n’a encore demandé à revoir cette partie.
house-review-early = La partie n’est pas finie : on pourra la revoir après le dernier coup.
house-review-often = Trop de parties sont déjà à revoir : réessayez un peu plus tard.
house-review-failed = La revue de cette partie s’est interrompue : demandez-la de nouveau.
house-paused = La partie est suspendue : reprenez-la d’abord.
house-abandoned = La partie a été abandonnée.

# Plusieurs sur un appareil, et les séries de parties.
house-curtain = Le rideau est tiré.
    Place à { $name }.
house-curtain-about = Les autres détournent les yeux : ce qui est derrière ne regarde qu’une personne.
house-curtain-raise = Je suis { $name } : lever le rideau
house-curtain-draw = Tirer le rideau
house-hand-over = À { $name } de jouer : passez l’appareil.
house-look-from = Voir d’ici
house-series = Partie { $game } de la série :
house-series-least = (le plus petit total l’emporte)
house-series-most = (le plus grand total l’emporte)
## Parties retenues
house-held-rules = Cette partie a commencé sous les règles { $theirs } ; la maison joue maintenant les règles { $ours }. On peut la regarder, pas la continuer : elle attend ses règles.
house-held-unreadable = La maison d’aujourd’hui ne sait relire cette partie que jusqu’ici : ses règles ont changé depuis. On peut la regarder, pas la continuer ; rien n’en est perdu.
house-not-read = La maison n’arrive pas à lire ses tables en ce moment. Réessayez dans un instant.
## Si quelqu’un s’en va : questions à la table, coups repris, places cédées
house-leaving = Si quelqu’un s’en va
house-leave-wait = On l’attend
house-leave-bot = Un robot joue jusqu’à son retour
house-leave-level = Ce robot
house-leave-patience = Il s’assied
house-leave-hint = Qui revient reprend sa place aussitôt. Une table que tout le monde a quittée attend.
house-patience-60 = après une minute
house-patience-120 = après deux minutes
house-patience-600 = après dix minutes
house-patience-3600 = après une heure
house-undo = Reprendre
house-undo-about = Reprendre votre dernier coup, et ce qui a suivi. S’il le faut, la table est consultée.
house-deeds = Pause, abandon, relais
house-deed-pause = Suspendre la partie
house-deed-resume = Reprendre la partie
house-deed-abandon = Abandonner la partie
house-deed-replace = Un robot pour { $name }
house-deed-dismiss = Remplacer { $name } par un robot
house-deed-hand-over = Céder ma place
house-deed-hand-over-of = Lien pour la place de { $name }
house-deed-ask-hand-over = Confier à quelqu’un la place de { $name }
house-deed-sure = Vraiment ? Touchez encore
house-link-to-seat = Lien pour cette place
house-seat-link-hint = Qui l’ouvre prend la place, avec tout ce qu’elle sait. Bon une seule fois, pendant un jour.
house-stood-in = { $level } joue à sa place
house-at-rest = La partie est suspendue.
house-abandoned-title = Partie abandonnée
house-abandoned-hint = Elle s’arrête là, sans vainqueur.
house-motion = Question à la table
house-motion-undo = { $name } voudrait reprendre son coup.
house-motion-undo-more = { $moves ->
    [one] Un coup serait repris.
   *[other] { $moves } coups seraient repris.
 }
house-motion-abandon = { $name } propose d’abandonner la partie, sans vainqueur.
house-motion-pause = { $name } propose de suspendre la partie.
house-motion-resume = { $name } propose de reprendre la partie.
house-motion-replace = { $name } propose qu’un robot ({ $level }) joue pour { $of } jusqu’à son retour.
house-motion-dismiss = { $name } propose qu’un robot ({ $level }) remplace { $of } pour de bon.
house-motion-hand-over = { $name } propose de confier à quelqu’un d’autre la place de { $of }, par un lien. Qui la prend voit tout ce que { $of } peut voir. Si { $of } revient avant, sa place reste la sienne.
house-motion-wait = Qui n’est pas là et ne répond pas en { $hours } heures n’est plus attendu.
house-motion-yes = D’accord
house-motion-no = Non
house-motion-withdraw = Laisser tomber
house-motion-said = { $name } : d’accord
house-motion-waits = { $name } : pas encore
house-because-others-acted = Quelqu’un d’autre a joué depuis.
house-because-chance = Le hasard a parlé depuis.
house-because-bound = Ce qui est dit est dit.
house-because-revealed = Un secret a été dévoilé depuis.
house-offer = { $name } vous cède sa place
house-offer-about = { $title } : vous jouerez à partir de là, avec tout ce que cette place sait. { $name } regardera.
house-offer-take = Prendre la place
house-told-sit = { $name } prend place.
house-told-advice = { $seat } demande conseil au druide.
house-asks-undo = { $seat } voudrait reprendre son coup.
house-asks-abandon = { $seat } propose d’abandonner.
house-asks-pause = { $seat } propose une pause.
house-asks-resume = { $seat } propose de reprendre la partie.
house-asks-replace = { $seat } propose qu’un robot joue pour { $of } ({ $level }).
house-asks-dismiss = { $seat } propose qu’un robot remplace { $of } ({ $level }).
house-asks-hand-over = { $seat } propose de confier à quelqu’un d’autre la place de { $of }.
house-told-no = { $seat } n’est pas d’accord : tout reste comme c’était.
house-told-withdraw = { $seat } laisse tomber.
house-told-lapse = La question ne se pose plus.
house-told-undo = { $seat } a repris son coup.
house-told-abandon = La partie est abandonnée, comme l’a proposé { $seat }.
house-told-old = Personne n’est venu depuis longtemps : la table est rangée.
house-told-pause = La partie est suspendue ({ $seat }).
house-told-resume = La partie reprend ({ $seat }).
house-told-stand-in = Un robot joue pour { $seat } ({ $level }).
house-told-back = { $seat } est de retour.
house-told-dismiss = Un robot ({ $level }) a remplacé { $name }.
house-told-offer = La place de { $seat } peut être confiée à quelqu’un d’autre, tant que { $seat } ne revient pas.
house-told-kept = { $seat } est de retour et garde sa place.
house-told-hand-over = { $former } a cédé sa place à { $name }.
house-motion-stage = On ne peut demander cela qu’au cours d’une partie.
house-motion-open = Une question est déjà posée à la table : répondez-y d’abord.
house-motion-often = Vous demandez trop souvent : attendez un instant.
house-motion-gone = Cette question ne se pose plus.
house-motion-answered = Vous avez déjà répondu.
house-motion-not-yours = Ce n’est pas à vous de répondre à cela.
house-paused-already = La partie est déjà suspendue.
house-not-paused = La partie n’est pas suspendue.
house-undo-alone = { $reason } Personne ici ne peut dire si vous pouvez quand même reprendre ce coup.
house-replace-whom = Un robot ne remplace qu’une autre personne, et une fois seulement.
house-replace-here = Cette personne est là : seul l’hôte de la table peut proposer de la remplacer.
house-replace-soon = Cette personne vient à peine de partir : attendez-la encore un peu.
house-replace-alone = On ne remplace pas seul quelqu’un qui joue : il faut l’accord d’une autre personne.
house-dismissed = La table a donné votre place à un robot. Vous pouvez regarder la suite.
house-handed-over = { $name } a maintenant votre place. Vous pouvez regarder la suite.
house-hand-over-nobody = Personne n’est assis là : il n’y a pas de place à céder.
house-hand-over-whose = On ne cède que sa propre place ; l’hôte, aussi celle de qui est parti, quand les autres sont d’accord.
house-hand-over-here = Cette personne est là : sa place est la sienne.
house-hand-over-alone = Dans ce jeu, une place montre des secrets : personne ne la confie à quelqu’un sans l’accord d’une troisième personne. Un robot peut la tenir.
house-hand-over-link = Ce lien ne vaut plus rien : la place a changé de main, la personne qui l’avait est revenue, ou il est trop vieux. Demandez-en un autre.
house-hand-over-ended = La partie est finie : il n’y a plus de place à céder.
house-patience-bad = La patience se compte en secondes, jusqu’à { $most } jours.
## Tables : la clairière, les liens, les gestes de l’hôte
house-lobby = Dans la clairière
house-lobby-empty = Personne n’attend en ce moment. Ouvrez une table publique : qui passe par la clairière la verra.
house-lobby-lost = On ne voit pas la clairière pour l’instant, on réessaie…
house-lobby-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
 }
house-lobby-wait = { $age ->
    [0] depuis un instant
   *[other] depuis { $time }
 }
house-lobby-kept = gardée pour un ami
house-lobby-join = S’asseoir
house-lobby-watch = Regarder
house-lobby-playing = Parties à regarder
house-lobby-waiting = On attend du monde

house-table-kind = La table
house-table-private = par lien seulement
house-table-public = publique
house-table-public-about = Tout le monde la voit dans la clairière, à l’accueil.
house-table-private-about = Seuls la trouvent ceux qui ont le lien.
house-spectators = Spectateurs
house-spectators-yes = bienvenus
house-spectators-no = personne
house-spectators-no-about = Qui n’est pas assis ne verra rien de la partie.
house-begins = La partie commence
house-begins-full = dès que tout le monde est assis
house-begins-host = quand je le dis
house-open-table = Ouvrir la table
house-my-place = Votre siège
house-seat-friend-public = Ouvert à tous
house-seat-friend-public-about = Qui passe par la clairière, ou a le lien de la table, peut s’y asseoir.
house-seat-link = Réservé : lien à part
house-seat-link-about = Vous recevrez un lien pour ce siège seul : personne d’autre ne peut le prendre.
house-seat-me = Moi
house-seat-beside = Quelqu’un ici, sur cet appareil
house-beside = sur cet appareil
house-beside-name = Son nom
house-beside-sit = L’asseoir ici
house-seat-people = Quelqu’un

house-room-hosting = Vous recevez : arrangez la table comme il vous plaît, tout le monde le voit aussitôt.
house-room-seated = Vous avez votre place. { $name } prépare la table.
house-room-seated-alone = Vous avez votre place. L’hôte prépare la table.
house-room-visitor = Une place vous attend : dites votre nom, et asseyez-vous.
house-room-kept = Cette place est gardée pour vous.
house-room-full = Il n’y a pas de place libre pour vous ici, pour l’instant.
house-room-closed = Cette table a été fermée.
house-seat-of = Siège { $n } : qui s’y assied ?
house-seat-kept = Ce siège est gardé pour un ami : il faut son lien pour le prendre.
house-seat-reserved = Gardée pour un ami
house-seat-link-for = Lien du siège { $n }
house-host = hôte
house-swap = Échanger
house-swap-here = avec celui-ci
house-swap-seat = Échanger le siège { $n } avec un autre
house-swap-with = Échanger avec le siège { $n }
house-kick = Faire partir { $name }
house-kick-sure = Faire partir { $name } ? Cela lui sera dit, et cette table lui sera fermée.
house-kick-yes = Faire partir
house-begin = Commencer
house-begin-bots = { $free ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec { $free } robots aux places libres
 }
house-bots-of = Robots
house-leave = Quitter la table
house-close-table = Fermer la table
house-name-here = Un autre nom, pour cette table
house-name-here-hint = Quelqu’un ici s’appelle déjà { $name }. Ailleurs, vous gardez le vôtre.
house-news = À la table
house-news-none = Rien encore : ce qui change ici s’écrira là.
house-share = Le lien de la table
house-share-open = Qui l’a peut prendre une place ouverte.
house-share-watch = Qui l’a peut venir regarder.

house-told-sat = { $name } prend place.
house-told-rose = { $name } quitte la table.
house-told-host = { $name } reçoit maintenant.
house-told-closed = { $name } ferme la table.
house-told-me = { $name } prend le siège { $n }.
house-told-bot = { $name } donne le siège { $n } à un robot : { $level }.
house-told-open = { $name } ouvre le siège { $n } à tous.
house-told-link = { $name } garde le siège { $n } pour un ami.
house-told-swap = { $name } échange les sièges { $n } et { $m }.
house-told-count = { $name } met la table à { $seats } sièges.
house-told-kick = { $name } fait partir { $other }.
house-told-vary = { $name } change les variantes.
house-told-begin = { $name } commence, avec des robots aux places libres.
house-told-public = { $name } rend la table publique.
house-told-private = { $name } retire la table de la clairière : on y vient par un lien.
house-told-spectators-on = { $name } laisse venir les spectateurs.
house-told-spectators-off = { $name } ferme la table aux spectateurs.
house-told-when-full = La partie commencera dès que tout le monde sera assis.
house-told-host-begins = La partie commencera quand { $name } le dira.

house-not-host = Seul l’hôte de la table peut faire cela.
house-begun = La partie a commencé : la table ne se change plus ainsi.
house-stale-table = La table a changé entre-temps : regardez-la, et recommencez.
house-kick-first = { $name } a ce siège : il faut d’abord le libérer, ou échanger les sièges.
house-kick-nobody = Aucun autre invité n’est assis là.
house-swap-same = Pour échanger, il faut deux sièges différents.
house-chairs-taken = Toutes les places sont prises par des gens : aucune ne peut être retirée.
house-kicked = L’hôte vous a fait quitter cette table : vous ne pouvez plus vous y asseoir.
house-no-spectators = Cette partie se joue sans spectateurs, et il n’y a pas de place libre pour vous.
house-link-used = Ce lien ne mène à aucune place libre : elle est prise, ou l’hôte l’a changée.
house-seats-kept = Les places libres de cette table sont gardées pour des amis : il faut leur lien.
house-closed-table = Cette table a été fermée : ouvrez-en une autre.
house-room-ready = Tout le monde est là : commencez quand il vous plaît.
house-room-ready-host = Tout le monde est là : l’hôte va commencer.
house-spectators-close = Fermer aux spectateurs
house-spectators-let = Laisser venir les spectateurs
house-waiting-host = Envoyez le lien à qui vous voulez : vous commencerez quand il vous plaira.
## Pendules
house-clock = Pendule
house-clock-none = sans pendule
house-clock-live = En direct
house-clock-days = Au fil des jours
house-clock-live-of = { $minutes } min par joueur{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s par tour
 }
house-clock-days-of = { $hours ->
    [12] douze heures par coup
    [24] un jour par coup
    [72] trois jours par coup
    [168] une semaine par coup
   *[other] { $hours } heures par coup
 }
house-clock-none-about = Chacun réfléchit aussi longtemps qu’il veut.
house-clock-live-about = Le temps ne court que pendant votre tour, et s’arrête quand la partie est suspendue.
house-clock-days-about = On joue quand on a un moment ; la page d’accueil dit quand c’est à vous.
house-clock-left = temps restant : { $left }
house-clock-running = le temps court, reste { $left }
house-clock-late = Temps écoulé : la maison joue ce coup.
house-clock-day = { $days } j { $hours } h
house-clock-hour = { $hours } h { $minutes }
house-away-you = Votre temps est écoulé ou vous étiez absent : un robot joue pour vous ({ $level }).
house-away-back = Reprendre ma place
house-not-away = Personne ne joue à votre place.

## Consignes
house-orders-title = Coups automatiques et rappels
house-orders = Jouer pour moi
house-orders-about = La maison attend un instant, comme vous le feriez ; les autres n’en savent rien.
house-orders-forced = quand il n’y a qu’un coup possible
house-no-order = Ce jeu ne connaît pas cette consigne : { $word }.

## Mes tables
house-mine = Vos tables
house-mine-yours = À vous de jouer
house-mine-waiting = En attente
house-mine-over = Parties finies
house-mine-against = avec { $names }
house-mine-alone = personne d’autre encore
house-mine-turn = À { $names } de jouer
house-mine-seats = On attend que tout le monde soit assis
house-mine-paused = Partie suspendue
house-mine-abandoned = Partie abandonnée
house-mine-won = Gagnée
house-mine-left = reste { $left }
house-mine-review = Revoir
house-mine-more = Toutes les parties finies ({ $count })
house-title-turns = { $count ->
    [one] À vous, à une table
   *[other] À vous, à { $count } tables
 }

## Être prévenu
house-bell-on = Me prévenir quand c’est à moi
house-bell-off = Ne plus me prévenir
house-bell-is-on = Ce navigateur vous prévient quand c’est à vous.
house-bell-denied = Ce navigateur refuse les notifications de la maison : autorisez-les dans ses réglages, puis réessayez.
house-bell-failed = Ce navigateur n’a pas pu s’abonner : réessayez plus tard.
house-webhook = Prévenir un salon (webhook)
house-webhook-about = La maison y écrit à qui c’est de jouer, quand cette personne est absente. L’adresse, en https, reste entre vous et elle.
house-webhook-save = Garder
house-webhook-stop = Retirer
house-webhook-kept = La maison y écrira.
house-bad-address = Cette adresse ne convient pas : il faut une adresse publique, en https.
house-too-often = C’est trop souvent : attendez un instant.
house-log-full = Trop de choses ont déjà changé à cette table : seule la partie y continue.
house-review-share = Vos parties à revoir attendent déjà leur tour : attendez que l’une d’elles soit revue.
## Qui vous êtes
house-me = Vous
house-me-title = Qui vous êtes
house-me-page = Votre page
house-me-nobody = La maison ne vous connaît pas encore. Un nom suffit pour jouer ; ni compte, ni courriel.
house-me-name = Comment on vous appelle
house-me-name-stays = Aux tables où vous êtes déjà, vous gardez le nom sous lequel vous vous êtes assis ; vous pourrez y changer d’avis.
house-me-saved = C’est noté.
house-me-language = Votre langue
house-me-language-french = Français
house-me-language-english = English
house-me-often = Trop de demandes d’un coup : attendez une minute.
house-not-kept = Cela n’a pas pu être écrit sur le disque : rien n’a changé.
house-called-here = À cette table, vous êtes { $name }.
house-call-me-here = S’appeler { $name } ici aussi

## Un autre appareil
house-along = Emmener votre place
house-along-about = Un lien, valable dix minutes et une seule fois, fait d’un autre appareil le vôtre : le même nom, les mêmes tables.
house-along-make = Faire un lien
house-along-again = Faire un autre lien
house-along-warning = Qui ouvre ce lien, c’est vous. Ne l’envoyez à personne.
house-along-scan = Visez ce code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien :
house-along-link = Lien vers l’autre appareil
house-along-code = Code à viser avec l’autre appareil
house-along-left = Encore { $minutes } min { $seconds } s.
house-along-over = Ce lien n’est plus valable.
house-along-local = Vous êtes à l’adresse { $host }, qui n’existe que sur cet appareil : ouvrez d’abord la maison sous une adresse que l’autre connaît.
house-along-title = Un autre appareil
house-along-question = Être { $name } ici aussi ?
house-along-explained = Cet appareil aura ce nom, { $name }, et les tables qui vont avec. Le lien ne servira plus ensuite.
house-along-instead = Ici, vous êtes { $name } : cet appareil ne le sera plus. Ses tables restent à qui peut encore l’être, sur un autre appareil ou par une clé d’accès.
house-along-already = Vous êtes déjà { $name } ici : le lien peut servir ailleurs.
house-along-yes = Oui, être { $name } ici
house-along-no = Non, rester comme je suis
house-along-forged = Ce lien n’est pas de la maison, ou il en manque un bout : copiez-le en entier.
house-along-late = Ce lien n’est plus valable : il ne l’était que dix minutes. Faites-en un autre.
house-along-used = Ce lien a déjà servi : il ne sert qu’une fois. Faites-en un autre.

## Clés d’accès
house-passkeys = Garder votre nom
house-passkeys-about = Une clé d’accès, gardée par votre appareil, vous fait reconnaître sur un autre navigateur, même si celui-ci vous oublie. On joue très bien sans.
house-passkey-make = Créer une clé d’accès
house-passkey-enter = Entrer avec une clé d’accès
house-passkey-enter-about = Vous avez déjà une clé d’accès ? Elle vous rend votre nom et vos tables.
house-passkey-made = Créée le { $date }
house-passkey-served = a servi le { $date }
house-passkey-never = n’a pas encore servi
house-passkey-remove = Supprimer cette clé
house-passkey-remove-note = La maison l’oublie ; effacez-la aussi dans les réglages de votre appareil.
house-passkey-kept = Votre nom est gardé : cette clé vous fera reconnaître.
house-passkey-without = Ce navigateur ne connaît pas les clés d’accès, ou pas à cette adresse : il y faut https, ou localhost.
house-passkey-address = Une clé d’accès tient à un nom comme maison.example ou localhost : à une adresse en chiffres, il n’y en a pas.
house-passkey-stopped = Rien n’a été fait : la clé n’a pas été donnée.
house-passkey-twice = Cet appareil a déjà une clé d’accès pour vous.
house-passkey-many = { $most } clés d’accès suffisent : supprimez-en une d’abord.
house-passkey-forged = Cette demande n’est pas de la maison : recommencez.
house-passkey-late = Vous avez mis trop de temps : recommencez.
house-passkey-used = Cette demande a déjà servi : recommencez.
house-passkey-bad = La clé d’accès n’a pas pu être vérifiée : recommencez.
house-passkey-unknown = La maison ne connaît pas, ou plus, cette clé d’accès.

## Être oublié
house-forget-me = Être oublié ici
house-forget-me-about = Cet appareil oublie votre nom et vos tables. Restent à la maison : vos places aux tables, ce que vous y avez écrit et vos clés d’accès.
house-forget-me-last = Vous n’avez pas de clé d’accès : sans un autre appareil où vous êtes connu, vous ne pourrez plus revenir à vos places.
house-forget-me-do = Oublier cet appareil
house-forget-me-sure = Oui, oublier
house-forgotten = C’est fait : ici, plus personne ne sait votre nom.

## Conversation
house-chat = Conversation
house-chat-unread = { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
 }
house-chat-none = Rien encore. Dites bonjour !
house-chat-write = Votre message
house-chat-send = Envoyer
house-chat-phrases = Phrases toutes faites
house-chat-players = Ceux qui jouent vous lisent, et ceux qui regardent aussi.
house-chat-watchers = Ceux qui regardent vous lisent ; ceux qui jouent, après la partie seulement.
house-chat-everyone = Tout le monde ici vous lit.
house-chat-beside = au bord
house-chat-you = vous
house-chat-name = Pour écrire, dites d’abord votre nom.
house-chat-name-do = Prendre ce nom
house-chat-about = Réglages pour { $name }
house-chat-mute = Ne plus lire { $name }
house-chat-unmute = Relire { $name }
house-chat-silence = Faire taire { $name } à cette table
house-chat-unsilence = Rendre la parole à { $name }
house-chat-muted-list = Vous ne lisez plus :
house-chat-silenced-list = L’hôte a fait taire :
house-chat-empty = Il n’y a rien à envoyer.
house-chat-long = Un message compte au plus { $most } caractères.
house-chat-often = Doucement : attendez quelques secondes avant le prochain message.
house-chat-full = Il a déjà été dit dix mille choses à cette table : cela suffit.
house-chat-silenced = L’hôte de cette table vous a fait taire : vous pouvez lire, pas écrire.
house-chat-host = Seul l’hôte de la table peut faire taire quelqu’un.
house-chat-self = On ne fait pas cela à soi-même.
house-chat-nobody = Cette personne n’est pas à cette table et n’y a rien dit.
house-phrase-hello = Bonjour !
house-phrase-luck = Bonne chance !
house-phrase-played = Bien joué !
house-phrase-thanks = Merci !
house-phrase-ouch = Aïe…
house-phrase-moment = Un instant, je réfléchis.
house-phrase-turn = C’est à vous !
house-phrase-back = Je reviens tout de suite.
house-phrase-again = On en refait une ?
house-phrase-game = Belle partie !
house-phrase-bye = À bientôt !
## Le passé d’une table
house-replay = Coup par coup
house-replay-here = Coup par coup à partir d’ici
house-replay-back = À la table
house-replay-moves = Revoir les coups
house-replay-title = { $title } : la partie jusqu’ici
house-replay-log = Ce qui s’était passé
house-replay-walk = D’un coup à l’autre
house-replay-first = Au début
house-replay-previous = Coup précédent
house-replay-play = Lecture
house-replay-pause = Pause
house-replay-next = Coup suivant
house-replay-last = Au dernier coup
house-replay-silent = { $name } décide en secret.
house-replay-turn = À vous : à la table
house-replay-news = { $moves ->
    [one] Un nouveau coup
   *[other] { $moves } nouveaux coups
 }
house-review-short = Revue
house-eyes = Vu par
house-eyes-all = tout à découvert
house-eyes-spectator = le public
house-eyes-later = On regardera par les yeux de ce siège une fois la partie finie.
house-no-position = Il n’y a pas de coup { $move } dans cette partie : elle en compte { NUMBER($moves) } pour l’instant.
house-look-often = Vous regardez trop de coups à la fois : attendez un instant.

## Bifurcations
house-branch = Repartir d’ici
house-branch-title = Un autre chemin après le coup { $move }
house-branch-about = Une nouvelle table s’ouvre sur cette position, contre des robots. Le hasard y sera tiré de nouveau.
house-branch-seat = Votre siège
house-branch-level = Pour remplacer { $name }
house-branch-early = La partie n’est pas finie : on pourra repartir d’un de ses coups après le dernier.
house-branch-move = On peut repartir d’un coup entre 0 et { NUMBER($moves) } : après le dernier, il n’y a plus rien à jouer.
house-branch-levels = Il y a { NUMBER($seats) } autres sièges : nommez un robot pour chacun, ou moins.
house-branch-people = { $title } : cette variante se joue entre humains, des robots ne peuvent pas la poursuivre.
house-origin-branch = { $move ->
    [0] Cette partie commence comme une autre.
    [one] Le premier coup de cette partie a été joué à une autre table.
   *[other] Les { $move } premiers coups de cette partie ont été joués à une autre table.
 }
house-origin-there = Les y voir
house-origin-upload = Cette partie vient d’une feuille apportée par quelqu’un : la maison en a vérifié les coups, pas qui les a joués.

## Feuilles de partie
house-small-print = Feuille et tirages
house-records = Apporter une feuille de partie
house-records-about = La feuille d’une partie finie, téléchargée ici ou écrite par le terminal, peut être revue : coup par coup, commentée par le druide, ou reprise de n’importe quel coup. Seuls ceux qui ont le lien la trouveront.
house-records-drop = Choisissez un fichier, ou déposez-le ici (1 Mo au plus).
house-records-bring = Revoir la partie
house-records-wait = La maison rejoue la partie…
house-record-large = Ce fichier dépasse 1 Mo : ce n’est pas une feuille de partie.
house-record-long = Cette feuille est plus longue que toute partie : la maison ne la rejoue pas.
house-record-unfinished = Cette partie n’est pas finie : la maison montre les feuilles de parties finies. Le terminal permet de la continuer.

## La preuve des tirages
house-promise = Tirages promis sous l’empreinte
house-dice = Vérifier les tirages
house-dice-title = Les tirages, preuve à l’appui
house-dice-wait = Un instant : tout est tiré de nouveau…
house-dice-early = La partie n’est pas finie : jusque-là sa graine reste secrète, sinon on connaîtrait les tirages à venir.
house-dice-promised = La promesse
house-dice-promise = Tout ce que le hasard a fait dans cette partie découle d’une graine secrète. Au début de la partie, la maison en a publié l’empreinte que voici : dès lors, changer la graine se serait vu.
house-dice-promise-file = Tout ce que le hasard a fait dans cette partie découle d’une graine. La feuille en donne l’empreinte que voici. Seuls ceux qui ont joué savent si elle avait été publiée avant la partie.
house-dice-hash = Empreinte
house-dice-witness = Votre navigateur a vu la même empreinte pendant la partie.
house-dice-witness-other = Pendant la partie, votre navigateur a vu une autre empreinte. La promesse n’a pas été tenue.
house-dice-kept = La graine
house-dice-opened = La partie est finie, la graine est ouverte.
house-dice-salted = Un sel l’accompagne, pour que personne ne puisse la deviner en essayant.
house-dice-seed = Graine
house-dice-salt = Sel
house-dice-no-salt = aucun
house-dice-same = Votre propre navigateur a fait le calcul : le SHA-256 de « graine/sel » est bien l’empreinte promise.
house-dice-other = Votre propre navigateur a fait le calcul : le SHA-256 de « graine/sel » n’est pas l’empreinte promise.
house-dice-closed = Votre navigateur ne calcule d’empreintes que sur une page sûre (https) : vérifiez avec la commande ci-dessous.
house-dice-rolls = Les tirages
house-dice-fair = { $rolls ->
    [0] Le hasard n’a pas eu à parler dans cette partie.
    [one] Le hasard a parlé une fois, et il a dit ce que donne la graine.
   *[other] Le hasard a parlé { $rolls } fois, et il a toujours dit ce que donne la graine.
 }
house-dice-strange = { $rolls ->
    [one] Un tirage n’est pas celui que donne la graine : les tirages ne sont pas prouvés.
   *[other] { $rolls } tirages ne sont pas ceux que donne la graine : les tirages ne sont pas prouvés.
 }
house-dice-taken = { $moves ->
    [0] La mise en place vient d’une autre partie, à qui il revient de la prouver.
    [one] La mise en place et le premier coup viennent d’une autre partie, à qui il revient de les prouver.
   *[other] La mise en place et les { $moves } premiers coups viennent d’une autre partie, à qui il revient de les prouver.
 }
house-dice-each = Chaque tirage, coup par coup
house-dice-setup = Mise en place
house-dice-undone = Coup { $n }, repris
house-dice-seeded = la graine donne : { $words }
house-dice-yes = prouvé
house-dice-no = non prouvé
house-dice-yourself = Sans la maison
house-dice-command = Téléchargez la feuille et vérifiez tout sur votre propre machine :
## La maison : ce qui la garde
house-be-back = La maison ferme un instant et revient tout de suite : rien n’est perdu.
house-resting = La maison ferme un instant : rien n’a été joué.
house-full = La maison est pleine : réessayez un peu plus tard.
house-full-guest = Vous avez déjà { $most } tables ouvertes : finissez-en une d’abord.
house-full-windows = Trop de fenêtres sont déjà ouvertes d’ici : fermez-en une, puis réessayez.
house-full-table = Trop de monde regarde déjà cette table.
## Leçons
house-learn = Apprendre
house-lesson-of = Leçon : { $title }
house-lesson-step = Étape { $n } sur { $steps }
house-lesson-back = Précédent
house-lesson-next = Suite
house-lesson-show = Montrez-moi
house-lesson-play = { $others ->
    [one] Jouer contre un apprenti
   *[other] Jouer contre { $others } apprentis
 }
house-lesson-first = Première partie ?
house-lesson-offer = { $steps ->
    [one] Une étape pour apprendre en jouant
   *[other] { $steps } étapes pour apprendre en jouant
 }
house-level-sun = Soleil
house-level-moon = Lune
house-level-leaf = Feuille de chêne
house-level-spiral = Spirale
house-level-wave = Vague
house-level-triskele = Triskèle
house-search-rules = Chercher dans les règles
house-search-hits = { $hits ->
    [0] rien trouvé
    [one] un passage
   *[other] { $at } sur { $hits }
 }
house-search-hint = Entrée : passage suivant

## Pour les auteurs : l’établi
house-dev = Établi
house-dev-eyes = Vu par
house-dev-spectator = un spectateur
house-dev-truth = personne : la vérité
house-dev-move = Coup { $move } sur { $moves }
house-dev-back = Continuer d’ici
house-dev-still = Les robots attendent, vous jouez pour eux
house-dev-chance = Ce que le hasard dirait à
house-dev-no-chance = Cela ne demande rien au hasard.
house-dev-draw = Le prochain mot du hasard
house-dev-forced = À venir : { $words }
house-dev-unforce = laisser faire la graine
house-dev-view = Vue
house-dev-changed = changé par le dernier coup
house-dev-test = Copier en test qui échoue
house-dev-copied = Copié : collez-le dans un fichier et lancez pytest.
house-dev-held = Les règles ont changé : la suite de cette partie ne les suit plus.
house-dev-fault = Votre jeu a levé une erreur : rien n’a changé. Le panneau ci-dessous dit laquelle.
house-dev-faults = Votre jeu a levé une erreur
house-dev-faults-hint = Corrigez-la et enregistrez : la maison suit, et la table continue.
house-dev-trace = La trace complète
house-dev-seen = Mettre de côté
house-dev-on = Continuer d’ici à une nouvelle table
## La maison : autour de la table
house-results = Vos parties
house-results-none = Aucune partie finie pour l’instant : la première sera comptée ici.
house-results-first = Choisir un jeu
house-results-played = Jouées
house-results-won = Gagnées
house-results-shared = Partagées
house-results-people = contre des gens
house-results-bots = contre { $level }
house-results-last = Les dernières
house-results-curve = Les chances de chacun au fil de la partie
house-results-scores = Les scores
house-preview-about = Des jeux de plateau à toute heure : seul contre un robot honnête, ou entre amis par un lien. Sans compte, sans publicité.
house-preview-table = Une table vous attend à Nemeton.
house-preview-full = Tout le monde est assis.
house-preview-abandoned = Partie abandonnée
house-preview-title = des jeux de plateau, à toute heure
house-names = Mousse, Fougère, Lichen, Ronce, Noisette, Bruyère, Sorbier, Merle, Renard, Aulne, Genêt, Lierre
house-lost-games = Voir les jeux
house-no-page-more = Le lien est peut-être coupé, ou la page a changé de place.
house-no-table-more = Le lien est peut-être incomplet : redemandez-le à qui vous l’a envoyé. Ou la table a été effacée.
house-no-spectators-more = Demandez à l’hôte une place, ou de laisser entrer les spectateurs ; ou ouvrez votre propre table.
house-kicked-more = D’autres tables vous attendent, et vous pouvez ouvrir la vôtre.
house-full-more = Il n’y a plus de place pour une table de plus ; les parties commencées continuent.
## La maison : ce qui ne se peut pas, et où l’on en est
house-why-over = La partie est finie.
house-why-later = Cela vient après : choisissez d’abord ce qui luit.
house-why-nothing = Il n’y a rien à faire là pour l’instant ; ce qui luit peut être choisi.

## By keyboard and by ear
house-asked = Ce qu’on vous demande
house-board-keys = Au clavier : les flèches vont d’une chose à l’autre parmi ce qu’on peut choisir, Page suivante les parcourt toutes ; avec Maj, parmi tout ce qui est sur la table. Entrée choisit, Échap revient en arrière, + et − rapprochent et éloignent.

## Le jeu en un coup d’œil
house-glance = En un coup d’œil
house-back-to-game = Revenir à la partie
## Une variante choisie
house-option-chosen = { $option } : { $value }
