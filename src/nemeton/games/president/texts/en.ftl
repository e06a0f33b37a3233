# Le Jeu du Président, in our own words.

president-title = Le Jeu du Président
president-blurb = One map, 99 départements, 49 million votes. Roll the dice, campaign, challenge your rivals; and if nobody has an absolute majority, a second round decides, with its unlikely alliances.
president-option-challenges = Challenges
president-option-challenges-all = quiz and stage
president-option-challenges-quiz = quiz only
president-option-length = Length
president-option-length-full = full, as on the sheet
president-option-length-short = short, the house’s own invention
president-option-first = Who begins
president-option-first-lot = drawn by lot
president-option-first-seat = seat 1 (for whoever is youngest)

## The parties
president-party = { $party ->
    [lfi] La France insoumise
    [ps] Parti socialiste
    [eelv] Europe Écologie Les Verts
    [lrem] La République en marche
    [lr] Les Républicains
   *[rn] Rassemblement national
}

## Rounds, phases and kinds of card
president-round = { $round ->
    [1] first round
   *[2] second round
}
president-phase = { $phase ->
    [roll] roll
    [choose] choice
    [pick] making up a sum
    [answer] quiz
    [perform] stage
    [judge] judgement
   *[over] game over
}
president-kind = { $kind ->
    [gain] votes won
    [loss] votes lost
    [debt] debt to pay
    [seize] votes to seize
    [quiz] quiz
   *[stage] stage
}
president-stage-how = Aloud, on camera or in writing, as the table likes; a mime is written without a single letter.

## The départements
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
president-d20 = Corsica
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
president-d971 = Antilles (Guadeloupe and Martinique)
president-d973 = French Guiana
president-d974 = Réunion
president-d975 = Saint Pierre and Miquelon and Mayotte

## The campaign cards
president-c01 = At the market you taste every cheese and play no favourites.
president-c02 = You leave a seven-exit roundabout at the first attempt, live on television.
president-c03 = Your dog jumps on stage in mid-speech. It polls better than you do, but it endorses you.
president-c04 = You shake three thousand hands and forget hardly a name.
president-c05 = You open a village hall in two minutes. The food is still warm, and that will be remembered.
president-c06 = Your poster is pasted so well that nobody can tear it off.
president-c07 = You lose at cards in the village café, gracefully.
president-c08 = Your programme fits on a beer mat. At last somebody reads it.
president-c09 = You arrive by train, on time. The crowd calls it a miracle.
president-c10 = A comedian does such a good impression of you that people think you are funny.
president-c11 = You admit that you don’t have all the answers. The experts faint, the public cheers.
president-c12 = A lady of ninety-nine raps your programme, and the video goes round the country.
president-c13 = The microphone breaks down. You mend it yourself and never stop talking.
president-c14 = Nobody turns up to debate you. You give the empty chair its fair share of time, and win on points.
president-c15 = You promise to promise nothing, and you keep your word.
president-c16 = In a downpour you share your umbrella with the whole brass band.
president-c17 = Fishermen take you out to sea. Seasickness politely waits until the cameras have gone.
president-c18 = The printer mixes up the files: not your programme but your soup recipe goes out. It is adopted unanimously.
president-c19 = A choir sings your slogan as a round. Soon it is hummed in every queue.
president-c20 = You cross the country by bicycle; even the hills come round in the end.
president-c21 = You answer a pupil’s letter with a real letter. The whole class wins over its parents.
president-c22 = Pain au chocolat or chocolatine? You say both in one breath, and the nation makes its peace.
president-c23 = Your sums add up to the last cent. They are checked three times, and then you are believed.
president-c24 = In the debate you are interrupted seventeen times. You finish every sentence.
president-c25 = The pétanque club lends you its boules: you point, you shoot, you charm.
president-c26 = The studio was against you. One story about snails, and everybody wants to shake your hand.
president-c27 = Harbours, high plains, valleys: you said you would see them all, and you have the shoes to prove it.
president-c28 = Your rally overflows: people listen from roofs, from balconies and from a merry-go-round.
president-c29 = The sun shines wherever you go. You begin to get the credit.
president-c30 = Two villages that have not spoken for three centuries make it up at your table. Others ask to be next.
president-c31 = Your midnight speech is so short and so fine that the papers print all of it.
president-c32 = The pollsters do their sums three times over: no, the needle is not stuck.
president-c33 = Your great interview breaks every record, ahead of football and the beach forecast.
president-c34 = You recite every département with its prefecture in a single breath. The nation rises to its feet.
president-c35 = A tidal wave: the queues outside your offices can be seen from space.
president-c36 = The whole country hums your name. Even your in-laws will vote for you.
president-c37 = Your scarf is caught in the door of the train. The train leaves.
president-c38 = One spelling mistake on ten thousand leaflets. It is in your name.
president-c39 = You warmly greet a shop-window dummy. It is not on the electoral roll.
president-c40 = You congratulate Brest on its storks and Strasbourg on its tides.
president-c41 = In front of the cameras, you cut the tip off the brie.
president-c42 = While you speak about setting an example, your car is fined three times.
president-c43 = Your giant balloon breaks loose and lands at a rival’s rally.
president-c44 = You start the anthem a tone too high. By the chorus you are singing alone.
president-c45 = Your microphone was still on. Now everyone knows what you think of the buffet.
president-c46 = You are asked the price of a loaf. You answer in francs.
president-c47 = Your spokesperson contradicts you on air, with your own arguments.
president-c48 = The official photograph is superb, down to the slippers.
president-c49 = You open a bridge. It still lacks the other bank.
president-c50 = You read page three twice and page four never. Only the press notices.
president-c51 = An old school report comes to light: nought out of twenty in civics.
president-c52 = You promise a seaport to the Creuse and a cable car to the plains of Beauce.
president-c53 = Your savings plan costs more than it saves: it had to be printed in colour.
president-c54 = In the debate you mix up millions and billions, three times, in both directions.
president-c55 = Your campaign team falls out and founds three movements. None of them supports you.
president-c56 = You fall asleep at your own rally. The video has subtitles in eleven languages.
president-c57 = A flight of pigeons was to close the celebration. The platform was underneath.
president-c58 = You swear never to enter an alliance. The next day you announce three.
president-c59 = Your programme is found, word for word, in the manual of a dishwasher.
president-c60 = You forgot to register to vote. Word gets out.

## The quiz cards
president-q01 = Which town is the prefecture of the Marne?
president-q01-1 = Reims
president-q01-2 = Épernay
president-q01-3 = Châlons-en-Champagne
president-q01-4 = Vitry-le-François
president-q02 = In which département does Mont-Saint-Michel stand?
president-q02-1 = Manche
president-q02-2 = Ille-et-Vilaine
president-q02-3 = Calvados
president-q02-4 = Côtes-d’Armor
president-q03 = In what year did French women gain the right to vote?
president-q03-1 = 1919
president-q03-2 = 1928
president-q03-3 = 1936
president-q03-4 = 1944
president-q04 = If the President of the Republic dies or resigns, who stands in until the election?
president-q04-1 = the Prime Minister
president-q04-2 = the President of the Senate
president-q04-3 = the President of the National Assembly
president-q04-4 = the President of the Constitutional Council
president-q05 = Which département has the number 46?
president-q05-1 = Loire
president-q05-2 = Lot
president-q05-3 = Loiret
president-q05-4 = Lot-et-Garonne
president-q06 = Which is the longest river in France?
president-q06-1 = the Seine
president-q06-2 = the Rhône
president-q06-3 = the Garonne
president-q06-4 = the Loire
president-q07 = How many départements were there when they were created, in 1790?
president-q07-1 = 83
president-q07-2 = 90
president-q07-3 = 95
president-q07-4 = 101
president-q08 = Which town is the prefecture of the Pas-de-Calais?
president-q08-1 = Calais
president-q08-2 = Boulogne-sur-Mer
president-q08-3 = Arras
president-q08-4 = Lens
president-q09 = How many elected officials, at least, must sponsor a candidate for President of the Republic?
president-q09-1 = 50
president-q09-2 = 100
president-q09-3 = 300
president-q09-4 = 500
president-q10 = To which département does Chamonix belong, at the foot of Mont Blanc?
president-q10-1 = Haute-Savoie
president-q10-2 = Savoie
president-q10-3 = Isère
president-q10-4 = Hautes-Alpes
president-q11 = In which palace does the Senate sit?
president-q11-1 = the Bourbon Palace
president-q11-2 = the Luxembourg Palace
president-q11-3 = the Palais-Royal
president-q11-4 = the Chaillot Palace
president-q12 = Which of these countries has a border with French Guiana?
president-q12-1 = Venezuela
president-q12-2 = Guyana
president-q12-3 = Colombia
president-q12-4 = Brazil
president-q13 = In what year was a president of the Fifth Republic first elected by direct universal suffrage?
president-q13-1 = 1958
president-q13-2 = 1962
president-q13-3 = 1965
president-q13-4 = 1969
president-q14 = Which town is the prefecture of the Finistère?
president-q14-1 = Brest
president-q14-2 = Morlaix
president-q14-3 = Quimper
president-q14-4 = Concarneau
president-q15 = Which of these départements does not touch the sea?
president-q15-1 = Gers
president-q15-2 = Aude
president-q15-3 = Somme
president-q15-4 = Landes
president-q16 = How many days after the first round of the presidential election is the second one held?
president-q16-1 = 7
president-q16-2 = 14
president-q16-3 = 21
president-q16-4 = 28
president-q17 = What were the Côtes-d’Armor called until 1990?
president-q17-1 = Haute-Bretagne
president-q17-2 = Loire-Inférieure
president-q17-3 = Manche-Occidentale
president-q17-4 = Côtes-du-Nord
president-q18 = In the cellars of which département is Roquefort cheese ripened?
president-q18-1 = Cantal
president-q18-2 = Aveyron
president-q18-3 = Lozère
president-q18-4 = Tarn
president-q19 = How many members are appointed to the Constitutional Council, not counting those who sit by right?
president-q19-1 = 9
president-q19-2 = 12
president-q19-3 = 15
president-q19-4 = 27
president-q20 = Which town is the prefecture of Haute-Corse?
president-q20-1 = Ajaccio
president-q20-2 = Corte
president-q20-3 = Bastia
president-q20-4 = Calvi
president-q21 = In what year did a law make the voting booth compulsory in French polling stations?
president-q21-1 = 1792
president-q21-2 = 1848
president-q21-3 = 1875
president-q21-4 = 1913
president-q22 = Outside this game, which of these numbers no longer belongs to any département?
president-q22-1 = 09
president-q22-2 = 15
president-q22-3 = 19
president-q22-4 = 20
president-q23 = Which town is the prefecture of the Pyrénées-Atlantiques?
president-q23-1 = Bayonne
president-q23-2 = Pau
president-q23-3 = Tarbes
president-q23-4 = Biarritz
president-q24 = Which article of the Constitution of 1958 gives the President exceptional powers in a grave crisis?
president-q24-1 = Article 16
president-q24-2 = Article 20
president-q24-3 = Article 49
president-q24-4 = Article 89
president-q25 = In which département is the cave of Lascaux?
president-q25-1 = Lot
president-q25-2 = Ardèche
president-q25-3 = Dordogne
president-q25-4 = Corrèze
president-q26 = In what year was the voting age lowered from 21 to 18?
president-q26-1 = 1968
president-q26-2 = 1974
president-q26-3 = 1981
president-q26-4 = 1988
president-q27 = Off which land does Saint Pierre and Miquelon lie?
president-q27-1 = Madagascar
president-q27-2 = Florida
president-q27-3 = Newfoundland
president-q27-4 = Ireland
president-q28 = Of which département is Blois the prefecture?
president-q28-1 = Indre-et-Loire
president-q28-2 = Eure-et-Loir
president-q28-3 = Loiret
president-q28-4 = Loir-et-Cher
president-q29 = Which département has the number 974?
president-q29-1 = Réunion
president-q29-2 = Martinique
president-q29-3 = Mayotte
president-q29-4 = Guadeloupe
president-q30 = Yvelines, Essonne and Val-d’Oise were born in the 1960s, when which département was divided?
president-q30-1 = Seine-et-Marne
president-q30-2 = Seine-et-Oise
president-q30-3 = Seine
president-q30-4 = Oise
president-q31 = Who proclaims the results of the presidential election?
president-q31-1 = the Constitutional Council
president-q31-2 = the Minister of the Interior
president-q31-3 = the Council of State
president-q31-4 = the President of the National Assembly
president-q32 = Which town is the prefecture of the Lozère?
president-q32-1 = Florac
president-q32-2 = Millau
president-q32-3 = Mende
president-q32-4 = Marvejols
president-q33 = What is the number of the Territoire de Belfort?
president-q33-1 = 68
president-q33-2 = 70
president-q33-3 = 88
president-q33-4 = 90
president-q34 = Which is the largest département of metropolitan France by area?
president-q34-1 = Landes
president-q34-2 = Gironde
president-q34-3 = Dordogne
president-q34-4 = Côte-d’Or
president-q35 = Which town is the prefecture of the Alpes-de-Haute-Provence?
president-q35-1 = Manosque
president-q35-2 = Gap
president-q35-3 = Digne-les-Bains
president-q35-4 = Sisteron
president-q36 = Which town is the prefecture of Seine-Saint-Denis?
president-q36-1 = Bobigny
president-q36-2 = Saint-Denis
president-q36-3 = Montreuil
president-q36-4 = Aubervilliers

## The stage cards
president-s01 = Mime: you vote, but the ballot box spits your paper out.
president-s02 = Speech: thirty seconds in favour of banning odd socks.
president-s03 = Slogan: six words at most, with a rhyme, for the département that you are after.
president-s04 = Joke: tell one with a town hall in it.
president-s05 = Promise: make one that can’t be kept, with a three-point plan to keep it.
president-s06 = Impression: announce the results of the vote as a weather forecast.
president-s07 = Mime: you cut a ribbon with scissors that won’t cut.
president-s08 = Speech: talk for thirty seconds and say nothing, with conviction.
president-s09 = Song: two lines in praise of the département that you are after, to the tune of a nursery rhyme.
president-s10 = Interview: the seat that you challenge asks you an awkward question; reply without answering it.
president-s11 = Pun: make one on the name of the département that you are after.
president-s12 = Improvisation: give the recipe for pancakes in the tone of a New Year’s address.
president-s13 = Mime: the wind carries your notes away in the middle of a speech.
president-s14 = Promise: announce the law that will bear your name, and the penalty for breaking it.
president-s15 = Speech: concede defeat in the election of the class representative.
president-s16 = Impression: commentate on the counting of the votes as if it were a cup final.
president-s17 = Slogan: a single one that suits both your campaign and a toothpaste.
president-s18 = Joke: three sentences, one animal and a ballot box.
president-s19 = Debate: plead for Camembert, then, without a pause, against it.
president-s20 = Compliments: pay the seat that you challenge three that the table will believe.
president-s21 = Speech: thirty seconds on your merits without once saying “I”, “me” or “my”.
president-s22 = Improvisation: you notice on air that you are reading another seat’s speech; carry on.
president-s23 = Promise: sunshine for the beaches and rain for the gardens on the same day; explain how.
president-s24 = Mime: you are shaking hands in a crowd, and one of them won’t let go.

## The log
president-votes = { $votes } votes
president-place = { $name } ({ $code })
president-and = { $before }, { $part }
president-begins = { $seat } begins, by lot.
president-first-begins = { $seat } has the first seat, and begins.
president-dealt = { $seat } is dealt { $places }.
president-rolled = { $seat } rolls { $low } and { $high }.
president-nothing-possible = With these dice there is nothing that { $seat } can do.
president-too-dear = { $seat } would have to challenge, but has too few votes at stake for any of these départements: no challenge.
president-taken = { $seat } takes { $place }: { $votes }.
president-taken-for = { $seat } takes { $place } for { $chief }: { $votes }.
president-protected = { $seat } protects { $place }.
president-campaigns = { $seat } goes campaigning.
president-announcement = { $seat } reaches 20 million votes!
president-gain-drawn = { $seat } draws a campaign card: “{ $story }” A gain of { $votes }.
president-loss-drawn = { $seat } draws a campaign card: “{ $story }” A loss of { $votes }.
president-gain-opened = { $seat } wins vacant départements: { $votes } in all.
president-loss-opened = { $seat } has to give back { $votes }: the loss itself or, where no départements make it, the first sum above it.
president-debt-opened = { $seat } can pay a debt at last, and has to give back { $votes }.
president-seize-opened = { $seat } will seize { $votes } from the other side.
president-gain-picked = { $seat } wins { $place }: { $votes }.
president-loss-picked = { $seat } gives back { $place }: { $votes }.
president-debt-picked = { $seat } gives back { $place } for a debt: { $votes }.
president-seize-picked = { $seat } seizes { $place }: { $votes }.
president-owed = { $seat } can’t give back { $votes }, and keeps the card: a debt. Owed in all: { $debt }.
president-debt-reduced = The gain makes a debt of { $seat } smaller. Left of it: { $left }.
president-debt-cancelled = The gain wipes out a debt of { $seat }: { $votes }. Its card goes under the pile.
president-debts-lapsed = { $seat } owes nothing any more: the cards kept for debts go back under the pile.
president-challenged = { $seat } challenges { $against }: { $place }.
president-quiz-read = { $seat } reads the question: { $text }
president-stage-read = { $seat } reads the card: { $text }
president-answered-right = { $seat } answers “{ $answer }”, and that is right!
president-answered-wrong = { $seat } answers “{ $answer }”, and that is wrong. It was “{ $right }”.
president-has-performed = { $seat } has performed. The table judges.
president-judged = { $seat } judges, sealed: { $vote ->
    [yes] well done
   *[no] failed
}.
president-judgement = { $seat }: { $vote ->
    [yes] well done
   *[no] failed
}
president-verdict = The table’s verdict. { $votes }.
president-challenge-won = Challenge won: { $place } goes from { $against } to { $seat }.
president-challenge-lost = Challenge lost: { $place } stays with { $against }, protected from now on.
president-team = { $challenger }, with { $allies }
president-second-round = Second round! On one side { $one }; on the other { $other }. The allies’ départements are vacant again.
president-elected = { $seat } wins the presidency in the first round: an absolute majority, with { $votes }.
president-won = { $seat } wins the presidency with { $votes }.
president-won-by-places = Equal votes, { $votes }: { $seat } wins the presidency with more départements.
president-shared = A perfect tie, { $votes } on either side: the presidency is shared.

## Why not?
president-not-your-turn = It is up to { $seat } now.
president-challenger-judges = Nobody judges their own challenge.
president-judged-already = You have judged already.
president-no-such-code = There is no département “{ $code }”.
president-no-such-answer = Answers go from 1 to 4, and “{ $answer }” is none of them.
president-no-such-judgement = Judge by yes or no, not by “{ $vote }”.
president-not-now-0 = Roll the dice first.
president-not-now-1 = First choose among the départements that the dice offer.
president-not-now-gain = First pick the départements that your card wins you.
president-not-now-loss = First pick the départements that you give back.
president-not-now-debt = Pay the debt first: pick the départements that you give back.
president-not-now-seize = First pick the départements that you seize.
president-not-now-3 = Answer the question first.
president-not-now-4 = Perform first.
president-not-now-5 = Judge the performance first, by yes or no.
president-must-take = The dice offer at least one vacant département: take one.
president-must-challenge = Nothing on offer is vacant: challenge somebody.
president-own-on-offer = Nothing here can be challenged: with these dice you can only protect one of your départements, or go campaigning.
president-all-protected = Your départements on offer are all protected: go campaigning.
president-not-offered = The dice don’t offer { $place }.
president-held-already = { $place } is taken. Take a vacant one.
president-protect-own = { $place } is not yours.
president-protected-already = { $place } is protected already.
president-challenge-own = { $place } is on your side already.
president-challenge-protected = { $place } is protected: it can’t be challenged.
president-stake-too-small = { $place } is worth more than your unprotected départements: your stake is too small.
president-not-completable = With { $place } the sum could no longer be exact.
president-gain-vacant = { $place } is not vacant.
president-is-protected = { $place } is protected: it can’t be lost.
president-lose-whose = { $place } is not yours.
president-seize-whose = { $place } does not belong to the side that lost the challenge.

## On the table
president-credit = Map: after MapSVG and @svg-maps (V. Cazanave), simplified; CC BY 4.0.
president-map = Map of France
president-capital = Paris and its neighbours, enlarged
president-land = { $code } – { $name }
president-land-vacant = { $place }: { $votes }, vacant
president-land-held = { $place }: { $votes }, held by { $seat }
president-land-protected = { $place }: { $votes }, held by { $seat }, protected
president-die = { $face ->
    [none] Die, not yet rolled
    [star] Die: a star, a joker for any digit; brings a campaign card
   *[other] Die: { $face }
}
president-card-gain = Campaign card: “{ $story }” Gain: { $votes }.
president-card-loss = Campaign card: “{ $story }” Loss: { $votes }.
president-due = { $kind ->
    [gain] Still to be taken by { $seat }: { $votes }
    [loss] Still to be given back by { $seat }: { $votes }
    [debt] Debt still to be paid by { $seat }: { $votes }
   *[seize] Still to be seized by { $seat }: { $votes }
}
president-bar = { $seat }: { $votes }, { $places ->
    [0] no département
    [one] one département
   *[other] { $places } départements
}
president-bar-debt = { $seat }: { $votes }, { $places ->
    [0] no département
    [one] one département
   *[other] { $places } départements
}, debt: { $debt }
president-round-only = { $round ->
    [1] First round
   *[2] Second round
}
president-round-turn = { $round ->
    [1] First round
   *[2] Second round
}: turn { $turn } of { $turns }
president-score = { $score } votes
president-score-unit = 100000
president-half = A side beyond this line has more than half of all votes: { $votes }
president-majority = Absolute majority: { $votes }
president-debt = Card kept by { $seat }: “{ $story }” Debt: { $votes }.
president-camp = Camp of { $team }: { $votes }
president-camp-debt = Camp of { $team }: { $votes }, debt: { $debt }
president-ally = { $seat } plays for { $chief }
president-sheet-head = { $seat } challenges { $against }: { $place }, { $votes }
president-ballot = { $vote ->
    [none] { $seat } has not judged yet
    [down] { $seat } judges under seal
    [yes] { $seat } judges: a success
   *[no] { $seat } judges: a failure
}

president-do-roll = Roll the dice
president-do-take = Take { $place }: { $votes }
president-do-challenge = Challenge for { $place }: { $votes }
president-do-protect = Protect { $place }: { $votes }
president-do-campaign = Campaign
president-do-gain = Take { $place }: { $votes }
president-do-lose = Give back { $place }: { $votes }
president-do-seize = Seize { $place }: { $votes }
president-do-answer = Answer “{ $answer }”
president-do-performed = I have finished
president-do-judge-yes = A success
president-do-judge-no = A failure

president-over = The game is over.
president-ask-roll = Your turn: roll the dice.
president-ask-roll-for = Your turn, for { $chief }: roll the dice.
president-ask-take = Take one of the vacant départements that the dice offer.
president-ask-take-star = { $stars ->
    [one] A { $digit } and a star, a joker: take a vacant one with a { $digit } in its number; a campaign card follows.
   *[other] Two stars, jokers: take any vacant département; two campaign cards follow.
}
president-with-stars = { $sentence } { $stars ->
    [one] The star will bring a campaign card.
   *[other] The stars will bring two campaign cards.
}
president-ask-challenge = Nothing is vacant: challenge somebody for a département. A failure would cost you as many votes.
president-ask-protect = Nothing to take or to challenge for: protect one of your départements, or campaign.
president-ask-campaign = Nothing to take, to challenge for or to protect: campaign.
president-ask-gain = Take vacant départements. Still to take: { $votes }.
president-ask-loss = Give départements back. Still to give back: { $votes }.
president-ask-debt = You can pay a debt: give départements back. Still to give back: { $votes }.
president-ask-seize = The challenge has failed: seize départements. Still to seize: { $votes }.
president-ask-answer = It is for you to answer.
president-ask-perform = You are on! Play the card, then say that you have finished.
president-ask-judge = { $seat } has finished. A success, or a failure?
president-wait-roll = { $seat } is about to roll the dice.
president-wait-choose = { $seat } is choosing a département.
president-wait-gain = { $seat } is taking vacant départements. Still to take: { $votes }.
president-wait-loss = { $seat } is giving départements back. Still to give back: { $votes }.
president-wait-debt = { $seat } is paying a debt. Still to give back: { $votes }.
president-wait-seize = { $seat } is seizing départements. Still to seize: { $votes }.
president-wait-answer = { $seat } is looking for the answer.
president-wait-perform = { $seat } is on stage.
president-wait-judge = The table is judging the act of { $seat }.
president-with-story = “{ $story }” { $sentence }

president-story-challenge = The challenge: { $place }
president-story-answered = { $seat } answers “{ $answer }”.
president-story-right = The right answer: “{ $answer }”.
president-story-judged = { $judgement }.
president-story-second-round-title = The second round
president-story-second-round = Nobody has the absolute majority: there will be a second round.
president-story-camp = One camp: { $team }.
president-story-vacant = What the allies held is vacant again. Everybody goes on rolling.

## What it takes to win
president-goal-ahead = Absolute majority: { $missing } to go. Second round: you would be in it, { $votes } ahead of { $other }.
president-goal-behind = Absolute majority: { $missing } to go. Second round: overtake { $other }, { $votes } ahead of you.
president-goal-level = Absolute majority: { $missing } to go. Second round: you are level with { $other }.
president-goal-two-level = Absolute majority: { $missing } to go. You are level with { $other }.
president-goal-two-ahead = Absolute majority: { $missing } to go. You have { $votes } more than { $other }.
president-goal-two-behind = Absolute majority: { $missing } to go. { $other } has { $votes } more than you.
president-goal-second-round = To win: more votes than the other side. { $chief }: { $ours }; { $other }: { $theirs }.
