# Stonehenge, in our own words.

stonehenge-title = Stonehenge
stonehenge-blurb = Two druids, fifteen lines of force. Place nine pawns well and be the first to raise eight megaliths.
stonehenge-option-pawns = Pawns
stonehenge-option-pawns-open = face up
stonehenge-option-pawns-hidden = face down
stonehenge-option-claims = Claiming lines
stonehenge-option-claims-automatic = done for you
stonehenge-option-claims-called = to be called

## The log
stonehenge-placed = { $seat } places { $value } on { $space }.
stonehenge-placed-down = { $seat } places a pawn face down on { $space }.
stonehenge-turned = The pawn on { $space } is turned up: { $seat } had placed a { $value }.
stonehenge-claimed = { $seat } raises a megalith on line { $line }.
stonehenge-ended = { $seat } ends the turn.
stonehenge-won = { $seat } has raised eight megaliths and is the Master Druid.

## What is asked
stonehenge-ask-place = Your turn: choose a pawn, then an empty space.
stonehenge-ask-place-or-claim = Your turn: claim a line that is yours, or place a pawn.
stonehenge-ask-end = Claim a line that is yours, or end your turn.
stonehenge-ask-end-only = No line to claim: end your turn.
stonehenge-ask-claim = The board is full: claim the lines that are yours.
stonehenge-wait = { $seat } is thinking.
stonehenge-over = The game is over: { $seat } is the Master Druid.
stonehenge-do-place = Place { $value } on { $space }
stonehenge-do-claim = Claim line { $line }
stonehenge-do-end = End the turn

## What lies on the table
stonehenge-space = Space { $space }
stonehenge-site = Megalith site of line { $line }
stonehenge-megalith = { $seat }: megalith on line { $line }
stonehenge-pawn = { $seat }: { $value } on { $space }
stonehenge-pawn-down = { $seat }: face-down pawn on { $space }
stonehenge-in-hand = { $seat }: { $value } in hand
stonehenge-in-hand-down = { $seat }: hidden pawn in hand
stonehenge-hand = { $seat }: hand
stonehenge-supply = { $seat } still has { $left ->
    [one] { $left } megalith
   *[other] { $left } megaliths
} to raise
stonehenge-line-open = Line { $line }: { $one } { $first }, { $other } { $second }, spaces left: { $room }
stonehenge-line-held = Line { $line }: { $one } { $first }, { $other } { $second }, held by { $seat }

## Why not
stonehenge-not-your-turn = It is for { $seat } to play.
stonehenge-no-such-pawn = There is no pawn “{ $value }”: pawns go from 1 to 6.
stonehenge-no-such-space = There is no space “{ $space }”: spaces go from A to R.
stonehenge-no-such-line = There is no line “{ $line }”.
stonehenge-placed-already = You have placed your pawn for this turn.
stonehenge-space-taken = There is a pawn on { $space } already.
stonehenge-pawn-gone = You have no { $value } left.
stonehenge-claims-automatic = In this game the house claims lines for you.
stonehenge-line-claimed = Line { $line } is held by { $seat } already.
stonehenge-line-not-proven = What lies face up does not prove yet that line { $line } is yours.
stonehenge-line-not-yours = You do not dominate line { $line }.
stonehenge-end-before-placing = Place a pawn before you end your turn.
stonehenge-end-while-due = The board is full: claim every line that is yours before you end your turn.

## What it takes to win
stonehenge-goal = To win: { $left ->
    [one] one more megalith
   *[other] { $left } more megaliths
}; { $other }: { $theirs } more.
