# Die Druiden, dans nos propres mots.

druiden-title = Die Druiden
druiden-blurb = Trois cercles de pierres autour d’un arbre. Appelez des fantômes, cueillez des plantes, apprenez des sorts ; quand cinq pions sont au centre, on vote : soleil ou lune ? Seul le culte vainqueur rapporte.

## Les cartes
druiden-card = { $card ->
    [st_johns_wort] millepertuis
    [wild_rosemary] romarin sauvage
    [rue] rue
    [henbane] jusquiame
    [fly_agaric] amanite tue-mouches
    [vervain] verveine
    [mistletoe] gui
    [belladonna] belladone
    [cauldron] chaudron d’or
    [harp] harpe enchantée
    [lug] sort de Lug
    [teutates] sort de Teutatès
    [tablet] tablette magique
    [wand] baguette magique
    [portrait_sun] portrait du soleil
    [portrait_moon] portrait de la lune
    [leap_sun] bond du soleil
    [leap_moon] bond de la lune
    [ban_sun] interdit du soleil
    [ban_moon] interdit de la lune
    [ward] protection magique
    [sickle] serpe d’or
   *[belt] ceinture magique
}
druiden-the-card = { $card ->
    [st_johns_wort] le millepertuis
    [wild_rosemary] le romarin sauvage
    [rue] la rue
    [henbane] la jusquiame
    [fly_agaric] l’amanite tue-mouches
    [vervain] la verveine
    [mistletoe] le gui
    [belladonna] la belladone
    [cauldron] le chaudron d’or
    [harp] la harpe enchantée
    [lug] le sort de Lug
    [teutates] le sort de Teutatès
    [tablet] la tablette magique
    [wand] la baguette magique
    [portrait_sun] le portrait du soleil
    [portrait_moon] le portrait de la lune
    [leap_sun] le bond du soleil
    [leap_moon] le bond de la lune
    [ban_sun] l’interdit du soleil
    [ban_moon] l’interdit de la lune
    [ward] la protection magique
    [sickle] la serpe d’or
   *[belt] la ceinture magique
}
druiden-a-card = { $card ->
    [st_johns_wort] un millepertuis
    [wild_rosemary] un romarin sauvage
    [rue] une rue
    [henbane] une jusquiame
    [fly_agaric] une amanite tue-mouches
    [vervain] une verveine
    [mistletoe] un gui
    [belladonna] une belladone
    [cauldron] un chaudron d’or
    [harp] une harpe enchantée
    [lug] un sort de Lug
    [teutates] un sort de Teutatès
    [tablet] une tablette magique
    [wand] une baguette magique
    [portrait_sun] un portrait du soleil
    [portrait_moon] un portrait de la lune
    [leap_sun] un bond du soleil
    [leap_moon] un bond de la lune
    [ban_sun] un interdit du soleil
    [ban_moon] un interdit de la lune
    [ward] une protection magique
    [sickle] une serpe d’or
   *[belt] une ceinture magique
}
druiden-card-does = { $card ->
    [st_johns_wort] Plante du soleil, 5 points si le soleil l’emporte.
    [wild_rosemary] Plante du soleil, 10 points si le soleil l’emporte.
    [rue] Plante du soleil, 15 points si le soleil l’emporte.
    [henbane] Plante de la lune, 5 points si la lune l’emporte.
    [fly_agaric] Plante de la lune, 10 points si la lune l’emporte.
    [vervain] Plante de la lune, 15 points si la lune l’emporte.
    [mistletoe] Rien seul ; avec les trois plantes du culte vainqueur, la potion : 30 points de plus. La potion vaut aussi une voix.
    [belladonna] Un poison : 20 points de moins, quel que soit le culte vainqueur.
    [cauldron] Au score, si le soleil l’emporte : 20 points de plus pour deux plantes du soleil pareilles.
    [harp] Au score, si la lune l’emporte : 20 points de plus pour deux plantes de la lune pareilles.
    [lug] Au vote : double la voix de l’un de vos fantômes du soleil.
    [teutates] Au vote : double la voix de l’un de vos fantômes de la lune.
    [tablet] Tient lieu d’une plante du soleil, pour la potion et pour la paire ; vaut 0.
    [wand] Tient lieu d’une plante de la lune, pour la potion et pour la paire ; vaut 0.
    [portrait_sun] Au vote : une voix de plus pour le soleil.
    [portrait_moon] Au vote : une voix de plus pour la lune.
    [leap_sun] En réponse : votre fantôme du soleil, le roi nain ou Morrigan, qu’un autre veut renvoyer, prendre ou déplacer, bondit sur la pierre de votre choix.
    [leap_moon] En réponse : votre fantôme de la lune, le roi nain ou Morrigan, qu’un autre veut renvoyer, prendre ou déplacer, bondit sur la pierre de votre choix.
    [ban_sun] En réponse : qui veut renvoyer, prendre ou déplacer votre fantôme du soleil, le roi nain ou Morrigan reprend son coup et finit son tour.
    [ban_moon] En réponse : qui veut renvoyer, prendre ou déplacer votre fantôme de la lune, le roi nain ou Morrigan reprend son coup et finit son tour.
    [ward] En réponse : Morrigan ne vous vole rien et ne change pas de main.
    [sickle] Avant le lancer : réclamez une plante à un autre siège ; s’il l’a, il vous la donne.
   *[belt] En réponse : la magie des deux anneaux d’un autre n’a pas lieu, et son tour est fini.
}

## Les fantômes
druiden-ghost = { $ghost ->
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] roi nain
   *[morrigan] Morrigan
}
druiden-the-ghost = { $ghost ->
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] le roi nain
   *[morrigan] Morrigan
}
druiden-of-ghost = { $ghost ->
    [belenos] de Belenos
    [grannus] de Grannus
    [sulis] de Sulis
    [arianrhod] d’Arianrhod
    [cernunnos] de Cernunnos
    [sirona] de Sirona
    [dwarf_king] du roi nain
   *[morrigan] de Morrigan
}
druiden-ghost-does = { $ghost ->
    [belenos] Fantôme du soleil : au centre, une voix pour le soleil ; si le soleil l’emporte, 20 points au centre, 10 sur les pierres.
    [grannus] Fantôme du soleil : au centre, une voix pour le soleil ; si le soleil l’emporte, 20 points au centre, 10 sur les pierres.
    [sulis] Fantôme du soleil : au centre, une voix pour le soleil ; si le soleil l’emporte, 20 points au centre, 10 sur les pierres.
    [arianrhod] Fantôme de la lune : au centre, une voix pour la lune ; si la lune l’emporte, 20 points au centre, 10 sur les pierres.
    [cernunnos] Fantôme de la lune : au centre, une voix pour la lune ; si la lune l’emporte, 20 points au centre, 10 sur les pierres.
    [sirona] Fantôme de la lune : au centre, une voix pour la lune ; si la lune l’emporte, 20 points au centre, 10 sur les pierres.
    [dwarf_king] Deux cartes sur un épi ; au centre, une voix pour le culte de votre choix ; aucun point.
   *[morrigan] Vole une carte ou deux au druide qu’elle rejoint, puis passe à son siège ; 20 points de moins pour qui la contrôle à la fin. N’entre jamais au centre.
}

## Les cultes
druiden-the-cult = { $cult ->
    [sun] le soleil
   *[moon] la lune
}

## Les pions
druiden-pawn = { $pawn ->
    [druid] druide
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] roi nain
   *[morrigan] Morrigan
}
druiden-the-pawn = { $pawn ->
    [druid] le druide
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] le roi nain
   *[morrigan] Morrigan
}
druiden-own-pawn = { $pawn ->
    [druid] son druide
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [dwarf_king] le roi nain
   *[morrigan] Morrigan
}
druiden-where = { $at ->
    [waiting] en attente sur l’arbre
    [stand] sur son socle
    [centre] au centre
   *[other] en { $at }
}

## Les pierres
druiden-symbol = { $symbol ->
    [pentacle] pentacle
    [spiral] spirale
    [ear] épi
   *[plain] pierre nue
}
druiden-symbol-does = { $symbol ->
    [pentacle] Les druides entrent en jeu ici ; le pion qui y arrive ensuite rejoint le centre pour toujours.
    [spiral] Le pion qui arrive ici invoque un fantôme ou en renvoie un.
    [ear] Le pion qui arrive ici pioche une carte ; le roi nain, deux.
   *[plain] Il n’y a rien ici.
}

## Les dés
druiden-face = { $face ->
    [straight] ligne droite
    [bend] un coude
    [double] deux coudes
    [ring] anneau
   *[other] { $face }
}
druiden-face-does = { $face ->
    [straight] Tout droit, d’une pierre ou de plusieurs.
    [bend] Un coude exactement, une pierre au moins avant et après.
    [double] Deux coudes exactement, une pierre au moins dans chacune des trois parties.
    [ring] Ne fait bouger personne ; deux anneaux donnent une magie.
   *[other] Exactement autant de pierres, en tournant où l’on veut.
}

## La feuille de score
druiden-points = { $part ->
    [druid] druide au centre
    [ghosts] fantômes
    [plants] plantes
    [potion] potion
    [pair] paire
    [morrigan] Morrigan
    [belladonna] belladone
   *[total] total
}

## Le journal
druiden-begins = { $seat } commence.
druiden-entered = { $seat } fait entrer son druide en { $stone }.
druiden-rolled = { $seat } lance les dés : { $one } et { $other }.
druiden-no-pawn = { $seat } n’a aucun pion à bouger sur les pierres.
druiden-die-lost = { $seat } ne peut bouger aucun pion (dé : { druiden-face }) : le dé est perdu.
druiden-moved = { $seat } mène { druiden-own-pawn } de { $start } en { $stone } (dé : { druiden-face }).
druiden-entered-centre = { $seat } fait entrer { druiden-own-pawn } au centre.
druiden-drawn = { $seat } pioche { druiden-a-card }.
druiden-drawn-down = { $seat } pioche une carte.
druiden-passed = { $giver } cède { druiden-a-card } à { $taker }.
druiden-passed-down = { $giver } cède une carte à { $taker }.
druiden-sickle-reaps = Serpe d’or : { $seat } réclame { druiden-a-card } à { $other }, qui cède.
druiden-sickle-in-vain = Serpe d’or : { $seat } réclame { druiden-a-card } à { $other }, en vain.
druiden-invoked = { $seat } invoque { druiden-the-ghost } en { $stone }.
druiden-banished = { $seat } renvoie { druiden-the-ghost } sur son socle.
druiden-morrigan-taken = Morrigan obéit maintenant à { $seat }.
druiden-nothing-done = { $seat } ne fait rien ici.
druiden-exchanging = { $seat } échange avec { $other } : { druiden-count-cards }.
druiden-stealing = Morrigan, pour { $seat }, vient voler { $other } : { druiden-count-cards }.
druiden-no-magic = Deux anneaux : { $seat } renonce à la magie.
druiden-magic-draw = Deux anneaux : { $seat } pioche par magie.
druiden-magic-moved = Deux anneaux : { $seat } déplace { druiden-the-ghost } en { $stone }.
druiden-asked-banish = { $seat } veut renvoyer { druiden-the-ghost } sur son socle.
druiden-asked-take = { $seat } veut prendre Morrigan, en { $stone }.
druiden-asked-magic-ghost = { $seat } veut déplacer { druiden-the-ghost } en { $stone }, par magie.
druiden-asked-magic-draw = { $seat } veut piocher deux cartes, par magie.
druiden-asked-steal = { $seat } attend de voir si le vol aura lieu.
druiden-answered-so = { $seat } répond, sous scellé : { $answer ->
    [ward] la protection magique
    [belt] la ceinture magique
    [leap] un bond en { $stone }
    [ban] l’interdit
   *[let] laisser faire
}.
druiden-all-let = Tous laissent faire.
druiden-card-played = { $seat } joue { druiden-the-card }.
druiden-leapt = Un bond : { druiden-the-ghost } est maintenant en { $stone }.
druiden-went-back = { $seat } ramène { druiden-own-pawn } en { $stone }.
druiden-vote-begins = Le vote commence, par { $seat } ; toutes les mains s’ouvrent.
druiden-hand-shown = { $seat } montre sa main : { $cards }.
druiden-hand-empty = { $seat } montre une main vide.
druiden-and = { $before }, { $part }
druiden-voted = { $seat }, avec { druiden-item } : { druiden-votes-for }.
druiden-voted-double = { $seat }, avec { druiden-item }, double la voix { druiden-of-ghost } : { druiden-votes-for }.
druiden-voted-none = { $seat } ne vote pas avec { druiden-item }.
druiden-ballot-closed = Le compte : { $sun } voix pour le soleil, { $moon } pour la lune.
druiden-second-ballot = Égalité ! On vote encore : une voix par pion au centre, sans abstention.
druiden-cult-won = { $cult ->
    [sun] Le soleil l’emporte.
   *[moon] La lune l’emporte.
}
druiden-won = { $cult ->
    [sun] Le soleil l’a emporté
   *[moon] La lune l’a emporté
} : { $seat } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
druiden-shared = { $cult ->
    [sun] Le soleil l’a emporté
   *[moon] La lune l’a emporté
} ; à égalité ({ $score }), la victoire est partagée.
druiden-count-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
druiden-votes-for = { $votes ->
    [one] une voix pour { druiden-the-cult }
   *[other] { $votes } voix pour { druiden-the-cult }
}
druiden-item = { $item ->
    [druid] son druide
    [dwarf_king] le roi nain
    [belenos] Belenos
    [grannus] Grannus
    [sulis] Sulis
    [arianrhod] Arianrhod
    [cernunnos] Cernunnos
    [sirona] Sirona
    [lug] le sort de Lug
    [teutates] le sort de Teutatès
    [portrait_sun] le portrait du soleil
    [portrait_moon] le portrait de la lune
    [potion_sun] la potion du soleil
    [potion_moon] la potion de la lune
   *[cult] le dernier mot
}

## Le vote, pas à pas
druiden-ceremony = Le vote et le compte
druiden-chosen = Encore une égalité : { $seat } choisit { druiden-the-cult }.
druiden-line = Au compte, { druiden-points } : { $each }.
druiden-points-of = { $seat } ({ $points })

## Ce qui est demandé
druiden-ask-enter = À vous : votre druide descend de l’arbre. Sur quel pentacle ?
druiden-ask-roll = À vous : lancez les dés.
druiden-ask-roll-sickle = À vous : lancez les dés ; ou d’abord une serpe d’or : la carte, puis une main.
druiden-ask-move = À vous : choisissez un dé, un pion, puis une pierre.
druiden-ask-move-one = À vous de bouger { $face ->
    [straight] tout droit
    [bend] en tournant une fois
    [double] en tournant deux fois
   *[other] { $count ->
        [one] d’une pierre
       *[other] de { $count } pierres
    }
} : choisissez un pion, puis une pierre.
druiden-ask-arrive = Vous voilà en { $stone }. Que faites-vous ?
druiden-ask-spiral = Une spirale : invoquez un fantôme sur son socle, ou renvoyez-en un des pierres.
druiden-ask-steal = Morrigan a rejoint un druide : combien de cartes vole-t-elle ?
druiden-ask-give = À rendre à { $seat } : { druiden-count-cards }. Choisissez dans votre main.
druiden-ask-magic = Deux anneaux, une magie : la pioche, ou un fantôme puis une pierre.
druiden-ask-answer = { $what } Que répondez-vous ?
druiden-ask-vote = { $item ->
    [druid] Votre druide a trois voix : pour qui ?
    [dwarf_king] Le roi nain a une voix : pour qui ?
    [lug] Le sort de Lug peut doubler un fantôme du soleil : lequel ?
    [teutates] Le sort de Teutatès peut doubler un fantôme de la lune : lequel ?
   *[other] Votez-vous avec { druiden-item } ?
}
druiden-ask-revote = { $item ->
    [druid] Second scrutin : pour qui vote votre druide ?
   *[dwarf_king] Second scrutin : pour qui vote le roi nain ?
}
druiden-ask-choose = Encore une égalité : à vous de choisir le culte.
druiden-wait = { $seat } réfléchit.
druiden-wait-vote = { $seat } vote.
druiden-wait-answer = { $what } On attend les réponses.
druiden-over = La partie est finie.
druiden-do-enter = Entrer en { $stone }
druiden-do-roll = Lancer les dés
druiden-do-sickle = Réclamer { druiden-a-card } à { $seat }
druiden-do-move = Mener { druiden-the-pawn } en { $stone } (dé : { druiden-face })
druiden-do-invoke = Invoquer { druiden-the-ghost }
druiden-do-invoke-at = Invoquer { druiden-the-ghost } en { $stone }
druiden-do-banish = Renvoyer { druiden-the-ghost }
druiden-do-draw = Piocher
druiden-do-exchange = Échanger { druiden-count-cards }
druiden-do-steal = Voler { druiden-count-cards }
druiden-do-nothing = Ne rien faire
druiden-do-give = Rendre { druiden-the-card }
druiden-do-magic-draw = Piocher deux cartes
druiden-do-magic-ghost = Déplacer { druiden-the-ghost } en { $stone }
druiden-do-magic-ghost-in = Envoyer { druiden-the-ghost } au centre, par { $stone }
druiden-do-magic-none = Pas de magie
druiden-do-leap = Bondir en { $stone }
druiden-do-leap-in = Bondir au centre, par { $stone }
druiden-do-ward = Jouer la protection magique
druiden-do-ban = Jouer l’interdit
druiden-do-belt = Jouer la ceinture magique
druiden-do-let = Laisser faire
druiden-do-vote = Pour { druiden-the-cult }
druiden-do-vote-double = Doubler la voix { druiden-of-ghost }
druiden-do-vote-none = S’abstenir

## Ce qui est sur la table
druiden-board = Trois cercles de pierres autour de l’arbre ; on passe d’un cercle à l’autre par les pierres paires
druiden-tree = L’arbre : les druides y attendent d’entrer
druiden-stone = { $stone } : { druiden-symbol }. { druiden-symbol-does }
druiden-stand = Socle { druiden-of-ghost }
druiden-centre-place = Centre : place { $place } sur { $places }
druiden-druid = { $seat } : druide, { druiden-where }
druiden-free-ghost = Fantôme à personne : { $letters } – { druiden-ghost }, { druiden-where }. { druiden-ghost-does }
druiden-own-ghost = { $seat } : { $letters } – { druiden-ghost }, { druiden-where }
druiden-die = Dé : { druiden-face }. { druiden-face-does }
druiden-die-spent = Dé : { druiden-face }, ne sert plus
druiden-die-blank = Dé, pas encore lancé
druiden-no-hand = { $seat } : main vide
druiden-hand = { $seat } : main
druiden-hand-cards = { $seat } : en main, { druiden-cards-in-words }
druiden-hand-open = { $seat } : en main, { $cards }
druiden-hand-card = En main : { druiden-card }. { druiden-card-does }
druiden-hand-card-down = { $seat } : carte en main, secrète
druiden-stock = Pioche : { druiden-cards-in-words }
druiden-discards = Défausse : { druiden-cards-in-words }
druiden-discards-open = Défausse : { $cards }
druiden-cards-in-words = { $cards ->
    [0] rien
    [one] 1 carte
   *[other] { $cards } cartes
}
druiden-votes = Au vote : { druiden-votes-for }
druiden-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
druiden-score-of = { $seat } : { druiden-score }
druiden-score-sheet = { $seat } : score { $score } ({ $lines })
druiden-score-line = { druiden-points } { $points }

## Pourquoi pas
druiden-not-your-turn = C’est à { $seat } de jouer.
druiden-not-your-vote = C’est à { $seat } de voter.
druiden-not-your-choice = C’est à { $seat } de choisir le culte.
druiden-no-such-stone = Il n’y a pas de pierre « { $stone } » : elles vont de a1 à a12, de b1 à b12, de c1 à c12.
druiden-no-such-ghost = Il n’y a ni pion ni fantôme « { $ghost } ».
druiden-no-such-face = Aucun dé ne porte « { $face } ».
druiden-no-such-card = Il n’y a pas de carte « { $card } ».
druiden-no-such-plant = Une serpe ne réclame que l’une des huit plantes, et non « { $plant } ».
druiden-sickle-whom = Une serpe s’adresse à un autre siège ; « { $seat } » n’en est pas un.
druiden-sickle-too-late = Les serpes se jouent avant le lancer.
druiden-no-sickle = Vous n’avez pas de serpe d’or.
druiden-nobody-waits = Votre druide est déjà descendu de l’arbre.
druiden-not-a-pentacle = On entre sur un pentacle, et { $stone } n’en est pas un.
druiden-stone-full = Il n’y a plus de place en { $stone } : deux pions au plus par pierre.
druiden-ring-moves-nothing = Un anneau ne fait bouger personne.
druiden-face-not-left = Vous n’avez pas de dé à jouer avec cette face : { $face }.
druiden-pawn-not-yours = Ce pion n’est pas à vous, ou il n’est pas sur les pierres : { $pawn }.
druiden-pawn-moved-already = Ce pion a déjà bougé : { $pawn }. Le second dé est pour un autre.
druiden-pawn-too-new = Ce pion n’est à vous que depuis le lancer : { $pawn }. Il bougera au tour prochain.
druiden-ends-where-it-began = Un pion ne finit pas là où il a commencé.
druiden-morrigan-and-pentacles = Morrigan ne s’arrête jamais sur un pentacle.
druiden-die-moves-nobody = Aucun de vos pions ne peut bouger avec ce dé ({ $face }).
druiden-druid-in-the-way = Un druide barre le chemin de { $start } en { $stone } : personne ne le passe.
druiden-no-way = Aucun chemin { $face ->
    [straight] tout droit
    [bend] à un seul coude
    [double] à deux coudes exactement
   *[other] de longueur { $face }
} ne mène de { $start } en { $stone }.{ $across ->
    [yes] {" "}On change de cercle aux pierres paires seulement.
   *[no] {""}
}
druiden-theft-alone = Morrigan est venue voler : la pierre ne lui offre rien d’autre.
druiden-draw-or-exchange = Sur un épi, on ne reste pas sans rien faire : piochez, ou échangez.
druiden-no-draw-here = Il n’y a pas de carte à piocher ici.
druiden-no-exchange-here = Cet échange n’est pas possible ici.
druiden-no-theft-here = Ce vol n’est pas possible ici.
druiden-no-spiral-here = Il faut arriver sur une spirale pour cela.
druiden-ghost-not-on-stand = En ce moment, { $ghost } n’est pas sur son socle.
druiden-ghost-not-on-stones = En ce moment, { $ghost } n’est pas sur les pierres.
druiden-stands-with-caller = Il y a de la place : le fantôme se tient près de qui l’appelle.
druiden-name-a-stone-beside = La pierre est pleine : nommez une pierre voisine où il y a de la place.
druiden-card-missing = Vous n’avez pas cette carte en main : { $card }.
druiden-no-two-rings = Il n’y a de magie qu’avec deux anneaux.
druiden-no-card-at-all = Il n’y a plus une seule carte à piocher.
druiden-ghost-not-there = La magie mène un fantôme des pierres sur une autre pierre où il y a de la place.
druiden-no-such-voter = Rien ne vote sous le nom « { $item } ».
druiden-no-such-way = Ici, on vote « yes » ou « none », et non « { $way } ».
druiden-no-such-cult = Il n’y a pas de culte « { $cult } ».
druiden-no-such-double = Ce sort double l’un de vos fantômes de son culte qui a voté ; « { $ghost } » n’en est pas un.
druiden-nobody-abstains = Au second scrutin, personne ne s’abstient.
druiden-not-asked = On ne vous demande rien : d’autres sièges répondent.
druiden-answered-already = Vous avez déjà répondu.
druiden-answer-first = On attend d’abord votre réponse.
druiden-nothing-to-answer = Il n’y a rien à quoi répondre.
druiden-does-not-answer = Ce sort ne répond pas à cette action.
druiden-not-your-ghost = Seul le siège qui contrôle ce fantôme peut répondre ainsi.
druiden-card-not-held = Vous n’avez pas de carte pour cela.
druiden-no-leap = Un bond mène sur une autre pierre où il y a de la place.
druiden-druid-may-come-back = Le druide vient de { $stone } et y a encore sa place : Morrigan n’en trouverait pas.
druiden-not-now-0 = Votre druide attend sur l’arbre : faites-le d’abord entrer.
druiden-not-now-1 = C’est le moment de lancer les dés.
druiden-not-now-2 = C’est le moment de bouger un pion.
druiden-not-now-3 = Dites d’abord ce que fait le pion qui vient d’arriver.
druiden-not-now-4 = Rendez d’abord une carte.
druiden-not-now-5 = Deux anneaux : dites d’abord quelle magie vous voulez.
druiden-not-now-7 = Le vote a commencé : chaque voix vient à son tour.
druiden-not-now-8 = C’est le second scrutin : un culte pour chaque pion au centre.
druiden-not-now-9 = Il reste à choisir le culte.
druiden-standing-let = laisser faire, chaque fois qu’on me demande si j’ai quelque chose à opposer

## Ce qu’il faut pour gagner
druiden-goal = Pour gagner : le plus de points. À présent vous en auriez { $sun } sous le soleil, { $moon } sous la lune. Au centre : { $pawns } sur 5, puis le vote.
druiden-goal-vote = Pour gagner : le plus de points. Vous en aurez { $sun } si le soleil l’emporte, { $moon } si c’est la lune.
