# Every key begins with the name of the game. Fluent: https://projectfluent.org

newgame-title = Newgame
newgame-blurb = Lay stones in three hollows; whoever lies heaviest in most of them wins.
newgame-option-hand = Hand
newgame-option-hand-two = two stones
newgame-option-hand-three = three stones

## What is told
newgame-laid = { $seat } lays { $value } in hollow { $hollow }.
newgame-drew = You draw { $value }.
newgame-drew-some = { $seat } draws a stone.
newgame-over = All stones are laid.

## What is asked
newgame-ask = Your turn: choose a stone, then a hollow.
newgame-wait = { $seat } is choosing a stone.
newgame-do-lay = Lay { $value } in { $hollow }

## What is refused
newgame-not-your-turn = It is not your turn.
newgame-no-such-stone = There is no { $value } in your hand.

## What lies on the table
newgame-hollow = Hollow { $hollow }
newgame-stone = Stone { $value } of { $seat }
newgame-bag = { $seat }: { $left ->
    [0] no more stones
    [one] one more stone
   *[other] { $left } more stones
  } to draw
newgame-in-hand = Stone { $value } in the hand of { $seat }
newgame-in-hand-down = A stone in the hand of { $seat }
