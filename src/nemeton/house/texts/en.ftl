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
