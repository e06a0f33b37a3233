# The High Druid, in our own words.

grand_druide-title = The High Druid
grand_druide-blurb = Thirty stones in a circle, seven colleges, one election. Place your druids, shift the bars, keep your fetish and your taboo to yourself; and above all, never end in a tie.
grand_druide-option-bars = Bars
grand_druide-option-bars-standard = in their usual places
grand_druide-option-bars-random = at random
grand_druide-option-bars-laid = laid by whoever begins

## The log
grand_druide-dealt = Your cards: the fetish stone { $stone }, and { grand_druide-colour } for your taboo.
grand_druide-begins = { $seat } begins.
grand_druide-lays = { $seat } begins, and first lays the seven neutral bars.
grand_druide-laid = { $seat } lays a neutral bar on { $line } ({ $bars } of 7).
grand_druide-cards-dealt = The cards are dealt; { $seat } has the first turn.
grand_druide-placed = { $seat } places a druid on stone { $stone }.
grand_druide-moved = { $seat } moves a bar from { $line } to { $to } and makes it their own.
grand_druide-passed = { $seat } passes for good.
grand_druide-filled = { $druids ->
    [0] Every stone is taken: no neutral druid comes.
    [one] One neutral druid takes the last empty stone.
   *[other] Neutral druids take the { $druids } empty stones.
}
grand_druide-taboo-shown = { $seat } reveals their taboo, { grand_druide-colour }: { $druids ->
    [0] no druid leaves.
    [one] one druid leaves.
   *[other] { $druids } druids leave.
}
grand_druide-college-won = College { $stones }: { $counts }. { $seat } leads and gets { grand_druide-votes-in-words }.
grand_druide-college-won-after-ties = College { $stones }: { $counts }. { $tied } tie and are out; { $seat } gets { grand_druide-votes-in-words }.
grand_druide-college-silent = College { $stones }: { $counts }. Nobody stands alone; the college does not vote.
grand_druide-fetish-paid = { $seat } reveals their fetish stone, { $stone }, in a college that they won: 2 more votes.
grand_druide-fetish-unpaid = { $seat } reveals their fetish stone, { $stone }, in no college that they won: nothing more.
grand_druide-elected = { $seat } becomes High Druid with { grand_druide-votes-in-words }.
grand_druide-elected-after-ties = Those with more (up to { $most }) tie and are out; { $seat } becomes High Druid with { grand_druide-votes-in-words }.
grand_druide-nobody-elected = Everyone ties with another: nobody is elected.
grand_druide-tied-2 = { $seat0 } and { $seat1 }
grand_druide-tied-3 = { $seat0 }, { $seat1 } and { $seat2 }
grand_druide-counts-3 = { $seat0 } ({ $druids0 }), { $seat1 } ({ $druids1 }), { $seat2 } ({ $druids2 })
grand_druide-counts-4 = { $seat0 } ({ $druids0 }), { $seat1 } ({ $druids1 }), { $seat2 } ({ $druids2 }), { $seat3 } ({ $druids3 })
grand_druide-stones-in-words = { $votes ->
    [one] one stone
   *[other] { $votes } stones
}
grand_druide-votes-in-words = { $votes ->
    [0] no vote
    [one] one vote
   *[other] { $votes } votes
}
grand_druide-colour = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [yellow] yellow
    [red] red
   *[black] black
}
grand_druide-coloured = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [yellow] yellow
    [red] red
   *[black] black
}
grand_druide-count = The count

## What is asked
grand_druide-ask = Your turn: place a druid, move a neutral bar, or pass.
grand_druide-ask-bar = Your turn: move a neutral bar, or pass.
grand_druide-ask-pass = You have nothing left to play: pass.
grand_druide-wait = { $seat } is thinking.
grand_druide-ask-lay = { $bars ->
    [one] Your turn: lay the last neutral bar on a line; then the cards are dealt.
   *[other] Your turn: lay a neutral bar on a line; { $bars } are left.
}
grand_druide-wait-lay = { $bars ->
    [one] { $seat } lays the last neutral bar.
   *[other] { $seat } lays the neutral bars; { $bars } are left.
}
grand_druide-over = The election is over: { $seat } becomes High Druid.
grand_druide-over-nobody = The election is over: nobody is elected.
grand_druide-do-druid = Place a druid on stone { $stone } ({ grand_druide-coloured })
grand_druide-do-bar = Move the bar { $line } to { $to }
grand_druide-do-lay = Lay a neutral bar on { $line }
grand_druide-do-pass = Pass for good

## What is on the table
grand_druide-stone = Stone { $stone }, { grand_druide-coloured }
grand_druide-stone-fetish = Stone { $stone }, { grand_druide-coloured }: your fetish
grand_druide-stone-taboo = Stone { $stone }, { grand_druide-coloured }: your taboo
grand_druide-stone-both = Stone { $stone }, { grand_druide-coloured }: your fetish, and your taboo
grand_druide-line = Line { $line }
grand_druide-bar = { $seat }: bar on { $line }, there for good
grand_druide-bar-neutral = Neutral bar on { $line }
grand_druide-druid = { $seat }: druid on stone { $stone }, { grand_druide-coloured }
grand_druide-druid-neutral = Neutral druid on stone { $stone }, { grand_druide-coloured }
grand_druide-college-open = College { $stones } ({ grand_druide-stones-in-words }). { $counts }. Its votes would go to { $seat }.
grand_druide-college-open-tied = College { $stones } ({ grand_druide-stones-in-words }). { $counts }. { $tied } tie and are out: its votes would go to { $seat }.
grand_druide-college-open-silent = College { $stones } ({ grand_druide-stones-in-words }). { $counts }. Nobody stands alone there: its votes would go to nobody.
grand_druide-college-over = College { $stones }, { grand_druide-votes-in-words }. { $counts }. Won by { $seat }.
grand_druide-college-over-tied = College { $stones }, { grand_druide-votes-in-words }. { $counts }. { $tied } tie and are out: won by { $seat }.
grand_druide-college-over-silent = College { $stones }, { $counts }. Nobody stood alone there: it did not vote.
grand_druide-gap = Between two bars: { $stones } ({ grand_druide-stones-in-words })
grand_druide-with-fetish = { $college } Your fetish stone is there.
grand_druide-row = { $seat }: reserve and cards
grand_druide-row-passed = { $seat } has passed: reserve and cards
grand_druide-druids-left = { $seat }: druids in reserve: { $druids }
grand_druide-bars-left = { $seat }: bars in reserve: { $bars }
grand_druide-fetish = { $seat }: fetish stone { $stone }
grand_druide-fetish-secret = { $seat }: fetish stone, secret
grand_druide-taboo = { $seat }: taboo, { grand_druide-colour }
grand_druide-taboo-secret = { $seat }: taboo, secret
grand_druide-votes = { $seat }: { grand_druide-votes-in-words }

## Why not
grand_druide-not-your-turn = It is { $seat }’s turn.
grand_druide-has-passed = You have passed, and that was for good.
grand_druide-no-such-stone = There is no stone “{ $stone }”: they go from 1 to 30.
grand_druide-no-such-line = There is no line “{ $line }”: they go from 1|2 to 30|1.
grand_druide-stone-taken = Stone { $stone } already bears a druid: { $seat }.
grand_druide-no-druid-left = All your druids are on the circle already.
grand_druide-no-bar-there = There is no bar on { $line }.
grand_druide-bar-moved-already = The bar on { $line } has been moved already: it stays.
grand_druide-bar-too-far = The bar on { $line } can only go to { $left } or { $right }.
grand_druide-no-bar-left = You have no bar left in reserve.
grand_druide-bars-first = { $bars ->
    [one] The neutral bars come first: one is still to be laid.
   *[other] The neutral bars come first: { $bars } are still to be laid.
}
grand_druide-bars-lie = All seven neutral bars are in place already.
grand_druide-line-taken = There is a bar on { $line } already.
grand_druide-line-too-near = On { $line } the bar would be too close to another: at least two stones must stand between them.
grand_druide-line-in-the-way = With a bar on { $line }, seven colleges of two to seven stones could no longer be made.
grand_druide-standing-pass = pass all my turns

## What it takes to win
grand_druide-goal-first = To win: the most votes, with no equal.
grand_druide-goal = To win: the most votes, with no equal. On the circle now: { $mine } for you, { $theirs } for { $other }.
