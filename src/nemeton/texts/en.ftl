# What the house says, whatever the game.

seat = Seat { $n }
with-rule = { $sentence } (rule { $rule })

## Refusals
no-such-seat = There is no seat { $seat } here: seats are numbered from 0, and there are { NUMBER($seats) }.
action-form = An action is a list of words, such as "place", "4", "C".
action-unknown = “{ $action }” is no action of this game.
game-over = The game is over: nothing more can be played.
chance-impossible = Chance can't give “{ $word }” here; possible are: { $options }.
chance-missing = The outcomes given end too early; the next would be one of: { $options }.
seed-form = A seed is text that can be written down.
script-form = Outcomes of chance are given as a list of words.

## Setting up
setup-game = There is no game called “{ $game }”. There are: { $possible }.
setup-seats = { $title } can't be played with { $seats } seats; possible are: { $possible }.
setup-options-form = Options are pairs of a name and a value.
setup-option = { $title } has no option “{ $option }”; it has: { $possible }.
setup-value = The option “{ $option }” can't be “{ $value }”; possible are: { $possible }.

## Taking back
undo-nothing = There is no move to take back.
undo-sealed = Not while sealed answers are being given: once they are open.
undo-others-acted = Someone else has played since: ask the others.
undo-over = The game is over: a finished game stays as it was.
undo-chance = Chance has spoken: ask the others.
undo-bound = What is said is said: ask the others.
undo-revealed = Something secret has been shown: ask the others.

## Records
record-empty = This file is empty.
record-foreign = This is not a record of a Nemeton game.
record-redacted = This record was made for one viewer while the game went on: its secrets are not in it, so it can't be played again.
record-line = The record is damaged at line { NUMBER($line) }.
record-count = The record says that it has { $said } moves, but { NUMBER($found) } are there: part of it is missing.
record-rules = This record was made under rules { $theirs } of { $title }; the house plays rules { $ours }.
record-setup = The record can't be set up: { $reason }
record-move = The record leaves the rules at move { NUMBER($move) }: { $reason }
record-undone = A move { NUMBER($move) } that was taken back does not follow the rules.
record-words = its outcomes of chance are not those that the rules ask for.
review-unfinished = This game is not over: only finished games can be reviewed.
record-result = The result in the record is not the result of its moves.

## Proof of the dice
verify-no-hash = The record names no hash of its seed, so nothing was promised.
verify-hash = The seed is not the one that was promised when the game began.
verify-setup = The setup did not come from the seed.
verify-move = Move { NUMBER($move) }: the record says “{ $said }”, the seed gives “{ $seeded }”.
verify-undone = Move { NUMBER($move) }, which was taken back: the record says “{ $said }”, the seed gives “{ $seeded }”.

## Bots and the lab
setup-level = There is no level “{ $level }”; there are: { $possible }.
too-few = At least one game and one process are needed, not { $games } and { $jobs }.
too-rare = The laws are asked at one position in one or more, not in { $every }.
check-done = { $game }: { $games } games, { $positions } positions, { $states } of them through the laws of secrecy, { $violations } violations.

## The house
house-open = The house is open: { $url }
too-few-bots = Bots need at least one process to think in, not { $bots }.
data-unusable = The folder “{ $folder }” can't be used: { $reason }.
data-in-use = Another house is open in the folder “{ $folder }”.
port-unusable = The house can't open on { $host }, port { $port }: { $reason }.

## Environments
envs-missing = The environments need the package { $package }, which is not installed: pip install nemeton[envs]
envs-actions = { $title } has no list of all its actions, so they have no fixed numbers: give its folder a module “numbers” with ACTIONS.
envs-room = The list “{ $path }” of the state has got another length than foreseen: say in the game’s “numbers” how long it can get.
envs-word = The word “{ $word }” in the state has no number: name it in WORDS of the game’s “numbers”.
envs-type = “{ $path }” is { $kind }, which an observation can’t hold.
envs-number = A number of the state is too large for an observation: say in BITS of the game’s “numbers” that it is a set, or keep it below { NUMBER($most) }.
envs-action-form = An action is a number here, not “{ $action }”.
envs-no-such-action = There is no action { $number }: they are numbered from 0 to { NUMBER($most) }.
envs-agent = There is no agent “{ $agent }”; there are: { $possible }.
envs-bots = “{ $bots }” is not one level, nor one for each of the { NUMBER($others) } other seats.
envs-bot = A bot is a level or a function (view, seat, legal) -> action, not “{ $bot }”.
envs-bot-answer = The function that plays for seat { NUMBER($seat) } has answered “{ $answer }”, which is none of the legal actions that it was given. An action is a tuple of words, such as “{ $legal }”.

## For whoever keeps the house
data-empty = There is no house in the folder “{ $folder }”.
store-unknown = A store's address begins with { $scheme }; without one, everything is in the folder.
store-unusable = The database { $store } can't be used: { $reason }.
store-in-use = Another house is open on { $store }.
file-unwritable = The file “{ $file }” can't be written: { $reason }.
backup-exists = The file “{ $file }” exists already: add --force to replace it.
backup-missing = There is no file “{ $file }”.
backup-broken = The file “{ $file }” is no whole backup of Nemeton: nothing was changed.
backup-no-secret = There is no secret of a house in the folder “{ $folder }”, and in a house restored without it nobody would be who they were: name the house’s own folder with --data.
backup-other-secret = The folder “{ $folder }” belongs to another house, which signs with another secret: name the house’s own folder with --data.
backup-done = Backup made and checked: { $file }, { $tables ->
    [one] one table
   *[other] { $tables } tables
 }.
restore-exists = There is a house in “{ $folder }” already: add --force to put the backup in its place.
restore-done = The house of “{ $folder }” is restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }.
admin-row = { $table }  { $when }  { $game }, { $stage }, { $entries } entries: { $names }
admin-table = Table { $table }: { $game }, { $stage }
admin-entries = { $entries } entries in the log, rules { $rules }
admin-chair = Seat { $seat }: { $name } (guest { $guest })
admin-stage-waiting = waiting for people
admin-stage-playing = going on
admin-stage-over = over
admin-stage-abandoned = given up
admin-no-table = There is no table “{ $table }”.
admin-unreadable = The table “{ $table }” is damaged: it can't be read.
admin-over = The game at the table “{ $table }” is over already.
admin-closed = The game at the table “{ $table }” is closed.
admin-deleted = The table “{ $table }” is deleted, with all that was played and said there.
admin-no-guest = Nobody here has the id “{ $guest }”: “nemeton admin show TABLE” shows them.
admin-forgotten = “{ $guest }” is forgotten: no name and no message are left, at { $tables ->
    [one] one table
   *[other] { $tables } tables
 }. Backups made before still remember.
house-notice = { $title }: it is { $name }’s turn.
house-notice-you = { $title }: it is your turn.
token-unusable = The file “{ $file }”, which should hold the password of the figures, can’t be read.
token-short = The password of the figures, in “{ $file }”, is too short: it needs at least { $least } characters.
url-unusable = “{ $url }” is not the address of a house: it takes http or https, then a name, and no path.

## For authors
new-game-form = “{ $name }” can't name a game: small letters, digits and underscores, a letter first, 30 at most.
new-game-keyword = “{ $name }” is a word of Python itself, so no game can be called that.
new-game-there = There is a game called “{ $name }” already.
new-game-taken = “{ $name }” is taken: a Python module or the sentences of the house go by that name.
new-game-exists = The folder “{ $folder }” is there already; nothing was changed.
new-game-no-checkout = “--here” is for a checkout of Nemeton; this one was installed.
new-game-unwritten = The folder of “{ $name }” can't be written: { $reason }.
new-game-done =
    { $name }/ has a whole game in it. Install it beside Nemeton, once, and it is there:

      { $install }
      nemeton check { $name }
      nemeton play { $name }
      nemeton dev

    Its README says what is in which file.
new-game-here =
    { $folder } has a whole game in it, which is one of the house from now on:

      nemeton check { $name }
      nemeton play { $name }
      nemeton dev
dev-elsewhere = A house with “--dev” shows every secret, so it opens on this machine alone, not on { $host } and behind no proxy.
dev-open = The house is open for authors: { $url }
dev-changed = Changed: { $files }. The house opens anew; tables go on.
dev-faults = This can't be read, so the house stays as it was:
    { $faults }
dev-fell = The house could not be opened: see above. It tries again as soon as a file changes.
dev-no-vite = There is no Vite in “{ $folder }”: npm ci brings it.
preview-free = { $free ->
    [one] One seat is free: come and play.
   *[other] { $free } seats are free: come and play.
 }
preview-turn = { $names } to play
preview-won = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
 }
preview-rules = The rules: { $title }
preview-rules-about = All the rules of “{ $title }”, numbered, with our rulings.
preview-picture = The board: { $title }
preview-seats = { $least ->
    [same] For { $most } · { $minutes } min
   *[other] For { $least } to { $most } · { $minutes } min
 }
