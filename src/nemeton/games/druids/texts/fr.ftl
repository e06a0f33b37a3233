# Druids, dans nos propres mots.

druids-title = Druids
druids-blurb = Tout se joue face cachée : des gemmes au-dessus des lieux, des serviteurs dessous. Annoncez le rituel au bon moment ; le plus petit serviteur se sert le premier, le dernier emporte le reste.
druids-option-first_servants = Premiers serviteurs
druids-option-first_servants-random = au hasard
druids-option-first_servants-chosen = au choix
druids-option-amulets = Amulettes
druids-option-amulets-one = une par gemme
druids-option-amulets-number = selon le chiffre
druids-option-first = Qui commence
druids-option-first-lot = tiré au sort
druids-option-first-seat = le premier siège, pour le plus âgé

## Les noms
druids-gem = { druids-kind } { $number }
druids-kind = { $kind ->
    [amber] ambre
    [emerald] émeraude
    [jet] jais
    [moonstone] pierre de lune
    [ruby] rubis
   *[sapphire] saphir
}
druids-of-kind = { $kind ->
    [amber] de l’ambre
    [emerald] de l’émeraude
    [jet] du jais
    [moonstone] de la pierre de lune
    [ruby] du rubis
   *[sapphire] du saphir
}

## Le journal
druids-places-open = Les lieux, de 1 à 6 : { $places }.
druids-place-kind = { druids-kind }
druids-begins = { $seat } commence.
druids-picked = { $seat } prend en main le serviteur { $value }.
druids-picked-down = { $seat } choisit un serviteur en secret.
druids-gem-played = { $seat } pose une gemme ({ $gem }) au lieu { $slot }, face cachée.
druids-gem-played-down = { $seat } pose une gemme au lieu { $slot }.
druids-servant-played = { $seat } envoie le serviteur { $value } au lieu { $slot }, face cachée.
druids-servant-played-down = { $seat } envoie un serviteur au lieu { $slot }.
druids-passed = { $seat } n’a plus de carte et n’annonce pas de rituel.
druids-discarded = { $seat } se défausse d’une gemme, { $gem }.
druids-discarded-down = { $seat } se défausse d’une gemme.
druids-kept = { $seat } garde toutes ses gemmes.
druids-gem-drawn = { $seat } pioche une gemme ({ $gem }).
druids-gem-drawn-down = { $seat } pioche une gemme.
druids-servant-drawn = { $seat } rappelle le serviteur { $value }.
druids-servant-drawn-down = { $seat } rappelle un serviteur.
druids-stopped = { $seat } ne pioche plus.
druids-refilled = La pioche est épuisée : les gemmes défaussées la reforment.
druids-ritual-held = { $seat } annonce le rituel { druids-of-kind } au lieu { $slot }.
druids-gems-shown = Les gemmes : { $cards }.
druids-servants-shown = Les serviteurs : { $cards }.
druids-gem-of = { $gem } ({ $seat })
druids-servant-of = { $value } ({ $seat })
druids-and = { $before }, { $card }
druids-taken-last = Le serviteur { $value }, le dernier, emporte tout le reste : { $seat } reçoit { $amulets ->
    [one] une amulette.
   *[other] { $amulets } amulettes.
}
druids-taken = Le serviteur { $value } se présente : { $seat } { $amulets ->
    [0] ne trouve plus rien.
    [one] reçoit une amulette.
   *[other] reçoit { $amulets } amulettes.
}
druids-place-opened = À l’emplacement { $slot } s’ouvre un nouveau lieu : { druids-kind }.
druids-slot-closed = Il n’y a plus de lieu à ouvrir : l’emplacement { $slot } reste fermé.
druids-column-moved = La colonne grandit : sa carte du bas passe en haut.
druids-column-blocked = Un pion dépasse la colonne alors qu’un autre est encore sur la carte du bas : la partie s’arrête là.
druids-last-place = Il ne reste qu’un lieu sans rituel : la partie est finie.
druids-nothing-left = Plus une carte en main, plus un rituel possible : la partie est finie.
druids-won = { $seat } monte le plus haut, jusqu’au cercle { $score }.
druids-shared = Ils sont plusieurs au sommet, cercle { $score } : la victoire est partagée.

## Le rituel, pas à pas
druids-ritual = Rituel au lieu { $slot }
druids-gem-turned-amulet = { $amulets ->
    [one] Une amulette
   *[other] { $amulets } amulettes
} : { $gem } !
druids-gem-turned-discard = À la défausse : { $gem }.
druids-servants-turned = Les serviteurs se dévoilent.

## Ce qui est demandé
druids-ask-pick = Choisissez vos trois premiers serviteurs.
druids-ask-ritual-or-play = À vous : annoncez un rituel, ou posez une première carte.
druids-ask-ritual = Plus personne n’a de carte : annoncez un rituel.
druids-ask-ritual-or-pass = Vous n’avez plus de carte : annoncez un rituel, ou passez.
druids-ask-first-card = À vous : choisissez une carte, puis un lieu.
druids-ask-second-card = Encore une carte : choisissez-la, puis un lieu.
druids-ask-discard = Défaussez-vous d’une gemme si vous le voulez : cliquez la carte, puis la défausse.
druids-ask-draw = Complétez votre main : une gemme de la pioche, ou un serviteur de votre réserve.
druids-ask-draw-gem = Complétez votre main : piochez une gemme.
druids-ask-draw-servant = Complétez votre main : rappelez un serviteur de votre réserve.
druids-ask-draw-or-stop = Complétez votre main, ou restez-en là : une gemme de la pioche, ou un serviteur de votre réserve.
druids-ask-draw-gem-or-stop = Complétez votre main, ou restez-en là : piochez une gemme.
druids-ask-draw-servant-or-stop = Complétez votre main, ou restez-en là : rappelez un serviteur de votre réserve.
druids-wait = { $seat } réfléchit.
druids-over = La partie est finie.
druids-do-gem = Poser { $gem } au lieu { $slot } ({ druids-kind })
druids-do-servant = Envoyer le serviteur { $value } au lieu { $slot } ({ druids-kind })
druids-do-ritual = Annoncer le rituel { druids-of-kind } au lieu { $slot }
druids-do-pass = Passer
druids-do-discard = Défausser { $gem }
druids-do-keep = Tout garder
druids-do-draw-gem = Piocher une gemme
druids-do-draw-servant = Rappeler un serviteur
druids-do-stop = En rester là
druids-do-pick = Prendre le serviteur { $value }

## Ce qui est sur la table
druids-altar = Lieu { $slot } ({ druids-kind }) : gemmes { $gems }, serviteurs { $servants }
druids-altar-ready = Lieu { $slot } ({ druids-kind }) : gemmes { $gems }, serviteurs { $servants } ; rituel possible
druids-altar-closed = Emplacement { $slot } : fermé
druids-place = Lieu { $slot } : { druids-kind }
druids-gem-down = { $seat } : gemme face cachée au lieu { $slot }
druids-gem-laid = { $seat } : { $gem } au lieu { $slot }
druids-servant-down = { $seat } : serviteur face cachée au lieu { $slot }
druids-servant-laid = { $seat } : serviteur { $value } au lieu { $slot }
druids-column-card = Colonne : cercles { $first } à { $last }
druids-pawn = { $seat } : pion au cercle { $score }
druids-score-of = { $seat } : { druids-score }
druids-score = { $score ->
    [0] aucun cercle gravi
    [one] un cercle
   *[other] { $score } cercles
}
druids-stock = Pioche : { druids-cards-in-words }
druids-discards = Défausse : { druids-cards-in-words }
druids-places = Lieux à venir : { druids-cards-in-words }
druids-rituals = Rituels tenus : { $rituals } sur 11
druids-hand = { $seat } : main
druids-others-gems = { $seat } : gemmes en main, { druids-cards-in-words }
druids-others-servants = { $seat } : serviteurs en main, { druids-cards-in-words }
druids-others-reserve = { $seat } : réserve de serviteurs, { druids-cards-in-words }
druids-cards-in-words = { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
}
druids-hand-gem = En main : { $gem }
druids-hand-servant = En main : serviteur { $value }
druids-hand-gem-down = { $seat } : gemme en main, secrète
druids-hand-servant-down = { $seat } : serviteur en main, secret
druids-to-pick = En réserve : serviteur { $value }

## Pourquoi pas
druids-not-your-turn = C’est à { $seat } de jouer.
druids-no-such-slot = Il n’y a pas de lieu « { $slot } » : ils vont de 1 à { $last }.
druids-no-such-gem = Il n’y a pas de gemme « { $gem } ».
druids-no-such-servant = Il n’y a pas de serviteur « { $value } » : ils vont de 1 à 6.
druids-slot-is-closed = L’emplacement { $slot } est fermé : il n’y a plus de lieu.
druids-ritual-too-late = Un rituel s’annonce au début du tour, avant toute carte, et une seule fois.
druids-ritual-needs-more = Pour un rituel au lieu { $slot }, il faut au moins trois cartes, dont un serviteur.
druids-ritual-is-a-must = Plus personne n’a de carte à poser : un rituel est possible, annoncez-le.
druids-ritual-or-pass = Vous n’avez pas de carte à poser : annoncez un rituel, ou passez.
druids-pass-with-cards = On ne passe que si l’on n’a plus de carte en main.
druids-second-servant = Jamais deux serviteurs dans un même tour.
druids-servant-missing = Le serviteur { $value } n’est pas dans votre main.
druids-gem-missing = Vous n’avez pas cette gemme en main : { $gem }.
druids-no-gem-to-draw = Il n’y a plus de gemme à piocher.
druids-no-servant-to-draw = Votre réserve de serviteurs est vide.
druids-stop-too-soon = Il faudra poser deux cartes au tour suivant : ayez d’abord deux gemmes, ou une gemme et un serviteur.
druids-picking-is-over = Ce n’est pas le moment de choisir ses premiers serviteurs.
druids-picked-already = Vous avez déjà pris le serviteur { $value }.
druids-not-now-0 = Choisissez d’abord vos trois premiers serviteurs.
druids-not-now-1 = Votre tour commence par un rituel ou par une carte.
druids-not-now-2 = Posez d’abord vos cartes.
druids-not-now-3 = Dites d’abord si vous vous défaussez d’une gemme ou si vous gardez tout.
druids-not-now-4 = Finissez d’abord de piocher.

## Ce qu’il faut pour gagner
druids-goal = Pour gagner : monter le plus haut. Vous : cercle { $mine } ; { $other } : cercle { $theirs }. { $rituals ->
    [one] Encore un rituel.
   *[other] Encore { $rituals } rituels au plus.
}
