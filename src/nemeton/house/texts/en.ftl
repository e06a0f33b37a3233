# What the house and its pages say, whatever the game.

house-name = Nemeton
house-tagline = A clearing, some stones, good games. Alone against an honest bot or with friends, by a link, at any hour.
house-loading = One moment…

## Header
house-skip = Skip to the content
house-home = Home
house-language = Language
house-to-day = Switch to day
house-to-night = Switch to night
house-sound-on = Turn the sound on
house-sound-off = Turn the sound off

## Home
house-games = The games
house-players = { $few ->
    [same] for { $most }
   *[other] for { $least } to { $most }
 }
house-minutes = { $minutes } min
house-author = { $author }
house-play = Play
house-rules = Rules
house-start = Start
house-cancel = Cancel
house-your-name = Your name
house-name-hint = 1 to 24 characters: this is how the others will see you.
house-playing-as = You play as
house-rename = Change name
house-save = Keep
house-seats = Seats
house-seat-count = Number of seats
house-seat-label = Seat { $n }
house-seat-you = you
house-seat-robots = A bot
house-seat-friend = A friend, with a link
house-seat-friend-about = You will get a link to send; the game starts when your friend sits down.
house-options = Variants
house-option-with-bots = With a bot at the table: { $value }.
house-option-with-seats = At a table of { $seats }: { $value }.
house-party = Your party
house-party-chance = by chance
house-party-left = What is chosen is yours; bots take what is left.
house-recent = Your tables
house-recent-over = finished
house-recent-open = in progress
house-forget = Forget this table

## Levels of bots
house-level-apprentice = Apprentice
house-level-apprentice-about = Plays almost anything: made for discovering, and a child beats it.
house-level-bard = Bard
house-level-bard-about = Takes what is on offer, when it pays attention: a good first opponent.
house-level-ovate = Ovate
house-level-ovate-about = Thinks a few moves ahead: you will need a plan.
house-level-druid = Druid
house-level-druid-about = The strongest, and perfect in the endgame: good luck.
house-level-random = Chance
house-level-random-about = Plays anything at all.
house-level-greedy = Glutton
house-level-greedy-about = Always takes the biggest piece.

## At the table
house-board = Board
house-at-table = Around the table
house-open-seat = Open seat
house-robot = bot
house-you = you
house-here = here
house-away = away
house-thinking = is thinking
house-to-play = your turn
house-winner = winner
house-score = Score
house-watchers = { $watchers ->
    [one] one person is watching
   *[other] { $watchers } people are watching
 }
house-log = Log
house-log-empty = Nothing yet.
house-waiting = Waiting until everyone is seated.
house-waiting-hint = Send the link to a friend: the game starts as soon as the seat is taken.
house-invite = Invite
house-invite-link = Link to the table
house-copy = Copy the link
house-copied = Link copied
house-take-seat = Sit down
house-take-seat-hint = There is an open seat at this table.
house-watching = You are watching this game.
house-by-list = Play by list
house-list = List of choices
house-back = Back
house-then = choose what comes next
house-sure = Confirm: { $text }
house-confirm = tap again to confirm
house-story-again = Watch again: { $title }
house-story-back = Previous step
house-story-next = Next step
house-story-pause = Pause
house-story-go = Continue
house-story-end = Skip to the end
house-timer = Timer
house-timer-skip = Skip the timer
house-timer-over = Time is up.
house-lost = Connection lost, trying again…
house-opening = Opening the table…
house-won-you = You win!
house-won = { $names } wins.
house-won-many = { $names } win.
house-over = Game over
house-rematch = Rematch
house-rematch-join = Join the rematch
house-record = Game record
house-title-yours = Your turn
house-title-waiting = Waiting
house-title-thinking = { $name } is thinking
house-rule = Rule { $rule }

## Rules
house-rules-of = Rules of { $title }
house-contents = Contents
house-play-this = Play { $title }

## Refusals
house-stale = The game has moved on meanwhile: look at the table and choose again.
house-no-choice = There is no such choice.
house-not-seated = You are watching this game: only those who are seated play.
house-need-name = Tell us your name first.
house-name-bad = A name has 1 to 24 printable characters.
house-name-taken = Someone at this table has that name already.
house-no-table = This table doesn’t exist, or no longer does.
house-seat-taken = This seat is taken already.
house-no-open-seat = There is no open seat left at this table.
house-already-seated = You are seated at this table already.
house-no-party = { $title } has no party “{ $party }”; possible are: { $possible }.
house-party-taken = Someone at this table has chosen this party already: { $party }.
house-party-other = You choose a party for yourself alone: friends take theirs when they sit down, bots take what is left.
house-bad-cookie = The house no longer knows you: tell it your name again.
house-elsewhere = You have opened this table in another window: the game goes on there.
house-flood = Too many messages at once: the house has hung up.
house-bad-message = The house did not understand this message.
house-foreign-origin = This request does not come from a page of the house.
house-not-over = A rematch comes after the end of the game.
house-too-many-tables = The house is full: try again a little later.
house-not-saved = This move could not be written to disk: nothing was played.
house-bot-failed = The bot could not play: the game stops here.
house-no-page = There is nothing at this address.
house-bad-seats = At a table of { $seats } seats only one is for you; the others are for bots or friends.
house-not-started = The game has not started yet.
house-open = The house is open: { $url }
house-unreachable = The house does not answer. Try again in a moment.
house-trouble = Something went wrong. Try again in a moment.
house-retry = Try again
house-continue-here = Continue here
house-rematch-watch = Watch the rematch
house-zoom-in = Look closer
house-zoom-out = See the whole board

## A hint
house-hint = A hint?
house-hint-about = Ask the druid what it would play in your place (key H on the board). The table will know.
house-hint-thinking = The druid is thinking…
house-hint-from = The druid would play, with your chances of winning:
house-hint-mark = hint { $rank }, { $chance }
house-hint-said = The druid would play: { $text }, a { $chance } chance of winning.
house-hint-or = Or else: { $text }, { $chance }.
house-advised = { $times ->
    [one] asked for a hint once
   *[other] asked for a hint { $times } times
 }

## The game reviewed
house-review = Review the game
house-review-title = The game reviewed
house-review-back = Back to the table
house-review-later = The game is not over: it can be reviewed after the last move.
house-review-thinking = The druid is reading the game again…
house-review-wait = usually less than a minute
house-review-curve = Chances of winning, move by move
house-review-keys = Point at a move, or walk through them with the arrow keys. Numbers mark the turning points.
house-review-slider = Moves of the game
house-review-axis = moves
house-review-move = Move { $n }
house-review-start = Before the first move
house-review-before = The table is set: these are everybody’s chances.
house-review-previous = Previous move
house-review-next = Next move
house-review-chances = Chances of winning after this move
house-review-forced = There was nothing else to play.
house-review-count = { $points ->
    [one] one point
   *[other] { $points } points
 }
house-review-gift = { $gift ->
    [one] one point
   *[other] { $gift } points
 }
house-review-gain = { $gain ->
    [one] one point
   *[other] { $gain } points
 }
house-review-decision = { $effect ->
    [gained] This choice earned them { house-review-count }.
    [lost] This choice cost them { house-review-count }.
   *[none] This choice changed next to nothing.
 }
house-review-decision-you = { $effect ->
    [gained] This choice earned you { house-review-count }.
    [lost] This choice cost you { house-review-count }.
   *[none] This choice changed next to nothing.
 }
house-review-chance = { $effect ->
    [gained] Chance gave them { house-review-count }.
    [lost] Chance took { house-review-count } from them.
   *[none] Chance had no part in it.
 }
house-review-chance-you = { $effect ->
    [gained] Chance gave you { house-review-count }.
    [lost] Chance took { house-review-count } from you.
   *[none] Chance had no part in it.
 }
house-review-same = The druid would have played the same.
house-review-better = The druid would have played: { $text }.
house-review-compared = From this seat it saw a { $best } chance of winning there, against { $played } here.
house-review-turning = Turning points
house-review-turning-none = No single move turned the game.
house-review-from-to = { $name } goes from { $before } to { $after }.
house-review-cause-lucky = A stroke of luck.
house-review-cause-unlucky = Bad luck.
house-review-cause-good = A good choice.
house-review-cause-paid = A choice that paid off.
house-review-cause-slip = A false step.
house-review-cause-same = The druid would have played the same.
house-review-cause-other = No doing of their own.
house-review-cause-forced = There was nothing else to play.
house-review-summary = Luck and choices
house-review-balance = { $luck ->
    [gained] Luck gave them { house-review-gift }, { $choices ->
        [gained] and their choices earned them { $gain } more
        [lost] their choices cost them { $gain }
       *[none] their choices changed nothing
    }.
    [lost] Luck took { house-review-gift } from them, { $choices ->
        [gained] their choices won back { $gain }
        [lost] and their choices cost them { $gain } more
       *[none] their choices changed nothing
    }.
   *[none] Luck neither helped nor hurt them, { $choices ->
        [gained] their choices earned them { house-review-gain }
        [lost] their choices cost them { house-review-gain }
       *[none] nor did their choices
    }.
 }
house-review-balance-you = { $luck ->
    [gained] Luck gave you { house-review-gift }, { $choices ->
        [gained] and your choices earned you { $gain } more
        [lost] your choices cost you { $gain }
       *[none] your choices changed nothing
    }.
    [lost] Luck took { house-review-gift } from you, { $choices ->
        [gained] your choices won back { $gain }
        [lost] and your choices cost you { $gain } more
       *[none] your choices changed nothing
    }.
   *[none] Luck neither helped nor hurt you, { $choices ->
        [gained] your choices earned you { house-review-gain }
        [lost] your choices cost you { house-review-gain }
       *[none] nor did your choices
    }.
 }
house-review-agreed = The druid would have played the same { $agreed } times out of { $asked }.
house-review-agreed-you = The druid would have played as you did { $agreed } times out of { $asked }.
house-review-points = To go from a 60% to a 55% chance of winning is to lose five points.
house-review-moves = All moves

## Hints and reviews: refusals
house-hint-turn = It is not your turn: there is nothing to advise.
house-hint-busy = The druid is still thinking about your last question.
house-hint-often = You ask for advice too often: wait a moment.
house-hint-habit = Bots don’t think here either: they guess, or follow a habit.
house-hint-failed = The druid could not answer: ask again.
house-review-none = Nobody has asked for a review of this game yet.
house-review-early = The game is not over: it can be reviewed after its last move.
house-review-often = Too many games are waiting for their review: try again a little later.
house-review-failed = The review of this game was interrupted: ask for it again.
house-paused = The game is paused: resume it first.
house-abandoned = The game was given up.

## The house: what keeps it safe
house-be-back = The house closes for a moment and will be right back: nothing is lost.
house-resting = The house is closing for a moment: nothing was played.
house-full = The house is full: try again a little later.
house-full-guest = You have { $most } tables open already: finish one of them first.
house-full-windows = Too many windows are open from here already: close one and try again.
house-full-table = Too many people are watching this table already.
