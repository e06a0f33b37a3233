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
house-invite = Inviter
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
house-paused = La partie est suspendue : reprenez-la d’abord.
house-abandoned = La partie a été abandonnée.

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
house-name-free = S’asseoir sous le nom « { $name } »
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
house-along-explained = Cet appareil aura le nom et les tables de { $name }. Le lien ne servira plus ensuite.
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
house-chat-about = À propos de { $name }
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
