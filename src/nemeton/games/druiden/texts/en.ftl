# Die Druiden, in our own words.

druiden-title = Die Druiden
druiden-blurb = Three circles of stones around a tree. Call ghosts, gather plants, learn spells; when five pawns are in the centre comes the vote: sun or moon? Only the winning cult pays.

## The cards
druiden-card = { $card ->
    [st_johns_wort] St John’s wort
    [wild_rosemary] wild rosemary
    [rue] rue
    [henbane] henbane
    [fly_agaric] fly agaric
    [vervain] vervain
    [mistletoe] mistletoe
    [belladonna] belladonna
    [cauldron] golden cauldron
    [harp] enchanted harp
    [lug] spell of Lug
    [teutates] spell of Teutates
    [tablet] magic tablet
    [wand] magic wand
    [portrait_sun] portrait of the sun
    [portrait_moon] portrait of the moon
    [leap_sun] leap of the sun
    [leap_moon] leap of the moon
    [ban_sun] ban of the sun
    [ban_moon] ban of the moon
    [ward] magic ward
    [sickle] golden sickle
   *[belt] magic belt
}
druiden-the-card = { $card ->
    [st_johns_wort] the St John’s wort
    [wild_rosemary] the wild rosemary
    [rue] the rue
    [henbane] the henbane
    [fly_agaric] the fly agaric
    [vervain] the vervain
    [mistletoe] the mistletoe
    [belladonna] the belladonna
    [cauldron] the golden cauldron
    [harp] the enchanted harp
    [lug] the spell of Lug
    [teutates] the spell of Teutates
    [tablet] the magic tablet
    [wand] the magic wand
    [portrait_sun] the portrait of the sun
    [portrait_moon] the portrait of the moon
    [leap_sun] the leap of the sun
    [leap_moon] the leap of the moon
    [ban_sun] the ban of the sun
    [ban_moon] the ban of the moon
    [ward] the magic ward
    [sickle] the golden sickle
   *[belt] the magic belt
}
druiden-a-card = { $card ->
    [st_johns_wort] St John’s wort
    [wild_rosemary] wild rosemary
    [rue] rue
    [henbane] henbane
    [fly_agaric] a fly agaric
    [vervain] vervain
    [mistletoe] mistletoe
    [belladonna] belladonna
    [cauldron] a golden cauldron
    [harp] an enchanted harp
    [lug] a spell of Lug
    [teutates] a spell of Teutates
    [tablet] a magic tablet
    [wand] a magic wand
    [portrait_sun] a portrait of the sun
    [portrait_moon] a portrait of the moon
    [leap_sun] a leap of the sun
    [leap_moon] a leap of the moon
    [ban_sun] a ban of the sun
    [ban_moon] a ban of the moon
    [ward] a magic ward
    [sickle] a golden sickle
   *[belt] a magic belt
}
druiden-card-does = { $card ->
    [st_johns_wort] Sun plant, 5 points if the sun wins.
    [wild_rosemary] Sun plant, 10 points if the sun wins.
    [rue] Sun plant, 15 points if the sun wins.
    [henbane] Moon plant, 5 points if the moon wins.
    [fly_agaric] Moon plant, 10 points if the moon wins.
    [vervain] Moon plant, 15 points if the moon wins.
    [mistletoe] Nothing alone; with the three plants of the winning cult, the potion: 30 points more. The potion is also worth a vote.
    [belladonna] Poison: 20 points less, whichever cult wins.
    [cauldron] At the score, if the sun wins: 20 points more for two sun plants that are the same.
    [harp] At the score, if the moon wins: 20 points more for two moon plants that are the same.
    [lug] At the vote: doubles the vote of one of your sun ghosts.
    [teutates] At the vote: doubles the vote of one of your moon ghosts.
    [tablet] Stands for a sun plant, in the potion and in the pair; worth 0.
    [wand] Stands for a moon plant, in the potion and in the pair; worth 0.
    [portrait_sun] At the vote: one more vote for the sun.
    [portrait_moon] At the vote: one more vote for the moon.
    [leap_sun] As an answer: your sun ghost, the dwarf king or Morrigan, whom another wants to banish, take or move, leaps to the stone of your choice.
    [leap_moon] As an answer: your moon ghost, the dwarf king or Morrigan, whom another wants to banish, take or move, leaps to the stone of your choice.
    [ban_sun] As an answer: whoever wants to banish, take or move your sun ghost, the dwarf king or Morrigan takes the move back and ends the turn.
    [ban_moon] As an answer: whoever wants to banish, take or move your moon ghost, the dwarf king or Morrigan takes the move back and ends the turn.
    [ward] As an answer: Morrigan steals nothing from you and does not change hands.
    [sickle] Before the roll: demand a plant from another seat; if it has one, you get it.
   *[belt] As an answer: the magic of another’s two rings does not happen, and that turn is over.
}

## The ghosts
druiden-ghost = { $ghost ->
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] dwarf king
   *[morrigan] Morrigan
}
druiden-the-ghost = { $ghost ->
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] the dwarf king
   *[morrigan] Morrigan
}
druiden-of-ghost = { $ghost ->
    [belenos] of Belenos
    [grannus] of Grannus
    [sulis] of Sulis
    [arianrhod] of Arianrhod
    [cernunnos] of Cernunnos
    [sirona] of Sirona
    [dwarf_king] of the dwarf king
   *[morrigan] of Morrigan
}
druiden-ghost-does = { $ghost ->
    [belenos] Sun ghost: in the centre, one vote for the sun; if the sun wins, 20 points in the centre, 10 on the stones.
    [grannus] Sun ghost: in the centre, one vote for the sun; if the sun wins, 20 points in the centre, 10 on the stones.
    [sulis] Sun ghost: in the centre, one vote for the sun; if the sun wins, 20 points in the centre, 10 on the stones.
    [arianrhod] Moon ghost: in the centre, one vote for the moon; if the moon wins, 20 points in the centre, 10 on the stones.
    [cernunnos] Moon ghost: in the centre, one vote for the moon; if the moon wins, 20 points in the centre, 10 on the stones.
    [sirona] Moon ghost: in the centre, one vote for the moon; if the moon wins, 20 points in the centre, 10 on the stones.
    [dwarf_king] Two cards on an ear; in the centre, one vote for the cult of your choice; no points.
   *[morrigan] Steals one card or two from the druid she joins, then passes to its seat; 20 points less for whoever controls her at the end. Never enters the centre.
}

## The cults
druiden-the-cult = { $cult ->
    [sun] the sun
   *[moon] the moon
}

## The pawns
druiden-pawn = { $pawn ->
    [druid] druid
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] dwarf king
   *[morrigan] Morrigan
}
druiden-the-pawn = { $pawn ->
    [druid] the druid
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] the dwarf king
   *[morrigan] Morrigan
}
druiden-own-pawn = { $pawn ->
    [druid] their druid
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] the dwarf king
   *[morrigan] Morrigan
}
druiden-where = { $at ->
    [waiting] waiting on the tree
    [stand] on its stand
    [centre] in the centre
   *[other] on { $at }
}

## The stones
druiden-symbol = { $symbol ->
    [pentacle] pentacle
    [spiral] spiral
    [ear] ear
   *[plain] plain stone
}
druiden-symbol-does = { $symbol ->
    [pentacle] Druids enter the game here; a pawn that arrives later goes to the centre for good.
    [spiral] A pawn that arrives here invokes a ghost or banishes one.
    [ear] A pawn that arrives here draws a card; the dwarf king, two.
   *[plain] There is nothing here.
}

## The dice
druiden-face = { $face ->
    [straight] straight line
    [bend] one bend
    [double] two bends
    [ring] ring
   *[other] { $face }
}
druiden-face-does = { $face ->
    [straight] Straight ahead, one stone or several.
    [bend] Exactly one bend, at least one stone before and after.
    [double] Exactly two bends, at least one stone in each of the three parts.
    [ring] Moves nobody; two rings give a magic.
   *[other] Exactly that many stones, turning where you like.
}

## The score sheet
druiden-points = { $part ->
    [druid] druid in the centre
    [ghosts] ghosts
    [plants] plants
    [potion] potion
    [pair] pair
    [morrigan] Morrigan
    [belladonna] belladonna
   *[total] total
}

## The log
druiden-begins = { $seat } begins.
druiden-entered = { $seat } brings their druid in on { $stone }.
druiden-rolled = { $seat } rolls { $one } and { $other }.
druiden-no-pawn = { $seat } has no pawn to move on the stones.
druiden-die-lost = { $seat } can’t move any pawn (die: { druiden-face }): the die is lost.
druiden-moved = { $seat } moves { druiden-own-pawn } from { $start } to { $stone } (die: { druiden-face }).
druiden-entered-centre = { $seat } brings { druiden-own-pawn } into the centre.
druiden-drawn = { $seat } draws { druiden-a-card }.
druiden-drawn-down = { $seat } draws a card.
druiden-passed = { $giver } hands { druiden-a-card } to { $taker }.
druiden-passed-down = { $giver } hands a card to { $taker }.
druiden-sickle-reaps = Golden sickle: { $seat } demands { druiden-a-card } from { $other }, who gives it.
druiden-sickle-in-vain = Golden sickle: { $seat } demands { druiden-a-card } from { $other }, in vain.
druiden-invoked = { $seat } invokes { druiden-the-ghost } on { $stone }.
druiden-banished = { $seat } banishes { druiden-the-ghost } to its stand.
druiden-morrigan-taken = Morrigan now obeys { $seat }.
druiden-nothing-done = { $seat } does nothing here.
druiden-exchanging = { $seat } exchanges with { $other }: { druiden-count-cards }.
druiden-stealing = Morrigan comes to steal from { $other }, for { $seat }: { druiden-count-cards }.
druiden-no-magic = Two rings: { $seat } does without the magic.
druiden-magic-draw = Two rings: { $seat } draws by magic.
druiden-magic-moved = Two rings: { $seat } moves { druiden-the-ghost } to { $stone }.
druiden-asked-banish = { $seat } wants to banish { druiden-the-ghost } to its stand.
druiden-asked-take = { $seat } wants to take Morrigan, on { $stone }.
druiden-asked-magic-ghost = { $seat } wants to move { druiden-the-ghost } to { $stone }, by magic.
druiden-asked-magic-draw = { $seat } wants to draw two cards, by magic.
druiden-asked-steal = { $seat } waits to see whether the theft will happen.
druiden-answered-so = { $seat } answers, under seal: { $answer ->
    [ward] the magic ward
    [belt] the magic belt
    [leap] a leap to { $stone }
    [ban] the ban
   *[let] let it happen
}.
druiden-all-let = Everybody lets it happen.
druiden-card-played = { $seat } plays { druiden-the-card }.
druiden-leapt = A leap: { druiden-the-ghost } is now on { $stone }.
druiden-went-back = { $seat } takes { druiden-own-pawn } back to { $stone }.
druiden-vote-begins = The vote begins, with { $seat }; all hands are laid open.
druiden-hand-shown = { $seat } shows the hand: { $cards }.
druiden-hand-empty = { $seat } shows an empty hand.
druiden-and = { $before }, { $part }
druiden-voted = { $seat }, with { druiden-item }: { druiden-votes-for }.
druiden-voted-double = { $seat }, with { druiden-item }, doubles the vote { druiden-of-ghost }: { druiden-votes-for }.
druiden-voted-none = { $seat } does not vote with { druiden-item }.
druiden-ballot-closed = The count: { $sun } for the sun, { $moon } for the moon.
druiden-second-ballot = A tie! A second ballot: one vote for each pawn in the centre, and nobody abstains.
druiden-cult-won = { $cult ->
    [sun] The sun wins.
   *[moon] The moon wins.
}
druiden-won = { $cult ->
    [sun] The sun has won
   *[moon] The moon has won
}: { $seat } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
druiden-shared = { $cult ->
    [sun] The sun has won
   *[moon] The moon has won
}; equal scores ({ $score }) share the victory.
druiden-count-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
druiden-votes-for = { $votes ->
    [one] one vote for { druiden-the-cult }
   *[other] { $votes } votes for { druiden-the-cult }
}
druiden-item = { $item ->
    [druid] their druid
    [dwarf_king] the dwarf king
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [lug] the spell of Lug
    [teutates] the spell of Teutates
    [portrait_sun] the portrait of the sun
    [portrait_moon] the portrait of the moon
    [potion_sun] the potion of the sun
    [potion_moon] the potion of the moon
   *[cult] the last word
}

## The vote, step by step
druiden-ceremony = The vote and the count
druiden-chosen = Equal again: { $seat } chooses { druiden-the-cult }.
druiden-line = On the sheet, { druiden-points }: { $each }.
druiden-points-of = { $seat } ({ $points })

## What is asked
druiden-ask-enter = Your turn: your druid comes down from the tree. Onto which pentacle?
druiden-ask-roll = Your turn: roll the dice.
druiden-ask-roll-sickle = Your turn: roll the dice; or a golden sickle first: the card, then a hand.
druiden-ask-move = Your turn: choose a die, a pawn, then a stone.
druiden-ask-move-one = Your move, { $face ->
    [straight] straight ahead
    [bend] turning once on the way
    [double] turning twice on the way
   *[other] { $count ->
        [one] one stone far
       *[other] { $count } stones far
    }
}: choose a pawn, then a stone.
druiden-ask-arrive = Here you are on { $stone }. What do you do?
druiden-ask-spiral = A spiral: invoke a ghost from its stand, or banish one from the stones.
druiden-ask-steal = Morrigan has joined a druid: how many cards does she steal?
druiden-ask-give = To give back to { $seat }: { druiden-count-cards }. Choose from your hand.
druiden-ask-magic = Two rings, one magic: the stock, or a ghost and then a stone.
druiden-ask-answer = { $what } What do you answer?
druiden-ask-vote = { $item ->
    [druid] Your druid has three votes: for whom?
    [dwarf_king] The dwarf king has one vote: for whom?
    [lug] The spell of Lug can double a sun ghost: which one?
    [teutates] The spell of Teutates can double a moon ghost: which one?
   *[other] Do you vote with { druiden-item }?
}
druiden-ask-revote = { $item ->
    [druid] Second ballot: for whom does your druid vote?
   *[dwarf_king] Second ballot: for whom does the dwarf king vote?
}
druiden-ask-choose = Equal again: the cult is yours to choose.
druiden-wait = { $seat } is thinking.
druiden-wait-vote = { $seat } is voting.
druiden-wait-answer = { $what } Answers are awaited.
druiden-over = The game is over.
druiden-do-enter = Enter on { $stone }
druiden-do-roll = Roll the dice
druiden-do-sickle = Demand { druiden-a-card } from { $seat }
druiden-do-move = Move { druiden-the-pawn } to { $stone } (die: { druiden-face })
druiden-do-invoke = Invoke { druiden-the-ghost }
druiden-do-invoke-at = Invoke { druiden-the-ghost } on { $stone }
druiden-do-banish = Banish { druiden-the-ghost }
druiden-do-draw = Draw
druiden-do-exchange = Exchange { druiden-count-cards }
druiden-do-steal = Steal { druiden-count-cards }
druiden-do-nothing = Do nothing
druiden-do-give = Give { druiden-the-card } back
druiden-do-magic-draw = Draw two cards
druiden-do-magic-ghost = Move { druiden-the-ghost } to { $stone }
druiden-do-magic-ghost-in = Send { druiden-the-ghost } into the centre, through { $stone }
druiden-do-magic-none = No magic
druiden-do-leap = Leap to { $stone }
druiden-do-leap-in = Leap into the centre, through { $stone }
druiden-do-ward = Play the magic ward
druiden-do-ban = Play the ban
druiden-do-belt = Play the magic belt
druiden-do-let = Let it happen
druiden-do-vote = For { druiden-the-cult }
druiden-do-vote-double = Double the vote { druiden-of-ghost }
druiden-do-vote-none = Abstain

## What is on the table
druiden-board = Three circles of stones around the tree; one passes from circle to circle by the even stones
druiden-tree = The tree: druids wait there before they enter
druiden-stone = { $stone }: { druiden-symbol }. { druiden-symbol-does }
druiden-stand = Stand { druiden-of-ghost }
druiden-centre-place = Centre: place { $place } of { $places }
druiden-druid = { $seat }: druid, { druiden-where }
druiden-free-ghost = Nobody’s ghost: { $letters } – { druiden-ghost }, { druiden-where }. { druiden-ghost-does }
druiden-own-ghost = { $seat }: { $letters } – { druiden-ghost }, { druiden-where }
druiden-die = Die: { druiden-face }. { druiden-face-does }
druiden-die-spent = Die: { druiden-face }, of no more use
druiden-die-blank = Die, not rolled yet
druiden-no-hand = { $seat }: no card in hand
druiden-hand = { $seat }: hand
druiden-hand-cards = { $seat }: in hand, { druiden-cards-in-words }
druiden-hand-open = { $seat }: in hand, { $cards }
druiden-hand-card = In hand: { druiden-card }. { druiden-card-does }
druiden-hand-card-down = { $seat }: card in hand, secret
druiden-stock = Stock: { druiden-cards-in-words }
druiden-discards = Discards: { druiden-cards-in-words }
druiden-discards-open = Discards: { $cards }
druiden-cards-in-words = { $cards ->
    [0] nothing
    [one] 1 card
   *[other] { $cards } cards
}
druiden-votes = At the vote: { druiden-votes-for }
druiden-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
druiden-score-of = { $seat }: { druiden-score }
druiden-score-sheet = { $seat }: score { $score } ({ $lines })
druiden-score-line = { druiden-points } { $points }

## Why not
druiden-not-your-turn = It is { $seat }’s turn.
druiden-not-your-vote = It is { $seat }’s vote.
druiden-not-your-choice = The cult is { $seat }’s to choose.
druiden-no-such-stone = There is no stone “{ $stone }”: they go from a1 to a12, b1 to b12, c1 to c12.
druiden-no-such-ghost = There is no pawn or ghost “{ $ghost }”.
druiden-no-such-face = No die shows “{ $face }”.
druiden-no-such-card = There is no card “{ $card }”.
druiden-no-such-plant = A sickle demands one of the eight plants only, not “{ $plant }”.
druiden-sickle-whom = A sickle turns to another seat; “{ $seat }” is none.
druiden-sickle-too-late = Sickles are played before the roll.
druiden-no-sickle = You hold no golden sickle.
druiden-nobody-waits = Your druid has come down from the tree already.
druiden-not-a-pentacle = One enters on a pentacle, and { $stone } is none.
druiden-stone-full = There is no room on { $stone }: at most two pawns on a stone.
druiden-ring-moves-nothing = A ring moves nobody.
druiden-face-not-left = You have no die left with that face: { $face }.
druiden-pawn-not-yours = That pawn is not yours, or not on the stones: { $pawn }.
druiden-pawn-moved-already = That pawn has moved already: { $pawn }. The second die is for another.
druiden-pawn-too-new = That pawn is yours only since the roll: { $pawn }. It moves on your next turn.
druiden-ends-where-it-began = A pawn can’t end where it began.
druiden-morrigan-and-pentacles = Morrigan never ends on a pentacle.
druiden-die-moves-nobody = None of your pawns can move with that die ({ $face }).
druiden-druid-in-the-way = A druid blocks the path from { $start } to { $stone }: nobody passes one.
druiden-no-way = No path { $face ->
    [straight] straight ahead
    [bend] with a single bend
    [double] with exactly two bends
   *[other] of length { $face }
} leads from { $start } to { $stone }.{ $across ->
    [yes] {" "}One changes circles at the even stones only.
   *[no] {""}
}
druiden-theft-alone = Morrigan has come to steal: the stone offers her nothing else.
druiden-draw-or-exchange = Nobody does nothing on an ear: draw, or exchange.
druiden-no-draw-here = There is no card to draw here.
druiden-no-exchange-here = That exchange is not possible here.
druiden-no-theft-here = That theft is not possible here.
druiden-no-spiral-here = That takes arriving on a spiral.
druiden-ghost-not-on-stand = At the moment { $ghost } is not on its stand.
druiden-ghost-not-on-stones = At the moment { $ghost } is not on the stones.
druiden-stands-with-caller = There is room: the ghost stands with the caller.
druiden-name-a-stone-beside = The stone is full: name a neighbouring stone with room.
druiden-card-missing = You do not hold that card: { $card }.
druiden-no-two-rings = There is magic with two rings only.
druiden-no-card-at-all = There is not a single card left to draw.
druiden-ghost-not-there = Magic takes a ghost from the stones to another stone with room.
druiden-no-such-voter = Nothing votes by the name of “{ $item }”.
druiden-no-such-way = One votes “yes” or “none” here, not “{ $way }”.
druiden-no-such-cult = There is no cult “{ $cult }”.
druiden-no-such-double = That spell doubles one of your ghosts of its cult that has voted; “{ $ghost }” is none.
druiden-nobody-abstains = Nobody abstains in the second ballot.
druiden-not-asked = You are not asked: other seats answer.
druiden-answered-already = You have answered already.
druiden-answer-first = Your answer is awaited first.
druiden-nothing-to-answer = There is nothing to answer.
druiden-does-not-answer = That spell does not answer this action.
druiden-not-your-ghost = Only the seat that controls this ghost may answer so.
druiden-card-not-held = You hold no card for that.
druiden-no-leap = A leap goes to another stone with room.
druiden-druid-may-come-back = The druid comes from { $stone } and still has its place there: it leaves no room for Morrigan.
druiden-not-now-0 = Your druid waits on the tree: let it enter first.
druiden-not-now-1 = This is the time to roll the dice.
druiden-not-now-2 = This is the time to move a pawn.
druiden-not-now-3 = First say what the pawn does that has arrived.
druiden-not-now-4 = First give a card back.
druiden-not-now-5 = Two rings: first say which magic you want.
druiden-not-now-7 = The vote has begun: each voice has its turn.
druiden-not-now-8 = This is the second ballot: a cult for each pawn in the centre.
druiden-not-now-9 = The cult is still to be chosen.
druiden-standing-let = let it happen, whenever I am asked whether I have an answer

## What it takes to win
druiden-goal = To win: the most points. Now you would have { $sun } under the sun, { $moon } under the moon. In the centre: { $pawns } of 5, then the vote.
druiden-goal-vote = To win: the most points. You will have { $sun } if the sun wins, { $moon } if the moon does.
