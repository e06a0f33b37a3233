# Stonehenge, dans nos propres mots.

stonehenge-title = Stonehenge
stonehenge-blurb = Deux druides, quinze lignes de force. Posez bien vos neuf pions et soyez le premier à dresser huit mégalithes.
stonehenge-option-pawns = Pions
stonehenge-option-pawns-open = face visible
stonehenge-option-pawns-hidden = face cachée
stonehenge-option-claims = Prise des lignes
stonehenge-option-claims-automatic = faite pour vous
stonehenge-option-claims-called = à annoncer

## Le journal
stonehenge-placed = { $seat } pose { $value } en { $space }.
stonehenge-placed-down = { $seat } pose un pion face cachée en { $space }.
stonehenge-turned = Le pion en { $space } est retourné : { $seat } y avait posé un { $value }.
stonehenge-claimed = { $seat } dresse un mégalithe sur la ligne { $line }.
stonehenge-ended = { $seat } termine son tour.
stonehenge-won = { $seat } a dressé huit mégalithes et devient Maître Druide.

## Ce qui est demandé
stonehenge-ask-place = À vous : choisissez un pion, puis une case vide.
stonehenge-ask-place-or-claim = À vous : prenez une ligne qui vous revient, ou posez un pion.
stonehenge-ask-end = Prenez une ligne qui vous revient, ou terminez votre tour.
stonehenge-ask-end-only = Aucune ligne à prendre : terminez votre tour.
stonehenge-ask-claim = Le plateau est plein : prenez les lignes qui vous reviennent.
stonehenge-wait = { $seat } réfléchit.
stonehenge-over = La partie est finie : { $seat } devient Maître Druide.
stonehenge-do-place = Poser { $value } en { $space }
stonehenge-do-claim = Prendre la ligne { $line }
stonehenge-do-end = Terminer le tour

## Ce qui est sur la table
stonehenge-space = Case { $space }
stonehenge-site = Emplacement du mégalithe de la ligne { $line }
stonehenge-megalith = { $seat } : mégalithe sur la ligne { $line }
stonehenge-pawn = { $seat } : { $value } en { $space }
stonehenge-pawn-down = { $seat } : pion face cachée en { $space }
stonehenge-in-hand = { $seat } : { $value } en main
stonehenge-in-hand-down = { $seat } : pion secret en main
stonehenge-hand = { $seat } : main
stonehenge-supply = { $seat } doit encore dresser { $left ->
    [one] { $left } mégalithe
   *[other] { $left } mégalithes
}
stonehenge-line-open = Ligne { $line } : { $one } { $first }, { $other } { $second }, cases libres : { $room }
stonehenge-line-held = Ligne { $line } : { $one } { $first }, { $other } { $second }, tenue par { $seat }

## Pourquoi pas
stonehenge-not-your-turn = C’est à { $seat } de jouer.
stonehenge-no-such-pawn = Il n’y a pas de pion « { $value } » : ils vont de 1 à 6.
stonehenge-no-such-space = Il n’y a pas de case « { $space } » : elles vont de A à R.
stonehenge-no-such-line = Il n’y a pas de ligne « { $line } ».
stonehenge-placed-already = Vous avez déjà posé votre pion ce tour-ci.
stonehenge-space-taken = Il y a déjà un pion en { $space }.
stonehenge-pawn-gone = Vous n’avez plus de { $value }.
stonehenge-claims-automatic = Dans cette partie, la maison prend les lignes pour vous.
stonehenge-line-claimed = La ligne { $line } est déjà tenue par { $seat }.
stonehenge-line-not-proven = Les pions visibles ne prouvent pas encore que la ligne { $line } est à vous.
stonehenge-line-not-yours = Vous ne dominez pas la ligne { $line }.
stonehenge-end-before-placing = Posez un pion avant de terminer votre tour.
stonehenge-end-while-due = Le plateau est plein : prenez toutes les lignes qui vous reviennent avant de terminer votre tour.

## Ce qu’il faut pour gagner
stonehenge-goal = Pour gagner : encore { $left ->
    [one] un mégalithe
   *[other] { $left } mégalithes
} ; { $other } : encore { $theirs }.
