# What the lab says, whatever the game.

lab-a-seat = a seat

## The arena
lab-head-bot = bot
lab-head-games = games
lab-head-won = won
lab-head-interval = 95 %
lab-head-fair = fair
lab-head-rating = rating
lab-head-score = score
lab-head-by-seat = by seat
lab-arena-unpaired = Every game is an observation of its own.
lab-arena-paired-same = { $deals ->
    [one] One deal, played in every rotation of the seats, is one observation;
   *[other] { $deals } deals, each played in every rotation of the seats: a deal is one observation;
} the intervals are as wide as if every game stood alone.
lab-arena-paired-narrower = { $deals ->
    [one] One deal, played in every rotation of the seats, is one observation;
   *[other] { $deals } deals, each played in every rotation of the seats: a deal is one observation;
} that makes the intervals { $part } narrower.
lab-arena-paired-wider = { $deals ->
    [one] One deal, played in every rotation of the seats, is one observation;
   *[other] { $deals } deals, each played in every rotation of the seats: a deal is one observation;
} that makes the intervals { $part } wider.
lab-arena-opening = { $moves ->
    [one] There is no chance in this game: the first move of each deal is drawn by lot,
   *[other] There is no chance in this game: the first { $moves } moves of each deal are drawn by lot,
} and each such opening is played in every rotation of the seats.
lab-arena-distinct-most = { $distinct } of the { $games } games are distinct; the others went the same way as one of them, move by move.
lab-arena-distinct-few = Warning: only { $distinct } of the { $games } games are distinct. The others went the same way, move by move, and tell nothing new: the intervals are narrower than what is known.
lab-arena-nobody = { $nobody ->
    [one] One game was won by nobody;
   *[other] { $nobody } games were won by nobody;
} what would be fair is a part of the others.
lab-arena-ratings = Ratings: 400 points more are ten victories to one; 0 is the mean of these bots.

## The balance report
lab-unwritable = The report can’t be written to “{ $file }”: { $reason }.
lab-seats-form = Seats are numbers separated by commas, such as 2,3; not “{ $seats }”.
lab-written = { $games ->
    [one] One game
   *[other] { $games } games
}; the report is in { $file }.
lab-title = { $game }: the balance
lab-sampled = { $games ->
    [one] One game
   *[other] { $games } games
} between bots ({ $bots }) at { $tables ->
    [one] one table
   *[other] { $tables } tables
}; rules { $rules }; seed “{ $seed }”.
lab-figures = The figures
lab-short = In short
lab-short-seat = With { $seats } seats, seat { $seat } wins { $won } ({ $interval }), where { $fair } would be fair; a game has { $actions } actions (median), with { $choices } legal ones to choose from on average.
lab-short-fair = With { $seats } seats, no seat is surely ahead: the furthest from fair, seat { $seat }, wins { $won } ({ $interval }; fair: { $fair }); a game has { $actions } actions (median), with { $choices } legal ones to choose from on average.
lab-seats = Which seat wins
lab-seats-about = The stroke marks the fair share. A full dot lies further from it than chance explains (95 %); an open one does not.
lab-dots-about = Win rates with their 95 % intervals; the stroke marks the fair share.
lab-by-seat = { $seats } seats, by seat
lab-by-order = { $seats } seats, by order of play
lab-at-seats = { $seats } seats
lab-seat = seat { $n }
lab-place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $n }th
}
lab-lengths = How long games are
lab-lengths-about = Actions of one seat in a row count as one turn.
lab-lengths-plot = Games by their number of actions; the stroke marks the median, { $median }. { $games ->
    [one] One game
   *[other] { $games } games
}.
lab-actions = actions
lab-turns = turns
lab-ends = How games end
lab-reasons = The result
lab-reasons-about = Part of the games; the sentence is an example.
lab-closings = Told only with the last action
lab-closings-about = Part of the games in which it was told; the sentence is an example.
lab-shared = victory shared
lab-nobody = nobody wins
lab-doing = What is done
lab-doing-about = Seats with the usual options, at all numbers of seats together. Whoever does something and wins has not always won because of it.
lab-often = How often
lab-often-about = Times in a game, by the first word of the action.
lab-won-when-used = Won by those who did it
lab-words = What is named
lab-words-about = Cards, places and numbers, by the word of the action that names them; the word in question is set off. The most used are plotted.
lab-and-more = … and { $n } more, used less.
lab-choices = How much there is to choose
lab-choices-about = Legal actions each time that somebody acts; “forced” is the part of actions that were the only legal one.
lab-branching = In the course of a game
lab-branching-about = Legal actions on average, in each tenth of the game.
lab-start = start
lab-end = end
lab-options = Options compared
lab-options-about = One option is changed at a time, the others are as usual; the deals are the same.
lab-method = How this was found
lab-method-bots = Bots see what their seat may see, and nothing else. They move on by one seat from game to game, so that no seat always has the same one. Figures say how these bots play; stronger ones may use other ways.
lab-method-intervals = Intervals are Wilson’s, at 95 %: about one in twenty misses the truth by chance, so look twice at a single full dot among many. Where several seats of one game count, the game is one observation.
lab-method-causes = A win rate of those who used something tells what goes together, not what causes what: whoever is ahead has other actions to choose from.
lab-tables = Tables
lab-again = To get the same page again:
lab-pair = { $name }: { $value }
lab-head-seats = seats
lab-head-unit = in
lab-head-least = least
lab-head-quarter = a quarter below
lab-head-median = median
lab-head-three-quarters = a quarter above
lab-head-most = most
lab-head-mean = mean
lab-head-forced = forced
lab-head-of-games = of games
lab-head-word = word
lab-head-example = for example
lab-head-per-game = per game
lab-head-taken = chosen when possible
lab-head-users = seats that used it
lab-head-won-used = won by them
lab-head-value = value
lab-head-actions = actions (median)
lab-head-turns = turns (median)
lab-head-mean-choices = choices (mean)
lab-head-shared = shared
lab-head-reasons = results
lab-head-options = options
