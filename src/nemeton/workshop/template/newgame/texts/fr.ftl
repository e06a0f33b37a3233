# Chaque clé commence par le nom du jeu. Fluent : https://projectfluent.org

newgame-title = Newgame
newgame-blurb = Posez des pierres dans trois creux ; qui pèse le plus dans le plus de creux l’emporte.
newgame-option-hand = Main
newgame-option-hand-two = deux pierres
newgame-option-hand-three = trois pierres

## Ce qui est raconté
newgame-laid = { $seat } pose { $value } dans le creux { $hollow }.
newgame-drew = Vous piochez { $value }.
newgame-drew-some = { $seat } pioche une pierre.
newgame-over = Toutes les pierres sont posées.

## Ce qui est demandé
newgame-ask = À vous : choisissez une pierre, puis un creux.
newgame-wait = { $seat } choisit une pierre.
newgame-do-lay = Poser { $value } dans { $hollow }

## Ce qui est refusé
newgame-not-your-turn = Ce n’est pas votre tour.
newgame-no-such-stone = Il n’y a pas de { $value } dans votre main.

## Ce qui est sur la table
newgame-hollow = Creux { $hollow }
newgame-stone = Pierre { $value } de { $seat }
newgame-bag = { $seat } : { $left ->
    [0] plus de pierre
    [one] encore une pierre
   *[other] encore { $left } pierres
  } à piocher
newgame-in-hand = Pierre { $value } dans la main de { $seat }
newgame-in-hand-down = Une pierre dans la main de { $seat }
