# Le Jeu du Président, dans nos propres mots.

president-title = Le Jeu du Président
president-blurb = Une carte, 99 départements, 49 millions de voix. Lancez les dés, menez campagne, défiez vos rivaux ; si personne n’a la majorité absolue, un second tour décide, avec ses alliances inattendues.
president-option-challenges = Défis
president-option-challenges-all = questions et scène
president-option-challenges-quiz = questions seulement
president-option-length = Durée
president-option-length-full = complète, celle de la feuille
president-option-length-short = courte, invention de la maison
president-option-first = Qui commence
president-option-first-lot = tirage au sort
president-option-first-seat = siège 1 (pour qui est le plus jeune)

## Les partis
president-party = { $party ->
    [lfi] La France insoumise
    [ps] Parti socialiste
    [eelv] Europe Écologie Les Verts
    [lrem] La République en marche
    [lr] Les Républicains
   *[rn] Rassemblement national
}

## Les tours de scrutin, les étapes, les cartes
president-round = { $round ->
    [1] premier tour
   *[2] second tour
}
president-phase = { $phase ->
    [roll] lancer
    [choose] choix
    [pick] voix à réunir
    [answer] question
    [perform] scène
    [judge] jugement
   *[over] partie finie
}
president-kind = { $kind ->
    [gain] voix gagnées
    [loss] voix perdues
    [debt] dette à payer
    [seize] voix à saisir
    [quiz] question
   *[stage] scène
}
president-stage-how = À voix haute, devant la caméra ou par écrit, comme la table préfère ; un mime s’écrit sans une seule lettre.

## Les départements
president-d01 = Ain
president-d02 = Aisne
president-d03 = Allier
president-d04 = Alpes-de-Haute-Provence
president-d05 = Hautes-Alpes
president-d06 = Alpes-Maritimes
president-d07 = Ardèche
president-d08 = Ardennes
president-d09 = Ariège
president-d10 = Aube
president-d11 = Aude
president-d12 = Aveyron
president-d13 = Bouches-du-Rhône
president-d14 = Calvados
president-d15 = Cantal
president-d16 = Charente
president-d17 = Charente-Maritime
president-d18 = Cher
president-d19 = Corrèze
president-d20 = Corse
president-d21 = Côte-d’Or
president-d22 = Côtes-d’Armor
president-d23 = Creuse
president-d24 = Dordogne
president-d25 = Doubs
president-d26 = Drôme
president-d27 = Eure
president-d28 = Eure-et-Loir
president-d29 = Finistère
president-d30 = Gard
president-d31 = Haute-Garonne
president-d32 = Gers
president-d33 = Gironde
president-d34 = Hérault
president-d35 = Ille-et-Vilaine
president-d36 = Indre
president-d37 = Indre-et-Loire
president-d38 = Isère
president-d39 = Jura
president-d40 = Landes
president-d41 = Loir-et-Cher
president-d42 = Loire
president-d43 = Haute-Loire
president-d44 = Loire-Atlantique
president-d45 = Loiret
president-d46 = Lot
president-d47 = Lot-et-Garonne
president-d48 = Lozère
president-d49 = Maine-et-Loire
president-d50 = Manche
president-d51 = Marne
president-d52 = Haute-Marne
president-d53 = Mayenne
president-d54 = Meurthe-et-Moselle
president-d55 = Meuse
president-d56 = Morbihan
president-d57 = Moselle
president-d58 = Nièvre
president-d59 = Nord
president-d60 = Oise
president-d61 = Orne
president-d62 = Pas-de-Calais
president-d63 = Puy-de-Dôme
president-d64 = Pyrénées-Atlantiques
president-d65 = Hautes-Pyrénées
president-d66 = Pyrénées-Orientales
president-d67 = Bas-Rhin
president-d68 = Haut-Rhin
president-d69 = Rhône
president-d70 = Haute-Saône
president-d71 = Saône-et-Loire
president-d72 = Sarthe
president-d73 = Savoie
president-d74 = Haute-Savoie
president-d75 = Paris
president-d76 = Seine-Maritime
president-d77 = Seine-et-Marne
president-d78 = Yvelines
president-d79 = Deux-Sèvres
president-d80 = Somme
president-d81 = Tarn
president-d82 = Tarn-et-Garonne
president-d83 = Var
president-d84 = Vaucluse
president-d85 = Vendée
president-d86 = Vienne
president-d87 = Haute-Vienne
president-d88 = Vosges
president-d89 = Yonne
president-d90 = Territoire de Belfort
president-d91 = Essonne
president-d92 = Hauts-de-Seine
president-d93 = Seine-Saint-Denis
president-d94 = Val-de-Marne
president-d95 = Val-d’Oise
president-d971 = Antilles (Guadeloupe et Martinique)
president-d973 = Guyane
president-d974 = La Réunion
president-d975 = Saint-Pierre-et-Miquelon et Mayotte

## Les cartes de campagne
president-c01 = Au marché, vous goûtez tous les fromages sans faire de jaloux.
president-c02 = Vous sortez d’un rond-point à sept branches du premier coup, en direct.
president-c03 = Votre chien saute sur scène en plein discours. Il a de meilleurs sondages que vous, mais il vous soutient.
president-c04 = Vous serrez trois mille mains et n’oubliez presque aucun prénom.
president-c05 = Vous inaugurez une salle des fêtes en deux minutes. Le buffet est encore chaud : on s’en souviendra.
president-c06 = Votre affiche est si bien collée que personne n’arrive à l’arracher.
president-c07 = Au café du village, vous perdez à la belote, avec élégance.
president-c08 = Votre programme tient sur un dessous de verre. On le lit enfin.
president-c09 = Vous arrivez en train, à l’heure. La foule crie au miracle.
president-c10 = Un humoriste vous imite si bien que l’on vous trouve drôle.
president-c11 = Vous avouez ne pas avoir réponse à tout. Les experts s’évanouissent, le public applaudit.
president-c12 = Une dame de quatre-vingt-dix-neuf ans rappe votre programme ; la vidéo fait le tour du pays.
president-c13 = Le micro tombe en panne. Vous le réparez vous-même, sans cesser de parler.
president-c14 = Personne ne vient débattre avec vous. Vous laissez à la chaise vide son temps de parole et gagnez aux points.
president-c15 = Vous promettez de ne rien promettre, et vous tenez parole.
president-c16 = Sous l’averse, vous partagez votre parapluie avec toute la fanfare.
president-c17 = Des pêcheurs vous emmènent au large. Le mal de mer attend poliment le départ des caméras.
president-c18 = L’imprimeur se trompe : à la place du programme, votre recette de soupe. Elle fait l’unanimité.
president-c19 = Une chorale chante votre slogan en canon. On le fredonne jusque dans les files d’attente.
president-c20 = Vous traversez le pays à vélo ; même les côtes finissent par céder.
president-c21 = Vous répondez à une lettre d’écolier par une vraie lettre. Toute la classe convainc ses parents.
president-c22 = Pain au chocolat ou chocolatine ? Vous dites les deux dans la même phrase, et le pays se réconcilie.
president-c23 = Vos comptes tombent juste, au centime près. On les refait trois fois, puis on vous croit.
president-c24 = Au débat, on vous coupe la parole dix-sept fois. Vous finissez toutes vos phrases.
president-c25 = Le club de pétanque vous prête ses boules : vous pointez, vous tirez, vous séduisez.
president-c26 = Le plateau vous était hostile ; une histoire d’escargots, et tout le monde vient vous embrasser.
president-c27 = Ports, plateaux, vallées : vous promettiez de tout visiter, vous avez les chaussures pour le prouver.
president-c28 = Votre réunion déborde : on vous écoute des toits, des balcons et d’un manège.
president-c29 = Il fait beau partout où vous passez. On commence à vous l’attribuer.
president-c30 = Deux villages fâchés depuis trois siècles se réconcilient à votre table. On en redemande ailleurs.
president-c31 = Votre discours de minuit est si bref et si beau que les journaux l’impriment en entier.
president-c32 = Les sondeurs refont trois fois leurs calculs : non, l’aiguille n’est pas bloquée.
president-c33 = Votre grand entretien bat tous les records d’audience, devant le football et la météo des plages.
president-c34 = Vous récitez tous les départements et leurs préfectures sans reprendre haleine. Le pays se lève.
president-c35 = Raz-de-marée : les files devant vos permanences se voient depuis l’espace.
president-c36 = Le pays entier fredonne votre nom. Même votre belle-famille votera pour vous.
president-c37 = Votre écharpe se prend dans la porte du train. Le train part.
president-c38 = Une faute d’orthographe sur dix mille tracts. C’est dans votre nom.
president-c39 = Vous saluez chaleureusement un mannequin de vitrine. Il n’est pas inscrit sur les listes.
president-c40 = Vous félicitez Brest pour ses cigognes et Strasbourg pour ses marées.
president-c41 = Devant les caméras, vous coupez la pointe du brie.
president-c42 = Pendant votre discours sur l’exemplarité, votre voiture reçoit trois amendes.
president-c43 = Votre ballon géant s’échappe et va se poser chez la concurrence.
president-c44 = Vous entonnez l’hymne un ton trop haut. Au refrain, vous chantez en solo.
president-c45 = Votre micro était resté ouvert. On sait maintenant ce que vous pensez du buffet.
president-c46 = On vous demande le prix d’un pain. Vous répondez en francs.
president-c47 = Votre porte-parole vous contredit en direct, avec vos propres arguments.
president-c48 = La photo officielle est superbe, jusqu’aux pantoufles.
president-c49 = Vous inaugurez un pont. Il lui manque l’autre rive.
president-c50 = Vous lisez deux fois la page trois et jamais la page quatre. Seule la presse s’en aperçoit.
president-c51 = Un vieux bulletin scolaire refait surface : zéro en instruction civique.
president-c52 = Vous promettez un port de mer à la Creuse et un téléphérique à la Beauce.
president-c53 = Votre plan d’économies coûte plus cher que prévu : il a fallu l’imprimer en couleurs.
president-c54 = Au débat, vous confondez millions et milliards, trois fois, dans les deux sens.
president-c55 = Votre équipe de campagne se brouille et fonde trois mouvements. Aucun ne vous soutient.
president-c56 = Vous vous endormez à votre propre réunion. La vidéo est sous-titrée en onze langues.
president-c57 = Un lâcher de pigeons devait clore la fête. La tribune officielle était dessous.
president-c58 = Vous jurez de ne jamais conclure d’alliance. Le lendemain, vous en annoncez trois.
president-c59 = On retrouve votre programme, mot pour mot, dans le mode d’emploi d’un lave-vaisselle.
president-c60 = Vous avez oublié de vous inscrire sur les listes électorales. Cela se sait.

## Les cartes de question
president-q01 = Quelle ville est la préfecture de la Marne ?
president-q01-1 = Reims
president-q01-2 = Épernay
president-q01-3 = Châlons-en-Champagne
president-q01-4 = Vitry-le-François
president-q02 = Dans quel département se dresse le Mont-Saint-Michel ?
president-q02-1 = la Manche
president-q02-2 = l’Ille-et-Vilaine
president-q02-3 = le Calvados
president-q02-4 = les Côtes-d’Armor
president-q03 = En quelle année les Françaises ont-elles obtenu le droit de vote ?
president-q03-1 = 1919
president-q03-2 = 1928
president-q03-3 = 1936
president-q03-4 = 1944
president-q04 = Si le président de la République meurt ou démissionne, qui exerce ses fonctions en attendant l’élection ?
president-q04-1 = le Premier ministre
president-q04-2 = le président du Sénat
president-q04-3 = le président de l’Assemblée nationale
president-q04-4 = le président du Conseil constitutionnel
president-q05 = Quel département porte le numéro 46 ?
president-q05-1 = la Loire
president-q05-2 = le Lot
president-q05-3 = le Loiret
president-q05-4 = le Lot-et-Garonne
president-q06 = Quel est le plus long fleuve de France ?
president-q06-1 = la Seine
president-q06-2 = le Rhône
president-q06-3 = la Garonne
president-q06-4 = la Loire
president-q07 = Combien y avait-il de départements à leur création, en 1790 ?
president-q07-1 = 83
president-q07-2 = 90
president-q07-3 = 95
president-q07-4 = 101
president-q08 = Quelle ville est la préfecture du Pas-de-Calais ?
president-q08-1 = Calais
president-q08-2 = Boulogne-sur-Mer
president-q08-3 = Arras
president-q08-4 = Lens
president-q09 = Combien de parrainages d’élus faut-il au moins pour se présenter à la présidence de la République ?
president-q09-1 = 50
president-q09-2 = 100
president-q09-3 = 300
president-q09-4 = 500
president-q10 = De quel département relève Chamonix, au pied du mont Blanc ?
president-q10-1 = la Haute-Savoie
president-q10-2 = la Savoie
president-q10-3 = l’Isère
president-q10-4 = les Hautes-Alpes
president-q11 = Dans quel palais siège le Sénat ?
president-q11-1 = le palais Bourbon
president-q11-2 = le palais du Luxembourg
president-q11-3 = le Palais-Royal
president-q11-4 = le palais de Chaillot
president-q12 = Lequel de ces pays a une frontière avec la Guyane ?
president-q12-1 = le Venezuela
president-q12-2 = le Guyana
president-q12-3 = la Colombie
president-q12-4 = le Brésil
president-q13 = En quelle année a-t-on élu pour la première fois un président de la Cinquième République au suffrage universel direct ?
president-q13-1 = 1958
president-q13-2 = 1962
president-q13-3 = 1965
president-q13-4 = 1969
president-q14 = Quelle ville est la préfecture du Finistère ?
president-q14-1 = Brest
president-q14-2 = Morlaix
president-q14-3 = Quimper
president-q14-4 = Concarneau
president-q15 = Lequel de ces départements ne touche pas la mer ?
president-q15-1 = le Gers
president-q15-2 = l’Aude
president-q15-3 = la Somme
president-q15-4 = les Landes
president-q16 = Combien de jours après le premier tour de l’élection présidentielle le second a-t-il lieu ?
president-q16-1 = 7
president-q16-2 = 14
president-q16-3 = 21
president-q16-4 = 28
president-q17 = Comment les Côtes-d’Armor s’appelaient-elles jusqu’en 1990 ?
president-q17-1 = la Haute-Bretagne
president-q17-2 = la Loire-Inférieure
president-q17-3 = la Manche-Occidentale
president-q17-4 = les Côtes-du-Nord
president-q18 = Dans les caves de quel département affine-t-on le roquefort ?
president-q18-1 = le Cantal
president-q18-2 = l’Aveyron
president-q18-3 = la Lozère
president-q18-4 = le Tarn
president-q19 = Combien de membres sont nommés au Conseil constitutionnel, sans compter ceux qui en sont de droit ?
president-q19-1 = 9
president-q19-2 = 12
president-q19-3 = 15
president-q19-4 = 27
president-q20 = Quelle ville est la préfecture de la Haute-Corse ?
president-q20-1 = Ajaccio
president-q20-2 = Corte
president-q20-3 = Bastia
president-q20-4 = Calvi
president-q21 = En quelle année une loi a-t-elle imposé l’isoloir dans les bureaux de vote français ?
president-q21-1 = 1792
president-q21-2 = 1848
president-q21-3 = 1875
president-q21-4 = 1913
president-q22 = Hors de ce jeu, lequel de ces numéros n’est plus celui d’aucun département ?
president-q22-1 = 09
president-q22-2 = 15
president-q22-3 = 19
president-q22-4 = 20
president-q23 = Quelle ville est la préfecture des Pyrénées-Atlantiques ?
president-q23-1 = Bayonne
president-q23-2 = Pau
president-q23-3 = Tarbes
president-q23-4 = Biarritz
president-q24 = Quel article de la Constitution de 1958 donne au président, en cas de crise grave, des pouvoirs exceptionnels ?
president-q24-1 = l’article 16
president-q24-2 = l’article 20
president-q24-3 = l’article 49
president-q24-4 = l’article 89
president-q25 = Dans quel département se trouve la grotte de Lascaux ?
president-q25-1 = le Lot
president-q25-2 = l’Ardèche
president-q25-3 = la Dordogne
president-q25-4 = la Corrèze
president-q26 = En quelle année l’âge du droit de vote est-il passé de 21 à 18 ans ?
president-q26-1 = 1968
president-q26-2 = 1974
president-q26-3 = 1981
president-q26-4 = 1988
president-q27 = Au large de quelle terre se trouve Saint-Pierre-et-Miquelon ?
president-q27-1 = Madagascar
president-q27-2 = la Floride
president-q27-3 = Terre-Neuve
president-q27-4 = l’Irlande
president-q28 = De quel département Blois est-elle la préfecture ?
president-q28-1 = l’Indre-et-Loire
president-q28-2 = l’Eure-et-Loir
president-q28-3 = le Loiret
president-q28-4 = le Loir-et-Cher
president-q29 = Quel département porte le numéro 974 ?
president-q29-1 = La Réunion
president-q29-2 = la Martinique
president-q29-3 = Mayotte
president-q29-4 = la Guadeloupe
president-q30 = Du partage de quel département les Yvelines, l’Essonne et le Val-d’Oise sont-ils nés, dans les années 1960 ?
president-q30-1 = la Seine-et-Marne
president-q30-2 = la Seine-et-Oise
president-q30-3 = la Seine
president-q30-4 = l’Oise
president-q31 = Qui proclame les résultats de l’élection présidentielle ?
president-q31-1 = le Conseil constitutionnel
president-q31-2 = le ministre de l’Intérieur
president-q31-3 = le Conseil d’État
president-q31-4 = le président de l’Assemblée nationale
president-q32 = Quelle ville est la préfecture de la Lozère ?
president-q32-1 = Florac
president-q32-2 = Millau
president-q32-3 = Mende
president-q32-4 = Marvejols
president-q33 = Quel est le numéro du Territoire de Belfort ?
president-q33-1 = 68
president-q33-2 = 70
president-q33-3 = 88
president-q33-4 = 90
president-q34 = Quel est le plus vaste département de la France métropolitaine ?
president-q34-1 = les Landes
president-q34-2 = la Gironde
president-q34-3 = la Dordogne
president-q34-4 = la Côte-d’Or
president-q35 = Quelle ville est la préfecture des Alpes-de-Haute-Provence ?
president-q35-1 = Manosque
president-q35-2 = Gap
president-q35-3 = Digne-les-Bains
president-q35-4 = Sisteron
president-q36 = Quelle ville est la préfecture de la Seine-Saint-Denis ?
president-q36-1 = Bobigny
president-q36-2 = Saint-Denis
president-q36-3 = Montreuil
president-q36-4 = Aubervilliers

## Les cartes de scène
president-s01 = Mime : vous votez, mais l’urne recrache votre bulletin.
president-s02 = Discours : trente secondes pour interdire les chaussettes dépareillées.
president-s03 = Slogan : six mots au plus, avec une rime, pour le département que vous convoitez.
president-s04 = Histoire drôle : racontez-en une où il y a une mairie.
president-s05 = Promesse : une promesse intenable, et un plan en trois points pour la tenir.
president-s06 = Imitation : présentez les résultats du scrutin comme un bulletin météo.
president-s07 = Mime : vous coupez un ruban avec des ciseaux qui ne coupent pas.
president-s08 = Discours : parlez trente secondes pour ne rien dire, avec conviction.
president-s09 = Chanson : deux vers à la gloire du département convoité, sur l’air d’une comptine.
president-s10 = Entretien : le siège défié vous pose une question embarrassante ; répondez sans y répondre.
president-s11 = Jeu de mots : faites-en un sur le nom du département convoité.
president-s12 = Improvisation : la recette des crêpes, sur le ton des vœux du Nouvel An.
president-s13 = Mime : le vent emporte vos notes au milieu du discours.
president-s14 = Promesse : annoncez la loi qui portera votre nom, et sa sanction.
president-s15 = Discours : reconnaissez votre défaite à l’élection des délégués de classe.
president-s16 = Imitation : commentez le dépouillement comme une finale de sport.
president-s17 = Slogan : un seul, qui convienne à la fois à votre campagne et à un dentifrice.
president-s18 = Histoire drôle : trois phrases, un animal et une urne.
president-s19 = Débat : plaidez pour le camembert, puis, aussitôt, contre lui.
president-s20 = Compliment : adressez au siège défié trois compliments auxquels la table croira.
president-s21 = Discours : trente secondes sur vos mérites, sans jamais dire « je », « me » ni « moi ».
president-s22 = Improvisation : vous découvrez en direct que vous lisez le discours d’un autre siège ; continuez.
president-s23 = Promesse : du soleil aux plages et de la pluie aux jardins, le même jour ; expliquez comment.
president-s24 = Mime : vous serrez des mains dans la foule ; l’une d’elles ne vous lâche plus.

## Le journal
president-votes = { $votes ->
    [many] { $votes } de voix
   *[other] { $votes } voix
}
president-place = { $name } ({ $code })
president-and = { $before }, { $part }
president-begins = Le sort désigne { $seat } pour commencer.
president-first-begins = { $seat } a le premier siège et commence.
president-dealt = { $seat } reçoit { $places }.
president-rolled = { $seat } lance les dés : { $low } et { $high }.
president-nothing-possible = Avec ces dés, { $seat } ne peut rien faire.
president-too-dear = { $seat } devrait défier, mais sa mise ne suffit pour aucun de ces départements : pas de défi.
president-taken = { $seat } prend { $place } : { $votes }.
president-taken-for = { $seat } prend { $place } pour { $chief } : { $votes }.
president-protected = { $seat } protège { $place }.
president-campaigns = { $seat } mène campagne.
president-announcement = { $seat } atteint 20 millions de voix !
president-gain-drawn = { $seat } tire une carte de campagne : « { $story } » Gain : { $votes }.
president-loss-drawn = { $seat } tire une carte de campagne : « { $story } » Perte : { $votes }.
president-gain-opened = { $seat } gagne des départements vacants : { $votes } en tout.
president-loss-opened = { $seat } doit rendre { $votes } : la perte elle-même ou, faute de départements qui la fassent, la première somme au-dessus.
president-debt-opened = { $seat } peut enfin payer une dette et doit rendre { $votes }.
president-seize-opened = { $seat } va saisir { $votes } dans le camp adverse.
president-gain-picked = { $seat } gagne { $place } : { $votes }.
president-loss-picked = { $seat } rend { $place } : { $votes }.
president-debt-picked = { $seat } rend { $place } pour une dette : { $votes }.
president-seize-picked = { $seat } saisit { $place } : { $votes }.
president-owed = { $seat } n’a pas de quoi rendre { $votes } et garde la carte : c’est une dette. En tout : { $debt }.
president-debt-reduced = { $seat } réduit une dette grâce à ce gain. Il en reste : { $left }.
president-debt-cancelled = { $seat } efface une dette grâce à ce gain : { $votes }. La carte retourne sous la pile.
president-debts-lapsed = { $seat } ne doit plus rien : les cartes gardées retournent sous la pile.
president-challenged = { $seat } défie { $against } : { $place }.
president-quiz-read = { $seat } lit la question : { $text }
president-stage-read = { $seat } lit la carte : { $text }
president-answered-right = { $seat } répond « { $answer } » : c’est juste !
president-answered-wrong = { $seat } répond « { $answer } » : c’est faux. Il fallait dire « { $right } ».
president-has-performed = { $seat } a terminé son numéro. La table juge.
president-judged = { $seat } juge sous pli fermé : { $vote ->
    [yes] réussi
   *[no] manqué
}.
president-judgement = { $seat } : { $vote ->
    [yes] réussi
   *[no] manqué
}
president-verdict = Verdict de la table. { $votes }.
president-challenge-won = Défi réussi : { $seat } l’emporte sur { $against } et gagne { $place }.
president-challenge-lost = Défi manqué : { $place } reste à { $against }, protégé désormais.
president-team = { $challenger }, avec { $allies }
president-second-round = Second tour ! D’un côté { $one } ; de l’autre { $other }. Les départements des alliés sont de nouveau vacants.
president-elected = { $seat } remporte la présidence au premier tour : majorité absolue, avec { $votes }.
president-won = { $seat } remporte la présidence avec { $votes }.
president-won-by-places = À égalité de voix, { $votes }, { $seat } remporte la présidence : plus de départements.
president-shared = Égalité parfaite, { $votes } de part et d’autre : la présidence est partagée.

## Pourquoi pas ?
president-not-your-turn = C’est à { $seat } de jouer.
president-challenger-judges = On ne juge pas son propre défi.
president-judged-already = Vous avez déjà jugé.
president-no-such-code = Il n’y a pas de département « { $code } ».
president-no-such-answer = Les réponses vont de 1 à 4, et « { $answer } » n’en est pas une.
president-no-such-judgement = On juge par oui ou par non, pas par « { $vote } ».
president-not-now-0 = Lancez d’abord les dés.
president-not-now-1 = Choisissez d’abord parmi les départements que les dés offrent.
president-not-now-gain = Choisissez d’abord les départements que votre carte vous fait gagner.
president-not-now-loss = Choisissez d’abord les départements que vous rendez.
president-not-now-debt = Payez d’abord la dette : choisissez les départements que vous rendez.
president-not-now-seize = Choisissez d’abord les départements que vous saisissez.
president-not-now-3 = Répondez d’abord à la question.
president-not-now-4 = Jouez d’abord votre numéro.
president-not-now-5 = Jugez d’abord le numéro, par oui ou par non.
president-must-take = Les dés offrent au moins un département vacant : il faut en prendre un.
president-must-challenge = Rien de vacant parmi les départements offerts : il faut lancer un défi.
president-own-on-offer = Rien ici ne peut être défié : avec ces dés, vous pouvez seulement protéger un de vos départements ou mener campagne.
president-all-protected = Vos départements offerts sont déjà tous protégés : menez campagne.
president-not-offered = Les dés n’offrent pas { $place }.
president-held-already = { $place } : déjà pris. Prenez un département vacant.
president-protect-own = { $place } : ce n’est pas un de vos départements.
president-protected-already = { $place } : déjà protégé.
president-challenge-own = { $place } est déjà de votre camp.
president-challenge-protected = { $place } : protégé, donc à l’abri de tout défi.
president-stake-too-small = { $place } vaut plus que vos départements non protégés : la mise ne suffit pas.
president-not-completable = Avec { $place }, la somme ne tomberait plus juste.
president-gain-vacant = { $place } n’est pas vacant.
president-is-protected = { $place } : protégé, donc à l’abri de toute perte.
president-lose-whose = { $place } : ce n’est pas un de vos départements.
president-seize-whose = { $place } n’est pas au camp qui a manqué son défi.

## Sur la table
president-credit = Carte : d’après MapSVG et @svg-maps (V. Cazanave), simplifiée ; licence CC BY 4.0.
president-map = Carte de France
president-capital = Paris et ses voisins, agrandis
president-land = { $code } – { $name }
president-land-vacant = { $place } : { $votes }, vacant
president-land-held = { $place } : { $votes }, à { $seat }
president-land-protected = { $place } : { $votes }, à { $seat }, protégé
president-die = { $face ->
    [none] Dé, pas encore lancé
    [star] Dé : une étoile, joker pour tout chiffre ; donne une carte de campagne
   *[other] Dé : { $face }
}
president-card-gain = Carte de campagne : « { $story } » Gain : { $votes }.
president-card-loss = Carte de campagne : « { $story } » Perte : { $votes }.
president-due = { $kind ->
    [gain] Encore à prendre par { $seat } : { $votes }
    [loss] Encore à rendre par { $seat } : { $votes }
    [debt] Dette encore à payer par { $seat } : { $votes }
   *[seize] Encore à saisir par { $seat } : { $votes }
}
president-bar = { $seat } : { $votes }, { $places ->
    [0] aucun département
    [one] un département
   *[other] { $places } départements
}
president-bar-debt = { $seat } : { $votes }, { $places ->
    [0] aucun département
    [one] un département
   *[other] { $places } départements
}, dette : { $debt }
president-round-only = { $round ->
    [1] Premier tour
   *[2] Second tour
}
president-round-turn = { $round ->
    [1] Premier tour
   *[2] Second tour
} : coup { $turn } sur { $turns }
president-score = { $score ->
    [many] { $score } de voix
   *[other] { $score } voix
}
president-score-unit = 100000
president-half = Un camp qui passe ce trait a plus de la moitié des voix : { $votes }
president-majority = Majorité absolue : { $votes }
president-debt = Carte gardée par { $seat } : « { $story } » Dette : { $votes }.
president-camp = Camp { $team } : { $votes }
president-camp-debt = Camp { $team } : { $votes }, dette : { $debt }
president-ally = { $seat } joue pour { $chief }
president-sheet-head = { $seat } défie { $against } : { $place }, { $votes }
president-ballot = { $vote ->
    [none] { $seat } n’a pas encore jugé
    [down] { $seat } juge sous pli fermé
    [yes] { $seat } juge : réussi
   *[no] { $seat } juge : manqué
}

president-do-roll = Lancer les dés
president-do-take = Prendre { $place } : { $votes }
president-do-challenge = Défier pour { $place } : { $votes }
president-do-protect = Protéger { $place } : { $votes }
president-do-campaign = Mener campagne
president-do-gain = Prendre { $place } : { $votes }
president-do-lose = Rendre { $place } : { $votes }
president-do-seize = Saisir { $place } : { $votes }
president-do-answer = Répondre « { $answer } »
president-do-performed = J’ai terminé
president-do-judge-yes = Réussi
president-do-judge-no = Manqué

president-over = La partie est finie.
president-ask-roll = À vous : lancez les dés.
president-ask-roll-for = À vous, pour { $chief } : lancez les dés.
president-ask-take = Prenez un des départements vacants que les dés offrent.
president-ask-take-star = { $stars ->
    [one] Un { $digit } et une étoile, joker : prenez un vacant dont le numéro a un { $digit } ; une carte de campagne suivra.
   *[other] Deux étoiles, jokers : prenez n’importe quel département vacant ; deux cartes de campagne suivront.
}
president-with-stars = { $sentence } { $stars ->
    [one] L’étoile donnera une carte de campagne.
   *[other] Les étoiles donneront deux cartes de campagne.
}
president-ask-challenge = Rien de vacant : défiez quelqu’un pour un département. Un échec vous coûterait autant de voix.
president-ask-protect = Rien à prendre ni à défier : protégez un de vos départements, ou menez campagne.
president-ask-campaign = Rien à prendre, ni à défier, ni à protéger : menez campagne.
president-ask-gain = Prenez des départements vacants. Reste à prendre : { $votes }.
president-ask-loss = Rendez des départements. Reste à rendre : { $votes }.
president-ask-debt = Vous pouvez payer une dette : rendez des départements. Reste à rendre : { $votes }.
president-ask-seize = Le défi est manqué : saisissez des départements. Reste à saisir : { $votes }.
president-ask-answer = À vous de répondre.
president-ask-perform = En scène ! Jouez la carte, puis dites que vous avez terminé.
president-ask-judge = { $seat } a terminé. Réussi, ou manqué ?
president-wait-roll = { $seat } va lancer les dés.
president-wait-choose = { $seat } choisit un département.
president-wait-gain = { $seat } prend des départements vacants. Reste à prendre : { $votes }.
president-wait-loss = { $seat } rend des départements. Reste à rendre : { $votes }.
president-wait-debt = { $seat } paie une dette. Reste à rendre : { $votes }.
president-wait-seize = { $seat } saisit des départements. Reste à saisir : { $votes }.
president-wait-answer = { $seat } cherche la réponse.
president-wait-perform = { $seat } est en scène.
president-wait-judge = { $seat } a fait son numéro : la table juge.
president-with-story = « { $story } » { $sentence }

president-story-challenge = Le défi : { $place }
president-story-answered = { $seat } répond « { $answer } ».
president-story-right = La bonne réponse : « { $answer } ».
president-story-judged = { $judgement }.
president-story-second-round-title = Le second tour
president-story-second-round = Personne n’a la majorité absolue : il y aura un second tour.
president-story-camp = Un camp : { $team }.
president-story-vacant = Ce que tenaient les alliés est de nouveau vacant. Tout le monde continue à lancer les dés.

## Ce qu’il faut pour gagner
president-goal-ahead = Majorité absolue : encore { $missing }. Second tour : vous y seriez, { $votes } devant { $other }.
president-goal-behind = Majorité absolue : encore { $missing }. Second tour : dépassez { $other }, { $votes } devant vous.
president-goal-level = Majorité absolue : encore { $missing }. Second tour : vous êtes à égalité avec { $other }.
president-goal-two-level = Majorité absolue : encore { $missing }. Vous êtes à égalité avec { $other }.
president-goal-two-ahead = Majorité absolue : encore { $missing }. Vous avez { $votes } d’avance sur { $other }.
president-goal-two-behind = Majorité absolue : encore { $missing }. { $other } a { $votes } de plus que vous.
president-goal-second-round = Pour gagner : plus de voix que l’autre camp. { $chief } : { $ours } ; { $other } : { $theirs }.
