# Ce que dit le terminal, quel que soit le jeu.

terminal-sign-0 = Soleil
terminal-sign-1 = Lune
terminal-sign-2 = Chêne
terminal-sign-3 = Spirale
terminal-sign-4 = Vague
terminal-sign-5 = Triskèle

## Autour de la table
terminal-welcome = { $title }, de { $author }
terminal-option = { $name } : { $value }
terminal-options = Options – { $options }
terminal-seat = { $sign } { $seat } : { $who }
terminal-who = { $word ->
    [human] vous
    [apprentice] bot apprenti
    [bard] bot barde
    [ovate] bot ovate
    [druid] bot druide
    [random] bot qui joue au hasard
    [greedy] bot glouton
   *[other] { $word }
}
terminal-who-short = { $word ->
    [human] vous
    [apprentice] apprenti
    [bard] barde
    [ovate] ovate
    [druid] druide
    [random] hasard
    [greedy] glouton
   *[other] { $word }
}
terminal-resumed = La partie reprend après { $moves ->
    [0] la mise en place.
    [one] un coup.
   *[other] { $moves } coups.
}
terminal-thinking = { $seat } réfléchit…
terminal-curtain = { $sign } { $seat }, c’est à vous. Que les autres détournent les yeux !
terminal-curtain-enter = Appuyez sur Entrée pour voir le jeu.

## À l’invite
terminal-keys = Numéro ou mots du coup. [?] aide  [b] plateau  [u] reprendre  [q] quitter
terminal-back = retour
terminal-help =
    Entrez le numéro d’un choix, ou les mots du coup, par exemple « { $example } ».
    Les mots marchent toujours, même quand la liste n’est pas encore au bout.
    0 pour revenir au choix d’avant, b pour revoir le plateau,
    u pour reprendre votre dernier coup, q pour quitter. Et « ? » redonne cette aide.
terminal-number = Choisissez un numéro de 1 à { NUMBER($most) }, ou entrez « ? » pour l’aide.
terminal-nothing-before = Il n’y a pas de choix auquel revenir.
terminal-undone = Le coup est repris.

## À la fin
terminal-scores = Points : { $scores }
terminal-score = { $sign } { $seat } { NUMBER($score) }
terminal-left = La partie s’arrête ici.
terminal-saved = La feuille de partie est dans { $path }.
terminal-continue = Pour la continuer, redonnez ce fichier à --record.

## Rejouer une feuille
terminal-record-head = { $title }, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}
terminal-setup = Mise en place : { $words }
terminal-taken-back = { $moves ->
    [one] Un coup a été repris pendant la partie.
   *[other] { $moves } coups ont été repris pendant la partie.
}
terminal-taken-over = { $moves ->
    [0] La mise en place est celle d’une autre partie : la feuille de celle-ci en prouve les tirages.
    [one] La mise en place et le premier coup sont ceux d’une autre partie : la feuille de celle-ci en prouve les tirages.
   *[other] La mise en place et les { $moves } premiers coups sont ceux d’une autre partie : la feuille de celle-ci en prouve les tirages.
}
terminal-unfinished = La partie n’est pas finie.
terminal-verified = { $words ->
    [0] La graine est bien celle qui avait été promise ; le hasard n’a pas eu à parler.
    [one] Le tirage vient bien de la graine promise au début de la partie.
   *[other] Les { $words } tirages viennent bien de la graine promise au début de la partie.
}
terminal-not-verified = Les tirages ne sont pas prouvés : { $reason }

## Revoir une partie
terminal-turning = Les tournants :
terminal-turning-none = Aucun coup n’a fait tourner la partie à lui seul.
terminal-turned = { NUMBER($move) }. { $sentence } { $chances }
terminal-turned-seat = { $sign } { $before } → { $after }
terminal-instead = le druide aurait joué : { $choice } ({ $chance })
terminal-balance = { $sign } { $seat } : chance { $luck }, choix { $decisions }{ $asked ->
    [0] {""}
   *[other] , d’accord avec le druide { $agreed } fois sur { $asked }
}

## L’écran
terminal-screen-keys = [u] reprendre [Échap] retour [?] règles [l] English [n] jour/nuit [q] quitter
terminal-choices = Choix
terminal-log = Journal
terminal-again = Rejouer
terminal-leave = Quitter
terminal-no-rules = La page des règles de { $title } n’est pas encore écrite.
terminal-close = Échap pour fermer
terminal-small = La fenêtre est trop petite ; agrandissez-la, ou jouez avec --plain.

## Refus
terminal-needs-terminal = Il faut un terminal pour l’écran complet ; ajoutez --plain pour jouer ligne par ligne.
terminal-language = La maison ne parle pas « { $language } » ; elle parle : { $possible }.
terminal-seat-word = Personne ne s’appelle « { $word } » ici ; un siège peut être : { $possible }.
terminal-seat-count = Vous occupez { $given } sièges, mais il y en a { $seats }.
terminal-seed = La graine doit être un texte en UTF-8.
terminal-record-finished = La partie dans { $path } est finie ; donnez un autre nom de fichier.
terminal-record-game = { $path } contient une partie de { $theirs }, pas de { $ours } ; donnez un autre nom de fichier.
terminal-record-setup = La partie dans { $path } a d’autres sièges, options ou graine ; ne les donnez pas, ou changez de fichier.
terminal-file = { $path } : { $reason }
terminal-file-missing = Il n’y a pas de fichier { $path }.
terminal-file-folder = { $path } est un dossier, pas une feuille de partie.
terminal-file-closed = Le fichier { $path } ne se laisse pas lire : la permission manque.
terminal-file-unreadable = Le fichier { $path } ne se laisse pas lire.
terminal-file-huge = Le fichier { $path } dépasse { NUMBER($most) } Mo : ce n’est pas une feuille de partie.
terminal-file-not-text = Le fichier { $path } n’est pas un texte en UTF-8 : ce n’est pas une feuille de partie.
terminal-file-unwritable = La feuille de partie ne peut pas être écrite dans { $path }.
