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
    [same] for { $most }
   *[other] for { $least } to { $most }
 }
house-minutes = { $minutes } min
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
house-company = With whom?
house-company-robots = Bots
house-company-friends = Friends, by a link
house-seat-count = Number of seats
house-seat-label = Seat { $n }
house-seat-you = you
house-seat-robots = A bot
house-seat-friend = Free: the table’s link
house-seat-friend-about = You will get a link to send; the game starts when your friend sits down.
house-options = Variants
house-option-with-bots = With a bot at the table: { $value }.
house-option-with-seats = At a table of { $seats }: { $value }.
house-party = Your party
house-party-chance = at random
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
house-invite-link = Link to the table
house-copy = Copy the link
house-copied = Link copied
house-send = Send the link
house-take-seat = Sit down
house-take-seat-hint = There is an open seat at this table.
house-watching = You are watching this game.
house-by-list = Play by list
house-list = List of choices
# Under a sign, on small screens: a part of its name.
house-tool = { $tool ->
    [glance] Glance
    [hint] Hint
    [undo] Take back
    [list] List
    [zoom] Closer
    [whole] Board
    [again] Again
   *[moves] Moves
}
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
house-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
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
house-play-this = Open a table

## Refusals
house-sealed-left = Answers within { $left }
house-more-time = More time
house-no-more-time = There is no hurry: there is time enough.
house-more-time-often = You have already asked for more time several times for this question.
house-stale = The game has moved on meanwhile: look at the table and choose again.
house-no-choice = There is no such choice.
house-not-seated = You are watching this game: only those who are seated play.
house-need-name = Tell us your name first.
house-name-bad = A name has 1 to 24 printable characters.
house-name-taken = Someone at this table has that name already. How about “{ $free }”?
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
house-not-sure = The disk does not answer: it is not known yet whether this was played. The table shows it as soon as it does.
house-not-ready = The house can't keep anything right now.
house-bot-failed = The bot could not play: the game stops here.
house-no-page = There is nothing at this address.
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
house-hint-others = Whatever else it tried: { $chance } on average. Choose a hint to see it on the board.
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
house-review-keys = Point at a move, or slide along the curve; on a keyboard, the arrow keys. Numbers mark the turning points.
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
house-review-better = The druid would have chosen “{ $text }”.
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
house-review-times = { $agreed ->
    [one] once
   *[other] { $agreed } times
} out of { $asked }
house-review-agreed = The druid would have played the same { house-review-times }.
house-review-agreed-you = The druid would have played as you did { house-review-times }.
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

# Several on one device, and series of games.
house-curtain = The curtain is drawn.
    Make way for { $name }.
house-curtain-about = The others look away: what is behind it is for one person’s eyes.
house-curtain-raise = I am { $name }: raise the curtain
house-curtain-draw = Draw the curtain
house-hand-over = It is { $name }’s turn: hand the device over.
house-look-from = Look from here
house-series = Game { $game } of the series:
house-series-least = (the lowest total wins)
house-series-most = (the highest total wins)
## Games that are held
house-held-rules = This game began under rules { $theirs }; the house now plays rules { $ours }. You can look at it but not go on: it waits for its rules.
house-held-unreadable = Today’s house can read this game only up to here: its rules have changed since. You can look at it but not go on; nothing of it is lost.
house-not-read = The house can't read its tables right now. Try again in a moment.
## If somebody leaves: questions to the table, moves taken back, seats handed over
house-leaving = If somebody leaves
house-leave-wait = Wait for them
house-leave-bot = A bot plays until they are back
house-leave-level = That bot
house-leave-patience = It sits down
house-leave-hint = Whoever comes back has their seat at once. A table that everybody has left waits.
house-patience-60 = after a minute
house-patience-120 = after two minutes
house-patience-600 = after ten minutes
house-patience-3600 = after an hour
house-undo = Take back
house-undo-about = Take back your last move, and what came after it. The table is asked if need be.
house-deeds = Pause, give up, hand over
house-deed-pause = Pause the game
house-deed-resume = Resume the game
house-deed-abandon = Give the game up
house-deed-replace = A bot for { $name }
house-deed-dismiss = Replace { $name } by a bot
house-deed-hand-over = Hand over my seat
house-deed-hand-over-of = Link to { $name }’s seat
house-deed-ask-hand-over = Give { $name }’s seat to somebody
house-deed-sure = Really? Press again
house-link-to-seat = Link to this seat
house-seat-link-hint = Whoever opens it takes the seat, with all that it knows. Good once, for a day.
house-stood-in = { $level } plays in their place
house-at-rest = The game is paused.
house-abandoned-title = Game given up
house-abandoned-hint = It ends here, without a winner.
house-motion = A question to the table
house-motion-undo = { $name } would like to take a move back.
house-motion-undo-more = { $moves ->
    [one] One move would be taken back.
   *[other] { $moves } moves would be taken back.
 }
house-motion-abandon = { $name } proposes to give the game up, without a winner.
house-motion-pause = { $name } proposes to pause the game.
house-motion-resume = { $name } proposes to resume the game.
house-motion-replace = { $name } proposes that a bot ({ $level }) plays for { $of } until they are back.
house-motion-dismiss = { $name } proposes that a bot ({ $level }) takes { $of }’s seat for good.
house-motion-hand-over = { $name } proposes to give { $of }’s seat to somebody else, by a link. Whoever takes it sees all that { $of } may see. If { $of } is back before that, the seat stays theirs.
house-motion-wait = Whoever is away and does not answer within { $hours } hours is waited for no longer.
house-motion-yes = Agreed
house-motion-no = No
house-motion-withdraw = Never mind
house-motion-said = { $name }: agreed
house-motion-waits = { $name }: not yet
house-because-others-acted = Somebody else has played since.
house-because-chance = Chance has spoken since.
house-because-bound = What is said is said.
house-because-revealed = Something secret has been shown since.
house-offer = { $name } hands their seat over to you
house-offer-about = { $title }: you will play on from here, with all that this seat knows. { $name } will look on.
house-offer-take = Take the seat
house-told-sit = { $name } sits down.
house-told-advice = { $seat } asks the druid for advice.
house-asks-undo = { $seat } would like to take a move back.
house-asks-abandon = { $seat } proposes to give up.
house-asks-pause = { $seat } proposes a pause.
house-asks-resume = { $seat } proposes to resume the game.
house-asks-replace = { $seat } proposes that a bot plays for { $of } ({ $level }).
house-asks-dismiss = { $seat } proposes that a bot replaces { $of } ({ $level }).
house-asks-hand-over = { $seat } proposes to give { $of }’s seat to somebody else.
house-told-no = { $seat } does not agree: all stays as it was.
house-told-withdraw = { $seat } lets it be.
house-told-lapse = The question is settled by itself.
house-told-undo = { $seat } took a move back.
house-told-abandon = The game is given up, as { $seat } proposed.
house-told-old = Nobody has been here for a long time: the table is put away.
house-told-pause = The game is paused ({ $seat }).
house-told-resume = The game goes on ({ $seat }).
house-told-stand-in = A bot plays for { $seat } ({ $level }).
house-told-back = { $seat } is back.
house-told-dismiss = A bot has taken { $name }’s seat ({ $level }).
house-told-offer = The seat of { $seat } may be given to somebody else, as long as { $seat } is not back.
house-told-kept = { $seat } is back and keeps their seat.
house-told-hand-over = { $former } has handed their seat over to { $name }.
house-motion-stage = That can only be asked while a game is played.
house-motion-open = The table is being asked something already: answer that first.
house-motion-often = You ask too often: wait a moment.
house-motion-gone = That question is no longer asked.
house-motion-answered = You have answered already.
house-motion-not-yours = That is not yours to answer.
house-paused-already = The game is paused already.
house-not-paused = The game is not paused.
house-undo-alone = { $reason } Nobody here can say whether you may take that move back all the same.
house-replace-whom = A bot replaces somebody else, and only once.
house-replace-here = They are here: only the host of the table may propose to replace them.
house-replace-soon = They have only just left: wait for them a little longer.
house-replace-alone = Nobody is replaced by one person alone: somebody else has to agree.
house-dismissed = The table gave your seat to a bot. You may watch how it goes on.
house-handed-over = Your seat is { $name }’s now. You may watch how it goes on.
house-hand-over-nobody = Nobody sits there: there is no seat to hand over.
house-hand-over-whose = One hands over one’s own seat only; the host, also that of somebody who has left, when the others agree.
house-hand-over-here = They are here: the seat is theirs.
house-hand-over-alone = In this game a seat shows secrets: nobody gives it to somebody without the consent of a third person. A bot may have it.
house-hand-over-link = This link is good no more: the seat has changed hands, whoever had it is back, or it is too old. Ask for another.
house-hand-over-ended = The game is over: there is no seat left to hand over.
house-patience-bad = Patience is counted in seconds, up to { $most } days.
## Tables: the clearing, links, what the host does
house-lobby = In the clearing
house-lobby-empty = Nobody is waiting just now. Open a public table: whoever comes through the clearing will see it.
house-lobby-lost = The clearing can’t be seen for the moment, trying again…
house-lobby-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
 }
house-lobby-wait = { $age ->
    [0] just now
   *[other] for { $time }
 }
house-lobby-kept = kept for a friend
house-lobby-join = Sit down
house-lobby-watch = Watch
house-lobby-playing = Games to watch
house-lobby-waiting = Waiting for company

house-table-kind = The table
house-table-private = by link only
house-table-public = public
house-table-public-about = Everybody sees it in the clearing, on the home page.
house-table-private-about = Only those who have the link find it.
house-spectators = Spectators
house-spectators-yes = welcome
house-spectators-no = nobody
house-spectators-no-about = Whoever is not seated sees nothing of the game.
house-begins = The game begins
house-begins-full = as soon as everyone is seated
house-begins-host = when I say so
house-open-table = Open the table
house-my-place = Your seat
house-seat-friend-public = Open to anyone
house-seat-friend-public-about = Whoever comes through the clearing, or has the table’s link, may sit down.
house-seat-link = Kept: a link of its own
house-seat-link-about = You will get a link for this seat alone: nobody else can take it.
house-seat-me = Me
house-seat-beside = Somebody here, on this device
house-beside = on this device
house-beside-name = Their name
house-beside-sit = Seat them here
house-seat-people = Somebody

house-room-hosting = You are the host: arrange the table as you like, everybody sees it at once.
house-room-seated = You are seated. { $name } is setting the table.
house-room-seated-alone = You are seated. The host is setting the table.
house-room-visitor = There is a seat for you: say your name, and sit down.
house-room-kept = This seat is kept for you.
house-room-full = There is no free seat for you here at the moment.
house-room-closed = This table has been closed.
house-seat-of = Seat { $n }: who sits there?
house-seat-kept = This seat is kept for a friend: it takes their link to sit down.
house-seat-reserved = Kept for a friend
house-seat-link-for = Link of seat { $n }
house-host = host
house-swap = Swap
house-swap-here = with this one
house-swap-seat = Swap seat { $n } with another
house-swap-with = Swap with seat { $n }
house-kick = Ask { $name } to leave
house-kick-sure = Ask { $name } to leave? They will be told, and this table will be closed to them.
house-kick-yes = Ask to leave
house-begin = Start
house-begin-bots = { $free ->
    [one] Start with a bot in the free seat
   *[other] Start with { $free } bots in the free seats
 }
house-bots-of = Bots
house-leave = Leave the table
house-close-table = Close the table
house-name-here = Another name, for this table
house-name-here-hint = Someone here is called { $name } already. Elsewhere you keep yours.
house-news = At the table
house-news-none = Nothing yet: what changes here will be written there.
house-share = The table’s link
house-share-open = Whoever has it may take an open seat.
house-share-watch = Whoever has it may come and watch.

house-told-sat = { $name } sits down.
house-told-rose = { $name } leaves the table.
house-told-host = { $name } is the host now.
house-told-closed = { $name } closes the table.
house-told-me = { $name } takes seat { $n }.
house-told-bot = { $name } gives seat { $n } to a bot: { $level }.
house-told-open = { $name } opens seat { $n } to anyone.
house-told-link = { $name } keeps seat { $n } for a friend.
house-told-swap = { $name } swaps seats { $n } and { $m }.
house-told-count = { $name } sets the table for { $seats }.
house-told-kick = { $name } asks { $other } to leave.
house-told-vary = { $name } changes the variants.
house-told-begin = { $name } starts, with bots in the free seats.
house-told-public = { $name } makes the table public.
house-told-private = { $name } takes the table out of the clearing: one comes by a link.
house-told-spectators-on = { $name } lets spectators in.
house-told-spectators-off = { $name } closes the table to spectators.
house-told-when-full = The game will begin as soon as everyone is seated.
house-told-host-begins = The game will begin when { $name } says so.

house-not-host = Only the host of the table can do that.
house-begun = The game has begun: the table can’t be changed like this any more.
house-stale-table = The table has changed meanwhile: look at it, and try again.
house-kick-first = { $name } sits there: ask them to leave first, or swap the seats.
house-kick-nobody = No other guest sits there.
house-swap-same = It takes two different seats to swap.
house-chairs-taken = People sit on every seat: none can be taken away.
house-kicked = The host has asked you to leave this table: you can’t sit down here any more.
house-no-spectators = This game is played without spectators, and there is no free seat for you.
house-link-used = This link leads to no free seat: it is taken, or the host has changed it.
house-seats-kept = The free seats of this table are kept for friends: it takes their link.
house-closed-table = This table has been closed: open another.
house-room-ready = Everyone is here: start whenever you like.
house-room-ready-host = Everyone is here: the host is about to start.
house-spectators-close = Close to spectators
house-spectators-let = Let spectators in
house-waiting-host = Send the link to whomever you like: you start whenever you please.
## Clocks
house-clock = Clock
house-clock-none = no clock
house-clock-live = Live
house-clock-days = Over days
house-clock-live-of = { $minutes } min each{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s a turn
 }
house-clock-days-of = { $hours ->
    [12] twelve hours a move
    [24] one day a move
    [72] three days a move
    [168] a week a move
   *[other] { $hours } hours a move
 }
house-clock-none-about = Everybody thinks as long as they like.
house-clock-live-about = Time runs during your turn only, and stands still while the game is paused.
house-clock-days-about = You play when you have a moment; the home page says when it is your turn.
house-clock-left = time left: { $left }
house-clock-running = time runs, { $left } left
house-clock-late = Out of time: the house plays this move.
house-clock-day = { $days } d { $hours } h
house-clock-hour = { $hours } h { $minutes }
house-away-you = You ran out of time or were away: a bot plays for you ({ $level }).
house-away-back = Take my seat back
house-not-away = Nobody plays in your place.

## Standing orders
house-orders-title = Automatic moves and reminders
house-orders = Play for me
house-orders-about = The house waits a moment, as you would; the others do not know.
house-orders-forced = when there is only one move
house-no-order = This game knows no such order: { $word }.

## My tables
house-mine = Your tables
house-mine-yours = It is your turn
house-mine-waiting = Waiting
house-mine-over = Finished games
house-mine-against = with { $names }
house-mine-alone = nobody else yet
house-mine-turn = { $names } to play
house-mine-seats = Waiting for everybody to sit down
house-mine-paused = Paused
house-mine-abandoned = Abandoned
house-mine-won = Won
house-mine-left = { $left } left
house-mine-review = Review
house-mine-more = All finished games ({ $count })
house-title-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
 }

## Being called
house-bell-on = Call me when it is my turn
house-bell-off = Do not call me any more
house-bell-is-on = This browser calls you when it is your turn.
house-bell-denied = This browser refuses the house’s notifications: allow them in its settings, then try again.
house-bell-failed = This browser could not subscribe: try again later.
house-webhook = Tell a chat room (webhook)
house-webhook-about = The house writes there whose turn it is while they are away. The address begins with https:// and stays between you and the house.
house-webhook-save = Save
house-webhook-stop = Remove
house-webhook-kept = The house will write there.
house-bad-address = This address will not do: it must be a public one that begins with https://.
house-too-often = That is too often: wait a moment.
house-log-full = Too much has changed at this table already: only the game goes on here.
house-review-share = Your games to be reviewed are waiting already: wait until one of them is done.
## Who you are
house-me = You
house-me-title = Who you are
house-me-page = Your page
house-me-nobody = The house does not know you yet. A name is enough to play; no account, no e-mail.
house-me-name = What you are called
house-me-name-stays = At tables where you sit already you keep the name you sat down with; you can change your mind there.
house-me-saved = Noted.
house-me-language = Your language
house-me-language-french = Français
house-me-language-english = English
house-me-often = Too many requests at once: wait a minute.
house-not-kept = This could not be written to disk: nothing has changed.
house-called-here = At this table you are { $name }.
house-call-me-here = Be called { $name } here too

## Another device
house-along = Take your place along
house-along-about = A link, good for ten minutes and for one use, makes another device yours: the same name, the same tables.
house-along-make = Make a link
house-along-again = Make another link
house-along-warning = Whoever opens this link is you. Send it to nobody.
house-along-scan = Point the other device’s camera at this code, or open the link there:
house-along-link = Link to the other device
house-along-code = Code to scan with the other device
house-along-left = { $minutes } min { $seconds } s left.
house-along-over = This link is no longer good.
house-along-local = You are at the address { $host }, which exists on this device only: first open the house at an address that the other one knows.
house-along-title = Another device
house-along-question = Be { $name } here too?
house-along-explained = This device will have { $name }’s name and tables. After that the link is used up.
house-along-instead = You are { $name } here: this device no longer will be. Those tables stay with whoever can still be { $name }, on another device or by a passkey.
house-along-already = You are { $name } here already: the link can be used elsewhere.
house-along-yes = Yes, be { $name } here
house-along-no = No, stay as I am
house-along-forged = This link is not the house’s, or a piece of it is missing: copy all of it.
house-along-late = This link is no longer good: it was for ten minutes only. Make another one.
house-along-used = This link has been used: it works once only. Make another one.

## Passkeys
house-passkeys = Keep your name
house-passkeys-about = A passkey, kept by your device, lets another browser know you, even when this one forgets you. You can play perfectly well without.
house-passkey-make = Create a passkey
house-passkey-enter = Come in with a passkey
house-passkey-enter-about = You have a passkey already? It gives you back your name and your tables.
house-passkey-made = Created on { $date }
house-passkey-served = used on { $date }
house-passkey-never = not used yet
house-passkey-remove = Remove this passkey
house-passkey-remove-note = The house forgets it; delete it in your device’s settings too.
house-passkey-kept = Your name is kept: this passkey will let you be known.
house-passkey-without = This browser knows no passkeys, or not at this address: it takes https, or localhost.
house-passkey-address = A passkey belongs to a name such as house.example or localhost: there is none for an address made of numbers.
house-passkey-stopped = Nothing was done: no passkey was given.
house-passkey-twice = This device has a passkey for you already.
house-passkey-many = { $most } passkeys are enough: remove one first.
house-passkey-forged = This request is not the house’s: start again.
house-passkey-late = That took too long: start again.
house-passkey-used = This request has been used: start again.
house-passkey-bad = The passkey could not be verified: start again.
house-passkey-unknown = The house does not know this passkey, or no longer does.

## To be forgotten
house-forget-me = Be forgotten here
house-forget-me-about = This device forgets your name and your tables. What stays with the house: your seats at tables, what you wrote there, and your passkeys.
house-forget-me-last = You have no passkey: without another device that knows you, you can’t come back to your seats.
house-forget-me-do = Forget this device
house-forget-me-sure = Yes, forget
house-forgotten = Done: nobody knows your name here any more.

## Talk
house-chat = Talk
house-chat-unread = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
 }
house-chat-none = Nothing yet. Say hello!
house-chat-write = Your message
house-chat-send = Send
house-chat-phrases = Ready phrases
house-chat-players = Those who play read you, and those who look on as well.
house-chat-watchers = Those who look on read you; those who play, only after the game.
house-chat-everyone = Everybody here reads you.
house-chat-beside = looking on
house-chat-you = you
house-chat-name = To write, say your name first.
house-chat-name-do = Take this name
house-chat-about = About { $name }
house-chat-mute = Stop reading { $name }
house-chat-unmute = Read { $name } again
house-chat-silence = Silence { $name } at this table
house-chat-unsilence = Let { $name } speak again
house-chat-muted-list = You no longer read:
house-chat-silenced-list = Silenced by the host:
house-chat-empty = There is nothing to send.
house-chat-long = A message has { $most } characters at most.
house-chat-often = Gently: wait a few seconds before the next message.
house-chat-full = Ten thousand things have been said at this table: that is enough.
house-chat-silenced = The host of this table has silenced you: you can read, not write.
house-chat-host = Only the host of the table can silence somebody.
house-chat-self = One does not do that to oneself.
house-chat-nobody = This person is not at this table and has said nothing here.
house-phrase-hello = Hello!
house-phrase-luck = Good luck!
house-phrase-played = Well played!
house-phrase-thanks = Thanks!
house-phrase-ouch = Ouch…
house-phrase-moment = One moment, I’m thinking.
house-phrase-turn = Your turn!
house-phrase-back = I’ll be right back.
house-phrase-again = Another one?
house-phrase-game = Good game!
house-phrase-bye = See you soon!
## The past of a table
house-replay = Move by move
house-replay-here = Move by move from here
house-replay-back = To the table
house-replay-moves = See the moves again
house-replay-title = { $title }: the game so far
house-replay-log = What had happened
house-replay-walk = From move to move
house-replay-first = To the beginning
house-replay-previous = Previous move
house-replay-play = Play
house-replay-pause = Pause
house-replay-next = Next move
house-replay-last = To the last move
house-replay-silent = { $name } decided in secret.
house-replay-turn = Your turn: to the table
house-replay-news = { $moves ->
    [one] One new move
   *[other] { $moves } new moves
 }
house-review-short = Review
house-eyes = Seen by
house-eyes-all = everything face up
house-eyes-spectator = a spectator
house-eyes-later = Through this seat you can look once the game is over.
house-no-position = There is no move { $move } in this game: it has { NUMBER($moves) } so far.
house-look-often = You look at too many moves at once: wait a moment.

## Branches
house-branch = Go on from here
house-branch-title = Another way after move { $move }
house-branch-about = A new table opens at this position, against bots. Chance will be drawn anew.
house-branch-seat = Your seat
house-branch-level = In place of { $name }
house-branch-early = The game is not over: one can go on from one of its moves after the last one.
house-branch-move = One can go on from a move between 0 and { NUMBER($moves) }: after the last one nothing is left to play.
house-branch-levels = There are { NUMBER($seats) } other seats: name one bot for each, or fewer.
house-branch-people = This variant of { $title } is for people alone: bots can’t go on with it.
house-origin-branch = { $move ->
    [0] This game begins like another.
    [one] The first move of this game was played at another table.
   *[other] The first { $move } moves of this game were played at another table.
 }
house-origin-there = See it there
house-origin-upload = This game comes from a record that somebody brought: the house has checked its moves, not who played them.

## Records
house-small-print = Record and dice
house-records = Bring a game record
house-records-about = The record of a finished game, downloaded here or written by the terminal, can be seen again: move by move, reviewed, or gone on with from any move. Only those who have the link will find it.
house-records-drop = Choose a file, or drop it here (at most 1 MB).
house-records-bring = See the game again
house-records-wait = The house plays the game again…
house-record-large = This file is larger than 1 MB: it is no record of a game.
house-record-long = This record is longer than any game: the house does not play it again.
house-record-unfinished = This game is not over: the house shows records of finished games. In the terminal you can go on with it.

## The proof of the dice
house-promise = Dice promised under the hash
house-dice = Check the dice
house-dice-title = The dice, proved
house-dice-wait = One moment: every outcome is drawn again…
house-dice-early = The game is not over: until then its seed must stay secret, or the dice to come could be known.
house-dice-promised = The promise
house-dice-promise = All that chance did in this game follows from a secret seed. When the game began, the house published this hash of it: the seed could not be changed any more without being noticed.
house-dice-promise-file = All that chance did in this game follows from a seed. The record names this hash of it. Whether it was published before the game, only those who played can tell.
house-dice-hash = Hash
house-dice-witness = Your browser saw the same hash while the game was played.
house-dice-witness-other = While the game was played, your browser saw another hash. The promise was not kept.
house-dice-kept = The seed
house-dice-opened = The game is over, and the seed is open.
house-dice-salted = It comes with a salt, so that nobody could guess it by trying.
house-dice-seed = Seed
house-dice-salt = Salt
house-dice-no-salt = none
house-dice-same = Your own browser has worked it out: the SHA-256 of “seed/salt” is the hash that was promised.
house-dice-other = Your own browser has worked it out: the SHA-256 of “seed/salt” is not the hash that was promised.
house-dice-closed = Your browser works out hashes only on secure pages (https): check it with the command below.
house-dice-rolls = The outcomes
house-dice-fair = { $rolls ->
    [0] Chance had nothing to say in this game.
    [one] Chance spoke once, and said what the seed gives.
   *[other] Chance spoke { $rolls } times, and always said what the seed gives.
 }
house-dice-strange = { $rolls ->
    [one] One outcome is not what the seed gives: the dice are not proved.
   *[other] { $rolls } outcomes are not what the seed gives: the dice are not proved.
 }
house-dice-taken = { $moves ->
    [0] The setup comes from another game, and is that game’s to prove.
    [one] The setup and the first move come from another game, and are that game’s to prove.
   *[other] The setup and the first { $moves } moves come from another game, and are that game’s to prove.
 }
house-dice-each = Each outcome, move by move
house-dice-setup = Setup
house-dice-undone = Move { $n }, taken back
house-dice-seeded = the seed gives: { $words }
house-dice-yes = proved
house-dice-no = not proved
house-dice-yourself = Without the house
house-dice-command = Download the record and check all of it on your own machine:
## The house: what keeps it safe
house-be-back = The house closes for a moment and will be right back: nothing is lost.
house-resting = The house is closing for a moment: nothing was played.
house-full = The house is full: try again a little later.
house-full-guest = You have { $most } tables open already: finish one of them first.
house-full-windows = Too many windows are open from here already: close one and try again.
house-full-table = Too many people are watching this table already.
## Lessons
house-learn = Learn
house-lesson-of = Lesson: { $title }
house-lesson-step = Step { $n } of { $steps }
house-lesson-back = Back
house-lesson-next = Next
house-lesson-show = Show me
house-lesson-play = { $others ->
    [one] Play against an apprentice
   *[other] Play against { $others } apprentices
 }
house-lesson-first = First game?
house-lesson-offer = { $steps ->
    [one] One step to learn by playing
   *[other] { $steps } steps to learn by playing
 }
house-level-sun = Sun
house-level-moon = Moon
house-level-leaf = Oak leaf
house-level-spiral = Spiral
house-level-wave = Wave
house-level-triskele = Triskele
house-search-rules = Search the rules
house-search-hits = { $hits ->
    [0] nothing found
    [one] one passage
   *[other] { $at } of { $hits }
 }
house-search-hint = Enter: next passage

## For authors: the bench
house-dev = Bench
house-dev-eyes = Seen by
house-dev-spectator = a spectator
house-dev-truth = nobody: the truth
house-dev-move = Move { $move } of { $moves }
house-dev-back = Go on from here
house-dev-still = Bots wait, and you play for them
house-dev-chance = What chance would say to
house-dev-no-chance = This asks nothing of chance.
house-dev-draw = The next word of chance
house-dev-forced = To come: { $words }
house-dev-unforce = leave it to the seed
house-dev-view = View
house-dev-changed = changed with the last move
house-dev-test = Copy as a failing test
house-dev-copied = Copied: paste it into a file and run pytest.
house-dev-held = The rules have changed: the rest of this game no longer follows them.
house-dev-fault = Your game has raised an error: nothing has changed. The panel below says which.
house-dev-faults = Your game has raised an error
house-dev-faults-hint = Mend it and save: the house follows, and the table goes on.
house-dev-trace = The whole traceback
house-dev-seen = Put aside
house-dev-on = Go on from here at a new table
## The house: around the table
house-results = Your games
house-results-none = No finished game yet: the first one will be counted here.
house-results-first = Choose a game
house-results-played = Played
house-results-won = Won
house-results-shared = Shared
house-results-people = against people
house-results-bots = against { $level }
house-results-last = The latest
house-results-curve = Everybody’s chances along the game
house-results-scores = The scores
house-preview-about = Board games at any hour: alone against an honest bot, or with friends by a link. No account, no advertising.
house-preview-table = A table is waiting for you at Nemeton.
house-preview-full = Everybody is seated.
house-preview-abandoned = Game abandoned
house-preview-title = board games at any hour
house-names = Moss, Fern, Lichen, Bramble, Hazel, Heather, Rowan, Blackbird, Fox, Alder, Broom, Ivy
house-lost-games = See the games
house-no-page-more = The link may be cut short, or the page has moved.
house-no-table-more = The link may be incomplete: ask whoever sent it for a new one. Or the table was removed.
house-no-spectators-more = Ask the host for a seat, or to let spectators in; or open a table of your own.
house-kicked-more = Other tables are waiting, and you can open your own.
house-full-more = There is no room for one more table; games that have begun go on.
## The house: what can't be done, and how things stand
house-why-over = The game is over.
house-why-later = That comes later: first choose something that glows.
house-why-nothing = There is nothing to do there just now; what glows can be chosen.

## By keyboard and by ear
house-asked = What is asked of you
house-board-keys = By keyboard: the arrows go from one thing to the next among those you can choose, Page Down goes through all of them; with Shift, among everything on the table. Enter chooses, Escape goes back, + and − bring the board nearer and farther.

## The game at a glance
house-glance = At a glance
house-back-to-game = Back to the game
## A variant that was chosen
house-option-chosen = { $option }: { $value }
