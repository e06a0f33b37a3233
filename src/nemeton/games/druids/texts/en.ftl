# Druids, in our own words.

druids-title = Druids
druids-blurb = Everything is played face down: gems above the places, servants below. Call the ritual at the right moment; the smallest servant helps itself first, the last one carries off the rest.
druids-option-first_servants = First servants
druids-option-first_servants-random = at random
druids-option-first_servants-chosen = chosen
druids-option-amulets = Amulets
druids-option-amulets-one = one per gem
druids-option-amulets-number = by the gem’s number
druids-option-first = Who begins
druids-option-first-lot = drawn by lot
druids-option-first-seat = the first seat, for the oldest

## Names
druids-gem = { druids-kind } { $number }
druids-kind = { $kind ->
    [amber] amber
    [emerald] emerald
    [jet] jet
    [moonstone] moonstone
    [ruby] ruby
   *[sapphire] sapphire
}
druids-of-kind = { $kind ->
    [amber] amber
    [emerald] emerald
    [jet] jet
    [moonstone] moonstone
    [ruby] ruby
   *[sapphire] sapphire
}

## The log
druids-places-open = The places, from 1 to 6: { $places }.
druids-place-kind = { druids-kind }
druids-begins = { $seat } begins.
druids-picked = { $seat } takes servant { $value } in hand.
druids-picked-down = { $seat } chooses a servant in secret.
druids-gem-played = { $seat } lays { $gem } at place { $slot }, face down.
druids-gem-played-down = { $seat } lays a gem at place { $slot }.
druids-servant-played = { $seat } sends servant { $value } to place { $slot }, face down.
druids-servant-played-down = { $seat } sends a servant to place { $slot }.
druids-passed = { $seat } has no card left and calls no ritual.
druids-discarded = { $seat } discards { $gem }.
druids-discarded-down = { $seat } discards a gem.
druids-kept = { $seat } keeps every gem.
druids-gem-drawn = { $seat } draws { $gem }.
druids-gem-drawn-down = { $seat } draws a gem.
druids-servant-drawn = { $seat } calls back servant { $value }.
druids-servant-drawn-down = { $seat } calls back a servant.
druids-stopped = { $seat } draws no more.
druids-refilled = The stock has run out: the discarded gems make a new one.
druids-ritual-held = { $seat } calls the { druids-of-kind } ritual at place { $slot }.
druids-gems-shown = The gems: { $cards }.
druids-servants-shown = The servants: { $cards }.
druids-gem-of = { $gem } ({ $seat })
druids-servant-of = { $value } ({ $seat })
druids-and = { $before }, { $card }
druids-taken-last = Servant { $value }, the last, carries off all the rest: { $seat } gets { $amulets ->
    [one] one amulet.
   *[other] { $amulets } amulets.
}
druids-taken = Servant { $value } steps forward: { $seat } gets { $amulets ->
    [0] nothing: none is left.
    [one] one amulet.
   *[other] { $amulets } amulets.
}
druids-place-opened = In slot { $slot } a new place opens: { druids-kind }.
druids-slot-closed = There is no place left to open: slot { $slot } stays closed.
druids-column-moved = The column grows: its bottom card goes to the top.
druids-column-blocked = A pawn passes the column while another still stands on the bottom card: the game ends here.
druids-last-place = Only one place is left without a ritual: the game is over.
druids-nothing-left = Not a card in any hand, not a ritual to be held: the game is over.
druids-won = { $seat } climbs highest, up to circle { $score }.
druids-shared = Several share the top, circle { $score }, and the victory.

## The ritual, step by step
druids-ritual = Ritual at place { $slot }
druids-gem-turned-amulet = { $amulets ->
    [one] One amulet
   *[other] { $amulets } amulets
}: { $gem }!
druids-gem-turned-discard = Discarded: { $gem }.
druids-servants-turned = The servants show themselves.

## What is asked
druids-ask-pick = Choose your first three servants.
druids-ask-ritual-or-play = Your turn: call a ritual, or lay a first card.
druids-ask-ritual = Nobody has a card left: call a ritual.
druids-ask-ritual-or-pass = You have no card left: call a ritual, or pass.
druids-ask-first-card = Your turn: choose a card, then a place.
druids-ask-second-card = One more card: choose it, then a place.
druids-ask-discard = Discard a gem if you wish: click the card, then the discards.
druids-ask-draw = Fill your hand: a gem from the stock, or a servant from your reserve.
druids-ask-draw-gem = Fill your hand: draw a gem.
druids-ask-draw-servant = Fill your hand: call back a servant from your reserve.
druids-ask-draw-or-stop = Fill your hand, or stop here: a gem from the stock, or a servant from your reserve.
druids-ask-draw-gem-or-stop = Fill your hand, or stop here: draw a gem.
druids-ask-draw-servant-or-stop = Fill your hand, or stop here: call back a servant from your reserve.
druids-wait = { $seat } is thinking.
druids-over = The game is over.
druids-do-gem = Lay { $gem } at place { $slot } ({ druids-kind })
druids-do-servant = Send servant { $value } to place { $slot } ({ druids-kind })
druids-do-ritual = Call the { druids-of-kind } ritual at place { $slot }
druids-do-pass = Pass
druids-do-discard = Discard { $gem }
druids-do-keep = Keep all
druids-do-draw-gem = Draw a gem
druids-do-draw-servant = Call back a servant
druids-do-stop = Stop here
druids-do-pick = Take servant { $value }

## What is on the table
druids-altar = Place { $slot } ({ druids-kind }): gems { $gems }, servants { $servants }
druids-altar-ready = Place { $slot } ({ druids-kind }): gems { $gems }, servants { $servants }; a ritual is possible
druids-altar-closed = Slot { $slot }: closed
druids-place = Place { $slot }: { druids-kind }
druids-gem-down = { $seat }: face-down gem at place { $slot }
druids-gem-laid = { $seat }: { $gem } at place { $slot }
druids-servant-down = { $seat }: face-down servant at place { $slot }
druids-servant-laid = { $seat }: servant { $value } at place { $slot }
druids-column-card = Column: circles { $first } to { $last }
druids-pawn = { $seat }: pawn at circle { $score }
druids-score-of = { $seat }: { druids-score }
druids-score = { $score ->
    [0] no circle climbed
    [one] one circle
   *[other] { $score } circles
}
druids-stock = Stock: { druids-cards-in-words }
druids-discards = Discards: { druids-cards-in-words }
druids-places = Places to come: { druids-cards-in-words }
druids-rituals = Rituals held: { $rituals } of 11
druids-hand = { $seat }: hand
druids-others-gems = { $seat }: gems in hand, { druids-cards-in-words }
druids-others-servants = { $seat }: servants in hand, { druids-cards-in-words }
druids-others-reserve = { $seat }: servants in reserve, { druids-cards-in-words }
druids-cards-in-words = { $cards ->
    [0] none
    [one] 1 card
   *[other] { $cards } cards
}
druids-hand-gem = In hand: { $gem }
druids-hand-servant = In hand: servant { $value }
druids-hand-gem-down = { $seat }: gem in hand, secret
druids-hand-servant-down = { $seat }: servant in hand, secret
druids-to-pick = In reserve: servant { $value }

## Why not
druids-not-your-turn = It is { $seat }’s turn.
druids-no-such-slot = There is no place “{ $slot }”: they go from 1 to { $last }.
druids-no-such-gem = There is no gem “{ $gem }”.
druids-no-such-servant = There is no servant “{ $value }”: they go from 1 to 6.
druids-slot-is-closed = Slot { $slot } is closed: there is no place any more.
druids-ritual-too-late = A ritual is called at the start of a turn, before any card, and only once.
druids-ritual-needs-more = A ritual at place { $slot } needs at least three cards, one of them a servant.
druids-ritual-is-a-must = Nobody has a card to lay: a ritual is possible, call it.
druids-ritual-or-pass = You have no card to lay: call a ritual, or pass.
druids-pass-with-cards = You may pass only with an empty hand.
druids-second-servant = Never two servants in one turn.
druids-servant-missing = Servant { $value } is not in your hand.
druids-gem-missing = You do not hold that gem: { $gem }.
druids-no-gem-to-draw = There is no gem left to draw.
druids-no-servant-to-draw = Your reserve of servants is empty.
druids-stop-too-soon = Next turn you will have to lay two cards: first have two gems, or a gem and a servant.
druids-picking-is-over = This is not the time to choose first servants.
druids-picked-already = You have taken servant { $value } already.
druids-not-now-0 = First choose your three servants.
druids-not-now-1 = Your turn begins with a ritual or a card.
druids-not-now-2 = First lay your cards.
druids-not-now-3 = First say whether you discard a gem or keep all.
druids-not-now-4 = First finish drawing.

## What it takes to win
druids-goal = To win: climb highest. You: circle { $mine }; { $other }: circle { $theirs }. { $rituals ->
    [one] One ritual is left.
   *[other] At most { $rituals } rituals are left.
}
