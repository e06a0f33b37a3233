# Le Grand Druide, dans nos propres mots.

grand_druide-title = Le Grand Druide
grand_druide-blurb = Trente pierres en cercle, sept collèges, une élection. Placez vos druides, déplacez les baguettes, gardez votre fétiche et votre tabou pour vous ; et surtout, ne finissez jamais ex æquo.
grand_druide-option-bars = Baguettes
grand_druide-option-bars-standard = à leur place habituelle
grand_druide-option-bars-random = au hasard
grand_druide-option-bars-laid = placées par qui commence

## Le journal
grand_druide-dealt = Vos cartes : la pierre fétiche { $stone }, et pour tabou { grand_druide-colour }.
grand_druide-begins = { $seat } commence.
grand_druide-lays = { $seat } commence, et place d’abord les sept baguettes neutres.
grand_druide-laid = { $seat } place une baguette neutre en { $line } ({ $bars } sur 7).
grand_druide-cards-dealt = Les cartes sont distribuées ; { $seat } joue le premier tour.
grand_druide-placed = { $seat } place un druide sur la pierre { $stone }.
grand_druide-moved = { $seat } déplace une baguette de { $line } à { $to } et la fait sienne.
grand_druide-passed = { $seat } passe et ne jouera plus.
grand_druide-filled = { $druids ->
    [0] Toutes les pierres sont prises : aucun druide neutre ne vient.
    [one] Un druide neutre prend la dernière pierre vide.
   *[other] Des druides neutres prennent les { $druids } pierres vides.
}
grand_druide-taboo-shown = { $seat } dévoile son tabou, { grand_druide-colour } : { $druids ->
    [0] aucun druide ne s’en va.
    [one] un druide s’en va.
   *[other] { $druids } druides s’en vont.
}
grand_druide-college-won = Collège { $stones } : { $counts }. { $seat } y est en tête et reçoit { grand_druide-votes-in-words }.
grand_druide-college-won-after-ties = Collège { $stones } : { $counts }. À égalité, { $tied } s’éliminent ; { $seat } reçoit { grand_druide-votes-in-words }.
grand_druide-college-silent = Collège { $stones } : { $counts }. Personne n’est seul à son nombre ; le collège ne vote pas.
grand_druide-fetish-paid = { $seat } dévoile sa pierre fétiche, { $stone }, dans un collège remporté : 2 voix de plus.
grand_druide-fetish-unpaid = { $seat } dévoile sa pierre fétiche, { $stone }, hors des collèges remportés : rien de plus.
grand_druide-elected = { $seat } devient Grand Druide avec { grand_druide-votes-in-words }.
grand_druide-elected-after-ties = Qui en a davantage (jusqu’à { $most }) est ex æquo et éliminé ; { $seat } devient Grand Druide avec { grand_druide-votes-in-words }.
grand_druide-nobody-elected = Chacun est à égalité avec un autre : personne n’est élu.
grand_druide-tied-2 = { $seat0 } et { $seat1 }
grand_druide-tied-3 = { $seat0 }, { $seat1 } et { $seat2 }
grand_druide-counts-3 = { $seat0 } ({ $druids0 }), { $seat1 } ({ $druids1 }), { $seat2 } ({ $druids2 })
grand_druide-counts-4 = { $seat0 } ({ $druids0 }), { $seat1 } ({ $druids1 }), { $seat2 } ({ $druids2 }), { $seat3 } ({ $druids3 })
grand_druide-stones-in-words = { $votes ->
    [one] une pierre
   *[other] { $votes } pierres
}
grand_druide-votes-in-words = { $votes ->
    [0] zéro voix
    [one] une voix
   *[other] { $votes } voix
}
grand_druide-colour = { $colour ->
    [white] le blanc
    [blue] le bleu
    [green] le vert
    [yellow] le jaune
    [red] le rouge
   *[black] le noir
}
grand_druide-coloured = { $colour ->
    [white] blanche
    [blue] bleue
    [green] verte
    [yellow] jaune
    [red] rouge
   *[black] noire
}
grand_druide-count = Le décompte

## Ce qui est demandé
grand_druide-ask = À vous : placez un druide, déplacez une baguette neutre, ou passez.
grand_druide-ask-bar = À vous : déplacez une baguette neutre, ou passez.
grand_druide-ask-pass = Vous n’avez plus rien à jouer : passez.
grand_druide-wait = { $seat } réfléchit.
grand_druide-ask-lay = { $bars ->
    [one] À vous : placez la dernière baguette neutre sur une ligne ; les cartes viennent ensuite.
   *[other] À vous : placez une baguette neutre sur une ligne ; il en reste { $bars }.
}
grand_druide-wait-lay = { $bars ->
    [one] { $seat } place la dernière baguette neutre.
   *[other] { $seat } place les baguettes neutres ; il en reste { $bars }.
}
grand_druide-over = L’élection est finie : { $seat } devient Grand Druide.
grand_druide-over-nobody = L’élection est finie : personne n’est élu.
grand_druide-do-druid = Placer un druide sur la pierre { $stone } ({ grand_druide-coloured })
grand_druide-do-bar = Déplacer la baguette { $line } vers { $to }
grand_druide-do-lay = Placer une baguette neutre en { $line }
grand_druide-do-pass = Passer pour de bon

## Ce qui est sur la table
grand_druide-stone = Pierre { $stone }, { grand_druide-coloured }
grand_druide-stone-fetish = Pierre { $stone }, { grand_druide-coloured } : votre fétiche
grand_druide-stone-taboo = Pierre { $stone }, { grand_druide-coloured } : votre tabou
grand_druide-stone-both = Pierre { $stone }, { grand_druide-coloured } : votre fétiche, et votre tabou
grand_druide-line = Ligne { $line }
grand_druide-bar = { $seat } : baguette en { $line }, définitive
grand_druide-bar-neutral = Baguette neutre en { $line }
grand_druide-druid = { $seat } : druide sur la pierre { $stone }, { grand_druide-coloured }
grand_druide-druid-neutral = Druide neutre sur la pierre { $stone }, { grand_druide-coloured }
grand_druide-college-open = Collège { $stones } ({ grand_druide-stones-in-words }). { $counts }. Ses voix iraient à { $seat }.
grand_druide-college-open-tied = Collège { $stones } ({ grand_druide-stones-in-words }). { $counts }. À égalité, { $tied } s’éliminent : ses voix iraient à { $seat }.
grand_druide-college-open-silent = Collège { $stones } ({ grand_druide-stones-in-words }). { $counts }. Personne n’y est seul à son nombre : ses voix n’iraient à personne.
grand_druide-college-over = Collège { $stones }, { grand_druide-votes-in-words }. { $counts }. Remporté par { $seat }.
grand_druide-college-over-tied = Collège { $stones }, { grand_druide-votes-in-words }. { $counts }. À égalité, { $tied } s’éliminent : remporté par { $seat }.
grand_druide-college-over-silent = Collège { $stones }, { $counts }. Personne n’y était seul à son nombre : n’a pas voté.
grand_druide-gap = Entre deux baguettes : { $stones } ({ grand_druide-stones-in-words })
grand_druide-with-fetish = { $college } Votre pierre fétiche s’y trouve.
grand_druide-row = { $seat } : réserve et cartes
grand_druide-row-passed = { $seat } a passé : réserve et cartes
grand_druide-druids-left = { $seat } : druides en réserve : { $druids }
grand_druide-bars-left = { $seat } : baguettes en réserve : { $bars }
grand_druide-fetish = { $seat } : pierre fétiche { $stone }
grand_druide-fetish-secret = { $seat } : pierre fétiche, secrète
grand_druide-taboo = { $seat } : tabou, { grand_druide-colour }
grand_druide-taboo-secret = { $seat } : tabou, secret
grand_druide-votes = { $seat } : { grand_druide-votes-in-words }

## Pourquoi pas
grand_druide-not-your-turn = C’est à { $seat } de jouer.
grand_druide-has-passed = Vous avez passé : c’était pour de bon.
grand_druide-no-such-stone = Il n’y a pas de pierre « { $stone } » : elles vont de 1 à 30.
grand_druide-no-such-line = Il n’y a pas de ligne « { $line } » : elles vont de 1|2 à 30|1.
grand_druide-stone-taken = La pierre { $stone } porte déjà un druide : { $seat }.
grand_druide-no-druid-left = Tous vos druides sont déjà sur le cercle.
grand_druide-no-bar-there = Il n’y a pas de baguette en { $line }.
grand_druide-bar-moved-already = La baguette en { $line } a déjà été déplacée : elle n’en bouge plus.
grand_druide-bar-too-far = La baguette en { $line } ne peut aller qu’en { $left } ou { $right }.
grand_druide-no-bar-left = Vous n’avez plus de baguette en réserve.
grand_druide-bars-first = { $bars ->
    [one] D’abord les baguettes neutres : il en reste une à placer.
   *[other] D’abord les baguettes neutres : il en reste { $bars } à placer.
}
grand_druide-bars-lie = Les sept baguettes neutres sont déjà en place.
grand_druide-line-taken = La ligne { $line } porte déjà une baguette.
grand_druide-line-too-near = En { $line }, la baguette serait trop près d’une autre : il faut au moins deux pierres entre elles.
grand_druide-line-in-the-way = Avec une baguette en { $line }, on ne pourrait plus former sept collèges de deux à sept pierres.
grand_druide-standing-pass = passer mon tour jusqu’à la fin

## Ce qu’il faut pour gagner
grand_druide-goal-first = Pour gagner : le plus de voix, seul à ce nombre.
grand_druide-goal = Pour gagner : le plus de voix, seul à ce nombre. Sur le cercle à présent : { $mine } pour vous, { $theirs } pour { $other }.
