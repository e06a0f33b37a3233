# Ce que dit la maison, quel que soit le jeu.

seat = Siège { $n }
with-rule = { $sentence } (règle { $rule })

## Refus
no-such-seat = Il n’y a pas de siège { $seat } ici : les sièges sont numérotés à partir de 0, et il y en a { NUMBER($seats) }.
action-form = Une action est une liste de mots, par exemple « place », « 4 », « C ».
action-unknown = « { $action } » n’est pas une action de ce jeu.
game-over = La partie est finie : plus rien ne peut être joué.
chance-impossible = Le hasard ne peut pas donner « { $word } » ici ; sont possibles : { $options }.
chance-missing = Les tirages donnés s’arrêtent trop tôt ; le prochain serait l’un de ceux-ci : { $options }.
seed-form = Une graine est un texte qui peut s’écrire.
script-form = Les tirages se donnent sous forme de liste de mots.

## Mise en place
setup-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $possible }.
setup-seats = { $title } ne se joue pas à { $seats } ; on peut y jouer à : { $possible }.
setup-options-form = Les options sont des paires : un nom et une valeur.
setup-option = { $title } n’a pas d’option « { $option } » ; il y a : { $possible }.
setup-value = L’option « { $option } » ne peut pas valoir « { $value } » ; sont possibles : { $possible }.

## Reprendre un coup
undo-nothing = Il n’y a aucun coup à reprendre.
undo-sealed = Pas pendant que l’on répond sous scellé : une fois les réponses ouvertes.
undo-others-acted = Quelqu’un d’autre a joué depuis : demandez aux autres.
undo-over = La partie est finie : on n’y revient pas.
undo-chance = Le hasard a parlé : demandez aux autres.
undo-bound = Ce qui est dit est dit : demandez aux autres.
undo-revealed = Un secret a été dévoilé : demandez aux autres.

## Feuilles de partie
record-empty = Ce fichier est vide.
record-foreign = Ceci n’est pas la feuille d’une partie de Nemeton.
record-redacted = Cette feuille a été faite pour une seule personne pendant la partie : les secrets n’y sont pas, on ne peut donc pas la rejouer.
record-line = La feuille est abîmée à la ligne { NUMBER($line) }.
record-count = La feuille annonce { $said } coups, mais { NUMBER($found) } s’y trouvent : il en manque une partie.
record-rules = { $title } : cette feuille suit les règles { $theirs } ; la maison joue les règles { $ours }.
record-setup = La mise en place de la feuille est impossible : { $reason }
record-move = La feuille sort des règles au coup { NUMBER($move) } : { $reason }
record-undone = Un coup { NUMBER($move) } qui a été repris ne suit pas les règles.
record-words = ses tirages ne sont pas ceux que les règles demandent.
review-unfinished = Cette partie n’est pas finie : on ne revoit que les parties finies.
record-result = Le résultat écrit sur la feuille n’est pas celui de ses coups.

## Preuve des dés
verify-no-hash = La feuille ne porte pas l’empreinte de sa graine : rien n’avait été promis.
verify-hash = La graine n’est pas celle qui avait été promise au début de la partie.
verify-setup = La mise en place ne vient pas de la graine.
verify-move = Coup { NUMBER($move) } : la feuille dit « { $said } », la graine donne « { $seeded } ».
verify-undone = Coup { NUMBER($move) }, repris depuis : la feuille dit « { $said } », la graine donne « { $seeded } ».

## Robots et laboratoire
setup-level = Il n’y a pas de niveau « { $level } » ; il y a : { $possible }.
too-few = Il faut au moins une partie et un processus, et non { $games } et { $jobs }.
too-rare = Les lois sont interrogées à une position sur une ou plus, et non sur { $every }.
check-done = { $game } : { $games } parties, { $positions } positions, dont { $states } sous les lois du secret, { $violations } entorses.

## La maison
house-open = La maison est ouverte : { $url }
too-few-bots = Il faut au moins un processus où les robots réfléchissent, et non { $bots }.
data-unusable = Le dossier « { $folder } » est inutilisable : { $reason }.
data-in-use = Une autre maison est ouverte dans le dossier « { $folder } ».
port-unusable = La maison ne peut pas ouvrir sur { $host }, port { $port } : { $reason }.

## Environnements
envs-missing = Les environnements ont besoin du paquet { $package }, qui n’est pas installé : pip install nemeton[envs]
envs-actions = { $title } n’a pas de liste de toutes ses actions, qui n’ont donc pas de numéro fixe : ajoutez à son dossier un module « numbers » avec ACTIONS.
envs-room = La liste « { $path } » de l’état n’a pas la longueur prévue : dites dans le module « numbers » du jeu jusqu’où elle peut aller.
envs-word = Le mot « { $word } » de l’état n’a pas de numéro : nommez-le dans WORDS, dans le module « numbers » du jeu.
envs-type = « { $path } » est de type { $kind }, ce qu’une observation ne peut pas contenir.
envs-number = Un nombre de l’état est trop grand pour une observation : dites dans BITS, dans le module « numbers » du jeu, que c’est un ensemble, ou gardez-le au-dessous de { NUMBER($most) }.
envs-action-form = Une action est ici un nombre, pas « { $action } ».
envs-no-such-action = Il n’y a pas d’action { $number } : elles sont numérotées de 0 à { NUMBER($most) }.
envs-agent = Il n’y a pas d’agent « { $agent } » ; il y a : { $possible }.
envs-bots = « { $bots } » n’est ni un niveau, ni un niveau pour chacun des { NUMBER($others) } autres sièges.
envs-bot = Un robot est un niveau ou une fonction (view, seat, legal) -> action, pas « { $bot } ».
envs-bot-answer = La fonction qui joue pour le siège { NUMBER($seat) } a répondu « { $answer } », qui n’est aucune des actions permises qu’elle a reçues. Une action est un tuple de mots, par exemple « { $legal } ».

## Pour qui tient la maison
data-empty = Il n’y a pas de maison dans le dossier « { $folder } ».
store-unknown = L’adresse des données doit commencer par { $scheme } ; sans adresse, elles sont dans le dossier.
store-unusable = La base { $store } est inutilisable : { $reason }.
store-in-use = Une autre maison est ouverte sur { $store }.
file-unwritable = Le fichier « { $file } » ne peut pas être écrit : { $reason }.
backup-exists = Le fichier « { $file } » existe déjà : ajoutez --force pour le remplacer.
backup-missing = Il n’y a pas de fichier « { $file } ».
backup-broken = Le fichier « { $file } » n’est pas une sauvegarde entière de Nemeton : rien n’a été changé.
backup-no-secret = Le dossier « { $folder } » ne contient le secret d’aucune maison, et dans une maison rétablie sans lui plus personne ne serait reconnu : indiquez avec --data le dossier de la maison.
backup-other-secret = Le dossier « { $folder } » est celui d’une autre maison, qui signe avec un autre secret : indiquez avec --data le dossier de la maison.
backup-done = Sauvegarde faite et vérifiée : { $file }, { $tables ->
    [one] une table
   *[other] { $tables } tables
 }.
restore-exists = Il y a déjà une maison dans « { $folder } » : ajoutez --force pour la remplacer par la sauvegarde.
restore-done = La maison de « { $folder } » est rétablie : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }.
admin-row = { $table }  { $when }  { $game }, { $stage }, { $entries } entrées : { $names }
admin-table = Table { $table } : { $game }, { $stage }
admin-entries = { $entries } entrées au journal, règles { $rules }
admin-chair = Siège { $seat } : { $name } (identifiant { $guest })
admin-stage-waiting = on attend du monde
admin-stage-playing = en cours
admin-stage-over = finie
admin-stage-abandoned = abandonnée
admin-no-table = Il n’y a pas de table « { $table } ».
admin-unreadable = La table « { $table } » est abîmée : on ne peut pas la lire.
admin-over = La partie de la table « { $table } » est déjà finie.
admin-closed = La partie de la table « { $table } » est close.
admin-deleted = La table « { $table } » est effacée, avec tout ce qui s’y est joué et dit.
admin-no-guest = Personne ici ne porte l’identifiant « { $guest } » : « nemeton admin show TABLE » les montre.
admin-forgotten = « { $guest } » est oublié : plus de nom ni de message, à { $tables ->
    [one] une table
   *[other] { $tables } tables
 }. Les sauvegardes déjà faites, elles, s’en souviennent.
house-notice = { $title } : à { $name } de jouer.
house-notice-you = { $title } : c’est à vous de jouer.
token-unusable = Le fichier « { $file } », où devrait être le mot de passe des mesures, ne peut pas être lu.
token-short = Le mot de passe des mesures, dans « { $file } », est trop court : il lui faut au moins { $least } signes.
url-unusable = « { $url } » n’est pas l’adresse d’une maison : il y faut http ou https, puis un nom, et pas de chemin.

## Pour les auteurs
new-game-form = « { $name } » ne peut pas nommer un jeu : des minuscules, des chiffres et des tirets bas, une lettre d’abord, 30 au plus.
new-game-keyword = « { $name } » est un mot de Python lui-même : aucun jeu ne peut s’appeler ainsi.
new-game-there = Il y a déjà un jeu nommé « { $name } ».
new-game-taken = « { $name } » est pris : un module de Python ou les phrases de la maison portent ce nom.
new-game-exists = Le dossier « { $folder } » est déjà là ; rien n’a été changé.
new-game-no-checkout = « --here » est fait pour une copie de travail de Nemeton ; celui-ci a été installé.
new-game-unwritten = Le dossier de « { $name } » ne peut pas être écrit : { $reason }.
new-game-done =
    { $name }/ contient un jeu complet. Installez-le à côté de Nemeton, une fois, et il est là :

      { $install }
      nemeton check { $name }
      nemeton play { $name }
      nemeton dev

    Son README dit ce qu’il y a dans chaque fichier.
new-game-here =
    { $folder } contient un jeu complet, qui est désormais l’un de ceux de la maison :

      nemeton check { $name }
      nemeton play { $name }
      nemeton dev
dev-elsewhere = Une maison avec « --dev » montre tous les secrets : elle ne s’ouvre que sur cette machine, ni sur { $host } ni derrière un relais.
dev-open = La maison est ouverte aux auteurs : { $url }
dev-changed = Changé : { $files }. La maison rouvre ; les tables continuent.
dev-faults = Cela ne peut pas être lu, la maison reste donc comme elle était :
    { $faults }
dev-fell = La maison n’a pas pu ouvrir : voyez ci-dessus. Elle essaiera de nouveau dès qu’un fichier changera.
dev-no-vite = Il n’y a pas de Vite dans « { $folder } » : npm ci l’apporte.
preview-free = { $free ->
    [one] Une place est libre : venez jouer.
   *[other] { $free } places sont libres : venez jouer.
 }
preview-turn = À { $names } de jouer
preview-won = { $count ->
    [0] Personne ne gagne
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
 }
preview-rules = Les règles : { $title }
preview-rules-about = Toutes les règles de « { $title } », numérotées, avec nos décisions.
preview-picture = Le plateau : { $title }
preview-seats = { $least ->
    [same] Pour { $most } · { $minutes } min
   *[other] De { $least } à { $most } · { $minutes } min
 }
