# What the terminal says, whatever the game.

terminal-sign-0 = Sun
terminal-sign-1 = Moon
terminal-sign-2 = Oak
terminal-sign-3 = Spiral
terminal-sign-4 = Wave
terminal-sign-5 = Triskele

## Around the table
terminal-welcome = { $title } by { $author }
terminal-option = { $name }: { $value }
terminal-options = Options – { $options }
terminal-seat = { $sign } { $seat }: { $who }
terminal-who = { $word ->
    [human] you
    [apprentice] apprentice bot
    [bard] bard bot
    [ovate] ovate bot
    [druid] druid bot
    [random] bot that plays at random
    [greedy] greedy bot
   *[other] { $word }
}
terminal-who-short = { $word ->
    [human] you
   *[other] { $word }
}
terminal-resumed = The game goes on after { $moves ->
    [0] its setup.
    [one] one move.
   *[other] { $moves } moves.
}
terminal-thinking = { $seat } is thinking…
terminal-curtain = { $sign } { $seat }, it is your turn. Everyone else, look away!
terminal-curtain-enter = Press Enter to see the table.

## At the prompt
terminal-keys = Number or words of the move. [?] help  [b] board  [u] undo  [q] quit
terminal-back = back
terminal-help =
    Enter the number of a choice, or the words of a move, such as “{ $example }”.
    Words always work, even while the list is still being narrowed down.
    0 goes back to the choice before, b shows the board again,
    u takes your last move back, q quits, ? shows this help.
terminal-number = Choose a number from 1 to { NUMBER($most) }, or enter “?” for help.
terminal-nothing-before = There is no choice to go back to.
terminal-undone = The move is taken back.

## At the end
terminal-scores = Scores: { $scores }
terminal-score = { $sign } { $seat } { NUMBER($score) }
terminal-left = The game stops here.
terminal-saved = The record is in { $path }.
terminal-continue = To go on with it, give this file to --record again.

## Replaying a record
terminal-record-head = { $title }, { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
}
terminal-setup = Setup: { $words }
terminal-taken-back = { $moves ->
    [one] One move was taken back during the game.
   *[other] { $moves } moves were taken back during the game.
}
terminal-taken-over = { $moves ->
    [0] The setup is that of another game: its dice are proved by that game’s record.
    [one] The setup and the first move are those of another game: their dice are proved by that game’s record.
   *[other] The setup and the first { $moves } moves are those of another game: their dice are proved by that game’s record.
}
terminal-unfinished = The game is not over.
terminal-verified = { $words ->
    [0] The seed is the one that was promised; chance had nothing to say in this game.
    [one] The outcome of chance comes from the seed that was promised when the game began.
   *[other] All { $words } outcomes of chance come from the seed that was promised when the game began.
}
terminal-not-verified = The dice are not proved: { $reason }

## Reviewing a game
terminal-turning = The turning points:
terminal-turning-none = No single move turned the game.
terminal-turned = { NUMBER($move) }. { $sentence } { $chances }
terminal-turned-seat = { $sign } { $before } → { $after }
terminal-instead = the druid would have played: { $choice } ({ $chance })
terminal-balance = { $sign } { $seat }: luck { $luck }, choices { $decisions }{ $asked ->
    [0] {""}
   *[other] , of one mind with the druid { $agreed } times out of { $asked }
}

## The screen
terminal-screen-keys = [u] undo [Esc] back [?] rules [l] français [n] day/night [q] quit
terminal-choices = Choices
terminal-log = Log
terminal-again = Play again
terminal-leave = Quit
terminal-no-rules = The rules page of { $title } is not written yet.
terminal-close = Esc to close
terminal-small = The window is too small; enlarge it, or play with --plain.

## Refusals
terminal-needs-terminal = The full screen needs a terminal; add --plain to play line by line.
terminal-language = The house does not speak “{ $language }”; it speaks: { $possible }.
terminal-seat-word = There is nobody called “{ $word }” here; a seat can be: { $possible }.
terminal-seat-count = You fill { $given } seats, but there are { $seats }.
terminal-seed = The seed must be text in UTF-8.
terminal-record-finished = The game in { $path } is over; choose another file name.
terminal-record-game = { $path } holds a game of { $theirs }, not of { $ours }; choose another file name.
terminal-record-setup = The game in { $path } has other seats, options or seed; leave them out, or choose another file.
terminal-file = { $path }: { $reason }
terminal-file-missing = There is no file { $path }.
terminal-file-folder = { $path } is a folder, not a record.
terminal-file-closed = The file { $path } can't be read: permission is denied.
terminal-file-unreadable = The file { $path } can't be read.
terminal-file-huge = The file { $path } is larger than { NUMBER($most) } MB: it is not a record.
terminal-file-not-text = The file { $path } is not text in UTF-8: it is not a record.
terminal-file-unwritable = The record can't be written to { $path }.
