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
    [same] à { $most }
   *[other] de { $least } à { $most }
 }
house-minutes = { $minutes } min
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
house-seat-count = Nombre de sièges
house-seat-label = Siège { $n }
house-seat-you = vous
house-seat-robots = Un robot
house-seat-friend = Un ami, par un lien
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
house-take-seat = S’asseoir
house-take-seat-hint = Une place est libre à cette table.
house-watching = Vous regardez cette partie.
house-by-list = Jouer par la liste
house-list = Liste des choix
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
house-won = { $names } l’emporte.
house-won-many = { $names } l’emportent.
house-over = Partie finie
house-rematch = Revanche
house-rematch-join = Rejoindre la revanche
house-record = Feuille de partie
house-title-yours = À vous
house-title-waiting = En attente
house-title-thinking = { $name } réfléchit
house-rule = Règle { $rule }

## Règles
house-rules-of = Règles de { $title }
house-contents = Sommaire
house-play-this = Jouer : { $title }

## Refus
house-stale = La partie a avancé entre-temps : regardez la table et choisissez de nouveau.
house-no-choice = Ce choix n’existe pas.
house-not-seated = Vous regardez cette partie : seuls ceux qui sont assis jouent.
house-need-name = Dites-nous d’abord votre nom.
house-name-bad = Un nom compte de 1 à 24 caractères lisibles.
house-name-taken = Quelqu’un porte déjà ce nom à cette table.
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
house-bot-failed = Le robot n’a pas su jouer : la partie s’arrête là.
house-no-page = Il n’y a rien à cette adresse.
house-bad-seats = À une table de { $seats } sièges, un seul est pour vous ; les autres sont pour des robots ou des amis.
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
house-review-keys = Pointez un coup, ou parcourez-les avec les flèches du clavier. Les numéros marquent les tournants.
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
house-review-better = Le druide aurait joué : { $text }.
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
house-review-agreed = Le druide aurait joué de même { $agreed } fois sur { $asked }.
house-review-agreed-you = Le druide aurait joué comme vous { $agreed } fois sur { $asked }.
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
house-seat-link = Un ami, par son propre lien
house-seat-link-about = Vous recevrez un lien pour ce siège seul : personne d’autre ne peut le prendre.
house-seat-me = Moi
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

house-told-sat = { $name } s’assied.
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
