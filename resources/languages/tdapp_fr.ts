<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>tdapp</name>
    <message>
        <source> (PIN of {holder})</source>
        <translation> (PIN : {holder})</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source> at {desk}</source>
        <translation> ({desk})</translation>
    </message>
    <message>
        <source> for the {nth} time</source>
        <translation> pour la {nth} fois</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>+ Break</source>
        <translation>+ Pause</translation>
    </message>
    <message>
        <source>+ Level</source>
        <translation>+ Niveau</translation>
    </message>
    <message>
        <source>+ one more   ·   − one out   ·   a letter sells one</source>
        <translation>+ une de plus   ·   − un éliminé   ·   une lettre : une vente</translation>
    </message>
    <message>
        <source>+1 min</source>
        <translation>+1 min</translation>
    </message>
    <message>
        <source>, a {kind}</source>
        <translation>, {kind}</translation>
    </message>
    <message>
        <source>, not {name} to table {table} seat {seat}</source>
        <translation>, et non {name} à la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>, table {table} seat {seat}</source>
        <translation>, table {table} siège {seat}</translation>
    </message>
    <message>
        <source>, the place is provisional</source>
        <translation>, à titre provisoire</translation>
    </message>
    <message>
        <source>, the places are provisional</source>
        <translation>, à titre provisoire</translation>
    </message>
    <message>
        <source>, {chips} to the bank</source>
        <translation>, {chips} à la banque</translation>
    </message>
    <message>
        <source>0 to {most} results are dropped.</source>
        <translation>On retire de 0 à {most} résultats.</translation>
    </message>
    <message>
        <source>1 decimal</source>
        <translation>à 1 décimale</translation>
    </message>
    <message>
        <source>1 for a player who won a prize, else 0</source>
        <translation>1 pour un joueur qui a gagné un prix, sinon 0</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1 to {most} results count, or some are dropped: not both.</source>
        <translation>Soit de 1 à {most} résultats comptent, soit certains sont retirés : pas les deux.</translation>
    </message>
    <message>
        <source>1-3 4-8 2-5: the one on top first</source>
        <translation>1-3 4-8 2-5 : celle du dessus d’abord</translation>
    </message>
    <message>
        <source>10 to a page, to cut</source>
        <translation>10 par page, à découper</translation>
    </message>
    <message>
        <source>100 % for first leaves nothing for others</source>
        <translation>avec 100 % au premier, il ne reste rien pour les autres</translation>
    </message>
    <message>
        <source>15 percent</source>
        <translation>15 %</translation>
    </message>
    <message>
        <source>18 and 9 players</source>
        <translation>18 et 9 joueurs</translation>
    </message>
    <message>
        <source>18 to a page, to cut</source>
        <translation>18 par page, à découper</translation>
    </message>
    <message>
        <source>19:30, or fri 19:30</source>
        <translation>19:30, ou ven 19:30</translation>
    </message>
    <message>
        <source>1: the Cup; 2: a medal</source>
        <translation>1: la Coupe; 2: une médaille</translation>
    </message>
    <message>
        <source>2 decimals</source>
        <translation>à 2 décimales</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minutes</translation>
    </message>
    <message>
        <source>20, 20 min, 1 h 30</source>
        <translation>20, 20 min, 1 h 30</translation>
    </message>
    <message>
        <source>25 + 5 seconds</source>
        <translation>25 + 5 secondes</translation>
    </message>
    <message>
        <source>25 seconds, then a countdown of five.</source>
        <translation>25 secondes, puis un compte à rebours de cinq.</translation>
    </message>
    <message>
        <source>3 % or an amount</source>
        <translation>3 % ou un montant</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minutes</translation>
    </message>
    <message>
        <source>3, 2, 1 tables</source>
        <translation>3, 2, 1 tables</translation>
    </message>
    <message>
        <source>4 to a page, to cut</source>
        <translation>4 par page, à découper</translation>
    </message>
    <message>
        <source>60 + 10 seconds</source>
        <translation>60 + 10 secondes</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 secondes</translation>
    </message>
    <message>
        <source>8 to a page, to cut</source>
        <translation>8 par page, à découper</translation>
    </message>
    <message>
        <source>; </source>
        <translation> ; </translation>
    </message>
    <message>
        <source>A PIN has {fewest} to {most} digits or letters.</source>
        <translation>Un PIN compte de {fewest} à {most} chiffres ou lettres.</translation>
    </message>
    <message>
        <source>A PIN keeps fingers off at the desk; the journal says whose was given. Whoever owns the house file can take a forgotten one away (tdapp pin remove), and the journal says that too.</source>
        <translation>Un PIN écarte du poste les mains indiscrètes ; le journal nomme le titulaire du PIN donné. Le propriétaire du fichier de la maison peut retirer un PIN oublié (tdapp pin remove), et le journal le dit aussi.</translation>
    </message>
    <message>
        <source>A big bet of {big:,} beside a small bet of {small:,}: twice as much is usual.</source>
        <translation>Une grosse mise de {big:,} pour une petite mise de {small:,} : d’habitude, c’est le double.</translation>
    </message>
    <message>
        <source>A big blind is at least two of the smallest chips, {blind:,}: more than the stack.</source>
        <translation>Une grosse blinde vaut au moins deux des plus petits jetons, soit {blind:,} : plus que le tapis.</translation>
    </message>
    <message>
        <source>A big blind of {big:,} with a small blind of {small:,}: 1.5 to 2.5 times is usual.</source>
        <translation>Une grosse blinde de {big:,} avec une petite blinde de {small:,} : 1,5 à 2,5 fois est l’usage.</translation>
    </message>
    <message>
        <source>A blind that is too short plays for what it is, and a winner who posted short owes nothing later.</source>
        <translation>Une blinde trop courte joue pour ce qu’elle est, et un gagnant qui a posté trop peu ne doit rien ensuite.</translation>
    </message>
    <message>
        <source>A bounty was paid already: undo the payment first.</source>
        <translation>Une prime a déjà été payée : annulez d’abord le paiement.</translation>
    </message>
    <message>
        <source>A bounty was paid: the envelopes stand now.</source>
        <translation>Une prime a été payée : les enveloppes ne changent plus.</translation>
    </message>
    <message>
        <source>A box of chips serves a set if it holds every chip of it once for each player.</source>
        <translation>Une boîte de jetons suffit à un jeu de jetons si elle contient chacun de ses jetons une fois par joueur.</translation>
    </message>
    <message>
        <source>A break begins</source>
        <translation>Une pause commence</translation>
    </message>
    <message>
        <source>A break has no ante.</source>
        <translation>Une pause n’a pas d’ante.</translation>
    </message>
    <message>
        <source>A break has no blinds, no ante and no bets.</source>
        <translation>Une pause n’a ni blindes, ni ante, ni mises.</translation>
    </message>
    <message>
        <source>A break is drawn in two steps: scrambled seat cards, then a card to each player, and the highest takes the first seat card.</source>
        <translation>La casse se tire en deux temps : des cartes de siège mélangées, puis une carte à chaque joueur, et la plus haute prend la première carte de siège.</translation>
    </message>
    <message>
        <source>A break is over</source>
        <translation>Une pause est terminée</translation>
    </message>
    <message>
        <source>A bring-in needs a small and a big bet.</source>
        <translation>Un bring-in demande une petite et une grosse mise.</translation>
    </message>
    <message>
        <source>A bring-in of {bring_in:,} with a small bet of {small:,}: a quarter to a half is usual.</source>
        <translation>Un bring-in de {bring_in:,} pour une petite mise de {small:,} : d’habitude, c’est d’un quart à la moitié.</translation>
    </message>
    <message>
        <source>A button found in the wrong place</source>
        <translation>Un bouton trouvé au mauvais endroit</translation>
    </message>
    <message>
        <source>A button that stood wrong is set right with the next hand, so that each player has every position once.</source>
        <translation>Un bouton mal placé est corrigé à la main suivante, pour que chaque joueur ait une fois chaque position.</translation>
    </message>
    <message>
        <source>A buy-in buys a fixed stack of chips without money value, and both amounts are posted.</source>
        <translation>Un buy-in achète un tapis fixe de jetons sans valeur en argent, et les deux montants sont affichés.</translation>
    </message>
    <message>
        <source>A card dealt by the room, or anything else; may stay empty</source>
        <translation>Une carte donnée par la salle, ou autre chose ; peut rester vide</translation>
    </message>
    <message>
        <source>A card for each player with name, table and seat: to cut, on labels, or a ticket each.</source>
        <translation>Une carte par joueur avec nom, table et siège : à découper, sur étiquettes, ou un ticket chacun.</translation>
    </message>
    <message>
        <source>A card for each player; the highest begins, spades before hearts, diamonds and clubs.</source>
        <translation>Une carte par joueur ; la plus haute commence, pique avant cœur, carreau et trèfle.</translation>
    </message>
    <message>
        <source>A card is dealt to each player of the table and the lowest is moved, as in stud.</source>
        <translation>Chaque joueur de la table reçoit une carte ; qui a la plus basse est déplacé, comme au stud.</translation>
    </message>
    <message>
        <source>A chip can leave as soon as all later blinds and antes are multiples of the next one up.</source>
        <translation>Une valeur de jeton peut sortir dès que toutes les blindes et antes à venir sont des multiples de la valeur au-dessus.</translation>
    </message>
    <message>
        <source>A chip is worth at least 1.</source>
        <translation>Un jeton vaut au moins 1.</translation>
    </message>
    <message>
        <source>A chip is worth at most {most:,}.</source>
        <translation>Un jeton vaut au plus {most:,}.</translation>
    </message>
    <message>
        <source>A comma stands between the parts of a function; a fraction has a point: 0.5.</source>
        <translation>Une virgule sépare les parties d’une fonction ; une fraction s’écrit avec un point : 0.5.</translation>
    </message>
    <message>
        <source>A copy for each entry of what it bought and paid: four to a page, or a slip each from a roll.</source>
        <translation>Une copie pour chaque inscription de ce qu’elle a acheté et payé : quatre par page, ou une fiche chacune sur rouleau.</translation>
    </message>
    <message>
        <source>A copy with every break, read back and proved each time, in a folder for this house. Older copies are dropped like backups. Where it fails, Now says so, and the evening goes on. This computer remembers the folder.</source>
        <translation>Une copie à chaque pause, relue et vérifiée à chaque fois, dans un dossier pour cette maison. Les copies anciennes sont supprimées comme les sauvegardes. En cas d’échec, la page À faire le signale, et la soirée continue. Cet ordinateur retient le dossier.</translation>
    </message>
    <message>
        <source>A curve</source>
        <translation>Une courbe</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Un deal</translation>
    </message>
    <message>
        <source>A deal and its redeal count as one hand of a penalty.</source>
        <translation>Une donne et sa redonne comptent comme une seule main d’une pénalité.</translation>
    </message>
    <message>
        <source>A deal is reckoned by one of {ways}.</source>
        <translation>Un deal se calcule selon l’un de ces modes : {ways}.</translation>
    </message>
    <message>
        <source>A deal needs at least two who are still in.</source>
        <translation>Un deal demande au moins deux joueurs encore en jeu.</translation>
    </message>
    <message>
        <source>A deal needs players.</source>
        <translation>Un deal demande des joueurs.</translation>
    </message>
    <message>
        <source>A deal of {players} over {amount} ({method}): and it ended with that.</source>
        <translation>Deal de {players} sur {amount} ({method}) : le tournoi s’est terminé ainsi.</translation>
    </message>
    <message>
        <source>A deal of {players} over {amount} ({method}): no money is left, and the places are played out.</source>
        <translation>Deal de {players} sur {amount} ({method}) : il ne reste pas d’argent, et les places se jouent.</translation>
    </message>
    <message>
        <source>A deal of {players} over {amount} ({method}): {reserve} is left for the winner, and the places are played out.</source>
        <translation>Deal de {players} sur {amount} ({method}) : il reste {reserve} pour le vainqueur, et les places se jouent.</translation>
    </message>
    <message>
        <source>A deal was made already: undo it first.</source>
        <translation>Un deal a déjà été conclu : annulez-le d’abord.</translation>
    </message>
    <message>
        <source>A deal was made for what was left: its own sheet says who gets what.</source>
        <translation>Un deal a été conclu pour ce qui restait : sa propre feuille dit qui reçoit quoi.</translation>
    </message>
    <message>
        <source>A deal was made over these prizes: undo it first.</source>
        <translation>Un deal a été conclu sur ces prix : annulez-le d’abord.</translation>
    </message>
    <message>
        <source>A dearer event counts for more, but not in proportion.</source>
        <translation>Un tournoi plus cher compte davantage, mais pas en proportion.</translation>
    </message>
    <message>
        <source>A draw needs at least two players.</source>
        <translation>Un tirage demande au moins deux joueurs.</translation>
    </message>
    <message>
        <source>A field cannot be kept going for that long: plan for less time.</source>
        <translation>Aucun tournoi ne peut durer aussi longtemps : prévoyez moins de temps.</translation>
    </message>
    <message>
        <source>A field of</source>
        <translation>Un tournoi de</translation>
    </message>
    <message>
        <source>A floor plan was begun, with {tables}</source>
        <translation>Plan de salle commencé, avec {tables}</translation>
    </message>
    <message>
        <source>A formula has at most {most} characters.</source>
        <translation>Une formule a {most} caractères au plus.</translation>
    </message>
    <message>
        <source>A hand belongs to the old level only if its blinds and antes were posted and its riffle had begun before the signal.</source>
        <translation>Une main n’appartient à l’ancien niveau que si ses blindes et antes étaient postées et son mélange commencé avant le signal.</translation>
    </message>
    <message>
        <source>A hand is dead if its owner is not at the table once everybody's starting hand is complete.</source>
        <translation>Une main est morte si son propriétaire n’est pas à la table quand toutes les mains de départ sont complètes.</translation>
    </message>
    <message>
        <source>A hand needs at least two players.</source>
        <translation>Une main demande au moins deux joueurs.</translation>
    </message>
    <message>
        <source>A hand takes three minutes off the clock at the most.</source>
        <translation>Une main retire trois minutes à l’horloge au plus.</translation>
    </message>
    <message>
        <source>A hand that runs into a break can be disputed until one minute after its pot was awarded.</source>
        <translation>Une main qui déborde sur une pause peut être contestée jusqu’à une minute après l’attribution du pot.</translation>
    </message>
    <message>
        <source>A hand was dealt</source>
        <translation>Main distribuée</translation>
    </message>
    <message>
        <source>A hand was dealt at table {table}</source>
        <translation>Une main a été donnée à la table {table}</translation>
    </message>
    <message>
        <source>A hand was dealt at table {table}: {said}</source>
        <translation>Une main a été distribuée à la table {table} : {said}</translation>
    </message>
    <message>
        <source>A house has at most {most} PINs.</source>
        <translation>Une maison a au plus {most} PIN.</translation>
    </message>
    <message>
        <source>A house needs a name.</source>
        <translation>Il faut un nom à la maison.</translation>
    </message>
    <message>
        <source>A late entrant takes an open seat at random with a full stack, posts nothing extra and plays the first position that comes, even the button or a blind.</source>
        <translation>Un inscrit tardif prend au hasard un siège libre avec un tapis complet, ne poste rien de plus et joue la première position qui vient, même le bouton ou une blinde.</translation>
    </message>
    <message>
        <source>A league has at most {events}.</source>
        <translation>Une ligue a au plus {events}.</translation>
    </message>
    <message>
        <source>A league needs a name.</source>
        <translation>Il faut un nom à la ligue.</translation>
    </message>
    <message>
        <source>A level begins</source>
        <translation>Un niveau commence</translation>
    </message>
    <message>
        <source>A level has a big blind of at least 1, and nothing in it is negative.</source>
        <translation>Un niveau a une grosse blinde d’au moins 1, et rien n’y est négatif.</translation>
    </message>
    <message>
        <source>A level lasts 24 hours at the most.</source>
        <translation>Un niveau dure 24 heures au plus.</translation>
    </message>
    <message>
        <source>A level needs a big blind, or the bets of a limit game.</source>
        <translation>Un niveau demande une grosse blinde, ou les mises d’un jeu à limites.</translation>
    </message>
    <message>
        <source>A level or a break lasts at least a minute.</source>
        <translation>Un niveau ou une pause dure au moins une minute.</translation>
    </message>
    <message>
        <source>A level or a break lasts from a minute to 24 hours.</source>
        <translation>Un niveau ou une pause dure d’une minute à 24 heures.</translation>
    </message>
    <message>
        <source>A list of names from a spreadsheet or a text file.</source>
        <translation>Une liste de noms tirée d’un tableur ou d’un fichier texte.</translation>
    </message>
    <message>
        <source>A logo has at most {most:,} points to a side; this one {wide:,} × {high:,}.</source>
        <translation>Un logo a au plus {most:,} pixels de côté ; celui-ci fait {wide:,} × {high:,}.</translation>
    </message>
    <message>
        <source>A logo has at most {most} kB.</source>
        <translation>Un logo fait au plus {most} ko.</translation>
    </message>
    <message>
        <source>A logo is a PNG or a JPEG.</source>
        <translation>Un logo est un PNG ou un JPEG.</translation>
    </message>
    <message>
        <source>A message has at most {most} letters: the room has to read it.</source>
        <translation>Un message compte au plus {most} caractères : la salle doit le lire.</translation>
    </message>
    <message>
        <source>A message says something.</source>
        <translation>Un message ne peut pas être vide.</translation>
    </message>
    <message>
        <source>A missed event is a result of 0; results in brackets are left out.</source>
        <translation>Un tournoi manqué vaut un résultat de 0 ; les résultats entre parenthèses sont écartés.</translation>
    </message>
    <message>
        <source>A missed round is one hand for each player at the table when the penalty was given, himself included.</source>
        <translation>Un tour manqué est une main pour chaque joueur présent à la table quand la pénalité a été donnée, lui compris.</translation>
    </message>
    <message>
        <source>A moved player in the small blind or on the button</source>
        <translation>Un joueur déplacé à la petite blinde ou au bouton</translation>
    </message>
    <message>
        <source>A moved player is dealt in at once and takes over the position, small blind and button included.</source>
        <translation>Un joueur déplacé reçoit des cartes aussitôt et reprend la position, petite blinde et bouton compris.</translation>
    </message>
    <message>
        <source>A moved player is dealt in at once, but in the small blind or on the button waits until the button has passed.</source>
        <translation>Un joueur déplacé reçoit des cartes aussitôt, mais en petite blinde ou au bouton il attend que le bouton soit passé.</translation>
    </message>
    <message>
        <source>A moved player is dealt in with the next hand and takes every duty of the new seat.</source>
        <translation>Un joueur déplacé reçoit des cartes dès la main suivante et assume toutes les obligations du nouveau siège.</translation>
    </message>
    <message>
        <source>A mover's position is that of the hand being played, or of the one just ended when no new one has begun.</source>
        <translation>La position d’un joueur déplacé est celle de la main en cours, ou de la main qui vient de finir si aucune autre n’a commencé.</translation>
    </message>
    <message>
        <source>A moving button always goes to the next player, everybody still pays both blinds, and two may post one together.</source>
        <translation>Un bouton mobile va toujours au joueur suivant, chacun paie quand même les deux blindes, et deux joueurs peuvent en poster une en même temps.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters.</source>
        <translation>Un nom compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>A name or a date, like 2026-03</source>
        <translation>Un nom ou une date, par exemple 03/2026</translation>
    </message>
    <message>
        <source>A name, #12, rebuy, card, taken back…</source>
        <translation>Un nom, #12, recave, carte, annulé…</translation>
    </message>
    <message>
        <source>A name, a table, or a chair like 7-4</source>
        <translation>Un nom, une table, ou un siège comme 7-4</translation>
    </message>
    <message>
        <source>A name, or table-seat like 7-4</source>
        <translation>Un nom, ou table-siège comme 7-4</translation>
    </message>
    <message>
        <source>A new level counts from the next hand, which starts with the riffle, the shuffler or the push; after a push the new dealer's first hand is at the old level.</source>
        <translation>Un nouveau niveau vaut dès la main suivante, qui commence avec le mélange, la mélangeuse ou la relève ; après une relève, la première main du nouveau croupier est à l’ancien niveau.</translation>
    </message>
    <message>
        <source>A no-show who has not taken a hand when the first level after the first break starts is out of the event.</source>
        <translation>Un absent au départ qui n’a joué aucune main quand commence le premier niveau après la première pause est hors du tournoi.</translation>
    </message>
    <message>
        <source>A no-show who is not there for the first hand of the second level loses chips and seat.</source>
        <translation>Un absent au départ qui n’est pas là pour la première main du deuxième niveau perd ses jetons et son siège.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Une note</translation>
    </message>
    <message>
        <source>A note has at most {most} letters.</source>
        <translation>Une note compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>A notice was posted: {message}</source>
        <translation>Annonce affichée : {message}</translation>
    </message>
    <message>
        <source>A number below 0 has no root.</source>
        <translation>Un nombre inférieur à 0 n’a pas de racine.</translation>
    </message>
    <message>
        <source>A number below 0 has no such root.</source>
        <translation>Un nombre inférieur à 0 n’a pas une telle racine.</translation>
    </message>
    <message>
        <source>A number in it is too large. Nothing was changed.</source>
        <translation>Un nombre y est trop grand. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A number of chips from 1 to {most:,}.</source>
        <translation>Un nombre de jetons de 1 à {most:,}.</translation>
    </message>
    <message>
        <source>A number of odd chips from 0 to {most:,}.</source>
        <translation>Un nombre de jetons restants de 0 à {most:,}.</translation>
    </message>
    <message>
        <source>A panel stays for 3 to {most} seconds, or not at all.</source>
        <translation>Un panneau reste de 3 à {most} secondes, ou pas du tout.</translation>
    </message>
    <message>
        <source>A part of a name, a nickname or a number</source>
        <translation>Une partie d’un nom, un surnom ou un numéro</translation>
    </message>
    <message>
        <source>A penalty is a length of time for which the player is not in the game.</source>
        <translation>Une pénalité est une durée pendant laquelle le joueur ne joue pas.</translation>
    </message>
    <message>
        <source>A penalty is from 1 to {most} {unit}.</source>
        <translation>Une pénalité va de 1 à {most} {unit}.</translation>
    </message>
    <message>
        <source>A penalty is never longer than four rounds; what deserves more is a disqualification.</source>
        <translation>Une pénalité ne dépasse jamais quatre tours ; ce qui mérite plus est une disqualification.</translation>
    </message>
    <message>
        <source>A penalty is {most} rounds at the most.</source>
        <translation>Une pénalité est de {most} tours au plus.</translation>
    </message>
    <message>
        <source>A penalty may also be a number of hands, counted at the player's table.</source>
        <translation>Une pénalité peut aussi être un nombre de mains, comptées à la table du joueur.</translation>
    </message>
    <message>
        <source>A picture</source>
        <translation>Une image</translation>
    </message>
    <message>
        <source>A place can have one trophy.</source>
        <translation>Une place peut avoir un seul trophée.</translation>
    </message>
    <message>
        <source>A place takes 0 to {most} events.</source>
        <translation>Une place au classement demande de 0 à {most} tournois.</translation>
    </message>
    <message>
        <source>A place takes {events}: {players} without one.</source>
        <translation>Il faut {events} pour être classé : {players} sans place.</translation>
    </message>
    <message>
        <source>A player cannot finish twice.</source>
        <translation>Un joueur ne peut pas finir deux fois.</translation>
    </message>
    <message>
        <source>A player moves because {sizes}; {unknown}.</source>
        <translation>Un joueur est déplacé, car {sizes} ; {unknown}.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Il faut un nom au joueur.</translation>
    </message>
    <message>
        <source>A player on the clock has 25 seconds and a countdown of five; then the hand is dead, or checked if there is no bet to face.</source>
        <translation>Un joueur à qui le temps est demandé a 25 secondes et un décompte de cinq ; ensuite la main est morte, ou checkée s’il n’y a pas de mise à suivre.</translation>
    </message>
    <message>
        <source>A player on the clock has a minute and then a countdown of ten seconds; the clock is not called before two minutes.</source>
        <translation>Un joueur à qui le temps est demandé a une minute, puis un décompte de dix secondes ; le temps n’est pas demandé avant deux minutes.</translation>
    </message>
    <message>
        <source>A player on the clock has a minute, with a warning for its last ten seconds.</source>
        <translation>Un joueur à qui le temps est demandé a une minute, avec un rappel pour les dix dernières secondes.</translation>
    </message>
    <message>
        <source>A player under penalty is away from the table; the hand is dealt, blinds and antes are posted, and it is killed.</source>
        <translation>Un joueur pénalisé est loin de la table ; sa main est donnée, les blindes et antes sont postées, et elle est tuée.</translation>
    </message>
    <message>
        <source>A player who is back within 20 minutes keeps the stack, which has paid blinds and antes meanwhile.</source>
        <translation>Un joueur de retour dans les 20 minutes garde son tapis, qui a payé entre-temps les blindes et les antes.</translation>
    </message>
    <message>
        <source>A player who leaves the table</source>
        <translation>Un joueur qui quitte la table</translation>
    </message>
    <message>
        <source>A player whose last chips are raced</source>
        <translation>Un joueur dont les derniers jetons passent au chip race</translation>
    </message>
    <message>
        <source>A point for each whole unit of the prize.</source>
        <translation>Un point par unité entière du prix.</translation>
    </message>
    <message>
        <source>A pot can be disputed until the first riffle of the next deal.</source>
        <translation>Un pot peut être contesté jusqu’au premier mélange de la donne suivante.</translation>
    </message>
    <message>
        <source>A prize cannot be less than nothing.</source>
        <translation>Un prix ne peut pas être inférieur à zéro.</translation>
    </message>
    <message>
        <source>A prize was paid already: nobody can enter any more.</source>
        <translation>Un prix a déjà été payé : plus personne ne peut s’inscrire.</translation>
    </message>
    <message>
        <source>A prize was paid already: nothing more can be sold.</source>
        <translation>Un prix est déjà payé : plus rien ne peut être vendu.</translation>
    </message>
    <message>
        <source>A prize was paid already: undo the payment first.</source>
        <translation>Un prix a déjà été payé : annulez d’abord le paiement.</translation>
    </message>
    <message>
        <source>A promise holds no chips here: {why}</source>
        <translation>Ici, une promesse ne garde pas les jetons : {why}</translation>
    </message>
    <message>
        <source>A published table</source>
        <translation>Un barème publié</translation>
    </message>
    <message>
        <source>A quotation mark in line {line} is never closed, so the lines after it cannot be read.</source>
        <translation>Un guillemet de la ligne {line} n’est jamais fermé : les lignes suivantes ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>A race needs at least one player.</source>
        <translation>Un chip race demande au moins un joueur.</translation>
    </message>
    <message>
        <source>A race of {chips:,} odd chips is too large: {most:,} is the most.</source>
        <translation>Un chip race de {chips:,} jetons restants est trop grand : {most:,} est le maximum.</translation>
    </message>
    <message>
        <source>A race starts in seat 1, nobody wins more than one chip, and nobody is raced out of the event.</source>
        <translation>Un chip race commence au siège 1, personne ne gagne plus d’un jeton, et personne n’est éliminé du tournoi par un chip race.</translation>
    </message>
    <message>
        <source>A race that needs more cards than a deck has goes on with a fresh deck, and equal cards go to the lower seat.</source>
        <translation>Un chip race qui demande plus de cartes que n’en a un jeu continue avec un nouveau jeu, et à cartes égales le siège le plus bas gagne.</translation>
    </message>
    <message>
        <source>A re-entry is an entry of its own: register the player again.</source>
        <translation>Une ré-entrée est une inscription à part : inscrivez de nouveau le joueur.</translation>
    </message>
    <message>
        <source>A reason has at most {most} letters.</source>
        <translation>Un motif a au plus {most} lettres.</translation>
    </message>
    <message>
        <source>A reason has at most {most} letters: the room reads it.</source>
        <translation>Un motif compte au plus {most} caractères : la salle le lit.</translation>
    </message>
    <message>
        <source>A rebuy declared before the hand binds the player, who plays behind and misses no hand.</source>
        <translation>Une recave annoncée avant la main engage le joueur, qui joue avec ces jetons à venir et ne manque aucune main.</translation>
    </message>
    <message>
        <source>A rebuy needs an empty stack and comes before the first hand of the fourth level, at the price and for the chips of the buy-in.</source>
        <translation>Une recave demande un tapis vide et se prend avant la première main du quatrième niveau, au prix et pour les jetons du buy-in.</translation>
    </message>
    <message>
        <source>A rebuy that counts for this hand is announced before the deal.</source>
        <translation>Une recave qui compte pour cette main est annoncée avant la donne.</translation>
    </message>
    <message>
        <source>A record cannot be merged with itself.</source>
        <translation>Une fiche ne peut pas être fusionnée avec elle-même.</translation>
    </message>
    <message>
        <source>A room has at most {most:,} tables.</source>
        <translation>Une salle compte au plus {most:,} tables.</translation>
    </message>
    <message>
        <source>A round has at least two hands.</source>
        <translation>Un tour compte au moins deux mains.</translation>
    </message>
    <message>
        <source>A round needs at least two players at the table.</source>
        <translation>Un tour demande au moins deux joueurs à la table.</translation>
    </message>
    <message>
        <source>A ruling</source>
        <translation>Une décision</translation>
    </message>
    <message>
        <source>A schedule has at most {most} levels and breaks.</source>
        <translation>Une structure compte au plus {most} niveaux et pauses.</translation>
    </message>
    <message>
        <source>A schedule needs at least one level.</source>
        <translation>Une structure demande au moins un niveau.</translation>
    </message>
    <message>
        <source>A seal covers its line and all before it: nothing is altered unseen.</source>
        <translation>Un scellé couvre sa ligne et toutes celles d’avant : rien ne change sans que cela se voie.</translation>
    </message>
    <message>
        <source>A seat at table {table} is kept for {name}, and this draw takes no table {table}.</source>
        <translation>Un siège à la table {table} est réservé pour {name}, et ce tirage n’utilise pas la table {table}.</translation>
    </message>
    <message>
        <source>A seat is worth</source>
        <translation>Valeur d’un siège</translation>
    </message>
    <message>
        <source>A seat whose player must wait counts as empty for that hand: it posts nothing, and a button there is dead.</source>
        <translation>Un siège dont le joueur doit attendre compte comme vide pour cette main : il ne poste rien, et un bouton placé là est mort.</translation>
    </message>
    <message>
        <source>A selection</source>
        <translation>Une sélection</translation>
    </message>
    <message>
        <source>A set whose chips do not add up to the stack of the buy-in is reported.</source>
        <translation>Un jeu de jetons dont la somme ne fait pas le tapis du buy-in est signalé.</translation>
    </message>
    <message>
        <source>A share is more than 0 and at most 100 %.</source>
        <translation>Une part est supérieure à 0 et ne dépasse pas 100 %.</translation>
    </message>
    <message>
        <source>A share must be more than nothing.</source>
        <translation>Une part doit être supérieure à zéro.</translation>
    </message>
    <message>
        <source>A short blind does not lower the price: to call is still the full big blind.</source>
        <translation>Une blinde courte ne baisse pas le prix : suivre coûte toujours la grosse blinde entière.</translation>
    </message>
    <message>
        <source>A short table plays on until it is balanced.</source>
        <translation>Une table dégarnie joue jusqu’à son équilibrage.</translation>
    </message>
    <message>
        <source>A slip for each prize that was won, with a line to sign on, three to a page.</source>
        <translation>Une fiche pour chaque prix gagné, avec une ligne à signer, trois par page.</translation>
    </message>
    <message>
        <source>A slip for everybody who is on the way to another seat: to cut, on labels, or a ticket each.</source>
        <translation>Une fiche pour chaque joueur en route vers un autre siège : à découper, sur étiquettes, ou un ticket chacun.</translation>
    </message>
    <message>
        <source>A spare stack may stand in an unsold seat and pay its blinds until a late entrant buys it or the director takes it off.</source>
        <translation>Un tapis supplémentaire peut rester à un siège non vendu et payer ses blindes jusqu’à ce qu’un inscrit tardif l’achète ou que le directeur le retire.</translation>
    </message>
    <message>
        <source>A stack is worth at least 0.</source>
        <translation>Un tapis vaut au moins 0.</translation>
    </message>
    <message>
        <source>A stack of 1,000 can be 20 red, 16 green and 5 black chips.</source>
        <translation>Un tapis de 1 000 peut être fait de 20 jetons rouges, 16 verts et 5 noirs.</translation>
    </message>
    <message>
        <source>A structure needs at least one level.</source>
        <translation>Une structure demande au moins un niveau.</translation>
    </message>
    <message>
        <source>A table has 1 to {most} seats.</source>
        <translation>Une table a de 1 à {most} sièges.</translation>
    </message>
    <message>
        <source>A table has at most {most} seats.</source>
        <translation>Une table a au plus {most} sièges.</translation>
    </message>
    <message>
        <source>A table has from 1 to {most} seats.</source>
        <translation>Une table a de 1 à {most} sièges.</translation>
    </message>
    <message>
        <source>A table has from 2 to 10 seats.</source>
        <translation>Une table a de 2 à 10 sièges.</translation>
    </message>
    <message>
        <source>A table has from {fewest} to {most} seats.</source>
        <translation>Une table a de {fewest} à {most} sièges.</translation>
    </message>
    <message>
        <source>A table is exported as {endings}, not as {name}.</source>
        <translation>Un classement s’exporte en {endings}, et non comme {name}.</translation>
    </message>
    <message>
        <source>A table like 7, a seat like 7-4, or a name</source>
        <translation>Une table comme 7, un siège comme 7-4, ou un nom</translation>
    </message>
    <message>
        <source>A table of shares pays at least one place.</source>
        <translation>Un barème de parts paie au moins une place.</translation>
    </message>
    <message>
        <source>A table seats ten players at the most, and the field is spread over the tables as evenly as it goes.</source>
        <translation>Une table accueille dix joueurs au plus, et les joueurs sont répartis sur les tables aussi également que possible.</translation>
    </message>
    <message>
        <source>A table three or more short of the fullest one stops once its big blind would fall on an empty seat.</source>
        <translation>Une table à qui il manque trois joueurs ou plus par rapport à la plus pleine s’arrête dès que sa grosse blinde tomberait sur un siège vide.</translation>
    </message>
    <message>
        <source>A table three short of the fullest one stops once its big blind would fall on an empty seat.</source>
        <translation>Une table qui a trois joueurs de moins que la plus pleine s’arrête dès que sa grosse blinde tomberait sur un siège vide.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Un modèle a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A ticket each, from a roll of 58 mm</source>
        <translation>Un ticket chacun, rouleau de 58 mm</translation>
    </message>
    <message>
        <source>A ticket each, from a roll of 80 mm</source>
        <translation>Un ticket chacun, rouleau de 80 mm</translation>
    </message>
    <message>
        <source>A tie gets points by one of {ways}.</source>
        <translation>Une égalité reçoit ses points par l’un de ces choix : {ways}.</translation>
    </message>
    <message>
        <source>A till holds the cash of all tournaments of its clerk since it was closed before.</source>
        <translation>Une caisse contient les espèces de tous les tournois de son caissier depuis sa fermeture précédente.</translation>
    </message>
    <message>
        <source>A tournament clock is running</source>
        <translation>Une horloge de tournoi tourne</translation>
    </message>
    <message>
        <source>A tournament in full swing, to look around and try out.</source>
        <translation>Un tournoi en plein jeu, à parcourir et à essayer.</translation>
    </message>
    <message>
        <source>A tournament needs a name.</source>
        <translation>Un tournoi a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A tournament offers no {kind!r}.</source>
        <translation>Un tournoi ne propose rien de ce nom : {kind!r}.</translation>
    </message>
    <message>
        <source>A worse place gets more than a better one.</source>
        <translation>Une moins bonne place reçoit plus qu’une meilleure.</translation>
    </message>
    <message>
        <source>A wrong PIN was given{where}{again}: {what}</source>
        <translation>PIN erroné{where}{again} : {what}</translation>
    </message>
    <message>
        <source>A wrong button is set right before substantial action, and stands after it.</source>
        <translation>Un bouton mal placé est corrigé avant une action substantielle, et maintenu après.</translation>
    </message>
    <message>
        <source>A {kind} gives at least one chip.</source>
        <translation>Au moins un jeton par {kind}.</translation>
    </message>
    <message>
        <source>A {kind} goes with its entry: take the entry back.</source>
        <translation>La vente « {kind} » va avec son inscription : retirez l’inscription.</translation>
    </message>
    <message>
        <source>A {kind} is for players without chips; this one has {stack:,}.</source>
        <translation>Réservé aux joueurs sans jetons ({kind}) ; celui-ci en a {stack:,}.</translation>
    </message>
    <message>
        <source>A {kind} is for stacks up to {most:,}; this one is {stack:,}.</source>
        <translation>Réservé aux tapis jusqu’à {most:,} ({kind}) ; celui-ci est de {stack:,}.</translation>
    </message>
    <message>
        <source>A {thing} has at most {most} letters.</source>
        <translation>{most} caractères au plus pour « {thing} ».</translation>
    </message>
    <message>
        <source>A {thing} has at most {most} letters; this has {number:,}.</source>
        <translation>{most} caractères au plus pour « {thing} » ; ici {number:,}.</translation>
    </message>
    <message>
        <source>A4, four to a page</source>
        <translation>A4, quatre par page</translation>
    </message>
    <message>
        <source>A6, a sheet each</source>
        <translation>A6, une feuille chacune</translation>
    </message>
    <message>
        <source>AMERIFUN sample</source>
        <translation>Exemple AMERIFUN</translation>
    </message>
    <message>
        <source>AMERIFUN tournament rules</source>
        <translation>Règlement de tournoi AMERIFUN</translation>
    </message>
    <message>
        <source>About 15 of 100 entries are paid.</source>
        <translation>Environ 15 inscriptions sur 100 sont payées.</translation>
    </message>
    <message>
        <source>About tdapp…</source>
        <translation>À propos de tdapp…</translation>
    </message>
    <message>
        <source>About the template</source>
        <translation>À propos du modèle</translation>
    </message>
    <message>
        <source>About which table or player</source>
        <translation>Sur quelle table ou quel joueur</translation>
    </message>
    <message>
        <source>Account of the chips in play</source>
        <translation>Compte des jetons en jeu</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a kind</source>
        <translation>Ajouter une sorte</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>Ajouter une image</translation>
    </message>
    <message>
        <source>Add a picture…</source>
        <translation>Ajouter une image…</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Ajouter des joueurs</translation>
    </message>
    <message>
        <source>Add table</source>
        <translation>Ajouter une table</translation>
    </message>
    <message>
        <source>Add tables</source>
        <translation>Ajouter des tables</translation>
    </message>
    <message>
        <source>Add tables…</source>
        <translation>Ajouter des tables…</translation>
    </message>
    <message>
        <source>Add {players}</source>
        <translation>Ajouter {players}</translation>
    </message>
    <message>
        <source>Add {players} and complete the others</source>
        <translation>Ajouter {players} et compléter les autres</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Add-on for everybody…</source>
        <translation>Add-on pour tous…</translation>
    </message>
    <message>
        <source>Add-on, paid otherwise…</source>
        <translation>Add-on, payé autrement…</translation>
    </message>
    <message>
        <source>Add-ons</source>
        <translation>Add-ons</translation>
    </message>
    <message>
        <source>Added to the guarantee</source>
        <translation>Ajouté pour la garantie</translation>
    </message>
    <message>
        <source>After 20 minutes away the stack is shared among the players left at that table, in whole smallest chips, and the odd chips go to the bank.</source>
        <translation>Après 20 minutes d’absence, le tapis est partagé entre les joueurs restant à cette table, en jetons entiers de la plus petite valeur, et les jetons restants vont à la banque.</translation>
    </message>
    <message>
        <source>After the deal</source>
        <translation>Après le deal</translation>
    </message>
    <message>
        <source>After the signal the new level counts for the next deal, and a deal starts with its first riffle.</source>
        <translation>Après le signal, le nouveau niveau vaut pour la donne suivante, et une donne commence au premier mélange.</translation>
    </message>
    <message>
        <source>After the small blind went out the button's place is the empty seat, and the player before it acts last.</source>
        <translation>Après l’élimination de la petite blinde, la place du bouton est le siège vide, et le joueur placé avant parle en dernier.</translation>
    </message>
    <message>
        <source>After the start only the director changes a seat, not the {role}.</source>
        <translation>Après le départ, seul le directeur change un siège : {role} ne peut pas.</translation>
    </message>
    <message>
        <source>After {day}</source>
        <translation>Après le {day}</translation>
    </message>
    <message>
        <source>After {name} comes a bracket: {shown}.</source>
        <translation>Après {name} vient une parenthèse : {shown}.</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Again: {name}</source>
        <translation>Rejouer : {name}</translation>
    </message>
    <message>
        <source>Age not seen</source>
        <translation>Âge non vérifié</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Convenu</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All actions and their keys</source>
        <translation>Toutes les actions et leurs touches</translation>
    </message>
    <message>
        <source>All actions and their keys (Shift+F1); F1 is help</source>
        <translation>Toutes les actions et leurs touches (Maj+F1) ; F1 ouvre l’aide</translation>
    </message>
    <message>
        <source>All bounties</source>
        <translation>Toutes les primes</translation>
    </message>
    <message>
        <source>All but the worst</source>
        <translation>Tous sauf les pires</translation>
    </message>
    <message>
        <source>All buy-ins, rebuys and add-ons make the purse, and all of it is paid out.</source>
        <translation>Les buy-ins, recaves et add-ons forment la dotation, et elle est versée en entier.</translation>
    </message>
    <message>
        <source>All chips in play were counted</source>
        <translation>Tous les jetons en jeu ont été comptés</translation>
    </message>
    <message>
        <source>All chips were counted</source>
        <translation>Tous les jetons ont été comptés</translation>
    </message>
    <message>
        <source>All envelopes are open.</source>
        <translation>Toutes les enveloppes sont ouvertes.</translation>
    </message>
    <message>
        <source>All for the end</source>
        <translation>Tout pour la fin</translation>
    </message>
    <message>
        <source>All for the start</source>
        <translation>Tout pour le début</translation>
    </message>
    <message>
        <source>All have played</source>
        <translation>Toutes ont joué</translation>
    </message>
    <message>
        <source>All in all</source>
        <translation>Au total</translation>
    </message>
    <message>
        <source>All lines of {name}</source>
        <translation>Toutes les lignes sur {name}</translation>
    </message>
    <message>
        <source>All odd {chips} ÷ {needed} = {bigger} to give; what is left over is dropped.</source>
        <translation>Tous les {chips} restants ÷ {needed} = {bigger} à donner ; le reste est abandonné.</translation>
    </message>
    <message>
        <source>All odd {chips} ÷ {needed} = {bigger} to give; {half} or more left over make one more.</source>
        <translation>Tous les {chips} restants ÷ {needed} = {bigger} à donner ; un reste de {half} ou plus en fait un de plus.</translation>
    </message>
    <message>
        <source>All of table {table}</source>
        <translation>Tout sur la table {table}</translation>
    </message>
    <message>
        <source>All of them hold: nothing was altered, added or taken away.</source>
        <translation>Tout est intact : rien n’a été modifié, ajouté ni retiré.</translation>
    </message>
    <message>
        <source>All of {name}</source>
        <translation>Tout sur {name}</translation>
    </message>
    <message>
        <source>All pages of the help</source>
        <translation>Toutes les pages de l’aide</translation>
    </message>
    <message>
        <source>All pay by</source>
        <translation>Tous paient par</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>All seated</source>
        <translation>Tous assis</translation>
    </message>
    <message>
        <source>All seats are drawn anew at 18 players for two tables and at 9 for the final table.</source>
        <translation>Tous les sièges sont tirés à nouveau à 18 joueurs pour deux tables et à 9 pour la table finale.</translation>
    </message>
    <message>
        <source>All seats are drawn anew when the field fits three, two and one table; at three it is optional if four or five started.</source>
        <translation>Tous les sièges sont tirés à nouveau quand les joueurs tiennent sur trois, deux et une table ; à trois, c’est facultatif si quatre ou cinq ont commencé.</translation>
    </message>
    <message>
        <source>All the chips of the table</source>
        <translation>Tous les jetons de la table</translation>
    </message>
    <message>
        <source>All who went out on that hand share the places and their money.</source>
        <translation>Tous les éliminés de cette main se partagent les places et leur argent.</translation>
    </message>
    <message>
        <source>All {left}</source>
        <translation>Total {left}</translation>
    </message>
    <message>
        <source>All {lines}</source>
        <translation>Toutes les {lines}</translation>
    </message>
    <message>
        <source>All {players:,} players sit where they chose, each in a seat of his own.</source>
        <translation>Les {players:,} joueurs sont assis là où ils ont choisi, chacun à son propre siège.</translation>
    </message>
    <message>
        <source>Alt+↑ and Alt+↓ break a table earlier or later. In the order of “Breaks” rows can be dragged.</source>
        <translation>Alt+↑ et Alt+↓ font casser une table plus tôt ou plus tard. Triées par « Casse », les lignes peuvent être glissées à la souris.</translation>
    </message>
    <message>
        <source>Always within one player.</source>
        <translation>Toujours à un joueur près.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Amounts by hand</source>
        <translation>Montants à la main</translation>
    </message>
    <message>
        <source>Amounts, first place first</source>
        <translation>Montants, la 1re place d’abord</translation>
    </message>
    <message>
        <source>An absent player is dealt every hand, and the stack pays blinds, antes and a stud bring-in.</source>
        <translation>Un joueur absent reçoit des cartes à chaque main, et son tapis paie les blindes, les antes et, au stud, le bring-in.</translation>
    </message>
    <message>
        <source>An absent player is dealt in and pays blinds and antes, in the end perhaps out of the event.</source>
        <translation>Un joueur absent reçoit des cartes et paie blindes et antes, parfois jusqu’à l’élimination.</translation>
    </message>
    <message>
        <source>An amount is a whole number up to {most:,}.</source>
        <translation>Un montant est un nombre entier, {most:,} au plus.</translation>
    </message>
    <message>
        <source>An eliminated player leaves the seat at once, and it is free for another.</source>
        <translation>Un joueur éliminé quitte aussitôt son siège, qui est libre pour un autre.</translation>
    </message>
    <message>
        <source>An entry pays it on top of its price.</source>
        <translation>Une inscription la paie en plus de son prix.</translation>
    </message>
    <message>
        <source>An envelope holds something.</source>
        <translation>Une enveloppe ne peut pas être vide.</translation>
    </message>
    <message>
        <source>An event gives points once it is over; one that runs or is to come can be ticked already. An event may count for several leagues.</source>
        <translation>Un tournoi donne des points une fois terminé ; un tournoi en cours ou à venir peut déjà être coché. Un tournoi peut compter pour plusieurs ligues.</translation>
    </message>
    <message>
        <source>An event needs at least one player.</source>
        <translation>Un tournoi demande au moins un joueur.</translation>
    </message>
    <message>
        <source>An exponent is at most {most}.</source>
        <translation>Un exposant est au plus {most}.</translation>
    </message>
    <message>
        <source>An odd {odd:,} each goes to {players}, and {first!r} also gets the last {rest:,}.</source>
        <translation>Un reste de {odd:,} va à chacun : {players} ; et {first!r} reçoit aussi le dernier reste de {rest:,}.</translation>
    </message>
    <message>
        <source>An odd {odd:,} each goes to {players}.</source>
        <translation>Un reste de {odd:,} va à chacun : {players}.</translation>
    </message>
    <message>
        <source>And one for taking part.</source>
        <translation>Et un pour la participation.</translation>
    </message>
    <message>
        <source>And with</source>
        <translation>Et avec</translation>
    </message>
    <message>
        <source>And {number:,} more.</source>
        <translation>Et {number:,} de plus.</translation>
    </message>
    <message numerus="yes">
        <source>And {n} more fault.</source>
        <translation>
            <numerusform>Et {n} autre défaut.</numerusform>
            <numerusform>Et {n} autres défauts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ann L.</source>
        <translation>Ann L.</translation>
    </message>
    <message>
        <source>Ann Lee</source>
        <translation>Ann Lee</translation>
    </message>
    <message>
        <source>Announce the move</source>
        <translation>Annoncer le déplacement</translation>
    </message>
    <message>
        <source>Announce the moves</source>
        <translation>Annoncer les déplacements</translation>
    </message>
    <message>
        <source>Announce the moves…</source>
        <translation>Annoncer les déplacements…</translation>
    </message>
    <message>
        <source>Announce {number:,} moves</source>
        <translation>Annoncer {number:,} déplacements</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Annoncer…</translation>
    </message>
    <message>
        <source>Another file has taken the place of {name}. Nothing was changed. Move that file away, then repeat this: the house is then written there anew.</source>
        <translation>Un autre fichier a pris la place du fichier {name}. Rien n’a été modifié. Déplacez cet autre fichier, puis recommencez : la maison y est alors écrite à neuf.</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Autre déplacement</translation>
    </message>
    <message>
        <source>Another program is holding the house file.</source>
        <translation>Un autre programme occupe le fichier de la maison.</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Autre motif</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Ante shown</source>
        <translation>Ante affichée</translation>
    </message>
    <message>
        <source>Any stack</source>
        <translation>N’importe quel tapis</translation>
    </message>
    <message>
        <source>Anybody at the table may call it.</source>
        <translation>Tout joueur de la table peut demander le temps.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Are not taken.</source>
        <translation>Ne sont pas prises.</translation>
    </message>
    <message>
        <source>Are taken from the stack; the hand is dealt and killed.</source>
        <translation>Sont prises sur le tapis ; la main est distribuée puis tuée.</translation>
    </message>
    <message>
        <source>Arrange the tables</source>
        <translation>Disposer les tables</translation>
    </message>
    <message>
        <source>Arrange…</source>
        <translation>Disposer…</translation>
    </message>
    <message>
        <source>As agreed</source>
        <translation>Selon accord</translation>
    </message>
    <message>
        <source>As if it had not happened: what was before has gone on since.</source>
        <translation>Comme si rien n’avait eu lieu : ce qui précédait a continué depuis.</translation>
    </message>
    <message>
        <source>As if time had run on</source>
        <translation>Comme si le temps avait continué</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>As it was on {moment}, after change {n:,}</source>
        <translation>État au {moment}, après la ligne {n:,}</translation>
    </message>
    <message>
        <source>As it was then</source>
        <translation>Revoir cet instant</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>Autant que nécessaire</translation>
    </message>
    <message>
        <source>As many tables as the draw needs, counted from 1, the highest breaking first. Add tables where the room has numbers, chairs or an order of its own.</source>
        <translation>Autant de tables que le tirage en demande, numérotées à partir de 1, le numéro le plus haut cassant en premier. Ajoutez des tables si la salle a ses propres numéros, sièges ou ordre de casse.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Comme l’ordinateur</translation>
    </message>
    <message>
        <source>As the dealer dealt them, clockwise from the left.</source>
        <translation>Telles que le croupier les a données, dans le sens horaire à partir de sa gauche.</translation>
    </message>
    <message>
        <source>As the event announces them.</source>
        <translation>Comme le tournoi les annonce.</translation>
    </message>
    <message>
        <source>As the room saw it: time that passed has passed.</source>
        <translation>Comme la salle l’a vu : le temps écoulé reste écoulé.</translation>
    </message>
    <message>
        <source>As the rulebook says</source>
        <translation>Selon le règlement</translation>
    </message>
    <message>
        <source>As written by the house, for {places}.</source>
        <translation>Tel qu’écrit par la maison, pour {places}.</translation>
    </message>
    <message>
        <source>Ask for the PIN again</source>
        <translation>Redemander le PIN</translation>
    </message>
    <message>
        <source>Asked again after {minutes}</source>
        <translation>Redemandé après {minutes}</translation>
    </message>
    <message>
        <source>Asked every time</source>
        <translation>Demandé chaque fois</translation>
    </message>
    <message>
        <source>Asked for:
{asks}</source>
        <translation>Demandé pour :
{asks}</translation>
    </message>
    <message>
        <source>At a desk</source>
        <translation>À un poste</translation>
    </message>
    <message>
        <source>At least a second is left of a level: else go on to the next one.</source>
        <translation>Il reste au moins une seconde du niveau : sinon passez au suivant.</translation>
    </message>
    <message>
        <source>At least one must be for sale.</source>
        <translation>Il faut en vendre au moins 1.</translation>
    </message>
    <message>
        <source>At least one place must be paid.</source>
        <translation>Il faut payer au moins une place.</translation>
    </message>
    <message>
        <source>At least one table is needed.</source>
        <translation>Il faut au moins une table.</translation>
    </message>
    <message>
        <source>At least two must be able to play; 0 is as many as come.</source>
        <translation>Au moins deux joueurs doivent pouvoir jouer ; 0 veut dire sans limite.</translation>
    </message>
    <message>
        <source>At least {fewest} seats must stay open at table {table}.</source>
        <translation>Au moins {fewest} sièges doivent rester ouverts à la table {table}.</translation>
    </message>
    <message>
        <source>At most {most} brackets and signs stand in each other.</source>
        <translation>Au plus {most} parenthèses et signes peuvent s’emboîter.</translation>
    </message>
    <message>
        <source>At most {most} lines change the pool.</source>
        <translation>La dotation compte au plus {most} lignes de retenues et d’ajouts.</translation>
    </message>
    <message>
        <source>At most {most} roots, logarithms and powers stand in a formula.</source>
        <translation>Une formule contient au plus {most} racines, logarithmes et puissances.</translation>
    </message>
    <message>
        <source>At most {number} at a time.</source>
        <translation>Au plus {number} à la fois.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>At table {table}.</source>
        <translation>À la table {table}.</translation>
    </message>
    <message>
        <source>At tables {tables} of the room.</source>
        <translation>Aux tables {tables} de la salle.</translation>
    </message>
    <message>
        <source>At the foot of the screen, now</source>
        <translation>En bas de l’écran, maintenant</translation>
    </message>
    <message>
        <source>At {tables} of up to {seats}.</source>
        <translation>À {tables} de {seats} sièges au plus.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Tapis moyen</translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation>Tapis moyen</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Away: who?</source>
        <translation>Absent : qui ?</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back at {time:%H:%M}</source>
        <translation>Retour à {time:%H:%M}</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir à maintenant</translation>
    </message>
    <message>
        <source>Back to the grid</source>
        <translation>Revenir à la grille</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Backed up as {name}.</source>
        <translation>Sauvegardé sous {name}.</translation>
    </message>
    <message>
        <source>Backup made</source>
        <translation>Sauvegarde faite</translation>
    </message>
    <message>
        <source>Backup of {made}</source>
        <translation>Sauvegarde du {made}</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Backups are of the house as it is now. Go back to now first.</source>
        <translation>Les sauvegardes concernent la maison telle qu’elle est. Revenez d’abord au présent.</translation>
    </message>
    <message>
        <source>Backups, newest first</source>
        <translation>Sauvegardes, la plus récente d’abord</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Sauvegardes…</translation>
    </message>
    <message>
        <source>Balance the tables</source>
        <translation>Équilibrer les tables</translation>
    </message>
    <message>
        <source>Balance the tables: {moves}</source>
        <translation>Équilibrer les tables : {moves}</translation>
    </message>
    <message>
        <source>Balanced: {moves}</source>
        <translation>Équilibrage : {moves}</translation>
    </message>
    <message>
        <source>Balanced: {name} from table {table} seat {seat} to table {to_table} seat {to_seat}{planned}: {why}</source>
        <translation>Équilibrage : {name}, de la table {table} siège {seat} à la table {to_table} siège {to_seat}{planned} : {why}</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Interdire</translation>
    </message>
    <message>
        <source>Bar {name}</source>
        <translation>Interdire {name}</translation>
    </message>
    <message>
        <source>Barred</source>
        <translation>Interdits</translation>
    </message>
    <message>
        <source>Barred: {barred}</source>
        <translation>Interdit : {barred}</translation>
    </message>
    <message>
        <source>Barred: {why}</source>
        <translation>Interdit : {why}</translation>
    </message>
    <message>
        <source>Bar…</source>
        <translation>Interdire…</translation>
    </message>
    <message>
        <source>Before “{token}” a sign is missing, like + or *.</source>
        <translation>Avant « {token} » il manque un signe, comme + ou *.</translation>
    </message>
    <message>
        <source>Before “{token}” a sign or a bracket is missing.</source>
        <translation>Avant « {token} » il manque un signe ou une parenthèse.</translation>
    </message>
    <message>
        <source>Began with</source>
        <translation>Fond de caisse</translation>
    </message>
    <message>
        <source>Begin it</source>
        <translation>Créer la ligue</translation>
    </message>
    <message>
        <source>Begin with an empty house</source>
        <translation>Commencer avec une maison vide</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Belongs at table {table} seat {seat}.</source>
        <translation>Son siège : table {table} siège {seat}.</translation>
    </message>
    <message>
        <source>Beside a big bet there is a small bet.</source>
        <translation>Avec une grosse mise, il faut une petite mise.</translation>
    </message>
    <message>
        <source>Beside a small bet there is a big bet.</source>
        <translation>Avec une petite mise, il faut une grosse mise.</translation>
    </message>
    <message>
        <source>Beside the house</source>
        <translation>À côté du fichier</translation>
    </message>
    <message>
        <source>Beside the money</source>
        <translation>En plus de l’argent</translation>
    </message>
    <message>
        <source>Best place first. Whoever stands higher went out later; on the same hand the bigger stack decides.</source>
        <translation>La meilleure place en premier. Qui est plus haut est sorti plus tard ; sur une même main, le plus gros tapis décide.</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Grosse</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Grosse mise</translation>
    </message>
    <message>
        <source>Bigger stacks take their places first, and the equal ones below share what is left.</source>
        <translation>Les plus gros tapis prennent d’abord leur place, et les tapis égaux en dessous se partagent le reste.</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Noircir</translation>
    </message>
    <message>
        <source>Blank the projector</source>
        <translation>Noircir le projecteur</translation>
    </message>
    <message>
        <source>Blank the projector, or show it again</source>
        <translation>Masquer le projecteur, ou le réafficher</translation>
    </message>
    <message>
        <source>Blank.</source>
        <translation>Noir.</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blindes</translation>
    </message>
    <message>
        <source>Blinds and antes are at least 0.</source>
        <translation>Les blindes et antes sont d’au moins 0.</translation>
    </message>
    <message>
        <source>Blinds are made for at most {most} kinds of chips.</source>
        <translation>Les blindes se calculent pour au plus {most} valeurs de jetons.</translation>
    </message>
    <message>
        <source>Blinds missed between going broke and the rebuy are made up.</source>
        <translation>Les blindes manquées entre la perte du tapis et la recave sont à rattraper.</translation>
    </message>
    <message>
        <source>Blinds never skip a player; the button may stand at an empty seat.</source>
        <translation>Les blindes ne sautent jamais un joueur ; le bouton peut être devant un siège vide.</translation>
    </message>
    <message>
        <source>Blinds of a player who is dealt out</source>
        <translation>Blindes d’un joueur qui ne reçoit pas de cartes</translation>
    </message>
    <message>
        <source>Blinds rise at the times that the schedule fixes.</source>
        <translation>Les blindes montent aux heures fixées par la structure.</translation>
    </message>
    <message>
        <source>Blinds shown</source>
        <translation>Blindes affichées</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus, paid otherwise…</source>
        <translation>Bonus, payé autrement…</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Book the race</source>
        <translation>Enregistrer le chip race</translation>
    </message>
    <message>
        <source>Both {name} are in {tournament}.</source>
        <translation>Les deux {name} sont dans {tournament}.</translation>
    </message>
    <message>
        <source>Bought by {name}</source>
        <translation>{name} : achats</translation>
    </message>
    <message>
        <source>Bought…</source>
        <translation>Achats…</translation>
    </message>
    <message>
        <source>Bounties</source>
        <translation>Primes</translation>
    </message>
    <message>
        <source>Bounties…</source>
        <translation>Primes…</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Bounty of an entry</source>
        <translation>Prime par inscription</translation>
    </message>
    <message>
        <source>Box must hold</source>
        <translation>À prévoir</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Break a table…</source>
        <translation>Casser une table…</translation>
    </message>
    <message>
        <source>Break after levels</source>
        <translation>Niveaux entre pauses</translation>
    </message>
    <message>
        <source>Break earlier</source>
        <translation>Casser plus tôt</translation>
    </message>
    <message>
        <source>Break in</source>
        <translation>Pause dans</translation>
    </message>
    <message>
        <source>Break in {time}</source>
        <translation>Pause dans {time}</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Casser</translation>
    </message>
    <message>
        <source>Break later</source>
        <translation>Casser plus tard</translation>
    </message>
    <message>
        <source>Break table {table}</source>
        <translation>Casser la table {table}</translation>
    </message>
    <message>
        <source>Break table {table}?</source>
        <translation>Casser la table {table} ?</translation>
    </message>
    <message>
        <source>Break table {table}…</source>
        <translation>Casser la table {table}…</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Breaks come after so many levels, or 0 for none.</source>
        <translation>Indiquez tous les combien de niveaux vient une pause, ou 0 pour aucune.</translation>
    </message>
    <message>
        <source>Break…</source>
        <translation>Casser…</translation>
    </message>
    <message>
        <source>Bring about {brought} to the table.</source>
        <translation>Apporter environ {brought} à la table.</translation>
    </message>
    <message>
        <source>Bring about {brought} to the tables, about {each:,} each.</source>
        <translation>Apporter environ {brought} aux tables, environ {each:,} à chacune.</translation>
    </message>
    <message>
        <source>Bring about {brought} to the tables.</source>
        <translation>Apporter environ {brought} aux tables.</translation>
    </message>
    <message>
        <source>Bring to the tables</source>
        <translation>À apporter aux tables</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Bring-in and bets</source>
        <translation>Bring-in et mises</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bulle</translation>
    </message>
    <message>
        <source>Bust-outs</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Bust-outs at different tables, hand for hand</source>
        <translation>Éliminations à des tables différentes, main par main</translation>
    </message>
    <message>
        <source>Bust-outs at one table on one hand</source>
        <translation>Éliminations à une table sur une même main</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Button here</source>
        <translation>Bouton ici</translation>
    </message>
    <message>
        <source>Button: which table and seat? Like: button 5 7</source>
        <translation>Bouton : quelle table et quel siège ? Par exemple : button 5 7</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>Buy-in and prizes are posted where the players can see them.</source>
        <translation>Le buy-in et les prix sont affichés là où les joueurs peuvent les voir.</translation>
    </message>
    <message>
        <source>Buy-in: how it is</source>
        <translation>Buy-in : ses conditions</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>By cards</source>
        <translation>Aux cartes</translation>
    </message>
    <message>
        <source>By chips {player!r} gets {part:,}: the first prize holds only {first:,}.</source>
        <translation>Aux jetons, {player!r} reçoit {part:,} : le premier prix n’est que de {first:,}.</translation>
    </message>
    <message>
        <source>By chips {player!r} gets {part:,}: without the reserve the first prize holds only {first:,}.</source>
        <translation>Aux jetons, {player!r} reçoit {part:,} : sans la réserve, le premier prix n’est que de {first:,}.</translation>
    </message>
    <message>
        <source>By chips {player!r} is due more, before rounding, than the {first:,} that the first prize holds.</source>
        <translation>Aux jetons, {player!r} devrait recevoir, avant arrondi, plus que les {first:,} du premier prix.</translation>
    </message>
    <message>
        <source>By clerk</source>
        <translation>Par caissier</translation>
    </message>
    <message>
        <source>By field and place</source>
        <translation>Selon le nombre de joueurs et la place</translation>
    </message>
    <message>
        <source>By field and what was spent</source>
        <translation>Selon le nombre de joueurs et la dépense</translation>
    </message>
    <message>
        <source>By field, place and buy-in</source>
        <translation>Selon le nombre de joueurs, la place et le buy-in</translation>
    </message>
    <message>
        <source>By method</source>
        <translation>Par mode de paiement</translation>
    </message>
    <message>
        <source>By the house’s rules the stack posts meanwhile.</source>
        <translation>Selon les règles de la maison, le tapis paie blindes et ante pendant ce temps.</translation>
    </message>
    <message>
        <source>By the house’s rules the stack posts nothing meanwhile.</source>
        <translation>Selon les règles de la maison, le tapis ne paie rien pendant ce temps.</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Selon le règlement</translation>
    </message>
    <message>
        <source>By the shares of the event.</source>
        <translation>D’après les parts du tournoi.</translation>
    </message>
    <message>
        <source>By the table {name!r} for {fewest:,} to {most:,} entries ({source}).</source>
        <translation>D’après le barème {name!r} pour {fewest:,} à {most:,} inscriptions ({source}).</translation>
    </message>
    <message>
        <source>By which rule</source>
        <translation>Selon quelle règle</translation>
    </message>
    <message>
        <source>By: {method}</source>
        <translation>Méthode : {method}</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Annuler le tournoi</translation>
    </message>
    <message>
        <source>Call the clock on a player</source>
        <translation>Demander le temps contre un joueur</translation>
    </message>
    <message>
        <source>Call the clock on a player…</source>
        <translation>Demander le temps contre un joueur…</translation>
    </message>
    <message>
        <source>Call the tournament off…</source>
        <translation>Annuler le tournoi…</translation>
    </message>
    <message>
        <source>Call {name} off?</source>
        <translation>Annuler le tournoi {name} ?</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>Carte : {name}</translation>
    </message>
    <message>
        <source>Cards at table {table}</source>
        <translation>Cartes à la table {table}</translation>
    </message>
    <message>
        <source>Cards come as {formats}, not as {name!r}.</source>
        <translation>Les cartes existent en {formats}, pas en {name!r}.</translation>
    </message>
    <message>
        <source>Cards dealt to decide something go clockwise from the dealer's left, wherever the button is.</source>
        <translation>Les cartes données pour décider de quelque chose vont dans le sens des aiguilles d’une montre depuis la gauche du croupier, où que soit le bouton.</translation>
    </message>
    <message>
        <source>Cards decide this: say first what was dealt at {tables}.</source>
        <translation>Les cartes décident : dites d’abord ce qui a été distribué ({tables}).</translation>
    </message>
    <message>
        <source>Cards for the first button</source>
        <translation>Cartes pour le premier bouton</translation>
    </message>
    <message>
        <source>Cards of seat {seat}</source>
        <translation>Cartes du siège {seat}</translation>
    </message>
    <message>
        <source>Cards that decide something rank by suit among equals: spades, hearts, diamonds, clubs.</source>
        <translation>Les cartes qui décident de quelque chose se classent, à égalité de rang, par couleur : pique, cœur, carreau, trèfle.</translation>
    </message>
    <message>
        <source>Cards typed as dealt</source>
        <translation>Cartes tapées</translation>
    </message>
    <message>
        <source>Cards, one for each odd chip</source>
        <translation>Cartes, une par jeton restant</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Cartes…</translation>
    </message>
    <message>
        <source>Cash report</source>
        <translation>Rapport de caisse</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Monnaie</translation>
    </message>
    <message>
        <source>Change the selected tables</source>
        <translation>Modifier les tables sélectionnées</translation>
    </message>
    <message>
        <source>Change {change}</source>
        <translation>À rendre {change}</translation>
    </message>
    <message>
        <source>Change {n} of {stream} cannot be read.</source>
        <translation>La ligne {n} du journal ({stream}) ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Change {n} of {stream} does not fit what came before it: {row}.</source>
        <translation>La ligne {n} du journal ({stream}) ne s’accorde pas avec ce qui précède : {row}.</translation>
    </message>
    <message>
        <source>Change {n} of {stream} is missing.</source>
        <translation>La ligne {n} du journal ({stream}) manque.</translation>
    </message>
    <message>
        <source>Change {n} of {stream} is missing: the file was damaged, and recovered without it.</source>
        <translation>La ligne {n} du journal ({stream}) manque : le fichier a été endommagé, puis récupéré sans elle.</translation>
    </message>
    <message>
        <source>Change {n} of {stream} was altered, or one before it: its hash does not hold.</source>
        <translation>La ligne {n} du journal ({stream}) ou une ligne précédente a été altérée : son scellé ne correspond pas.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Chip chop</source>
        <translation>Partage aux jetons</translation>
    </message>
    <message>
        <source>Chip counts</source>
        <translation>Comptages des jetons</translation>
    </message>
    <message>
        <source>Chip counts…</source>
        <translation>Comptages des jetons…</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Chips and starting stack</source>
        <translation>Jetons et tapis de départ</translation>
    </message>
    <message>
        <source>Chips are at least 0.</source>
        <translation>Les jetons ne peuvent pas être négatifs.</translation>
    </message>
    <message>
        <source>Chips are best stacked in clean stacks of twenty.</source>
        <translation>Les jetons se rangent au mieux en piles nettes de vingt.</translation>
    </message>
    <message>
        <source>Chips are not booked by hand for {reason!r}.</source>
        <translation>On ne compte pas de jetons à la main pour {reason!r}.</translation>
    </message>
    <message>
        <source>Chips are not booked for {reason!r}.</source>
        <translation>On n’enregistre pas de jetons pour {reason!r}.</translation>
    </message>
    <message>
        <source>Chips below {smallest:,} do not play; they are changed between deals.</source>
        <translation>Les jetons au-dessous de {smallest:,} ne jouent pas ; ils sont changés entre les donnes.</translation>
    </message>
    <message>
        <source>Chips in front</source>
        <translation>Jetons devant lui</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>Jetons en jeu</translation>
    </message>
    <message>
        <source>Chips in play are those handed out less those taken off, with what races and the bank added or kept.</source>
        <translation>Les jetons en jeu sont ceux qui ont été distribués moins ceux qui ont été retirés, compte tenu de ce que les chip races et la banque ont ajouté ou gardé.</translation>
    </message>
    <message>
        <source>Chips in play stay the same.</source>
        <translation>Les jetons en jeu ne changent pas.</translation>
    </message>
    <message>
        <source>Chips in play {delta}.</source>
        <translation>Jetons en jeu : {delta}.</translation>
    </message>
    <message>
        <source>Chips in play, all together</source>
        <translation>Jetons en jeu, tous ensemble</translation>
    </message>
    <message>
        <source>Chips in the stack</source>
        <translation>Jetons du tapis</translation>
    </message>
    <message>
        <source>Chips it gives</source>
        <translation>Jetons reçus</translation>
    </message>
    <message>
        <source>Chips of a removed kind that turn up later are changed at equal value only, and what makes no smallest chip is taken.</source>
        <translation>Les jetons d’une valeur retirée qui réapparaissent ne sont changés qu’à valeur égale, et ce qui ne fait pas un plus petit jeton est retiré.</translation>
    </message>
    <message>
        <source>Chips of a tournament have no value in money.</source>
        <translation>Les jetons d’un tournoi n’ont aucune valeur en argent.</translation>
    </message>
    <message>
        <source>Chips of table {table}…</source>
        <translation>Jetons de la table {table}…</translation>
    </message>
    <message>
        <source>Chips off the table…</source>
        <translation>Jetons sortis de la table…</translation>
    </message>
    <message>
        <source>Chips smaller than the smallest unit of blinds and antes do not play and are changed between deals.</source>
        <translation>Les jetons plus petits que la plus petite unité des blindes et antes ne jouent pas et sont changés entre les donnes.</translation>
    </message>
    <message>
        <source>Chips sold and recorded</source>
        <translation>Jetons vendus et enregistrés</translation>
    </message>
    <message>
        <source>Chips taken off the table</source>
        <translation>Jetons sortis de la table</translation>
    </message>
    <message>
        <source>Chips taken off the table leave the event, and the player may be disqualified.</source>
        <translation>Des jetons sortis de la table quittent le tournoi, et le joueur peut être disqualifié.</translation>
    </message>
    <message>
        <source>Chips that are not of this tournament do not belong on the table and count for nothing.</source>
        <translation>Des jetons qui ne sont pas de ce tournoi n’ont pas leur place sur la table et ne comptent pas.</translation>
    </message>
    <message>
        <source>Chips that leave go from the smallest up, and end with one that stays.</source>
        <translation>Les jetons à retirer vont du plus petit au plus grand, et finissent par un qui reste.</translation>
    </message>
    <message>
        <source>Chips that leave play</source>
        <translation>Jetons qui sortent du jeu</translation>
    </message>
    <message>
        <source>Chips were counted</source>
        <translation>Jetons comptés</translation>
    </message>
    <message>
        <source>Chips were counted…</source>
        <translation>Jetons comptés…</translation>
    </message>
    <message>
        <source>Chips: whose, and how many? Like: chips ann 23,400, or chips 7 182,000</source>
        <translation>Jetons : à qui, et combien ? Par exemple : chips ann 23,400, ou chips 7 182,000</translation>
    </message>
    <message>
        <source>Chips: {chips}</source>
        <translation>Jetons : {chips}</translation>
    </message>
    <message>
        <source>Chips: {doubt}</source>
        <translation>Jetons : {doubt}</translation>
    </message>
    <message>
        <source>Choose another PIN: this one would not tell who gave it.</source>
        <translation>Choisissez un autre PIN : celui-ci ne dirait pas qui l’a donné.</translation>
    </message>
    <message>
        <source>Choose otherwise to make a house rule.</source>
        <translation>Choisissez autrement pour en faire une règle maison.</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
    <message>
        <source>Choose the folder for copies</source>
        <translation>Choisir le dossier des copies</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Choisir le logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Caissier</translation>
    </message>
    <message>
        <source>Clerk {clerk}</source>
        <translation>Caissier : {clerk}</translation>
    </message>
    <message>
        <source>Click its chair in the picture.</source>
        <translation>Cliquez sur son siège dans le plan.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Clock on a player…</source>
        <translation>Demander l’horloge…</translation>
    </message>
    <message>
        <source>Clock on {who}</source>
        <translation>Horloge demandée : {who}</translation>
    </message>
    <message>
        <source>Clockwise from the dealer's left. The lowest card moves.</source>
        <translation>Dans le sens horaire, à partir de la gauche du croupier. La carte la plus basse se déplace.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close a till</source>
        <translation>Clôturer une caisse</translation>
    </message>
    <message>
        <source>Close a till…</source>
        <translation>Clôturer une caisse…</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>Fermer maintenant</translation>
    </message>
    <message>
        <source>Close registration</source>
        <translation>Fermer les inscriptions</translation>
    </message>
    <message>
        <source>Close seat {seat} at table {table}</source>
        <translation>Fermer le siège {seat} de la table {table}</translation>
    </message>
    <message>
        <source>Close the seat</source>
        <translation>Fermer le siège</translation>
    </message>
    <message>
        <source>Close the till</source>
        <translation>Clôturer la caisse</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermée</translation>
    </message>
    <message>
        <source>Closed last on {day_and_time}, {difference}.</source>
        <translation>Dernière clôture : {day_and_time}, {difference}.</translation>
    </message>
    <message>
        <source>Closed seats</source>
        <translation>Sièges fermés</translation>
    </message>
    <message>
        <source>Closed tills</source>
        <translation>Caisses fermées</translation>
    </message>
    <message>
        <source>Closing a till</source>
        <translation>Fermeture d’une caisse</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club evening, 10,000 chips, break every three levels</source>
        <translation>Soirée de club, 10 000 jetons, pause tous les trois niveaux</translation>
    </message>
    <message>
        <source>Club, 30,000 chips, big-blind ante</source>
        <translation>Club, 30 000 jetons, ante de grosse blinde</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Color of {chips}</source>
        <translation>Couleur : {chips}</translation>
    </message>
    <message>
        <source>Color up the {chips}</source>
        <translation>Color-up des {chips}</translation>
    </message>
    <message>
        <source>Color up the {chips} at the break</source>
        <translation>Color-up des {chips} à la pause</translation>
    </message>
    <message>
        <source>Color up the {chips} before level {level}</source>
        <translation>Color-up des {chips} avant le niveau {level}</translation>
    </message>
    <message>
        <source>Color-up</source>
        <translation>Color-up</translation>
    </message>
    <message>
        <source>Color-up: the {chips} leave</source>
        <translation>Color-up : les {chips} sortent</translation>
    </message>
    <message>
        <source>Color-ups</source>
        <translation>Color-ups</translation>
    </message>
    <message>
        <source>Colored up: {told}.</source>
        <translation>Color-up : {told}.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>Commitment of the draw: {commitment}</source>
        <translation>Engagement du tirage : {commitment}</translation>
    </message>
    <message>
        <source>Commitment {commitment}</source>
        <translation>Engagement {commitment}</translation>
    </message>
    <message>
        <source>Commitment, shown before</source>
        <translation>Engagement, montré avant</translation>
    </message>
    <message>
        <source>Commitment: {commitment}</source>
        <translation>Engagement : {commitment}</translation>
    </message>
    <message>
        <source>Compare two at a time, and join them: a &lt; b and b &lt; c.</source>
        <translation>Comparez deux à deux, puis reliez : a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>Complete {records}</source>
        <translation>Compléter {records}</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Copies of the house</source>
        <translation>Copies de la maison</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Copies…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copy the table as text for a chat</source>
        <translation>Copier le classement en texte pour une discussion</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Copier ces lignes</translation>
    </message>
    <message>
        <source>Copy verdict and seals as text</source>
        <translation>Copier le verdict et les scellés en texte</translation>
    </message>
    <message>
        <source>Copy {what} for a chat</source>
        <translation>Copier les {what} pour une discussion</translation>
    </message>
    <message>
        <source>Correction: nobody went out at table {table}{because}</source>
        <translation>Correction : personne n’a été éliminé à la table {table}{because}</translation>
    </message>
    <message>
        <source>Correction: nobody went out{because}</source>
        <translation>Correction : personne n’a été éliminé{because}</translation>
    </message>
    <message>
        <source>Correction: the {kind} of {name} was taken back, {amount} returned. {why}</source>
        <translation>Correction : {kind} pour {name}, vente retirée, {amount} rendus. {why}</translation>
    </message>
    <message>
        <source>Correction: {name} is not out{because}</source>
        <translation>Correction : {name} n’est pas éliminé{because}</translation>
    </message>
    <message>
        <source>Correction: {name} was unregistered, {amount} returned. {why}</source>
        <translation>Correction : {name} désinscrit, {amount} de remboursement. {why}</translation>
    </message>
    <message>
        <source>Corrections by the director</source>
        <translation>Corrections par le directeur</translation>
    </message>
    <message>
        <source>Could not be kept apart: {pairs} and {more} pairs more.</source>
        <translation>N’ont pas pu être séparés : {pairs} ; autres paires : {more}.</translation>
    </message>
    <message>
        <source>Could not be kept apart: {pairs}.</source>
        <translation>N’ont pas pu être séparés : {pairs}.</translation>
    </message>
    <message>
        <source>Count again, or say on the Chips page what happened.</source>
        <translation>Recomptez, ou dites sur la page Jetons ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Count each hand that is dealt at table {table}: {about}.</source>
        <translation>Comptez chaque main distribuée à la table {table} : {about}.</translation>
    </message>
    <message>
        <source>Count table {table}</source>
        <translation>Compter la table {table}</translation>
    </message>
    <message>
        <source>Count table {table}…</source>
        <translation>Compter la table {table}…</translation>
    </message>
    <message>
        <source>Count the cash first.</source>
        <translation>Comptez d’abord les espèces.</translation>
    </message>
    <message>
        <source>Count the chips</source>
        <translation>Compter les jetons</translation>
    </message>
    <message>
        <source>Count the chips of table {table}…</source>
        <translation>Compter les jetons de la table {table}…</translation>
    </message>
    <message>
        <source>Count the chips…</source>
        <translation>Compter les jetons…</translation>
    </message>
    <message>
        <source>Count the entries in</source>
        <translation>Saisir le nombre d’inscriptions</translation>
    </message>
    <message>
        <source>Count the stack first.</source>
        <translation>Comptez d’abord le tapis.</translation>
    </message>
    <message>
        <source>Count the stack: these chips leave play.</source>
        <translation>Comptez le tapis : ces jetons sortent du jeu.</translation>
    </message>
    <message>
        <source>Count this table…</source>
        <translation>Compter cette table…</translation>
    </message>
    <message>
        <source>Countdown: count it out aloud.</source>
        <translation>Décompte : comptez à haute voix.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Counted at table {table}.</source>
        <translation>Compté à la table {table}.</translation>
    </message>
    <message>
        <source>Counted too often?</source>
        <translation>Compté en trop ?</translation>
    </message>
    <message>
        <source>Counted: {chips:,} chips at table {table}</source>
        <translation>Compté : {chips:,} jetons à la table {table}</translation>
    </message>
    <message>
        <source>Counted: {stacks}</source>
        <translation>Compté : {stacks}</translation>
    </message>
    <message>
        <source>Counting says</source>
        <translation>Réponse du comptage</translation>
    </message>
    <message>
        <source>Counts are for finding missing chips; the average is of the chips in play, whatever was counted.</source>
        <translation>Les comptages servent à retrouver des jetons manquants ; le tapis moyen se calcule sur les jetons en jeu, quoi qu’on ait compté.</translation>
    </message>
    <message>
        <source>Counts by table</source>
        <translation>Comptages par table</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Curve of the blinds</source>
        <translation>Courbe des blindes</translation>
    </message>
    <message>
        <source>Curve of the prizes</source>
        <translation>Courbe des prix</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Plein jour</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Deal a card to each player at table {table}</source>
        <translation>Distribuer une carte à chaque joueur de la table {table}</translation>
    </message>
    <message>
        <source>Deal a card to table {tables}</source>
        <translation>Distribuer une carte par table ({tables})</translation>
    </message>
    <message>
        <source>Deal and race</source>
        <translation>Distribuer et départager</translation>
    </message>
    <message>
        <source>Deal them</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Dealer appreciation</source>
        <translation>Bonus croupier</translation>
    </message>
    <message>
        <source>Dealer bonus</source>
        <translation>Bonus croupier</translation>
    </message>
    <message>
        <source>Deals at a table</source>
        <translation>Donne à une table</translation>
    </message>
    <message>
        <source>Deals between players</source>
        <translation>Deals entre joueurs</translation>
    </message>
    <message>
        <source>Dealt by the app: {cards}.</source>
        <translation>Distribué par l’application : {cards}.</translation>
    </message>
    <message>
        <source>Dealt: {cards}. Table {table} gives a player</source>
        <translation>Distribué : {cards}. La table {table} donne un joueur</translation>
    </message>
    <message>
        <source>Deal…</source>
        <translation>Deal…</translation>
    </message>
    <message>
        <source>Decided by the house.</source>
        <translation>Décidé par la maison.</translation>
    </message>
    <message>
        <source>Decks change with the dealer, or when a card is damaged.</source>
        <translation>Les jeux de cartes changent avec le croupier, ou quand une carte est abîmée.</translation>
    </message>
    <message>
        <source>Decks change with the dealer, unless a card is damaged.</source>
        <translation>Le jeu de cartes change avec le croupier, sauf si une carte est abîmée.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>Supprimer des lignes</translation>
    </message>
    <message>
        <source>Delete the selected template</source>
        <translation>Supprimer le modèle sélectionné</translation>
    </message>
    <message>
        <source>Delete the template?</source>
        <translation>Supprimer le modèle ?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Dinner</source>
        <translation>Dîner</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Directeur</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Abandonner les modifications ?</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Display of the projector</source>
        <translation>Écran du projecteur</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Disqualification</translation>
    </message>
    <message>
        <source>Divide the prizes…</source>
        <translation>Répartir les prix…</translation>
    </message>
    <message>
        <source>Divide them so</source>
        <translation>Répartir ainsi</translation>
    </message>
    <message>
        <source>Divide…</source>
        <translation>Répartir…</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Document (PDF)</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Does not come</source>
        <translation>Ne vient pas</translation>
    </message>
    <message>
        <source>Does not deal</source>
        <translation>Ne donne pas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Double the amounts</source>
        <translation>Doubler les montants</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Down to a whole number.</source>
        <translation>Au nombre entier inférieur.</translation>
    </message>
    <message>
        <source>Drag each table to where it stands, or push it with the arrow keys; PgUp and PgDn go from table to table.</source>
        <translation>Faites glisser chaque table à sa place, ou poussez-la avec les flèches ; Page préc et Page suiv passent d’une table à l’autre.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Draw again…</source>
        <translation>Tirer à nouveau…</translation>
    </message>
    <message>
        <source>Draw certificate</source>
        <translation>Certificat de tirage</translation>
    </message>
    <message>
        <source>Draw certificate…</source>
        <translation>Certificat du tirage…</translation>
    </message>
    <message>
        <source>Draw for the first button…</source>
        <translation>Tirer le premier bouton…</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Tirer les sièges</translation>
    </message>
    <message>
        <source>Draw seats for {players}</source>
        <translation>Tirer les sièges pour {players}</translation>
    </message>
    <message>
        <source>Draw seats…</source>
        <translation>Tirer les sièges…</translation>
    </message>
    <message>
        <source>Draw the final table</source>
        <translation>Tirer la table finale</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Tirer les sièges</translation>
    </message>
    <message>
        <source>Draw the seats again</source>
        <translation>Tirer de nouveau les sièges</translation>
    </message>
    <message>
        <source>Draw {n} of {of}</source>
        <translation>Tirage {n} sur {of}</translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation>Mode de tirage</translation>
    </message>
    <message>
        <source>Drawn for all at the start</source>
        <translation>Tirés pour tous au départ</translation>
    </message>
    <message>
        <source>Drawn when a player registers</source>
        <translation>Tirés quand un joueur s’inscrit</translation>
    </message>
    <message>
        <source>Draws heed it, and so do balancing and breaks. Leave the seat empty for any.</source>
        <translation>Les tirages en tiennent compte, de même que l’équilibrage et les tables cassées. Laissez le siège vide s’il est indifférent.</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>Tirer…</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>During breaks and disputes for the director the clock stands and no table starts a new hand.</source>
        <translation>Pendant les pauses et les litiges soumis au directeur, l’horloge est arrêtée et aucune table ne commence une nouvelle main.</translation>
    </message>
    <message>
        <source>EPT Barcelona 2006, day 1</source>
        <translation>EPT Barcelone 2006, jour 1</translation>
    </message>
    <message>
        <source>Each card may win a chip, so one player can win several.</source>
        <translation>Chaque carte peut gagner un jeton : un joueur peut donc en gagner plusieurs.</translation>
    </message>
    <message>
        <source>Each hand takes {minutes} off the clock.</source>
        <translation>Chaque main enlève {minutes} à l’horloge.</translation>
    </message>
    <message>
        <source>Each line of a journal bears a seal that covers all before it, so that nothing is altered unseen.</source>
        <translation>Chaque ligne d’un journal porte un scellé qui couvre toutes les précédentes : rien ne peut être modifié sans que cela se voie.</translation>
    </message>
    <message>
        <source>Each orbit takes {cost}; {paid} were paid in full.</source>
        <translation>Chaque tour coûte {cost} ; payés en entier : {paid}.</translation>
    </message>
    <message>
        <source>Each part of a payment is more than nothing.</source>
        <translation>Chaque part d’un paiement doit dépasser zéro.</translation>
    </message>
    <message>
        <source>Each player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>Each player gets</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>Each player gets {chips}</source>
        <translation>Par joueur : {chips}</translation>
    </message>
    <message>
        <source>Each player gets {chips}: together {stack:,}, the starting stack.</source>
        <translation>Chaque joueur reçoit {chips} : au total {stack:,}, le tapis de départ.</translation>
    </message>
    <message>
        <source>Each player may buy at least one.</source>
        <translation>Chaque joueur peut en acheter au moins 1.</translation>
    </message>
    <message>
        <source>Each player may buy {each}: nobody can buy {at_once} at once.</source>
        <translation>Chaque joueur peut en acheter {each} : personne ne peut en acheter {at_once} à la fois.</translation>
    </message>
    <message>
        <source>Each sounds once, on this computer. Without a sound device nothing is heard, and nothing is wrong.</source>
        <translation>Chacun sonne une fois, sur cet ordinateur. Sans périphérique audio, on n’entend rien, et ce n’est pas une erreur.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Each table gets a card and the lowest gives a player.</source>
        <translation>Chaque table reçoit une carte et la plus basse donne un joueur.</translation>
    </message>
    <message>
        <source>Each way to part a tie is named once.</source>
        <translation>Chaque façon de départager n’est nommée qu’une fois.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Earlier: {told}.</source>
        <translation>Auparavant : {told}.</translation>
    </message>
    <message>
        <source>Edit player</source>
        <translation>Modifier le joueur</translation>
    </message>
    <message>
        <source>Edit the chips…</source>
        <translation>Modifier les jetons…</translation>
    </message>
    <message>
        <source>Edit the structure…</source>
        <translation>Modifier la structure…</translation>
    </message>
    <message>
        <source>Edit {what}</source>
        <translation>Modifier : {what}</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Either for players without chips or for small stacks, not both.</source>
        <translation>Soit pour les joueurs sans jetons, soit pour les petits tapis, pas les deux.</translation>
    </message>
    <message>
        <source>Empty the cells</source>
        <translation>Vider les cellules</translation>
    </message>
    <message>
        <source>Empty the search</source>
        <translation>Vider la recherche</translation>
    </message>
    <message>
        <source>End break now</source>
        <translation>Finir la pause</translation>
    </message>
    <message>
        <source>End hand for hand</source>
        <translation>Terminer le main par main</translation>
    </message>
    <message>
        <source>End it here</source>
        <translation>Terminer ici</translation>
    </message>
    <message>
        <source>End the break now</source>
        <translation>Terminer la pause maintenant</translation>
    </message>
    <message>
        <source>Ends {when}</source>
        <translation>Fin {when}</translation>
    </message>
    <message>
        <source>Enter again: a new player.</source>
        <translation>Entrée encore une fois : un nouveau joueur.</translation>
    </message>
    <message>
        <source>Enter or a double click goes to a level</source>
        <translation>Entrée ou un double-clic mène à un niveau</translation>
    </message>
    <message>
        <source>Enter pays cash   ·   Shift+Enter pays otherwise   ·   Ctrl+Enter pre-registers</source>
        <translation>Entrée : espèces   ·   Maj+Entrée : autre paiement   ·   Ctrl+Entrée : préinscription</translation>
    </message>
    <message>
        <source>Enter pays cash   ·   Shift+Enter pays otherwise   ·   Ctrl+Enter waits for a seat</source>
        <translation>Entrée : espèces   ·   Maj+Entrée : autre paiement   ·   Ctrl+Entrée : attente d’un siège</translation>
    </message>
    <message>
        <source>Enter: {told}</source>
        <translation>Entrée : {told}</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Inscrits</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inscriptions</translation>
    </message>
    <message>
        <source>Entries are still sold: a seat may be needed again.</source>
        <translation>Les inscriptions sont encore ouvertes : un siège peut redevenir nécessaire.</translation>
    </message>
    <message>
        <source>Entries are still sold: the field may grow again.</source>
        <translation>Les inscriptions sont encore ouvertes : il peut encore y avoir plus de joueurs.</translation>
    </message>
    <message>
        <source>Entries have paid {sum} for it.</source>
        <translation>Les inscriptions ont versé {sum} pour cela.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Inscription</translation>
    </message>
    <message>
        <source>Entry and prizes</source>
        <translation>Inscription et prix</translation>
    </message>
    <message>
        <source>Entry {entry:,}</source>
        <translation>Inscription {entry:,}</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Inscription {entry}</translation>
    </message>
    <message>
        <source>Entry {n}</source>
        <translation>Inscription {n}</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Equal stacks share the money of their places, and the better hand gets what cannot be divided.</source>
        <translation>Des tapis égaux se partagent l’argent de leurs places, et la meilleure main reçoit ce qui ne se divise pas.</translation>
    </message>
    <message>
        <source>Equal with {stack} at the start of the hand: they share places {best} to {worst}.</source>
        <translation>À égalité avec {stack} au début de la main : ils se partagent les places {best} à {worst}.</translation>
    </message>
    <message>
        <source>Equally full tables get one card each, and the lowest card gives up a player.</source>
        <translation>Les tables également pleines reçoivent une carte chacune, et la carte la plus basse cède un joueur.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Partage égal</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Events for a place</source>
        <translation>Tournois pour être classé</translation>
    </message>
    <message>
        <source>Events of the league</source>
        <translation>Tournois de la ligue</translation>
    </message>
    <message>
        <source>Events of {name}</source>
        <translation>{name} : tournois</translation>
    </message>
    <message>
        <source>Events with nine or eight at a table play a final table of nine, those with seven or six one of seven.</source>
        <translation>Les tournois à neuf ou huit par table jouent une table finale de neuf, ceux à sept ou six une table finale de sept.</translation>
    </message>
    <message>
        <source>Events…</source>
        <translation>Tournois…</translation>
    </message>
    <message>
        <source>Every clerk</source>
        <translation>Tous les caissiers</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Every line is read and its seal reckoned anew, and all of them together must give every row there is. A last seal that stands on a certificate, on results or on a printed journal can be compared with those here.</source>
        <translation>Chaque ligne est lue et son scellé recalculé, et toutes ensemble doivent redonner chaque enregistrement du fichier. Un dernier scellé qui figure sur un certificat, sur des résultats ou sur un journal imprimé peut être comparé à ceux d’ici.</translation>
    </message>
    <message>
        <source>Every line with its number, moment, who, rule and seal, for a dispute. A selection: on the page Journal.</source>
        <translation>Chaque ligne avec numéro, moment, auteur, règle et scellé, en cas de litige. Une sélection : à la page Journal.</translation>
    </message>
    <message>
        <source>Every method</source>
        <translation>Tous les modes</translation>
    </message>
    <message>
        <source>Every paid entrant's stack is on the table from the first hand, whether the player is there or not.</source>
        <translation>Le tapis de chaque inscrit qui a payé est sur la table dès la première main, que le joueur soit là ou non.</translation>
    </message>
    <message>
        <source>Every panel is named once.</source>
        <translation>Chaque panneau doit être cité une fois.</translation>
    </message>
    <message>
        <source>Every place that is left wins {won}: nobody has to be knocked out for it.</source>
        <translation>Chaque place restante gagne {won} : personne n’a plus à être éliminé pour cela.</translation>
    </message>
    <message>
        <source>Every player pays an ante of {ante:,}: did you mean a big blind ante?</source>
        <translation>Chaque joueur paie une ante de {ante:,} : vouliez-vous une ante de grosse blinde ?</translation>
    </message>
    <message>
        <source>Every ruling, note, warning and penalty, with when, whom and which rule.</source>
        <translation>Toutes les décisions, notes, avertissements et pénalités : quand, pour qui et selon quelle règle.</translation>
    </message>
    <message>
        <source>Every seat is taken</source>
        <translation>Tous les sièges sont pris</translation>
    </message>
    <message>
        <source>Every seat is taken.</source>
        <translation>Tous les sièges sont pris.</translation>
    </message>
    <message>
        <source>Every subject</source>
        <translation>Tous les sujets</translation>
    </message>
    <message>
        <source>Every table has played the hand</source>
        <translation>Toutes les tables ont joué la main</translation>
    </message>
    <message>
        <source>Every table has raced the {chips}.</source>
        <translation>Chaque table a fait le chip race des {chips}.</translation>
    </message>
    <message>
        <source>Every table knows who begins.</source>
        <translation>Chaque table sait qui commence.</translation>
    </message>
    <message>
        <source>Every table races its own odd chips.</source>
        <translation>Chaque table fait son chip race avec ses propres jetons restants.</translation>
    </message>
    <message>
        <source>Every table waits for the others</source>
        <translation>Chaque table attend les autres</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Everybody by name and where they sit, in two columns, for the wall.</source>
        <translation>Tout le monde par nom et où chacun est assis, en deux colonnes, à afficher.</translation>
    </message>
    <message>
        <source>Everybody gets another seat; the draw before this one stays in the journal.</source>
        <translation>Chacun reçoit un autre siège ; le tirage précédent reste dans le journal.</translation>
    </message>
    <message>
        <source>Everybody gets back what he paid in.</source>
        <translation>Chacun récupère ce qu’il a payé.</translation>
    </message>
    <message>
        <source>Everybody gets back what was paid</source>
        <translation>Chacun récupère ce qu’il a payé</translation>
    </message>
    <message>
        <source>Everybody gets back what was paid. Print what went back, for each to sign.</source>
        <translation>Chacun récupère ce qui a été payé. Imprimez ce qui a été rendu, à signer par chacun.</translation>
    </message>
    <message>
        <source>Everybody has a seat</source>
        <translation>Tout le monde a un siège</translation>
    </message>
    <message>
        <source>Everybody is paid. Print the results.</source>
        <translation>Tout le monde est payé. Imprimez les résultats.</translation>
    </message>
    <message>
        <source>Everybody needs at least one chip to start with.</source>
        <translation>Chacun doit commencer avec au moins un jeton.</translation>
    </message>
    <message>
        <source>Everybody table by table and seat by seat, for those who walk the room.</source>
        <translation>Tout le monde table par table et siège par siège, pour ceux qui circulent dans la salle.</translation>
    </message>
    <message>
        <source>Everybody takes the chips along.</source>
        <translation>Chacun emporte ses jetons.</translation>
    </message>
    <message>
        <source>Everybody who comes later is drawn a seat.</source>
        <translation>Quiconque arrive plus tard reçoit un siège par tirage.</translation>
    </message>
    <message>
        <source>Everybody who is out has a name</source>
        <translation>Tous les éliminés ont un nom</translation>
    </message>
    <message>
        <source>Everybody who was left agrees to this</source>
        <translation>Tous ceux qui restaient en sont d’accord</translation>
    </message>
    <message>
        <source>Everybody who was moved by the last redraw, break or balancing, by name, for the wall.</source>
        <translation>Tous les joueurs déplacés par le dernier nouveau tirage, la dernière table cassée ou le dernier équilibrage, par nom, à afficher.</translation>
    </message>
    <message>
        <source>Everybody wins a seat: what is left over goes to the first place.</source>
        <translation>Tout le monde gagne un siège : ce qui reste va à la première place.</translation>
    </message>
    <message>
        <source>Everything is there: no change and no row is missing, and the proof holds.</source>
        <translation>Tout est là : aucune ligne du journal ni aucun enregistrement ne manque, et la vérification est bonne.</translation>
    </message>
    <message>
        <source>Everything played here…</source>
        <translation>Tout ce qui a été joué ici…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Expected end</source>
        <translation>Fin prévue</translation>
    </message>
    <message>
        <source>Expected in the till</source>
        <translation>Attendu en caisse</translation>
    </message>
    <message>
        <source>Expected {expected}: {payments}, {came_in} in, {went_out} out in cash.</source>
        <translation>Attendu {expected} : {payments}, en espèces {came_in} d’entrées et {went_out} de sorties.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export players</source>
        <translation>Exporter les joueurs</translation>
    </message>
    <message>
        <source>Export players…</source>
        <translation>Exporter les joueurs…</translation>
    </message>
    <message>
        <source>Export results or entrants</source>
        <translation>Exporter les résultats ou les inscrits</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le classement</translation>
    </message>
    <message>
        <source>Export {what}</source>
        <translation>Exporter : {what}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis vert</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File: problem</source>
        <translation>Fichier : problème</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Recopier vers le bas</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Définitif</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Table finale</translation>
    </message>
    <message>
        <source>Final table at {left:,}</source>
        <translation>Table finale à {left:,} joueurs</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Trouver dans la liste</translation>
    </message>
    <message>
        <source>First and last names from columns {first} and {last}.</source>
        <translation>Prénoms et noms des colonnes {first} et {last}.</translation>
    </message>
    <message>
        <source>First button</source>
        <translation>Premier bouton</translation>
    </message>
    <message>
        <source>First button: {tables}</source>
        <translation>Premier bouton : {tables}</translation>
    </message>
    <message>
        <source>First change {needed} × {chip:,} for a {into:,} each. Then a card for each odd {chip:,}, face up, from seat 1 on.</source>
        <translation>D’abord, chacun échange {needed} × {chip:,} contre un jeton de {into:,}. Puis une carte pour chaque jeton de {chip:,} restant, face visible, à partir du siège 1.</translation>
    </message>
    <message>
        <source>First gets more than 0 and at most 100 percent of the pool.</source>
        <translation>Le premier reçoit plus de 0 et au plus 100 % de la dotation.</translation>
    </message>
    <message>
        <source>First gets, %</source>
        <translation>Part du premier, %</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Premier numéro</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Five cards dealt by somebody else, or a word called out</source>
        <translation>Cinq cartes données par quelqu’un d’autre, ou un mot lancé par la salle</translation>
    </message>
    <message>
        <source>Fixed by place</source>
        <translation>Fixe selon la place</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>For a length of time or a number of hands.</source>
        <translation>Pour une durée ou un nombre de mains.</translation>
    </message>
    <message>
        <source>For a length of time.</source>
        <translation>Pour une durée.</translation>
    </message>
    <message>
        <source>For a number of hands or of rounds of the table.</source>
        <translation>Pour un nombre de mains ou de tours de table.</translation>
    </message>
    <message>
        <source>For color-ups</source>
        <translation>Pour color-up</translation>
    </message>
    <message>
        <source>For each table the players, and columns for odd chips, cards and awards, two tables to a page.</source>
        <translation>Pour chaque table les joueurs, et des colonnes pour jetons restants, cartes et attributions, deux tables par page.</translation>
    </message>
    <message>
        <source>For it</source>
        <translation>Tapis de départ</translation>
    </message>
    <message>
        <source>For knocking out {player}. It is drawn so that anyone can check it.</source>
        <translation>Pour l’élimination : {player}. Le tirage est fait de sorte que chacun puisse le vérifier.</translation>
    </message>
    <message>
        <source>For players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>For prizes</source>
        <translation>Pour les prix</translation>
    </message>
    <message>
        <source>For ten players the table pays the winner 50 percent where the samples pay 40, so the director is told of the difference.</source>
        <translation>Pour dix joueurs, le barème verse 50 % au vainqueur là où les exemples versent 40 % : l’écart est donc signalé au directeur.</translation>
    </message>
    <message>
        <source>For the house</source>
        <translation>Pour la maison</translation>
    </message>
    <message>
        <source>For the {place} place.</source>
        <translation>Pour la {place} place.</translation>
    </message>
    <message>
        <source>For winning. It is drawn so that anyone can check it.</source>
        <translation>Pour la victoire. Le tirage est fait de sorte que chacun puisse le vérifier.</translation>
    </message>
    <message>
        <source>For {place} of {players:,} that is more than a billion points.</source>
        <translation>Pour la {place} place sur {players:,}, cela fait plus d’un milliard de points.</translation>
    </message>
    <message>
        <source>For {place} of {players:,}: {fault}</source>
        <translation>Pour la {place} place sur {players:,} : {fault}</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Freeze the projector</source>
        <translation>Figer le projecteur</translation>
    </message>
    <message>
        <source>Freeze the projector, or let it go on</source>
        <translation>Figer le projecteur, ou le laisser reprendre</translation>
    </message>
    <message>
        <source>Friday tournament</source>
        <translation>Tournoi du vendredi</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From 1 to {most:,} at a time.</source>
        <translation>De 1 à {most:,} à la fois.</translation>
    </message>
    <message>
        <source>From 1 to {most:,} entries at a time.</source>
        <translation>De 1 à {most:,} inscriptions à la fois.</translation>
    </message>
    <message>
        <source>From half a stack, and at most 2.5 times as much each level, the blinds need {levels} levels to their end: make them {minutes} long.</source>
        <translation>En partant d’un demi-tapis et en montant d’au plus 2,5 fois par niveau, il faut {levels} niveaux aux blindes pour arriver à leur terme : fixez leur durée à {minutes}.</translation>
    </message>
    <message>
        <source>From level</source>
        <translation>Dès le niveau</translation>
    </message>
    <message>
        <source>From level {level} on all blinds and antes are multiples of {chip:,}.</source>
        <translation>À partir du niveau {level}, toutes les blindes et antes sont des multiples de {chip:,}.</translation>
    </message>
    <message>
        <source>From level {level} on no blind needs them.</source>
        <translation>À partir du niveau {level}, aucune blinde n’en a besoin.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>From {first} to {last}</source>
        <translation>De {first} à {last}</translation>
    </message>
    <message>
        <source>Frozen.</source>
        <translation>Figé.</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Gained or lost in chip races</source>
        <translation>Gagnés ou perdus dans les chip races</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Reçoit</translation>
    </message>
    <message>
        <source>Gets a chip before the cards decide, out of the chips that are raced for.</source>
        <translation>Reçoit un jeton avant que les cartes décident, pris sur les jetons du chip race.</translation>
    </message>
    <message>
        <source>Gets a chip on top when the cards gave him none.</source>
        <translation>Reçoit un jeton en plus quand les cartes ne lui en ont donné aucun.</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Rendu</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go to Players</source>
        <translation>Aller à Joueurs</translation>
    </message>
    <message>
        <source>Go to {level}?</source>
        <translation>Passer à « {level} » ?</translation>
    </message>
    <message>
        <source>Go to {title}</source>
        <translation>Aller à la page {title}</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Va à</translation>
    </message>
    <message>
        <source>Goes to the right seat, with the chips of now</source>
        <translation>Va au bon siège, avec ses jetons actuels</translation>
    </message>
    <message>
        <source>Grows slowly with the field.</source>
        <translation>Augmente lentement avec le nombre de joueurs.</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Half a new chip or more is rounded up to one more chip.</source>
        <translation>La moitié d’un nouveau jeton ou plus est arrondie à un jeton de plus.</translation>
    </message>
    <message>
        <source>Hand for hand</source>
        <translation>Main par main</translation>
    </message>
    <message>
        <source>Hand for hand is over</source>
        <translation>Fin du main par main</translation>
    </message>
    <message>
        <source>Hand for hand is over after {hands}, {players} left</source>
        <translation>Fin du main par main après {hands}, {players} en jeu</translation>
    </message>
    <message>
        <source>Hand for hand · hand {hand}</source>
        <translation>Main par main · main {hand}</translation>
    </message>
    <message>
        <source>Hand for hand, each hand takes two minutes off the clock, and the levels go on.</source>
        <translation>Main par main, chaque main retire deux minutes à l’horloge, et les niveaux continuent.</translation>
    </message>
    <message>
        <source>Hand for hand, one hand takes three minutes off the clock at the most.</source>
        <translation>Main par main, une main retire trois minutes à l’horloge au plus.</translation>
    </message>
    <message>
        <source>Hand for hand, those who go out on one hand at different tables share the places and their money.</source>
        <translation>Main par main, ceux qui sont éliminés sur une même main à des tables différentes partagent les places et leur argent.</translation>
    </message>
    <message>
        <source>Hand for hand, {players} left</source>
        <translation>Main par main, {players} en jeu</translation>
    </message>
    <message>
        <source>Hand for hand: together with those who went out on this hand.</source>
        <translation>Main par main : avec ceux qui ont été éliminés dans cette main.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Main finie</translation>
    </message>
    <message>
        <source>Hand {hand} was played at every table</source>
        <translation>Main {hand} jouée à toutes les tables</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Somme remise</translation>
    </message>
    <message>
        <source>Hands were dealt: nobody is refunded. A correction needs its reason.</source>
        <translation>Des mains ont été distribuées : plus personne n’est remboursé. Une correction demande son motif.</translation>
    </message>
    <message>
        <source>Hands were dealt: this is a correction. {back} goes back, and the reason stays in the journal.</source>
        <translation>Des mains ont été distribuées : c’est une correction. {back} à rendre, et le motif reste dans le journal.</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>A joué</translation>
    </message>
    <message>
        <source>Has not arrived yet</source>
        <translation>N’est pas encore arrivé</translation>
    </message>
    <message>
        <source>Has paid and has not been seen yet.</source>
        <translation>A payé et n’a pas encore été vu.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texte de l’aide</translation>
    </message>
    <message>
        <source>Help with this page</source>
        <translation>Aide sur cette page</translation>
    </message>
    <message>
        <source>Help – tdapp</source>
        <translation>Aide – tdapp</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Here, unpaid</source>
        <translation>Présent, non payé</translation>
    </message>
    <message>
        <source>Here: who?</source>
        <translation>Présent : qui ?</translation>
    </message>
    <message>
        <source>Hidden chips found after the next deal</source>
        <translation>Jetons cachés trouvés après la donne suivante</translation>
    </message>
    <message>
        <source>Hidden chips save nobody whom the winner had covered: they go to the winner or, once the next deal has started, leave the event.</source>
        <translation>Des jetons cachés ne sauvent pas un joueur que le gagnant couvrait : ils vont au gagnant ou, si la donne suivante a commencé, sortent du tournoi.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hold the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Holds all the chips.</source>
        <translation>Détient tous les jetons.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>À domicile</translation>
    </message>
    <message>
        <source>Home game, 2,000 chips from 5s</source>
        <translation>Partie à domicile, 2 000 jetons à partir de 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>House currency</source>
        <translation>Devise de la maison</translation>
    </message>
    <message>
        <source>House file</source>
        <translation>Fichier de la maison</translation>
    </message>
    <message>
        <source>House name</source>
        <translation>Nom de la maison</translation>
    </message>
    <message>
        <source>House: {house}</source>
        <translation>Maison : {house}</translation>
    </message>
    <message>
        <source>Houses (*{ending})</source>
        <translation>Maisons (*{ending})</translation>
    </message>
    <message>
        <source>How far tables may differ</source>
        <translation>Écart permis entre les tables</translation>
    </message>
    <message>
        <source>How far the box goes</source>
        <translation>Jusqu’où va la boîte</translation>
    </message>
    <message>
        <source>How far the list is read</source>
        <translation>Avancement de la lecture</translation>
    </message>
    <message>
        <source>How far the race is</source>
        <translation>Avancement du chip race</translation>
    </message>
    <message>
        <source>How far this box goes</source>
        <translation>Ce que permet cette boîte</translation>
    </message>
    <message>
        <source>How it is</source>
        <translation>Règle appliquée</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Mode de calcul</translation>
    </message>
    <message>
        <source>How it is settled</source>
        <translation>Comment il est soldé</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Comment cela a été compté</translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation>Comment la liste a été lue</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>How long a player is dealt out</source>
        <translation>Combien de temps un joueur ne reçoit pas de cartes</translation>
    </message>
    <message>
        <source>How long, in hours</source>
        <translation>Durée, en heures</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How many are in</source>
        <translation>Combien sont en jeu</translation>
    </message>
    <message>
        <source>How many chips</source>
        <translation>Nombre de jetons</translation>
    </message>
    <message>
        <source>How many count</source>
        <translation>Combien comptent</translation>
    </message>
    <message>
        <source>How many minutes?</source>
        <translation>Combien de minutes ?</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>How many rules</source>
        <translation>Nombre de règles</translation>
    </message>
    <message>
        <source>How many sit there? Below stands who may be the difference.</source>
        <translation>Combien sont assis là ? Voici qui peut expliquer la différence.</translation>
    </message>
    <message>
        <source>How many {chip:,}-chips has the box?</source>
        <translation>Combien de jetons de {chip:,} la boîte a-t-elle ?</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How much is looked at</source>
        <translation>Avancement de la vérification</translation>
    </message>
    <message>
        <source>How much is to do</source>
        <translation>Combien il y a à faire</translation>
    </message>
    <message>
        <source>How much of an entry is its {kind} bounty?</source>
        <translation>Quelle part d’une inscription va à la prime ({kind}) ?</translation>
    </message>
    <message>
        <source>How much of the level is over</source>
        <translation>Part du niveau écoulée</translation>
    </message>
    <message>
        <source>How much of the time is over</source>
        <translation>Part du temps écoulée</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>How seats are drawn</source>
        <translation>Comment les sièges sont tirés</translation>
    </message>
    <message>
        <source>How the prizes are divided</source>
        <translation>Répartition des prix</translation>
    </message>
    <message>
        <source>How the prizes are divided…</source>
        <translation>Répartir les prix…</translation>
    </message>
    <message>
        <source>ICM is worked out for {most:,} players at the most.</source>
        <translation>L’ICM se calcule pour {most:,} joueurs au plus.</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Importer des joueurs</translation>
    </message>
    <message>
        <source>Import players…</source>
        <translation>Importer des joueurs…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>In a break nobody plays: begin hand for hand when it is over.</source>
        <translation>Pendant la pause, personne ne joue : commencez le main par main quand elle est finie.</translation>
    </message>
    <message>
        <source>In a cash game of lowball the lowest card has the first button, clubs lowest and the ace high.</source>
        <translation>En cash game de lowball, la carte la plus basse a le premier bouton : trèfle est la couleur la plus basse et l’as est haut.</translation>
    </message>
    <message>
        <source>In a cash game the highest card has the first button, low games included.</source>
        <translation>En cash game, la carte la plus haute a le premier bouton, même dans les jeux low.</translation>
    </message>
    <message>
        <source>In a draw by cards the suit names the table and the rank the place: the ace has the button, the two the small blind, the three the big blind.</source>
        <translation>Dans un tirage par cartes, la couleur désigne la table et le rang la place : l’as a le bouton, le deux la petite blinde, le trois la grosse blinde.</translation>
    </message>
    <message>
        <source>In a one-table satellite early entrants may choose among the open seats, and the button is still drawn.</source>
        <translation>Dans un satellite à une table, les premiers inscrits peuvent choisir parmi les sièges libres, et le bouton est quand même tiré.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>In limit events the cap on raises holds for two players in a pot too, until two are left in the event.</source>
        <translation>Dans les tournois limit, la limite du nombre de relances vaut aussi à deux joueurs dans un coup, jusqu’à ce qu’il en reste deux dans le tournoi.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>In play, about</source>
        <translation>En jeu, env.</translation>
    </message>
    <message>
        <source>In stud a card dealt to each player of the table decides who moves: the lowest, unless the house says otherwise.</source>
        <translation>Au stud, une carte donnée à chaque joueur de la table décide qui est déplacé : la plus basse, sauf si la maison en dit autrement.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>In the last 90 seconds before a break or a new level dealers are not pushed.</source>
        <translation>Dans les 90 dernières secondes avant une pause ou un nouveau niveau, il n’y a pas de relève des croupiers.</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>Dans l’argent</translation>
    </message>
    <message>
        <source>In the open seat that the big blind reaches first.</source>
        <translation>Au siège libre que la grosse blinde atteint en premier.</translation>
    </message>
    <message>
        <source>In the seat of the eliminated player.</source>
        <translation>Au siège du joueur éliminé.</translation>
    </message>
    <message>
        <source>In the theme {theme}, [{part}] does not say {missing!r}.</source>
        <translation>Dans le thème {theme}, il manque {missing!r} à [{part}].</translation>
    </message>
    <message>
        <source>In the theme {theme}, [{part}] has {unknown!r}, which means nothing.</source>
        <translation>Dans le thème {theme}, [{part}] contient {unknown!r}, qui ne signifie rien.</translation>
    </message>
    <message>
        <source>In the theme {theme}, [{part}] is no section.</source>
        <translation>Dans le thème {theme}, [{part}] n’est pas une section.</translation>
    </message>
    <message>
        <source>In the theme {theme}, panels and figures have one place each.</source>
        <translation>Dans le thème {theme}, panels et figures ont chacun une seule place.</translation>
    </message>
    <message>
        <source>In the theme {theme}, {name} in [{part}]</source>
        <translation>Thème {theme}, {name} dans [{part}]</translation>
    </message>
    <message>
        <source>In the worst open position, but not in the small blind.</source>
        <translation>À la plus mauvaise position libre, mais pas à la petite blinde.</translation>
    </message>
    <message>
        <source>In tournaments the button can be dead, and everybody posts all blinds in each round.</source>
        <translation>En tournoi, le bouton peut être mort, et chacun poste toutes les blindes à chaque tour.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>In turn with the panels</source>
        <translation>À tour de rôle avec les panneaux</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En toutes lettres</translation>
    </message>
    <message>
        <source>Insert break</source>
        <translation>Insérer une pause</translation>
    </message>
    <message>
        <source>Insert level</source>
        <translation>Insérer un niveau</translation>
    </message>
    <message>
        <source>Is dealt hands and pays blinds until the stack is gone.</source>
        <translation>Reçoit des mains et paie les blindes jusqu’à épuisement du tapis.</translation>
    </message>
    <message>
        <source>Is dealt in at once and takes over the position.</source>
        <translation>Reçoit des cartes aussitôt et prend la position.</translation>
    </message>
    <message>
        <source>Is dealt in at once.</source>
        <translation>Reçoit des cartes tout de suite.</translation>
    </message>
    <message>
        <source>Is here</source>
        <translation>Est là</translation>
    </message>
    <message>
        <source>Is in and has no seat.</source>
        <translation>Est en jeu et n’a pas de siège.</translation>
    </message>
    <message>
        <source>Is marked as away.</source>
        <translation>Est marqué absent.</translation>
    </message>
    <message>
        <source>Is not out…</source>
        <translation>N’est pas éliminé…</translation>
    </message>
    <message>
        <source>Is set right with the next hand, so that each gets every position once.</source>
        <translation>Est corrigé à la main suivante, pour que chacun ait chaque position une fois.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>It adds up.</source>
        <translation>Le compte est bon.</translation>
    </message>
    <message>
        <source>It agrees: {there:,} chips are in play.</source>
        <translation>Le compte est juste : {there:,} jetons en jeu.</translation>
    </message>
    <message>
        <source>It cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>It cannot end before it begins in level {level}.</source>
        <translation>La vente ne peut pas finir avant de commencer au niveau {level}.</translation>
    </message>
    <message>
        <source>It could not be done: {error}.</source>
        <translation>Cela n’a pas pu être fait : {error}.</translation>
    </message>
    <message>
        <source>It covers this window.</source>
        <translation>Il couvre cette fenêtre.</translation>
    </message>
    <message>
        <source>It does not hold.</source>
        <translation>Elle n’est pas intacte.</translation>
    </message>
    <message>
        <source>It ends here, places by stacks</source>
        <translation>C’est fini, places selon les tapis</translation>
    </message>
    <message>
        <source>It ends here. The house may cancel an event in a way that is fair to the players.</source>
        <translation>Il s’arrête ici. La maison peut annuler un tournoi d’une manière équitable pour les joueurs.</translation>
    </message>
    <message>
        <source>It follows the tournament on this desk.</source>
        <translation>Il suit le tournoi de ce poste.</translation>
    </message>
    <message>
        <source>It has happened {times} so far.</source>
        <translation>C’est arrivé {times} jusqu’ici.</translation>
    </message>
    <message>
        <source>It holds from the next start on: quit with Ctrl+Q and open tdapp again. Nothing is lost by that.</source>
        <translation>Prend effet au prochain démarrage : quittez avec Ctrl+Q et rouvrez tdapp. Rien ne se perd ainsi.</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>C’est</translation>
    </message>
    <message>
        <source>It is copied: what changes here later does not change it. One of the same name is replaced.</source>
        <translation>C’est une copie : ce qui change ici plus tard ne la modifie pas. Un modèle du même nom est remplacé.</translation>
    </message>
    <message>
        <source>It is damaged: it cannot be read.</source>
        <translation>Elle est endommagée : elle ne peut pas être lue.</translation>
    </message>
    <message>
        <source>It is decided: {won} each</source>
        <translation>C’est joué : {won} chacun</translation>
    </message>
    <message>
        <source>It is not broken yet.</source>
        <translation>Elle n’est pas encore cassée.</translation>
    </message>
    <message>
        <source>It is not decided: the places that are left are not worth the same.</source>
        <translation>Ce n’est pas joué : les places restantes ne valent pas la même chose.</translation>
    </message>
    <message>
        <source>It is not in tonight’s rulebook: {book}.</source>
        <translation>Elle n’est pas dans le règlement de ce soir : {book}.</translation>
    </message>
    <message>
        <source>It is open until {until}: announce it.</source>
        <translation>Elles sont ouvertes jusqu’à {until} : annoncez-le.</translation>
    </message>
    <message>
        <source>It is rounded to 0 to {most} decimals.</source>
        <translation>On arrondit de 0 à {most} décimales.</translation>
    </message>
    <message>
        <source>It is the only entry left: take back its {purchases} first.</source>
        <translation>C’est la seule inscription qui reste : annulez d’abord {purchases}.</translation>
    </message>
    <message>
        <source>It is too early for that.</source>
        <translation>Il est trop tôt pour cela.</translation>
    </message>
    <message>
        <source>It is whole, of an older version of tdapp: it is brought up to date when it is put back.</source>
        <translation>Elle est entière, d’une version plus ancienne de tdapp : elle sera mise à jour à la restauration.</translation>
    </message>
    <message>
        <source>It is written down in {file}</source>
        <translation>C’est noté dans {file}</translation>
    </message>
    <message>
        <source>It may be asked for again after {minutes} minutes.</source>
        <translation>Il peut être redemandé après {minutes} minutes.</translation>
    </message>
    <message>
        <source>It must even out the room as well. The journal notes what was due instead, and why.</source>
        <translation>Il doit lui aussi équilibrer la salle. Le journal note ce qui était prévu à sa place, et pourquoi.</translation>
    </message>
    <message>
        <source>It shows there by itself</source>
        <translation>Il s’y affiche de lui-même</translation>
    </message>
    <message>
        <source>It stands on the projector until you take it down or say something else.</source>
        <translation>Le message reste au projecteur jusqu’à ce que vous le retiriez ou en affichiez un autre.</translation>
    </message>
    <message>
        <source>It stays at table {table}</source>
        <translation>Il reste à la table {table}</translation>
    </message>
    <message>
        <source>It was called off. {settled}.</source>
        <translation>Il a été annulé. {settled}.</translation>
    </message>
    <message>
        <source>It was called off: there are no prizes to post.</source>
        <translation>Il a été annulé : il n’y a pas de prix à afficher.</translation>
    </message>
    <message>
        <source>It was called off: there is no prize left to divide.</source>
        <translation>Il a été annulé : il ne reste aucun prix à répartir.</translation>
    </message>
    <message>
        <source>It was decided: {players} have won the same.</source>
        <translation>C’était joué : {players} ont gagné la même chose.</translation>
    </message>
    <message>
        <source>It was {name} who went out at table {table}</source>
        <translation>C’est {name} qui est éliminé à la table {table}</translation>
    </message>
    <message>
        <source>It was {name} who went out, not {other}{because}</source>
        <translation>C’est {name} qui est éliminé, pas {other}{because}</translation>
    </message>
    <message>
        <source>It was {name} who went out{where}</source>
        <translation>C’est {name} qui est éliminé{where}</translation>
    </message>
    <message>
        <source>It would bring entry {entry} back after the deal: undo the deal first.</source>
        <translation>L’inscription {entry} reviendrait après le deal : annulez d’abord le deal.</translation>
    </message>
    <message>
        <source>It would bring somebody back after the end: undo the end first.</source>
        <translation>Quelqu’un reviendrait après la fin : annulez d’abord la fin.</translation>
    </message>
    <message>
        <source>It would leave a deal over prizes that are not there: undo the deal first.</source>
        <translation>Il resterait un deal sur des prix qui n’existent plus : annulez d’abord le deal.</translation>
    </message>
    <message>
        <source>It would leave entry {entry} in and out at once.</source>
        <translation>L’inscription {entry} serait à la fois en jeu et éliminée.</translation>
    </message>
    <message>
        <source>It would leave entry {entry} not in with its {kind}: take that back first.</source>
        <translation>L’inscription {entry} ne serait plus en jeu mais garderait un achat ({kind}) : annulez-le d’abord.</translation>
    </message>
    <message>
        <source>It would leave entry {entry} playing with a prize paid: undo the payment first.</source>
        <translation>L’inscription {entry} jouerait encore avec un prix payé : annulez d’abord le paiement.</translation>
    </message>
    <message>
        <source>It would leave entry {entry} with a bounty paid that was not won: undo the payment first.</source>
        <translation>L’inscription {entry} garderait une prime payée sans l’avoir gagnée : annulez d’abord le paiement.</translation>
    </message>
    <message>
        <source>It would leave more paid than the prizes come to: undo the payments first.</source>
        <translation>On aurait payé plus que le total des prix : annulez d’abord les paiements.</translation>
    </message>
    <message>
        <source>It would leave nobody who holds the chips of those who are out.</source>
        <translation>Plus personne n’aurait les jetons des éliminés.</translation>
    </message>
    <message>
        <source>It would seat entry {entry} at table {table}, which is closed.</source>
        <translation>L’inscription {entry} serait assise à la table {table}, qui est fermée.</translation>
    </message>
    <message>
        <source>It would seat entry {entry} where table {table} has no chair: {seat}.</source>
        <translation>L’inscription {entry} serait assise là où la table {table} n’a pas de siège : {seat}.</translation>
    </message>
    <message>
        <source>It would take away the level on the clock: go to another level first.</source>
        <translation>Le niveau affiché par l’horloge disparaîtrait : passez d’abord à un autre niveau.</translation>
    </message>
    <message>
        <source>Its last line: “{last}”.</source>
        <translation>Sa dernière ligne : « {last} ».</translation>
    </message>
    <message>
        <source>Its money goes back, and the reason stays in the journal.</source>
        <translation>L’argent est rendu, et le motif reste au journal.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec</source>
        <translation>janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.</translation>
    </message>
    <message>
        <source>January February March April May June July August September October November December</source>
        <translation>janvier février mars avril mai juin juillet août septembre octobre novembre décembre</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Journal of</source>
        <translation>Journal de</translation>
    </message>
    <message>
        <source>Journal of the house {head}</source>
        <translation>Journal de la maison {head}</translation>
    </message>
    <message>
        <source>Journal sealed by {head}</source>
        <translation>Journal scellé par {head}</translation>
    </message>
    <message>
        <source>Journal {head}</source>
        <translation>Journal {head}</translation>
    </message>
    <message>
        <source>Journal, newest first</source>
        <translation>Journal, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Keep apart from…</source>
        <translation>Séparer de…</translation>
    </message>
    <message>
        <source>Keep the count</source>
        <translation>Garder le comptage</translation>
    </message>
    <message>
        <source>Keep this file, and put a good backup back.</source>
        <translation>Gardez ce fichier, et restaurez une bonne sauvegarde.</translation>
    </message>
    <message>
        <source>Keep {name} apart from…</source>
        <translation>Séparer {name} de…</translation>
    </message>
    <message>
        <source>Kept apart</source>
        <translation>Séparés</translation>
    </message>
    <message>
        <source>Kind of bounty</source>
        <translation>Type de prime</translation>
    </message>
    <message>
        <source>Kinds of chips</source>
        <translation>Sortes de jetons</translation>
    </message>
    <message>
        <source>Kinds of chips, to edit</source>
        <translation>Sortes de jetons, à modifier</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Knocked out by</source>
        <translation>Éliminé par</translation>
    </message>
    <message>
        <source>Knocked out by…</source>
        <translation>Éliminé par…</translation>
    </message>
    <message>
        <source>Known already: gets {what}</source>
        <translation>Déjà connu, complété : {what}</translation>
    </message>
    <message>
        <source>Known already: stays as it is</source>
        <translation>Déjà connu : reste tel quel</translation>
    </message>
    <message>
        <source>Known players</source>
        <translation>Joueurs connus</translation>
    </message>
    <message>
        <source>Labels {told} in, {number} to a Letter page ({name})</source>
        <translation>Étiquettes {told} pouces, {number} par page Letter ({name})</translation>
    </message>
    <message>
        <source>Labels {wide:g} × {high:g} mm, {number} to an A4 page ({name})</source>
        <translation>Étiquettes {wide:g} × {high:g} mm, {number} par page A4 ({name})</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the next start</source>
        <translation>Langue du prochain démarrage</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernières actions</translation>
    </message>
    <message>
        <source>Last envelope: {amount}, with {envelopes} open.</source>
        <translation>Dernière enveloppe : {amount} ; ouvertes en tout : {envelopes}.</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Dernière main</translation>
    </message>
    <message>
        <source>Last hand before play stops</source>
        <translation>Dernière main avant l’arrêt du jeu</translation>
    </message>
    <message>
        <source>Last hand before the break</source>
        <translation>Dernière main avant la pause</translation>
    </message>
    <message>
        <source>Last seal</source>
        <translation>Dernier scellé</translation>
    </message>
    <message>
        <source>Last seals</source>
        <translation>Derniers scellés</translation>
    </message>
    <message>
        <source>Last thing done</source>
        <translation>Dernière action</translation>
    </message>
    <message>
        <source>Last thing done in it</source>
        <translation>Dernière action qu’elle contient</translation>
    </message>
    <message>
        <source>Late entrants, alternates and re-entries get a full stack and a random open seat, and are dealt in except between small blind and button.</source>
        <translation>Les inscrits tardifs, les joueurs de la liste d’attente et les ré-entrées reçoivent un tapis complet et un siège libre au hasard, et des cartes aussitôt, sauf entre petite blinde et bouton.</translation>
    </message>
    <message>
        <source>Late registration</source>
        <translation>Inscriptions tardives</translation>
    </message>
    <message>
        <source>Late registration cannot end before the tournament starts.</source>
        <translation>Les inscriptions tardives ne peuvent pas finir avant le début du tournoi.</translation>
    </message>
    <message>
        <source>Late registration ends {ways}.</source>
        <translation>Les inscriptions tardives finissent {ways}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Later: {title}</source>
        <translation>Plus tard : {title}</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>League table</source>
        <translation>Classement de la ligue</translation>
    </message>
    <message>
        <source>League “{name}” was begun</source>
        <translation>Ligue « {name} » commencée</translation>
    </message>
    <message>
        <source>League “{name}” was begun, with {events}</source>
        <translation>Ligue « {name} » commencée, avec {events}</translation>
    </message>
    <message>
        <source>League “{name}” was deleted</source>
        <translation>Ligue « {name} » supprimée</translation>
    </message>
    <message>
        <source>League “{name}”: {changes}</source>
        <translation>Ligue « {name} » : {changes}</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligues</translation>
    </message>
    <message>
        <source>Least prize</source>
        <translation>Prix minimal</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Leave the projector</source>
        <translation>Quitter le projecteur</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Livre de caisse</translation>
    </message>
    <message>
        <source>Ledger…</source>
        <translation>Livre de caisse…</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Left for the winner</source>
        <translation>Laissé au vainqueur</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Reprendre l’affichage</translation>
    </message>
    <message>
        <source>Let sit together</source>
        <translation>Laisser jouer ensemble</translation>
    </message>
    <message>
        <source>Let the app deal them</source>
        <translation>Laisser l’application les distribuer</translation>
    </message>
    <message>
        <source>Letter, four to a page</source>
        <translation>Letter, quatre par page</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level shown</source>
        <translation>Niveau affiché</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Level {level} begins</source>
        <translation>Début du niveau {level}</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Levels and breaks</source>
        <translation>Niveaux et pauses</translation>
    </message>
    <message>
        <source>Levels and breaks as they stand</source>
        <translation>Niveaux et pauses en l’état</translation>
    </message>
    <message>
        <source>Levels and length</source>
        <translation>Niveaux et durée</translation>
    </message>
    <message>
        <source>Levels to come</source>
        <translation>Niveaux à venir</translation>
    </message>
    <message>
        <source>Levels, blinds, antes, breaks and color-ups, to post.</source>
        <translation>Niveaux, blindes, antes, pauses et color-ups, à afficher.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Lift the bar</source>
        <translation>Lever l’interdiction</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Like TDA 36; may stay empty</source>
        <translation>Par exemple TDA 36 ; facultatif</translation>
    </message>
    <message>
        <source>Like: 27 · 3 out · 2 rebuys · 4 add-ons</source>
        <translation>Par exemple : 27 · 3 out · 2 rebuys · 4 add-ons</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Ligne {line}</translation>
    </message>
    <message>
        <source>Line {line} is too long to be read.</source>
        <translation>La ligne {line} est trop longue pour être lue.</translation>
    </message>
    <message>
        <source>Line {number}: how much</source>
        <translation>Ligne {number} : combien</translation>
    </message>
    <message>
        <source>Line {number}: off or added</source>
        <translation>Ligne {number} : en moins ou en plus</translation>
    </message>
    <message>
        <source>Line {number}: what for</source>
        <translation>Ligne {number} : pour quoi</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List (CSV)</source>
        <translation>Liste (CSV)</translation>
    </message>
    <message>
        <source>List in text (*.csv)</source>
        <translation>Liste en texte (*.csv)</translation>
    </message>
    <message>
        <source>Lists of players (*.xlsx *.csv *.txt *.tsv);;All files (*)</source>
        <translation>Listes de joueurs (*.xlsx *.csv *.txt *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Lock the prizes</source>
        <translation>Verrouiller les prix</translation>
    </message>
    <message>
        <source>Lock the prizes before paying them.</source>
        <translation>Verrouillez les prix avant de les payer.</translation>
    </message>
    <message>
        <source>Lock the prizes first: a deal divides what is fixed.</source>
        <translation>Verrouillez d’abord les prix : un deal partage ce qui est fixé.</translation>
    </message>
    <message>
        <source>Lock the prizes?</source>
        <translation>Verrouiller les prix ?</translation>
    </message>
    <message>
        <source>Lock the prizes…</source>
        <translation>Verrouiller les prix…</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillés</translation>
    </message>
    <message>
        <source>Locked: {amount} for {places}. Entries do not change the prizes any more.</source>
        <translation>Verrouillé : {amount} pour {places}. Les inscriptions ne changent plus les prix.</translation>
    </message>
    <message>
        <source>Lock…</source>
        <translation>Verrouiller…</translation>
    </message>
    <message>
        <source>Log: {file}</source>
        <translation>Journal technique : {file}</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Logo: problem</source>
        <translation>Logo : problème</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Look at the tournament before you play on.</source>
        <translation>Vérifiez le tournoi avant de continuer à jouer.</translation>
    </message>
    <message>
        <source>Look for themes and pictures again</source>
        <translation>Rechercher à nouveau thèmes et images</translation>
    </message>
    <message>
        <source>Look into backups</source>
        <translation>Consulter les sauvegardes</translation>
    </message>
    <message>
        <source>Look into it</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Look up a rule…</source>
        <translation>Chercher une règle…</translation>
    </message>
    <message>
        <source>Looking at every line…</source>
        <translation>Examen de chaque ligne…</translation>
    </message>
    <message>
        <source>Looking whether all of it holds…</source>
        <translation>Vérification de tout son contenu…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Loses the stack to the others at the table after 20 minutes.</source>
        <translation>Perd son tapis au profit des autres joueurs de la table après 20 minutes.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Made when the house is opened and closed and with every break: all of the last 48 hours, one a day for a month, one a month for a year.</source>
        <translation>Faites à l’ouverture et à la fermeture de la maison et à chaque pause : toutes celles des dernières 48 heures, une par jour pendant un mois, une par mois pendant un an.</translation>
    </message>
    <message>
        <source>Make a deal…</source>
        <translation>Conclure un deal…</translation>
    </message>
    <message>
        <source>Make a structure</source>
        <translation>Créer une structure</translation>
    </message>
    <message>
        <source>Make a structure…</source>
        <translation>Créer une structure…</translation>
    </message>
    <message>
        <source>Make the deal</source>
        <translation>Conclure le deal</translation>
    </message>
    <message>
        <source>May enter.</source>
        <translation>Peut s’inscrire.</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Peut rester vide</translation>
    </message>
    <message>
        <source>Measured in</source>
        <translation>Mesurée en</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <translation>Fusionner avec…</translation>
    </message>
    <message>
        <source>Merge {name} with…</source>
        <translation>Fusionner {name} avec…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Minutes a break</source>
        <translation>Minutes par pause</translation>
    </message>
    <message>
        <source>Minutes a level</source>
        <translation>Minutes par niveau</translation>
    </message>
    <message>
        <source>Minutes and seconds, like 12:30.</source>
        <translation>Minutes et secondes, comme 12:30.</translation>
    </message>
    <message>
        <source>Misses {hands}</source>
        <translation>Mains à sauter : {hands}</translation>
    </message>
    <message>
        <source>Mon Tue Wed Thu Fri Sat Sun</source>
        <translation>lun. mar. mer. jeu. ven. sam. dim.</translation>
    </message>
    <message>
        <source>Monday Tuesday Wednesday Thursday Friday Saturday Sunday</source>
        <translation>lundi mardi mercredi jeudi vendredi samedi dimanche</translation>
    </message>
    <message>
        <source>Monday tournament</source>
        <translation>Tournoi du lundi</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Money in a till is at least nothing.</source>
        <translation>Une caisse ne contient jamais moins de 0.</translation>
    </message>
    <message>
        <source>Money that goes out or back: refunds, prizes, bounties, undo of a payment</source>
        <translation>Argent qui sort ou revient : remboursements, prix, primes, annulation d’un paiement</translation>
    </message>
    <message>
        <source>Money won</source>
        <translation>Argent gagné</translation>
    </message>
    <message>
        <source>More for who is picked</source>
        <translation>Plus d’actions pour la sélection</translation>
    </message>
    <message>
        <source>More is kept than the {owed} of the prize.</source>
        <translation>Les retenues dépassent le prix de {owed}.</translation>
    </message>
    <message>
        <source>More than 0 and at most 100 percent of the field can be paid.</source>
        <translation>On peut payer plus de 0 et au plus 100 pour cent des inscrits.</translation>
    </message>
    <message>
        <source>More than 20 minutes away: the stack is shared.</source>
        <translation>Absent depuis plus de 20 minutes : le tapis est partagé.</translation>
    </message>
    <message>
        <source>More than a minute since the pot was awarded.</source>
        <translation>Plus d’une minute depuis l’attribution du pot.</translation>
    </message>
    <message>
        <source>More than all of the pool cannot come off it.</source>
        <translation>On ne peut pas retenir plus que toute la dotation.</translation>
    </message>
    <message>
        <source>More than {most:,} in chips is more than any event has.</source>
        <translation>Plus de {most:,} en jetons, c’est plus qu’aucun tournoi n’en a.</translation>
    </message>
    <message>
        <source>More than {most:,} places are not paid.</source>
        <translation>On ne paie pas plus de {most:,} places.</translation>
    </message>
    <message>
        <source>More than {most} kinds of chips are more than any box has.</source>
        <translation>Plus de {most} valeurs de jeton, c’est plus que n’en a aucune boîte.</translation>
    </message>
    <message>
        <source>More would be paid than the prizes come to: somebody was paid for a place that moved since.</source>
        <translation>On paierait plus que le total des prix : quelqu’un a été payé pour une place qui a changé depuis.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Joueurs au plus</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move all {number:,}</source>
        <translation>Déplacer les {number:,}</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Déplacer vers le bas</translation>
    </message>
    <message>
        <source>Move slips</source>
        <translation>Fiches de déplacement</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Déplacer vers le haut</translation>
    </message>
    <message>
        <source>Move {player}</source>
        <translation>Déplacer {player}</translation>
    </message>
    <message>
        <source>Move: who, and where to? Like: move bob 3-2</source>
        <translation>Déplacer : qui, et où ? Par exemple : move bob 3-2</translation>
    </message>
    <message>
        <source>Moved by the director.</source>
        <translation>Déplacé par le directeur.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Moves are made when all hands have ended and before any table deals again.</source>
        <translation>Les déplacements se font quand toutes les mains sont finies et avant qu’une table ne donne à nouveau.</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>My house</source>
        <translation>Ma maison</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name at least one kind of chip.</source>
        <translation>Indiquez au moins une valeur de jeton.</translation>
    </message>
    <message>
        <source>Name it, press Enter, take the first entry.</source>
        <translation>Donnez-lui un nom, appuyez sur Entrée, prenez la première inscription.</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Name who went out…</source>
        <translation>Nommer les éliminés…</translation>
    </message>
    <message>
        <source>Name, nickname or number, then Enter</source>
        <translation>Nom, surnom ou numéro, puis Entrée</translation>
    </message>
    <message>
        <source>Name, or seat like 7-4</source>
        <translation>Nom, ou siège comme 7-4</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Nameless, table {table}</source>
        <translation>Sans nom, table {table}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Names and functions…</source>
        <translation>Noms et fonctions…</translation>
    </message>
    <message>
        <source>Names from column {column}.</source>
        <translation>Noms de la colonne {column}.</translation>
    </message>
    <message>
        <source>Names from the column “{title}”</source>
        <translation>Noms de la colonne « {title} »</translation>
    </message>
    <message>
        <source>Names from the columns “{first}” and “{last}”</source>
        <translation>Noms des colonnes « {first} » et « {last} »</translation>
    </message>
    <message>
        <source>Names on the projector</source>
        <translation>Noms sur le projecteur</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Nouvelle ligue</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>New player:</source>
        <translation>Nouveau joueur :</translation>
    </message>
    <message>
        <source>New player: {name}</source>
        <translation>Nouveau joueur : {name}</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Nouveau joueur…</translation>
    </message>
    <message>
        <source>New seats</source>
        <translation>Nouveaux sièges</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nouveau tournoi…</translation>
    </message>
    <message>
        <source>New: will be added</source>
        <translation>Nouveau : sera ajouté</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouvelle…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>Prochaine pause</translation>
    </message>
    <message>
        <source>Next color-up</source>
        <translation>Prochain color-up</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>Next level or break</source>
        <translation>Niveau suivant ou pause</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Next panel on the projector</source>
        <translation>Panneau suivant au projecteur</translation>
    </message>
    <message>
        <source>Next table</source>
        <translation>Table suivante</translation>
    </message>
    <message>
        <source>Next tournament</source>
        <translation>Tournoi suivant</translation>
    </message>
    <message>
        <source>Next: {following}</source>
        <translation>Ensuite : {following}</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Surnom</translation>
    </message>
    <message>
        <source>No backup was found.</source>
        <translation>Aucune sauvegarde n’a été trouvée.</translation>
    </message>
    <message>
        <source>No backup was made; the house itself is safe.</source>
        <translation>Aucune sauvegarde n’a été faite ; la maison elle-même est en sécurité.</translation>
    </message>
    <message>
        <source>No chair</source>
        <translation>Pas de siège</translation>
    </message>
    <message>
        <source>No chip is colored up in this structure.</source>
        <translation>Aucun jeton ne sort dans cette structure.</translation>
    </message>
    <message>
        <source>No chip leaves any more.</source>
        <translation>Plus aucun jeton ne sort.</translation>
    </message>
    <message>
        <source>No chips are in play yet: every sale, race and correction will stand here.</source>
        <translation>Pas encore de jetons en jeu : chaque vente, chip race et correction figurera ici.</translation>
    </message>
    <message>
        <source>No copy was made: there is no folder {folder}. Is the stick in?</source>
        <translation>Aucune copie n’a été faite : il n’y a pas de dossier {folder}. La clé USB est-elle branchée ?</translation>
    </message>
    <message>
        <source>No copy was made; the house itself is safe.</source>
        <translation>Aucune copie n’a été faite ; la maison elle-même est en sécurité.</translation>
    </message>
    <message>
        <source>No deal was made: there is nothing to sign.</source>
        <translation>Aucun deal n’a été conclu : il n’y a rien à signer.</translation>
    </message>
    <message>
        <source>No good stack of {stack:,} was found for {players}: say by hand how many of each they get.</source>
        <translation>Aucun bon tapis de {stack:,} trouvé pour {players} : indiquez à la main combien de jetons de chaque valeur ils reçoivent.</translation>
    </message>
    <message>
        <source>No hand was dealt yet.</source>
        <translation>Aucune main n’a encore été distribuée.</translation>
    </message>
    <message>
        <source>No league was begun yet. A league gives points for places, by a list or a formula of yours, and adds up the results of several events: New…</source>
        <translation>Aucune ligue pour l’instant. Une ligue donne des points selon les places, par une liste ou par votre propre formule, et additionne les résultats de plusieurs tournois : Nouvelle…</translation>
    </message>
    <message>
        <source>No league was begun yet: Ctrl+Shift+S begins one.</source>
        <translation>Aucune ligue n’a encore commencé : Ctrl+Maj+S en commence une.</translation>
    </message>
    <message>
        <source>No line of the journal fits: there is nothing to print.</source>
        <translation>Aucune ligne du journal ne convient : il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Pas de logo</translation>
    </message>
    <message>
        <source>No logo yet. It stands on every sheet and on the projector.</source>
        <translation>Pas encore de logo. Il figure sur chaque feuille et sur le projecteur.</translation>
    </message>
    <message>
        <source>No longer noted: {note}</source>
        <translation>Note retirée : {note}</translation>
    </message>
    <message>
        <source>No message stands on the projector.</source>
        <translation>Aucun message n’est affiché au projecteur.</translation>
    </message>
    <message>
        <source>No money goes back after the first hand was dealt.</source>
        <translation>Rien n’est remboursé après que la première main a été donnée.</translation>
    </message>
    <message>
        <source>No odd chips: nothing to race</source>
        <translation>Pas de jetons restants : pas de chip race</translation>
    </message>
    <message>
        <source>No other move would even out the room.</source>
        <translation>Aucun autre déplacement n’équilibrerait la salle.</translation>
    </message>
    <message>
        <source>No page has all these words.</source>
        <translation>Aucune page ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>No pictures on this computer. The logo is under House.</source>
        <translation>Pas d’images sur cet ordinateur. Le logo se trouve sous Maison.</translation>
    </message>
    <message>
        <source>No place yet, {points}</source>
        <translation>Pas encore de place, {points}</translation>
    </message>
    <message>
        <source>No push in the last {seconds} seconds.</source>
        <translation>Pas de relève des croupiers dans les {seconds} dernières secondes.</translation>
    </message>
    <message>
        <source>No redraw is due now.</source>
        <translation>Aucun nouveau tirage n’est prévu maintenant.</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Aucune règle ne contient ces mots.</translation>
    </message>
    <message>
        <source>No rulebook decides it: it is the app’s own.</source>
        <translation>Aucun règlement n’en décide : elle est propre à l’application.</translation>
    </message>
    <message>
        <source>No rulebook here has “{cited}”.</source>
        <translation>Aucun règlement ici ne contient « {cited} ».</translation>
    </message>
    <message>
        <source>No seat is free for {name}.</source>
        <translation>Aucun siège libre pour {name}.</translation>
    </message>
    <message>
        <source>No seat is free for {name}: {most:,} play already.</source>
        <translation>Aucun siège libre pour {name} : déjà {most:,} en jeu.</translation>
    </message>
    <message>
        <source>No seat is free yet.</source>
        <translation>Aucun siège n’est encore libre.</translation>
    </message>
    <message>
        <source>No seat is kept for {name}.</source>
        <translation>Aucun siège n’est gardé pour {name}.</translation>
    </message>
    <message>
        <source>No seat is open for a late entrant.</source>
        <translation>Aucun siège n’est libre pour une inscription tardive.</translation>
    </message>
    <message>
        <source>No seats are drawn yet.</source>
        <translation>Aucun siège n’est encore tiré.</translation>
    </message>
    <message>
        <source>No seats are drawn yet: there is nobody to print a seat for.</source>
        <translation>Aucun siège n’est encore tiré : il n’y a personne pour qui imprimer un siège.</translation>
    </message>
    <message>
        <source>No second display</source>
        <translation>Pas de deuxième écran</translation>
    </message>
    <message>
        <source>No slips</source>
        <translation>Pas de fiches</translation>
    </message>
    <message>
        <source>No slips are made</source>
        <translation>Aucune fiche n’est faite</translation>
    </message>
    <message>
        <source>No table breaks: there is no order of breaking to print.</source>
        <translation>Aucune table ne casse : il n’y a pas d’ordre de casse à imprimer.</translation>
    </message>
    <message>
        <source>No table deals before every mover is seated.</source>
        <translation>Aucune table ne distribue avant que tous les joueurs déplacés soient assis.</translation>
    </message>
    <message>
        <source>No table is open yet: there is nothing to put a number on.</source>
        <translation>Aucune table n’est encore ouverte : il n’y a rien à numéroter.</translation>
    </message>
    <message>
        <source>No table starts a new hand while the clock stands.</source>
        <translation>Aucune table ne commence une nouvelle main tant que l’horloge est arrêtée.</translation>
    </message>
    <message>
        <source>No templates</source>
        <translation>Pas de modèles</translation>
    </message>
    <message>
        <source>No time said</source>
        <translation>Pas d’heure indiquée</translation>
    </message>
    <message>
        <source>No tournament counts yet: choose them with Events…, also from before the league was begun.</source>
        <translation>Aucun tournoi ne compte encore : choisissez-les avec Tournois…, même d’avant le début de la ligue.</translation>
    </message>
    <message>
        <source>No {kind} before level {level}.</source>
        <translation>Avant le niveau {level}, {kind} impossible.</translation>
    </message>
    <message>
        <source>No {kind} is offered any more</source>
        <translation>N’est plus proposé : {kind}</translation>
    </message>
    <message>
        <source>No {kind} is offered.</source>
        <translation>Non proposé : {kind}.</translation>
    </message>
    <message>
        <source>No {kind} is sold here</source>
        <translation>Non vendu ici : {kind}</translation>
    </message>
    <message>
        <source>No {kind} is sold here.</source>
        <translation>Pas en vente ici : {kind}.</translation>
    </message>
    <message>
        <source>No {kind} once a hand of level {level} was dealt.</source>
        <translation>Une fois qu’une main du niveau {level} est distribuée, {kind} impossible.</translation>
    </message>
    <message>
        <source>No {kind} was sold.</source>
        <translation>Aucune vente de ce type : {kind}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Nobody at table {table} misses hands.</source>
        <translation>Personne à la table {table} n’a de mains de pénalité.</translation>
    </message>
    <message>
        <source>Nobody can get less than nothing.</source>
        <translation>Personne ne peut recevoir moins que rien.</translation>
    </message>
    <message>
        <source>Nobody can sell an entry to a barred player. The desk is shown the reason.</source>
        <translation>Personne ne peut vendre une inscription à un joueur interdit. Le motif est montré au poste.</translation>
    </message>
    <message>
        <source>Nobody did</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody else sits at table {table}.</source>
        <translation>Personne d’autre n’est assis à la table {table}.</translation>
    </message>
    <message>
        <source>Nobody gets any chips yet; the starting stack is {stack:,}.</source>
        <translation>Personne ne reçoit encore de jetons ; le tapis de départ est de {stack:,}.</translation>
    </message>
    <message>
        <source>Nobody goes out before himself.</source>
        <translation>Personne n’est éliminé avant soi-même.</translation>
    </message>
    <message>
        <source>Nobody has a seat of their own</source>
        <translation>Personne n’a de siège attitré</translation>
    </message>
    <message>
        <source>Nobody has a seat yet: set the room up in Setup.</source>
        <translation>Personne n’a encore de siège : préparez la salle dans les Réglages.</translation>
    </message>
    <message>
        <source>Nobody has a seat yet: there is nobody to race.</source>
        <translation>Personne n’a encore de siège : pas de chip race possible.</translation>
    </message>
    <message>
        <source>Nobody has bought anything yet: there is no receipt to print.</source>
        <translation>Personne n’a encore rien acheté : il n’y a pas de reçu à imprimer.</translation>
    </message>
    <message>
        <source>Nobody has bought chips yet. Every sale, race and correction will stand here.</source>
        <translation>Personne n’a encore acheté de jetons. Chaque vente, chip race et correction figurera ici.</translation>
    </message>
    <message>
        <source>Nobody has chips to settle by: refund the players.</source>
        <translation>Personne n’a de jetons pour le partage : remboursez les joueurs.</translation>
    </message>
    <message>
        <source>Nobody has closed registration.</source>
        <translation>Personne n’a fermé les inscriptions.</translation>
    </message>
    <message>
        <source>Nobody has entered yet.</source>
        <translation>Personne n’est encore inscrit.</translation>
    </message>
    <message>
        <source>Nobody has fewer than 0 chips.</source>
        <translation>Personne n’a moins de 0 jeton.</translation>
    </message>
    <message>
        <source>Nobody has moved yet</source>
        <translation>Personne n’a encore été déplacé</translation>
    </message>
    <message>
        <source>Nobody has odd chips: all are exchanged directly.</source>
        <translation>Personne n’a de jetons restants : tous sont échangés directement.</translation>
    </message>
    <message>
        <source>Nobody has one: nothing is asked. Refunds, prizes, tills, deletion and backups can be guarded.</source>
        <translation>Personne n’en a : rien n’est demandé. Remboursements, prix, caisses, suppressions et sauvegardes peuvent être protégés.</translation>
    </message>
    <message>
        <source>Nobody has paid anything yet: there is no cash to report.</source>
        <translation>Personne n’a encore rien payé : il n’y a pas de caisse à rapporter.</translation>
    </message>
    <message>
        <source>Nobody has points yet: the table begins with the first event that is over.</source>
        <translation>Personne n’a encore de points : le classement commence avec le premier tournoi terminé.</translation>
    </message>
    <message>
        <source>Nobody has the {place} place yet.</source>
        <translation>Personne n’a encore la {place} place.</translation>
    </message>
    <message>
        <source>Nobody has won a prize yet: there is nothing to sign for.</source>
        <translation>Personne n’a encore gagné de prix : il n’y a rien à signer.</translation>
    </message>
    <message>
        <source>Nobody has won the bounty yet.</source>
        <translation>Personne n’a encore gagné la prime.</translation>
    </message>
    <message>
        <source>Nobody in this part of the list fits.</source>
        <translation>Personne ne correspond dans cette partie de la liste.</translation>
    </message>
    <message>
        <source>Nobody is called so.</source>
        <translation>Personne ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Nobody is called “{text}”.</source>
        <translation>Personne ne s’appelle « {text} ».</translation>
    </message>
    <message>
        <source>Nobody is here already.</source>
        <translation>Il n’y a personne à noter présent.</translation>
    </message>
    <message>
        <source>Nobody is in.</source>
        <translation>Personne n’est en jeu.</translation>
    </message>
    <message>
        <source>Nobody is in: there is nobody to sell a {kind} to.</source>
        <translation>Personne n’est en jeu : il n’y a personne à qui vendre ({kind}).</translation>
    </message>
    <message>
        <source>Nobody is in: there is nobody to share with.</source>
        <translation>Personne n’est en jeu : il n’y a personne avec qui partager.</translation>
    </message>
    <message>
        <source>Nobody is known here: whoever goes out takes the next place, and prizes are paid by place. What was counted too often is taken back here, with a reason once hands were dealt.</source>
        <translation>Ici, les joueurs n’ont pas de nom : chaque éliminé prend la place suivante, et les prix sont payés par place. Ce qui a été compté en trop se reprend ici, avec un motif dès que des mains ont été distribuées.</translation>
    </message>
    <message>
        <source>Nobody is on the way</source>
        <translation>Personne n’est en route</translation>
    </message>
    <message>
        <source>Nobody is on the way to another seat.</source>
        <translation>Personne n’est en route vers un autre siège.</translation>
    </message>
    <message>
        <source>Nobody is on the way to that seat.</source>
        <translation>Personne n’est en route vers ce siège.</translation>
    </message>
    <message>
        <source>Nobody is out yet.</source>
        <translation>Personne n’est encore éliminé.</translation>
    </message>
    <message>
        <source>Nobody is out yet: there are no results to print.</source>
        <translation>Personne n’est encore éliminé : il n’y a pas de résultats à imprimer.</translation>
    </message>
    <message>
        <source>Nobody is out yet: there are no results.</source>
        <translation>Personne n’est encore éliminé : il n’y a pas de résultats.</translation>
    </message>
    <message>
        <source>Nobody is owed anything.</source>
        <translation>Rien n’est dû à personne.</translation>
    </message>
    <message>
        <source>Nobody is paid by {method!r} here: {ways}.</source>
        <translation>Mode de paiement inconnu ici : {method!r}. Modes possibles : {ways}.</translation>
    </message>
    <message>
        <source>Nobody is paid for knocking somebody out.</source>
        <translation>Personne n’est payé pour une élimination.</translation>
    </message>
    <message>
        <source>Nobody is picked.</source>
        <translation>Personne n’est choisi.</translation>
    </message>
    <message>
        <source>Nobody is picked: type a part of the name first.</source>
        <translation>Personne n’est choisi : tapez d’abord une partie du nom.</translation>
    </message>
    <message>
        <source>Nobody is raced out: a player who would have no chips left gets one.</source>
        <translation>Personne n’est éliminé par un chip race : un joueur qui n’aurait plus de jetons en reçoit un.</translation>
    </message>
    <message>
        <source>Nobody is seated yet</source>
        <translation>Personne n’est encore assis</translation>
    </message>
    <message>
        <source>Nobody knocks himself out.</source>
        <translation>Personne ne s’élimine soi-même.</translation>
    </message>
    <message>
        <source>Nobody knows yet which seat there is free.</source>
        <translation>On ne sait pas encore quel siège y est libre.</translation>
    </message>
    <message>
        <source>Nobody loses more than the stack and what is behind.</source>
        <translation>Personne ne perd plus que son tapis et ce qui est derrière.</translation>
    </message>
    <message>
        <source>Nobody misses fewer than 0 blinds.</source>
        <translation>Personne ne manque moins de 0 blinde.</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Nobody pays by {method!r} here: {ways}.</source>
        <translation>Mode de paiement inconnu ici : {method!r}. Modes possibles : {ways}.</translation>
    </message>
    <message>
        <source>Nobody plays a hand now.</source>
        <translation>Personne ne joue de main en ce moment.</translation>
    </message>
    <message>
        <source>Nobody plays at table {table}.</source>
        <translation>Personne ne joue à la table {table}.</translation>
    </message>
    <message>
        <source>Nobody plays fewer than 0 hands.</source>
        <translation>Personne ne joue moins de 0 main.</translation>
    </message>
    <message>
        <source>Nobody shares the place.</source>
        <translation>Personne ne partage la place.</translation>
    </message>
    <message>
        <source>Nobody sits at table {table} seat {seat}</source>
        <translation>Personne n’est à la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>Nobody sits at table {table} seat {seat}.</source>
        <translation>Personne n’est assis au siège {seat} de la table {table}.</translation>
    </message>
    <message>
        <source>Nobody sits at table {table}.</source>
        <translation>Personne n’est assis à la table {table}.</translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation>Personne n’est assis à cette table.</translation>
    </message>
    <message>
        <source>Nobody sits at this table: leave it out, or seat somebody.</source>
        <translation>Personne n’est assis à cette table : laissez-la de côté, ou placez quelqu’un.</translation>
    </message>
    <message>
        <source>Nobody sits at {seat}</source>
        <translation>Personne n’est assis en {seat}</translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}.</source>
        <translation>Personne n’est assis au siège {seat}.</translation>
    </message>
    <message>
        <source>Nobody takes fewer than 0 chips.</source>
        <translation>Personne ne retire moins de 0 jeton.</translation>
    </message>
    <message>
        <source>Nobody waits for a seat</source>
        <translation>Personne n’attend un siège</translation>
    </message>
    <message>
        <source>Nobody waits for a seat.</source>
        <translation>Personne n’attend de siège.</translation>
    </message>
    <message>
        <source>Nobody waits for another table: play on as usual.</source>
        <translation>Personne n’attend une autre table : jouez de nouveau normalement.</translation>
    </message>
    <message>
        <source>Nobody was missing.</source>
        <translation>Personne ne manquait.</translation>
    </message>
    <message>
        <source>Nobody was moved yet.</source>
        <translation>Personne n’a encore été déplacé.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Personne n’a été éliminé.</translation>
    </message>
    <message>
        <source>Nobody who is in is called “{who}”</source>
        <translation>Aucun joueur en jeu ne s’appelle « {who} »</translation>
    </message>
    <message>
        <source>Nobody who leaves after the first hand was dealt gets money back.</source>
        <translation>Qui part après que la première main a été donnée n’est pas remboursé.</translation>
    </message>
    <message>
        <source>Nobody whom it fits is called “{who}”</source>
        <translation>Aucun joueur concerné ne s’appelle « {who} »</translation>
    </message>
    <message>
        <source>Nobody whom it fits sits at {seat}</source>
        <translation>Aucun joueur concerné en {seat}</translation>
    </message>
    <message>
        <source>Nobody wins a {worth:,}</source>
        <translation>Personne ne gagne de jeton de {worth:,}</translation>
    </message>
    <message>
        <source>Nobody wins more than one chip in a race.</source>
        <translation>Personne ne gagne plus d’un jeton dans un chip race.</translation>
    </message>
    <message>
        <source>Nobody yet. Type the first name above, then Enter; players whom the house knows appear as you type.</source>
        <translation>Personne encore. Tapez un premier nom ci-dessus, puis Entrée ; les joueurs que la maison connaît apparaissent pendant la frappe.</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation>Personne.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None is free yet.</source>
        <translation>Aucun n’est libre pour l’instant.</translation>
    </message>
    <message>
        <source>None of its own yet. Save tonight’s tournament as one: its terms, structure, chips, tables and sales.</source>
        <translation>Pas encore de modèle de la maison. Enregistrez le tournoi de ce soir comme modèle : ses conditions, sa structure, ses jetons, ses tables et ses ventes.</translation>
    </message>
    <message>
        <source>None of the tables in the order is open.</source>
        <translation>Aucune table de l’ordre de casse n’est ouverte.</translation>
    </message>
    <message>
        <source>None: a stick or another disk keeps one as well.</source>
        <translation>Aucune : une clé USB ou un autre disque peut aussi en garder une.</translation>
    </message>
    <message>
        <source>Nor is it known of {players}.</source>
        <translation>On ne le sait pas non plus pour {players}.</translation>
    </message>
    <message>
        <source>Not at the table: the staff carries the chips.</source>
        <translation>Absent de la table : le personnel porte les jetons.</translation>
    </message>
    <message>
        <source>Not before {minutes} of thought.</source>
        <translation>Pas avant {minutes} de réflexion.</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Pas là</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>Pas encore là</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>Non verrouillés</translation>
    </message>
    <message>
        <source>Not locked yet. Entries are no longer sold.</source>
        <translation>Pas encore verrouillé. Les inscriptions ne se vendent plus.</translation>
    </message>
    <message>
        <source>Not offered: {what}.</source>
        <translation>Non proposé : {what}.</translation>
    </message>
    <message>
        <source>Not seated with</source>
        <translation>Jamais assis avec</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas démarrée</translation>
    </message>
    <message>
        <source>Not table {table}: the seat of {player} there is kept.</source>
        <translation>Pas la table {table} : {player} y a un siège réservé.</translation>
    </message>
    <message>
        <source>Not with {names}</source>
        <translation>Pas avec {names}</translation>
    </message>
    <message>
        <source>Not yet: {missing}</source>
        <translation>Pas encore : {missing}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note about table {table}</source>
        <translation>Note sur la table {table}</translation>
    </message>
    <message>
        <source>Note about table {table}…</source>
        <translation>Note sur la table {table}…</translation>
    </message>
    <message>
        <source>Note about {name}</source>
        <translation>Note sur {name}</translation>
    </message>
    <message>
        <source>Note about {player}…</source>
        <translation>Note sur {player}…</translation>
    </message>
    <message>
        <source>Note as a ruling…</source>
        <translation>Noter comme décision…</translation>
    </message>
    <message>
        <source>Note or ruling…</source>
        <translation>Note ou décision…</translation>
    </message>
    <message>
        <source>Note, table {table}: {note}</source>
        <translation>Note, table {table} : {note}</translation>
    </message>
    <message>
        <source>Note, {about}: {note}</source>
        <translation>Note, {about} : {note}</translation>
    </message>
    <message>
        <source>Note, {player}: {note}</source>
        <translation>Note, {player} : {note}</translation>
    </message>
    <message>
        <source>Note: about which table or player? Like: note 7 Misdeal, hand is dead</source>
        <translation>Note : sur quelle table ou quel joueur ? Par exemple : note 7 Misdeal, hand is dead</translation>
    </message>
    <message>
        <source>Noted so far</source>
        <translation>Déjà noté</translation>
    </message>
    <message>
        <source>Notes of table {table}…</source>
        <translation>Notes de la table {table}…</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Nothing in the journal says {wanted}.</source>
        <translation>Rien dans le journal pour : {wanted}.</translation>
    </message>
    <message>
        <source>Nothing is called that. Try: {examples}</source>
        <translation>Rien ne porte ce nom. Essayez : {examples}</translation>
    </message>
    <message>
        <source>Nothing is counted yet. {in_play:,} chips are in play.</source>
        <translation>Rien n’est encore compté. {in_play:,} jetons en jeu.</translation>
    </message>
    <message>
        <source>Nothing is left to play for: the house may call that unethical (R11 §15.38).</source>
        <translation>Il ne reste rien à jouer : la maison peut juger cela contraire à l’éthique (R11 §15.38).</translation>
    </message>
    <message>
        <source>Nothing is played in a break.</source>
        <translation>On ne joue rien pendant une pause.</translation>
    </message>
    <message>
        <source>Nothing is said to the room.</source>
        <translation>Rien n’est dit à la salle.</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Rien n’est coché.</translation>
    </message>
    <message>
        <source>Nothing of a house could be read in {name}. It was left as it is.</source>
        <translation>Rien d’une maison n’a pu être lu dans {name}. Le fichier a été laissé tel quel.</translation>
    </message>
    <message>
        <source>Nothing sold</source>
        <translation>Rien de vendu</translation>
    </message>
    <message>
        <source>Nothing to do. The app says here what comes next.</source>
        <translation>Rien à faire. L’application indique ici ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>Nothing to look at: the blinds grow evenly, and the chips can pay them.</source>
        <translation>Rien à examiner : les blindes montent régulièrement, et les jetons permettent de les payer.</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>Rien à payer</translation>
    </message>
    <message>
        <source>Nothing to race</source>
        <translation>Pas de chip race à faire</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Rien à montrer</translation>
    </message>
    <message>
        <source>Nothing was bought.</source>
        <translation>Rien n’a été acheté.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation>Rien n’a été compté.</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>Nothing was done: this needs a PIN.</source>
        <translation>Rien n’a été fait : il faut un PIN.</translation>
    </message>
    <message>
        <source>Nothing was noted before.</source>
        <translation>Rien n’a été noté jusqu’ici.</translation>
    </message>
    <message>
        <source>Nothing was ruled, noted or penalised yet.</source>
        <translation>Aucune décision, note ou pénalité pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien encore.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Now the room adds something that nobody could know before:</source>
        <translation>La salle ajoute maintenant ce que personne ne pouvait savoir d’avance :</translation>
    </message>
    <message>
        <source>Now: {where}.</source>
        <translation>Actuellement : {where}.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Odd chips of a forfeited stack</source>
        <translation>Jetons restants d’un tapis perdu</translation>
    </message>
    <message>
        <source>Odd chips that do not make a whole new chip</source>
        <translation>Jetons restants qui ne font pas un nouveau jeton entier</translation>
    </message>
    <message>
        <source>Odd chips that leave are raced: a card for each, from the lowest seat on, and the best card wins the first new chip.</source>
        <translation>Les jetons restants qui sortent vont au chip race : une carte pour chacun, à partir du siège le plus bas, et la meilleure carte gagne le premier nouveau jeton.</translation>
    </message>
    <message>
        <source>Odd chips worth less than half a new chip are dropped; half or more makes one more new chip.</source>
        <translation>Des jetons restants qui valent moins d’un demi-nouveau jeton sont retirés ; la moitié ou plus donne un nouveau jeton de plus.</translation>
    </message>
    <message>
        <source>Odd chips: {odd}, at {needed} for a new one; to race for: {slots}; given: {won}.</source>
        <translation>Jetons restants : {odd}, à raison de {needed} pour un nouveau ; à gagner : {slots} ; attribués : {won}.</translation>
    </message>
    <message>
        <source>Odd chips: {odd}, at {needed} for a new one; to race for: {slots}; nobody is raced out, so a chip is sure for {seats}; given: {won}.</source>
        <translation>Jetons restants : {odd}, à raison de {needed} pour un nouveau ; à gagner : {slots} ; personne n’est éliminé par le chip race, un jeton est donc assuré pour : {seats} ; attribués : {won}.</translation>
    </message>
    <message>
        <source>Odd {chip:,}s</source>
        <translation>Jetons restants de {chip:,}</translation>
    </message>
    <message>
        <source>Odd {chips}</source>
        <translation>{chips} restants</translation>
    </message>
    <message>
        <source>Of age</source>
        <translation>Majeur</translation>
    </message>
    <message>
        <source>Of age: an identity card was seen</source>
        <translation>Majeur : une pièce d’identité a été vue</translation>
    </message>
    <message>
        <source>Of players who go out on one hand, the bigger stack at its start takes the better place.</source>
        <translation>Parmi les joueurs éliminés sur une même main, celui qui avait le plus gros tapis à son début prend la meilleure place.</translation>
    </message>
    <message>
        <source>Of those who go out together more chips at the start of the hand place higher; equal stacks share.</source>
        <translation>De ceux qui sortent ensemble, celui qui avait le plus de jetons au début de la main finit mieux ; à tapis égaux, la place est partagée.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Coupés</translation>
    </message>
    <message>
        <source>Off: the room sees nothing of this.</source>
        <translation>Masqué : la salle n’en voit rien.</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Offer it no longer</source>
        <translation>Ne plus proposer</translation>
    </message>
    <message>
        <source>Offer…</source>
        <translation>Proposer…</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activés</translation>
    </message>
    <message>
        <source>On the clock: it keeps its place, and only its length moves the time left.</source>
        <translation>À l’horloge : sa place ne change pas, et seule sa durée modifie le temps restant.</translation>
    </message>
    <message>
        <source>On the head</source>
        <translation>Sur la tête</translation>
    </message>
    <message>
        <source>On the screen…</source>
        <translation>À l’écran…</translation>
    </message>
    <message>
        <source>On to {level}</source>
        <translation>Début : {level}</translation>
    </message>
    <message>
        <source>Once all opponents have been away for five minutes, the one player present wins the blinds every two minutes.</source>
        <translation>Quand tous les adversaires sont absents depuis cinq minutes, le seul joueur présent gagne les blindes toutes les deux minutes.</translation>
    </message>
    <message>
        <source>Once play has begun only the director changes a player's seat.</source>
        <translation>Une fois le jeu commencé, seul le directeur change un joueur de siège.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>1</translation>
    </message>
    <message>
        <source>One chip per player in a race</source>
        <translation>Un seul jeton par joueur au chip race</translation>
    </message>
    <message>
        <source>One for each player beaten</source>
        <translation>Un par joueur devancé</translation>
    </message>
    <message>
        <source>One minute left</source>
        <translation>Encore une minute</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>Une minute de moins</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>Une minute de plus</translation>
    </message>
    <message>
        <source>One minute, then a countdown of ten seconds.</source>
        <translation>Une minute, puis un compte à rebours de dix secondes.</translation>
    </message>
    <message>
        <source>One minute, with a warning for its last ten seconds.</source>
        <translation>Une minute, avec un avertissement pour ses dix dernières secondes.</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Une de plus</translation>
    </message>
    <message>
        <source>One more seat</source>
        <translation>Un siège de plus</translation>
    </message>
    <message>
        <source>One name a line.</source>
        <translation>Un nom par ligne.</translation>
    </message>
    <message>
        <source>One or two</source>
        <translation>1 ou 2</translation>
    </message>
    <message>
        <source>One or {most} can be bought at once.</source>
        <translation>On peut en acheter 1 ou {most} à la fois.</translation>
    </message>
    <message>
        <source>One out</source>
        <translation>Un éliminé</translation>
    </message>
    <message>
        <source>One out in {place}, {left:,} left</source>
        <translation>Un éliminé en {place} place, {left:,} encore en jeu</translation>
    </message>
    <message>
        <source>One place is paid: it gets the whole pool.</source>
        <translation>Une seule place est payée : elle reçoit toute la dotation.</translation>
    </message>
    <message>
        <source>One table is left</source>
        <translation>Il reste une table</translation>
    </message>
    <message>
        <source>One table: nothing to balance</source>
        <translation>Une seule table : rien à équilibrer</translation>
    </message>
    <message>
        <source>One “Last, First” a line.</source>
        <translation>Un « Nom, Prénom » par ligne.</translation>
    </message>
    <message>
        <source>Only a number above 0 has a logarithm.</source>
        <translation>Seul un nombre supérieur à 0 a un logarithme.</translation>
    </message>
    <message>
        <source>Only for the final table.</source>
        <translation>Seulement pour la table finale.</translation>
    </message>
    <message>
        <source>Only mystery bounties have envelopes.</source>
        <translation>Seules les primes mystère ont des enveloppes.</translation>
    </message>
    <message>
        <source>Only one kind of chip is left: there is nothing to race.</source>
        <translation>Il ne reste qu’une seule valeur de jeton : pas de chip race possible.</translation>
    </message>
    <message>
        <source>Only stacks of players who have not come are taken off.</source>
        <translation>On retire seulement les tapis de joueurs qui ne sont pas venus.</translation>
    </message>
    <message>
        <source>Only the best</source>
        <translation>Seulement les meilleurs</translation>
    </message>
    <message>
        <source>Only the first</source>
        <translation>Le premier seulement</translation>
    </message>
    <message>
        <source>Only where the games change; else it is the tournament’s</source>
        <translation>Seulement où les jeux changent ; sinon, celui du tournoi</translation>
    </message>
    <message>
        <source>Only with F11</source>
        <translation>Seulement avec F11</translation>
    </message>
    <message>
        <source>Only with no chips left, before the first hand of the fourth level.</source>
        <translation>Seulement sans plus aucun jeton, avant la première main du quatrième niveau.</translation>
    </message>
    <message>
        <source>Only without chips</source>
        <translation>Seulement sans jetons</translation>
    </message>
    <message>
        <source>Only {chips:,} chips are in play.</source>
        <translation>Seuls {chips:,} jetons sont en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} minute is left: go on to the next level.</source>
        <translation>
            <numerusform>Il ne reste que {n} minute : passez au niveau suivant.</numerusform>
            <numerusform>Il ne reste que {n} minutes : passez au niveau suivant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {paid:,} of {places:,} places is paid: there are no more entries.</source>
        <translation>
            <numerusform>Seule {paid:,} place sur {places:,} est payée : il n’y a pas plus d’inscriptions.</numerusform>
            <numerusform>Seules {paid:,} places sur {places:,} sont payées : il n’y a pas plus d’inscriptions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {places} can be paid: there are no more entries.</source>
        <translation>On ne peut payer que {places} : il n’y a pas plus d’inscriptions.</translation>
    </message>
    <message>
        <source>Only {what}: show everybody again</source>
        <translation>Seulement {what} : montrer de nouveau tout le monde</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a house</source>
        <translation>Ouvrir une maison</translation>
    </message>
    <message>
        <source>Open an envelope</source>
        <translation>Ouvrir une enveloppe</translation>
    </message>
    <message>
        <source>Open another house…</source>
        <translation>Ouvrir une autre maison…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Ouvrir le dossier : {what}</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open seat {seat} at table {table}</source>
        <translation>Ouvrir le siège {seat} de la table {table}</translation>
    </message>
    <message>
        <source>Open tables, the first to break first</source>
        <translation>Tables ouvertes, la première à casser d’abord</translation>
    </message>
    <message>
        <source>Open the folder for themes</source>
        <translation>Ouvrir le dossier des thèmes</translation>
    </message>
    <message>
        <source>Open the last good backup</source>
        <translation>Ouvrir la dernière bonne sauvegarde</translation>
    </message>
    <message>
        <source>Open the sample evening</source>
        <translation>Ouvrir la soirée d’exemple</translation>
    </message>
    <message>
        <source>Open the seat</source>
        <translation>Ouvrir le siège</translation>
    </message>
    <message>
        <source>Open the selected tournament</source>
        <translation>Ouvrir le tournoi sélectionné</translation>
    </message>
    <message>
        <source>Open until everybody who went out has a name</source>
        <translation>En attente : un éliminé n’a pas encore de nom</translation>
    </message>
    <message>
        <source>Open {until}</source>
        <translation>Ouvertes {until}</translation>
    </message>
    <message>
        <source>Opening the house…</source>
        <translation>Ouverture de la maison…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Or somebody else</source>
        <translation>Ou quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Order of breaking</source>
        <translation>Ordre de casse</translation>
    </message>
    <message>
        <source>Order of breaking: {tables}</source>
        <translation>Ordre de casse : {tables}</translation>
    </message>
    <message>
        <source>Order of places</source>
        <translation>Ordre des places</translation>
    </message>
    <message>
        <source>Order of places…</source>
        <translation>Ordre des places…</translation>
    </message>
    <message>
        <source>Other books: {others}</source>
        <translation>Autres règlements : {others}</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autrement…</translation>
    </message>
    <message>
        <source>Our sound: {name}</source>
        <translation>Son d’origine : {name}</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Éliminé</translation>
    </message>
    <message>
        <source>Out at</source>
        <translation>Élim. à</translation>
    </message>
    <message>
        <source>Out at {time:%H:%M}</source>
        <translation>Éliminé à {time:%H:%M}</translation>
    </message>
    <message>
        <source>Out at {time:%H:%M}: it is counted, and {players} may be meant.</source>
        <translation>Éliminé à {time:%H:%M} : c’est compté. Possible : {players}.</translation>
    </message>
    <message>
        <source>Out earlier</source>
        <translation>Sorti plus tôt</translation>
    </message>
    <message>
        <source>Out hand for hand at different tables: {players} share places {best} to {worst}.</source>
        <translation>Éliminés main par main à des tables différentes : {players} joueurs se partagent les places {best} à {worst}.</translation>
    </message>
    <message>
        <source>Out in place {place}: {left:,} still in.</source>
        <translation>Éliminé, place {place} ; encore en jeu : {left:,}.</translation>
    </message>
    <message>
        <source>Out instead</source>
        <translation>Éliminé à sa place</translation>
    </message>
    <message>
        <source>Out later</source>
        <translation>Sorti plus tard</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Retirer du jeu</translation>
    </message>
    <message>
        <source>Out of play…</source>
        <translation>Retirer du jeu…</translation>
    </message>
    <message>
        <source>Out of the game for {amount} hands.</source>
        <translation>Hors du jeu pendant {amount} main(s).</translation>
    </message>
    <message>
        <source>Out of the game for {amount} minutes.</source>
        <translation>Hors du jeu pendant {amount} min.</translation>
    </message>
    <message>
        <source>Out on one hand</source>
        <translation>Éliminés sur une main</translation>
    </message>
    <message>
        <source>Out on one hand…</source>
        <translation>Éliminés sur une même main…</translation>
    </message>
    <message>
        <source>Out with {left:,} still in.</source>
        <translation>Éliminé ; encore en jeu : {left:,}.</translation>
    </message>
    <message>
        <source>Out: who? A name, or table-seat like 7-4</source>
        <translation>Éliminé : qui ? Un nom, ou table-siège comme 7-4</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Temps dépassé</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Dû</translation>
    </message>
    <message>
        <source>Owed {amount}</source>
        <translation>Dû : {amount}</translation>
    </message>
    <message>
        <source>Own file: {name}</source>
        <translation>Fichier personnel : {name}</translation>
    </message>
    <message>
        <source>Own file…</source>
        <translation>Fichier personnel…</translation>
    </message>
    <message>
        <source>Own themes…</source>
        <translation>Thèmes personnels…</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN for money and deletion</source>
        <translation>PIN pour l’argent et les suppressions</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PINs for money and deletion…</source>
        <translation>PIN pour l’argent et la suppression…</translation>
    </message>
    <message>
        <source>PINs themselves</source>
        <translation>Les PIN eux-mêmes</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Page pour navigateur</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Payé par</translation>
    </message>
    <message>
        <source>Paid by {method}</source>
        <translation>Payé : {method}</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Versé</translation>
    </message>
    <message>
        <source>Paid places</source>
        <translation>Places payées</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Panels of the projector: none</source>
        <translation>Panneaux du projecteur : aucun</translation>
    </message>
    <message>
        <source>Panels of the projector: {panels}</source>
        <translation>Panneaux du projecteur : {panels}</translation>
    </message>
    <message>
        <source>Panels: problem</source>
        <translation>Panneaux : problème</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper is {papers}.</source>
        <translation>Formats de papier : {papers}.</translation>
    </message>
    <message>
        <source>Paper of slips</source>
        <translation>Papier des fiches</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Pause and set by hand</source>
        <translation>Arrêter et régler à la main</translation>
    </message>
    <message>
        <source>Pause and set…</source>
        <translation>Arrêter et régler…</translation>
    </message>
    <message>
        <source>Pause for a reason</source>
        <translation>Arrêter pour un motif</translation>
    </message>
    <message>
        <source>Pause for…</source>
        <translation>Arrêter pour…</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Horloge arrêtée</translation>
    </message>
    <message>
        <source>Paused · {why}</source>
        <translation>Horloge arrêtée · {why}</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Pay all</source>
        <translation>Tout payer</translation>
    </message>
    <message>
        <source>Pay all owed</source>
        <translation>Payer tout ce qui est dû</translation>
    </message>
    <message>
        <source>Pay everybody who is owed a bounty</source>
        <translation>Payer toutes les primes dues</translation>
    </message>
    <message>
        <source>Pay otherwise…</source>
        <translation>Payer autrement…</translation>
    </message>
    <message>
        <source>Pay {amount} of bounties</source>
        <translation>Payer {amount} de primes</translation>
    </message>
    <message>
        <source>Pay {names}</source>
        <translation>Payer {names}</translation>
    </message>
    <message>
        <source>Pay {name}</source>
        <translation>Payer {name}</translation>
    </message>
    <message>
        <source>Pay {number:,} players {amount}</source>
        <translation>Payer {amount} à {number:,} joueurs</translation>
    </message>
    <message>
        <source>Pay {player} {amount}</source>
        <translation>Payer {amount} à {player}</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Payout slips</source>
        <translation>Fiches de gain</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Pays and sits</source>
        <translation>Paie et s’assied</translation>
    </message>
    <message>
        <source>Pays otherwise…</source>
        <translation>Paie autrement…</translation>
    </message>
    <message>
        <source>Penalties are measured in {units} here.</source>
        <translation>Ici, les pénalités se comptent en {units}.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Penalty for {name}</source>
        <translation>Pénalité pour {name}</translation>
    </message>
    <message>
        <source>Penalty for {player}…</source>
        <translation>Pénalité pour {player}…</translation>
    </message>
    <message>
        <source>Penalty: for whom? A name, or table-seat like 7-4</source>
        <translation>Pénalité : pour qui ? Un nom, ou table-siège comme 7-4</translation>
    </message>
    <message>
        <source>Penalty…</source>
        <translation>Pénalité…</translation>
    </message>
    <message>
        <source>Perhaps known already</source>
        <translation>Peut-être déjà connu</translation>
    </message>
    <message>
        <source>Perhaps known already: {told}</source>
        <translation>Peut-être déjà connu : {told}</translation>
    </message>
    <message>
        <source>Pick a backup that can be read.</source>
        <translation>Choisissez une sauvegarde lisible.</translation>
    </message>
    <message>
        <source>Pick the other record of the same person. The record of {name} stands and gets what it lacks; what was played under the other one counts for it too.</source>
        <translation>Choisissez l’autre fiche de la même personne. La fiche au nom « {name} » reste et reçoit ce qui lui manque ; ce qui a été joué sous l’autre compte aussi pour elle.</translation>
    </message>
    <message>
        <source>Pick what was a mistake and say why: its money goes back, and the reason stays in the journal.</source>
        <translation>Choisissez ce qui était une erreur et dites pourquoi : l’argent est rendu, et le motif reste au journal.</translation>
    </message>
    <message>
        <source>Pick who it was.</source>
        <translation>Choisissez qui c’était.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Images ({kinds})</translation>
    </message>
    <message>
        <source>Pictures: problem</source>
        <translation>Images : problème</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Place {place}</translation>
    </message>
    <message>
        <source>Place {place} cannot get more than place {better}.</source>
        <translation>La place {place} ne peut pas recevoir plus que la place {better}.</translation>
    </message>
    <message>
        <source>Place {place} gets nothing: the unit of {unit:,} is too big.</source>
        <translation>La place {place} ne reçoit rien : l’unité de {unit:,} est trop grande.</translation>
    </message>
    <message>
        <source>Place {place}: out on the same hand as others, with {stack} at its start.</source>
        <translation>Place {place} : éliminé sur la même main que d’autres, avec {stack} au début.</translation>
    </message>
    <message>
        <source>Place {place}: out together with others, at whatever table, with {stack} at the start of the hand.</source>
        <translation>Place {place} : éliminé en même temps que d’autres, quelle que soit la table, avec {stack} au début de la main.</translation>
    </message>
    <message>
        <source>Place {place}: {name} {here:,}, {other_name} {there:,}.</source>
        <translation>Place {place} : {name} {here:,}, {other_name} {there:,}.</translation>
    </message>
    <message>
        <source>Places and knockouts</source>
        <translation>Places et éliminations</translation>
    </message>
    <message>
        <source>Places and prizes</source>
        <translation>Places et prix</translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation>Places payées</translation>
    </message>
    <message>
        <source>Places paid unless the event says otherwise</source>
        <translation>Places payées, sauf indication du tournoi</translation>
    </message>
    <message>
        <source>Places {first} to {last} get nothing: the unit of {unit:,} is too big.</source>
        <translation>Les places {first} à {last} ne reçoivent rien : l’unité de {unit:,} est trop grande.</translation>
    </message>
    <message>
        <source>Places, names and prizes, provisional or final, with the journal's seal.</source>
        <translation>Places, noms et prix, provisoires ou définitifs, avec le scellé du journal.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan of the color-ups</source>
        <translation>Plan des color-ups</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play halts on a short table</source>
        <translation>Suspension d’une table dégarnie</translation>
    </message>
    <message>
        <source>Play is hand for hand already.</source>
        <translation>On joue déjà main par main.</translation>
    </message>
    <message>
        <source>Play is hand for hand: each hand takes its time off the clock. End that first.</source>
        <translation>On joue main par main : chaque main retire son temps de l’horloge. Terminez d’abord le main par main.</translation>
    </message>
    <message>
        <source>Play is hand for hand: end that first.</source>
        <translation>On joue main par main : terminez-le d’abord.</translation>
    </message>
    <message>
        <source>Play is not hand for hand.</source>
        <translation>On ne joue pas main par main.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>Enjeu</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Joué ici</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player by player, or the whole table at once: what is left empty is not counted.</source>
        <translation>Joueur par joueur, ou toute la table d’un coup : ce qui reste vide n’est pas compté.</translation>
    </message>
    <message>
        <source>Player-dealer</source>
        <translation>Joueur-croupier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players are exported as {endings}, not as {name}.</source>
        <translation>Les joueurs s’exportent en {endings}, pas en {name}.</translation>
    </message>
    <message>
        <source>Players at each table</source>
        <translation>Joueurs à chaque table</translation>
    </message>
    <message>
        <source>Players expected</source>
        <translation>Joueurs attendus</translation>
    </message>
    <message>
        <source>Players exported</source>
        <translation>Joueurs exportés</translation>
    </message>
    <message>
        <source>Players found</source>
        <translation>Joueurs trouvés</translation>
    </message>
    <message>
        <source>Players from a broken table and new ones can get any open seat and are dealt in at once, except between small blind and button.</source>
        <translation>Les joueurs d’une table cassée et les nouveaux peuvent recevoir n’importe quel siège libre et reçoivent des cartes aussitôt, sauf entre petite blinde et bouton.</translation>
    </message>
    <message>
        <source>Players known</source>
        <translation>Joueurs connus</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Joueurs restants</translation>
    </message>
    <message>
        <source>Players may not agree on another division of the prizes.</source>
        <translation>Les joueurs ne peuvent pas convenir d’un autre partage des prix.</translation>
    </message>
    <message>
        <source>Players may not divide the prizes among themselves.</source>
        <translation>Les joueurs ne peuvent pas se partager les prix entre eux.</translation>
    </message>
    <message>
        <source>Players may not make deals under these rules.</source>
        <translation>Ces règles interdisent les deals entre joueurs.</translation>
    </message>
    <message>
        <source>Players of the house</source>
        <translation>Joueurs de la maison</translation>
    </message>
    <message>
        <source>Players of the house…</source>
        <translation>Joueurs de la maison…</translation>
    </message>
    <message>
        <source>Players to serve</source>
        <translation>Joueurs à servir</translation>
    </message>
    <message>
        <source>Players who deal are drawn first, each from another suit, so that every table gets one of them.</source>
        <translation>Les joueurs qui donnent les cartes tirent d’abord, chacun dans une autre couleur, pour que chaque table en ait un.</translation>
    </message>
    <message>
        <source>Player…</source>
        <translation>Joueur…</translation>
    </message>
    <message>
        <source>Plays again</source>
        <translation>Rejoue</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points and rules of {name}</source>
        <translation>{name} : points et règles</translation>
    </message>
    <message>
        <source>Points and rules…</source>
        <translation>Points et règles…</translation>
    </message>
    <message>
        <source>Points are</source>
        <translation>Les points sont</translation>
    </message>
    <message>
        <source>Points by event</source>
        <translation>Points par tournoi</translation>
    </message>
    <message>
        <source>Points have 0 to {most} decimals.</source>
        <translation>Les points ont de 0 à {most} décimales.</translation>
    </message>
    <message>
        <source>Points it gives</source>
        <translation>Points obtenus</translation>
    </message>
    <message>
        <source>Points: a formula, or points by place</source>
        <translation>Points : une formule, ou les points par place</translation>
    </message>
    <message>
        <source>Points: {formula}. {terms}</source>
        <translation>Points : {formula}. {terms}</translation>
    </message>
    <message>
        <source>Post a notice</source>
        <translation>Afficher un avis</translation>
    </message>
    <message>
        <source>Post a notice…</source>
        <translation>Afficher un avis…</translation>
    </message>
    <message>
        <source>Power curve</source>
        <translation>Courbe de puissance</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview of {title}</source>
        <translation>Aperçu : {title}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous level</source>
        <translation>Niveau précédent</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Price and chips</source>
        <translation>Prix et jetons</translation>
    </message>
    <message>
        <source>Price and chips are at least 0.</source>
        <translation>Le prix et les jetons ne peuvent pas être négatifs.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print all for the end…</source>
        <translation>Tout imprimer pour la fin…</translation>
    </message>
    <message>
        <source>Print all for the start…</source>
        <translation>Tout imprimer pour le départ…</translation>
    </message>
    <message>
        <source>Print move slips…</source>
        <translation>Imprimer les fiches de déplacement…</translation>
    </message>
    <message>
        <source>Print on {printer}</source>
        <translation>Imprimer sur {printer}</translation>
    </message>
    <message>
        <source>Print or save sheets</source>
        <translation>Imprimer ou enregistrer des feuilles</translation>
    </message>
    <message>
        <source>Print the deal or the settlement…</source>
        <translation>Imprimer le deal ou le règlement…</translation>
    </message>
    <message>
        <source>Print the race sheet…</source>
        <translation>Imprimer la feuille de chip race…</translation>
    </message>
    <message>
        <source>Print the results…</source>
        <translation>Imprimer les résultats…</translation>
    </message>
    <message>
        <source>Print {document}</source>
        <translation>Imprimer : {document}</translation>
    </message>
    <message>
        <source>Print {document}…</source>
        <translation>Imprimer {document}…</translation>
    </message>
    <message>
        <source>Printed on {name}</source>
        <translation>Imprimées sur {name}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Dotation</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prizes are divided so: {way}</source>
        <translation>Répartition des prix : {way}</translation>
    </message>
    <message>
        <source>Prizes are paid once they are locked.</source>
        <translation>Les prix se paient une fois verrouillés.</translation>
    </message>
    <message>
        <source>Prizes are rounded to 0.01 or more.</source>
        <translation>Les prix s’arrondissent à 0,01 ou plus.</translation>
    </message>
    <message>
        <source>Prizes follow from the entries: register the first players.</source>
        <translation>Les prix découlent des inscriptions : inscrivez les premiers joueurs.</translation>
    </message>
    <message>
        <source>Prizes that are locked: other amounts, unlocking, a deal</source>
        <translation>Prix verrouillés : autres montants, déverrouillage, deal</translation>
    </message>
    <message>
        <source>Prizes were locked: {pool} for {places}</source>
        <translation>Prix verrouillés : {pool} pour {places}</translation>
    </message>
    <message>
        <source>Prizes were paid or the tournament is over: entries stand.</source>
        <translation>Des prix ont été payés ou le tournoi est terminé : les inscriptions ne changent plus.</translation>
    </message>
    <message>
        <source>Prizes were unlocked: they follow the entries again</source>
        <translation>Prix déverrouillés : ils suivent de nouveau les inscriptions</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>Projector on or off</source>
        <translation>Afficher ou masquer le projecteur</translation>
    </message>
    <message>
        <source>Projector theme</source>
        <translation>Thème du projecteur</translation>
    </message>
    <message>
        <source>Projector window</source>
        <translation>Fenêtre du projecteur</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Proof of the draw</source>
        <translation>Preuve du tirage</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Propose what each player gets</source>
        <translation>Proposer ce que reçoit chaque joueur</translation>
    </message>
    <message>
        <source>Prove this house</source>
        <translation>Vérifier cette maison</translation>
    </message>
    <message>
        <source>Prove this house…</source>
        <translation>Vérifier cette maison…</translation>
    </message>
    <message>
        <source>Proved: all {changes:,} changes and {rows:,} rows hold.</source>
        <translation>Vérifié, tout est intact : {changes:,} lignes du journal et {rows:,} enregistrements.</translation>
    </message>
    <message>
        <source>Proved: every change and every row of the new file holds.</source>
        <translation>Vérifié : chaque ligne du journal et chaque enregistrement du nouveau fichier est intact.</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>Provisoire</translation>
    </message>
    <message>
        <source>Provisional: entries are sold until {until}, and the prizes follow them.</source>
        <translation>Provisoire : les inscriptions se vendent jusqu’à {until}, et les prix les suivent.</translation>
    </message>
    <message>
        <source>Provisional: entries are sold, and the prizes follow them.</source>
        <translation>Provisoire : les inscriptions se vendent, et les prix les suivent.</translation>
    </message>
    <message>
        <source>Pub league, 5,000 chips</source>
        <translation>Ligue de pub, 5 000 jetons</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>Grille publiée</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Put all counts away</source>
        <translation>Effacer tous les comptages</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Put back…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Put the house back as it was on {made}?</source>
        <translation>Restaurer la maison telle qu’elle était le {made} ?</translation>
    </message>
    <message>
        <source>Put the selected tournament away</source>
        <translation>Ranger le tournoi sélectionné</translation>
    </message>
    <message>
        <source>Put this line away</source>
        <translation>Masquer cette ligne</translation>
    </message>
    <message>
        <source>Putting a tournament away, or deleting a league</source>
        <translation>Ranger un tournoi ou supprimer une ligue</translation>
    </message>
    <message>
        <source>Putting back a backup</source>
        <translation>Restauration d’une sauvegarde</translation>
    </message>
    <message>
        <source>Putting back a backup of {moment}</source>
        <translation>Restauration d’une sauvegarde du {moment}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>Race all called</source>
        <translation>Départager les annoncées</translation>
    </message>
    <message>
        <source>Race all tables that have called</source>
        <translation>Faire le chip race de toutes les tables qui ont annoncé</translation>
    </message>
    <message>
        <source>Race all {called:,} called</source>
        <translation>Départager les {called:,} annoncées</translation>
    </message>
    <message>
        <source>Race chips off</source>
        <translation>Faire la chip race</translation>
    </message>
    <message>
        <source>Race of the chips</source>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>Race of the {chip:,}s at table {table}: {why}</source>
        <translation>Chip race des jetons de {chip:,} à la table {table} : {why}</translation>
    </message>
    <message>
        <source>Race of the {chip:,}s: {why}</source>
        <translation>Chip race des jetons de {chip:,} : {why}</translation>
    </message>
    <message>
        <source>Race sheet</source>
        <translation>Feuille de chip race</translation>
    </message>
    <message>
        <source>Race the {chip:,}s for {into:,}s</source>
        <translation>Chip race : jetons de {chip:,} contre jetons de {into:,}</translation>
    </message>
    <message>
        <source>Race the {chips} for {others}</source>
        <translation>Chip race : {chips} contre {others}</translation>
    </message>
    <message>
        <source>Race with these cards</source>
        <translation>Départager avec ces cartes</translation>
    </message>
    <message>
        <source>Race…</source>
        <translation>Chip race…</translation>
    </message>
    <message>
        <source>Rank and suit: As, Td, 9c. Spades rank before hearts, diamonds and clubs.</source>
        <translation>Rang et couleur : As, Td, 9c. Pique passe avant cœur, carreau et trèfle.</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Ré-entrées</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Ré-entrée</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lecture de la liste…</translation>
    </message>
    <message>
        <source>Reading what there is…</source>
        <translation>Lecture de ce qui reste…</translation>
    </message>
    <message>
        <source>Real cards: {cards}.</source>
        <translation>Vraies cartes : {cards}.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Recave</translation>
    </message>
    <message>
        <source>Rebuy, paid otherwise…</source>
        <translation>Recave, payée autrement…</translation>
    </message>
    <message>
        <source>Rebuys</source>
        <translation>Recaves</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Reçus</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Recover what can be read…</source>
        <translation>Récupérer ce qui est lisible…</translation>
    </message>
    <message>
        <source>Recovered tournament</source>
        <translation>Tournoi récupéré</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redraw to {tables}</source>
        <translation>Nouveau tirage sur {tables}</translation>
    </message>
    <message>
        <source>Redraw to {tables} tables at {left:,}</source>
        <translation>Nouveau tirage sur {tables} tables à {left:,} joueurs</translation>
    </message>
    <message>
        <source>Redraw: {players} to the final table</source>
        <translation>Nouveau tirage : {players} à la table finale</translation>
    </message>
    <message>
        <source>Redraw: {players} to {tables}</source>
        <translation>Nouveau tirage : {players} à {tables}</translation>
    </message>
    <message>
        <source>Redraw…</source>
        <translation>Nouveau tirage…</translation>
    </message>
    <message>
        <source>Register a player</source>
        <translation>Inscrire un joueur</translation>
    </message>
    <message>
        <source>Register at least two players; then draw their seats, and the room is drawn here.</source>
        <translation>Inscrivez au moins deux joueurs ; puis tirez leurs sièges, et la salle se dessine ici.</translation>
    </message>
    <message>
        <source>Register the players</source>
        <translation>Inscrire les joueurs</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Inscriptions</translation>
    </message>
    <message>
        <source>Registration closed at {when}.</source>
        <translation>Les inscriptions sont fermées depuis {when}.</translation>
    </message>
    <message>
        <source>Registration closed with the draw.</source>
        <translation>Les inscriptions sont fermées depuis le tirage.</translation>
    </message>
    <message>
        <source>Registration closed with the first hand.</source>
        <translation>Les inscriptions sont fermées depuis la première main.</translation>
    </message>
    <message>
        <source>Registration closes at {time:%H:%M}</source>
        <translation>Les inscriptions ferment à {time:%H:%M}</translation>
    </message>
    <message>
        <source>Registration is closed</source>
        <translation>Les inscriptions sont fermées</translation>
    </message>
    <message>
        <source>Registration is closed already.</source>
        <translation>Les inscriptions sont déjà fermées.</translation>
    </message>
    <message>
        <source>Registration is closed. Like: 3 out · 2 rebuys</source>
        <translation>Les inscriptions sont fermées. Par exemple : 3 out · 2 rebuys</translation>
    </message>
    <message>
        <source>Registration is open again</source>
        <translation>Les inscriptions sont rouvertes</translation>
    </message>
    <message>
        <source>Registration is open to the end of level {late}, and the schedule would have {levels}: close it earlier first.</source>
        <translation>Les inscriptions sont ouvertes jusqu’à la fin du niveau {late}, et la structure n’aurait que {levels} : fermez-les d’abord plus tôt.</translation>
    </message>
    <message>
        <source>Registration says</source>
        <translation>Réponse à l’inscription</translation>
    </message>
    <message>
        <source>Registration was closed by the director.</source>
        <translation>Le directeur a fermé les inscriptions.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the selected tables</source>
        <translation>Retirer les tables sélectionnées</translation>
    </message>
    <message>
        <source>Remove {chips}</source>
        <translation>Retirer : {chips}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the selected template</source>
        <translation>Renommer le modèle sélectionné</translation>
    </message>
    <message>
        <source>Rename the template</source>
        <translation>Renommer le modèle</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Reopen registration</source>
        <translation>Rouvrir les inscriptions</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Result only…</source>
        <translation>Résultat seul…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Robert's Rules of Poker, version 11</source>
        <translation>Robert’s Rules of Poker, version 11</translation>
    </message>
    <message>
        <source>Robert's Rules of Poker, version 7</source>
        <translation>Robert’s Rules of Poker, version 7</translation>
    </message>
    <message>
        <source>Roll, 58 mm wide</source>
        <translation>Rouleau de 58 mm</translation>
    </message>
    <message>
        <source>Roll, 80 mm wide</source>
        <translation>Rouleau de 80 mm</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Places pour</translation>
    </message>
    <message>
        <source>Room: {room}</source>
        <translation>Salle : {room}</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Arrondi à</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Rule: {source}</source>
        <translation>Règle : {source}</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Rulebook in force</source>
        <translation>Règlement en vigueur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Règles trouvées</translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Ruling, {about}: {note}</source>
        <translation>Décision, {about} : {note}</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Rulings and penalties</source>
        <translation>Décisions et pénalités</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>Same hand as above</source>
        <translation>Même main que ci-dessus</translation>
    </message>
    <message>
        <source>Satellite: seats, the rest in cash</source>
        <translation>Satellite : sièges, le reste en espèces</translation>
    </message>
    <message>
        <source>Saturday tournament</source>
        <translation>Tournoi du samedi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as a template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Save for checking…</source>
        <translation>Enregistrer pour vérification…</translation>
    </message>
    <message>
        <source>Save in a folder…</source>
        <translation>Enregistrer dans un dossier…</translation>
    </message>
    <message>
        <source>Save the draw for checking</source>
        <translation>Enregistrer le tirage pour vérification</translation>
    </message>
    <message>
        <source>Save the journal</source>
        <translation>Enregistrer le journal</translation>
    </message>
    <message>
        <source>Save the ledger</source>
        <translation>Enregistrer le livre de caisse</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Enregistrer la liste…</translation>
    </message>
    <message>
        <source>Save them in a folder</source>
        <translation>Les enregistrer dans un dossier</translation>
    </message>
    <message>
        <source>Save these lines…</source>
        <translation>Enregistrer ces lignes…</translation>
    </message>
    <message>
        <source>Save this tournament as a template</source>
        <translation>Enregistrer ce tournoi comme modèle</translation>
    </message>
    <message>
        <source>Save this tournament…</source>
        <translation>Enregistrer ce tournoi…</translation>
    </message>
    <message>
        <source>Save {document}</source>
        <translation>Enregistrer : {document}</translation>
    </message>
    <message>
        <source>Saved as PDF in a folder</source>
        <translation>Enregistrées en PDF dans un dossier</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <translation>Enregistré sous {file} dans {folder}.</translation>
    </message>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <translation>Enregistré sous {name} dans {folder}.</translation>
    </message>
    <message>
        <source>Say a percentage or an amount.</source>
        <translation>Indiquez un pourcentage ou un montant.</translation>
    </message>
    <message>
        <source>Say at what time late registration ends.</source>
        <translation>Dites à quelle heure finissent les inscriptions tardives.</translation>
    </message>
    <message>
        <source>Say at which table it was.</source>
        <translation>Indiquez à quelle table c’était.</translation>
    </message>
    <message>
        <source>Say at which table.</source>
        <translation>Indiquez à quelle table.</translation>
    </message>
    <message>
        <source>Say first where the button was in the last hand: {tables}.</source>
        <translation>Dites d’abord où était le bouton à la dernière main : {tables}.</translation>
    </message>
    <message>
        <source>Say first who knocked out {name}.</source>
        <translation>Dites d’abord qui a éliminé {name}.</translation>
    </message>
    <message>
        <source>Say first who went out: {tables}.</source>
        <translation>Dites d’abord qui a été éliminé : {tables}.</translation>
    </message>
    <message>
        <source>Say how many are out.</source>
        <translation>Indiquez combien sont éliminés.</translation>
    </message>
    <message>
        <source>Say how many chips were taken off the table.</source>
        <translation>Indiquez combien de jetons ont été retirés de la table.</translation>
    </message>
    <message>
        <source>Say how many chips.</source>
        <translation>Indiquez combien de jetons.</translation>
    </message>
    <message>
        <source>Say how many envelopes hold it.</source>
        <translation>Indiquez combien d’enveloppes contiennent ce montant.</translation>
    </message>
    <message>
        <source>Say how many first.</source>
        <translation>Indiquez d’abord combien.</translation>
    </message>
    <message>
        <source>Say how much: a share like 3 %, or an amount, for “{name}”.</source>
        <translation>Dites combien : une part comme 3 %, ou un montant, pour « {name} ».</translation>
    </message>
    <message>
        <source>Say it like 12:30.</source>
        <translation>Indiquez-le comme 12:30.</translation>
    </message>
    <message>
        <source>Say it like 19:30, or fri 19:30.</source>
        <translation>Indiquez-la comme 19:30, ou ven 19:30.</translation>
    </message>
    <message>
        <source>Say on the Players page how many come in; play needs at least two.</source>
        <translation>Indiquez à la page Joueurs combien de joueurs entrent ; il en faut au moins deux pour jouer.</translation>
    </message>
    <message>
        <source>Say the table and the seat, like 3-2.</source>
        <translation>Indiquez la table et le siège, comme 3-2.</translation>
    </message>
    <message>
        <source>Say the table of every bust-out or of none.</source>
        <translation>Indiquez la table de chaque élimination, ou d’aucune.</translation>
    </message>
    <message>
        <source>Say what a seat is worth.</source>
        <translation>Dites ce que vaut un siège.</translation>
    </message>
    <message>
        <source>Say what happened.</source>
        <translation>Dites ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Say what it is for, in at most {letters}.</source>
        <translation>Indiquez à quoi cela sert, en {letters} au plus.</translation>
    </message>
    <message>
        <source>Say what kind of bounty it is: fixed, progressive or mystery.</source>
        <translation>Dites quelle prime c’est : fixe, progressive ou mystère.</translation>
    </message>
    <message>
        <source>Say what stack {players} has.</source>
        <translation>Dites quel tapis a {players}.</translation>
    </message>
    <message>
        <source>Say what stacks they have.</source>
        <translation>Indiquez leurs tapis.</translation>
    </message>
    <message>
        <source>Say what the seats are for.</source>
        <translation>Dites à quoi donnent droit les sièges.</translation>
    </message>
    <message>
        <source>Say which card each table was dealt.</source>
        <translation>Dites quelle carte chaque table a reçue.</translation>
    </message>
    <message>
        <source>Say which game is played, in at most {most} letters.</source>
        <translation>Dites quel jeu se joue, en {most} caractères au plus.</translation>
    </message>
    <message>
        <source>Say which player or which table it is about.</source>
        <translation>Indiquez quel joueur ou quelle table cela concerne.</translation>
    </message>
    <message>
        <source>Say which tables race.</source>
        <translation>Indiquez quelles tables font le chip race.</translation>
    </message>
    <message>
        <source>Say who buys.</source>
        <translation>Dites qui achète.</translation>
    </message>
    <message>
        <source>Say who is out.</source>
        <translation>Dites qui est éliminé.</translation>
    </message>
    <message>
        <source>Say who of them had the best hand of that deal.</source>
        <translation>Dites lequel d’entre eux avait la meilleure main de cette donne.</translation>
    </message>
    <message>
        <source>Say who went out instead; left empty, nobody did, and the place goes. The reason stays in the journal.</source>
        <translation>Indiquez qui a été éliminé à sa place ; si c’est vide, personne ne l’a été et la place disparaît. Le motif reste au journal.</translation>
    </message>
    <message>
        <source>Say who won the bounty.</source>
        <translation>Dites qui a gagné la prime.</translation>
    </message>
    <message>
        <source>Say whose PIN it is: the journal names whose was given.</source>
        <translation>Indiquez à qui est le PIN : le journal note lequel a été donné.</translation>
    </message>
    <message>
        <source>Say whose chips were counted.</source>
        <translation>Dites à qui sont les jetons comptés.</translation>
    </message>
    <message>
        <source>Say who…</source>
        <translation>Indiquer qui…</translation>
    </message>
    <message>
        <source>Say why it is called off: the reason stays in the journal.</source>
        <translation>Indiquez pourquoi il est annulé : le motif reste dans le journal.</translation>
    </message>
    <message>
        <source>Say why it is done otherwise: the journal notes it.</source>
        <translation>Dites pourquoi vous faites autrement : le journal le note.</translation>
    </message>
    <message>
        <source>Say why the player stays there: the journal notes it.</source>
        <translation>Dites pourquoi le joueur y reste : le journal le note.</translation>
    </message>
    <message>
        <source>Say why: it stands in the account.</source>
        <translation>Indiquez pourquoi : le motif figure dans le compte.</translation>
    </message>
    <message>
        <source>Say why: the desk must be able to tell the player.</source>
        <translation>Indiquez pourquoi : le poste doit pouvoir le dire au joueur.</translation>
    </message>
    <message>
        <source>Say why: the reason stays in the journal.</source>
        <translation>Indiquez pourquoi : le motif reste dans le journal.</translation>
    </message>
    <message>
        <source>Say: what should the room read? Like: say Dinner is served</source>
        <translation>Message : que doit lire la salle ? Par exemple : say Dinner is served</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Indiquer…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Schedule: {changes}</source>
        <translation>Structure : {changes}</translation>
    </message>
    <message>
        <source>Scramble the seat cards face down and stack them; then deal each player a card face up.</source>
        <translation>Mélangez les cartes de siège face cachée et empilez-les ; puis donnez à chaque joueur une carte face visible.</translation>
    </message>
    <message>
        <source>Scroll the events</source>
        <translation>Faire défiler les tournois</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Search events</source>
        <translation>Chercher des tournois</translation>
    </message>
    <message>
        <source>Search payments</source>
        <translation>Chercher des paiements</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Chercher des joueurs</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Chercher des règles</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Search: a name, a table, a rule…</source>
        <translation>Chercher : un nom, une table, une règle…</translation>
    </message>
    <message>
        <source>Season: leagues and points</source>
        <translation>Saison : ligues et points</translation>
    </message>
    <message>
        <source>Season: leagues and points…</source>
        <translation>Saison : ligues et points…</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>Cartes de siège</translation>
    </message>
    <message>
        <source>Seat cards in their order</source>
        <translation>Cartes de siège dans leur ordre</translation>
    </message>
    <message>
        <source>Seat changed by the {role}.</source>
        <translation>Siège changé par : {role}.</translation>
    </message>
    <message>
        <source>Seat next</source>
        <translation>Placer le suivant</translation>
    </message>
    <message>
        <source>Seat of the button</source>
        <translation>Siège du bouton</translation>
    </message>
    <message>
        <source>Seat that is kept, like 3-2</source>
        <translation>Siège gardé, comme 3-2</translation>
    </message>
    <message>
        <source>Seat to sit on</source>
        <translation>Siège à prendre</translation>
    </message>
    <message>
        <source>Seat wishes of {name}</source>
        <translation>{name} : souhaits de siège</translation>
    </message>
    <message>
        <source>Seat wishes…</source>
        <translation>Souhaits de siège…</translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation>Placer {name}</translation>
    </message>
    <message>
        <source>Seat {player}</source>
        <translation>Asseoir {player}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Siège {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}  {name}</source>
        <translation>Siège {seat}  {name}</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} has two seat cards.</source>
        <translation>Le siège {seat} de la table {table} a deux cartes de siège.</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is closed</source>
        <translation>Le siège {seat} de la table {table} est fermé</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is closed already.</source>
        <translation>Le siège {seat} de la table {table} est déjà fermé.</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is kept for {player}.</source>
        <translation>Le siège {seat} de la table {table} est gardé pour {player}.</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is listed twice.</source>
        <translation>Le siège {seat} de la table {table} figure deux fois.</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is not closed.</source>
        <translation>Le siège {seat} de la table {table} n’est pas fermé.</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is not open.</source>
        <translation>Le siège {seat} de la table {table} n’est pas libre.</translation>
    </message>
    <message>
        <source>Seat {seat} at table {table} is open again</source>
        <translation>Le siège {seat} de la table {table} est rouvert</translation>
    </message>
    <message>
        <source>Seat {seat} drew the ace in the seat draw.</source>
        <translation>Le siège {seat} a tiré l’as au tirage des sièges.</translation>
    </message>
    <message>
        <source>Seat {seat} drew the highest card, {card}.</source>
        <translation>Le siège {seat} a tiré la carte la plus haute, {card}.</translation>
    </message>
    <message>
        <source>Seat {seat} gets a {into:,}</source>
        <translation>Le siège {seat} reçoit un jeton de {into:,}</translation>
    </message>
    <message>
        <source>Seat {seat} has no odd chips, so no cards.</source>
        <translation>Le siège {seat} n’a pas de jetons restants, donc pas de cartes.</translation>
    </message>
    <message>
        <source>Seat {seat} has no other chips</source>
        <translation>Le siège {seat} n’a pas d’autres jetons</translation>
    </message>
    <message>
        <source>Seat {seat} has no {chip:,}s, so they cannot be all its chips.</source>
        <translation>Le siège {seat} n’a pas de jetons de {chip:,} : ils ne peuvent donc pas être tous ses jetons.</translation>
    </message>
    <message>
        <source>Seat {seat} has not drawn a card.</source>
        <translation>Le siège {seat} n’a pas tiré de carte.</translation>
    </message>
    <message>
        <source>Seat {seat} has odd chips and no cards; others have theirs.</source>
        <translation>Le siège {seat} a des jetons restants et pas de cartes ; d’autres ont les leurs.</translation>
    </message>
    <message>
        <source>Seat {seat} has {odd_chips} and {cards}: one for each.</source>
        <translation>Siège {seat} : {odd_chips} et {cards} ; il en faut une par jeton.</translation>
    </message>
    <message>
        <source>Seat {seat} is listed twice.</source>
        <translation>Le siège {seat} figure deux fois.</translation>
    </message>
    <message>
        <source>Seat {seat} is named twice.</source>
        <translation>Le siège {seat} est indiqué deux fois.</translation>
    </message>
    <message>
        <source>Seat {seat} is there twice.</source>
        <translation>Le siège {seat} figure deux fois.</translation>
    </message>
    <message>
        <source>Seat {seat} is unavailable, but taken.</source>
        <translation>Le siège {seat} est indisponible, mais occupé.</translation>
    </message>
    <message>
        <source>Seat {seat} of table {table} is locked for two players.</source>
        <translation>Le siège {seat} de la table {table} est verrouillé pour deux joueurs.</translation>
    </message>
    <message>
        <source>Seat {seat} of table {table} is not available.</source>
        <translation>Le siège {seat} de la table {table} n’est pas disponible.</translation>
    </message>
    <message>
        <source>Seat {seat} posts the big blind</source>
        <translation>Le siège {seat} poste la grosse blinde</translation>
    </message>
    <message>
        <source>Seat {seat}: a number of chips from 0 to {most:,}.</source>
        <translation>Siège {seat} : un nombre de jetons de 0 à {most:,}.</translation>
    </message>
    <message>
        <source>Seat {seat}: {sentence}</source>
        <translation>Siège {seat} : {sentence}</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>Assis</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Seating by table</source>
        <translation>Sièges par table</translation>
    </message>
    <message>
        <source>Seating list</source>
        <translation>Liste des sièges</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sièges</translation>
    </message>
    <message>
        <source>Seats a table</source>
        <translation>Sièges par table</translation>
    </message>
    <message>
        <source>Seats are drawn</source>
        <translation>Les sièges sont tirés</translation>
    </message>
    <message>
        <source>Seats are drawn already. Say why they are drawn again: the journal notes it.</source>
        <translation>Les sièges sont déjà tirés. Dites pourquoi les tirer de nouveau : le journal le note.</translation>
    </message>
    <message>
        <source>Seats are drawn for everybody at once: nobody has one before.</source>
        <translation>Les sièges sont tirés pour tous en même temps : personne n’en a avant.</translation>
    </message>
    <message>
        <source>Seats are drawn: the room stands now.</source>
        <translation>Les sièges sont tirés : la salle ne change plus.</translation>
    </message>
    <message>
        <source>Seats are drawn: this stands now.</source>
        <translation>Les sièges sont tirés : cela ne change plus.</translation>
    </message>
    <message>
        <source>Seats are kept for {kept}.</source>
        <translation>Sièges gardés : {kept}.</translation>
    </message>
    <message>
        <source>Seats are listed by {orders}.</source>
        <translation>Les sièges se classent par {orders}.</translation>
    </message>
    <message>
        <source>Seats at the start are drawn at random, or given out by the house.</source>
        <translation>Au départ, les sièges sont tirés au sort ou attribués par la maison.</translation>
    </message>
    <message>
        <source>Seats by name</source>
        <translation>Sièges par nom</translation>
    </message>
    <message>
        <source>Seats count from 1.</source>
        <translation>Les sièges se comptent à partir de 1.</translation>
    </message>
    <message>
        <source>Seats drawn</source>
        <translation>Sièges tirés</translation>
    </message>
    <message>
        <source>Seats of a new table</source>
        <translation>Sièges d’une nouvelle table</translation>
    </message>
    <message>
        <source>Seats of the table</source>
        <translation>Sièges de la table</translation>
    </message>
    <message>
        <source>Seats were drawn again: {reason}. {how}</source>
        <translation>Nouveau tirage des sièges : {reason}. {how}</translation>
    </message>
    <message>
        <source>Seats were drawn. {how}</source>
        <translation>Sièges tirés. {how}</translation>
    </message>
    <message>
        <source>Seats {seats} get a {into:,} each</source>
        <translation>Les sièges {seats} reçoivent chacun un jeton de {into:,}</translation>
    </message>
    <message>
        <source>Seats, in the order of the draw</source>
        <translation>Sièges, dans l’ordre du tirage</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Secondes restantes</translation>
    </message>
    <message>
        <source>Seconds that each stays; 0 is never. One that has nothing to say is left out.</source>
        <translation>Durée d’affichage de chacun en secondes ; 0, c’est jamais. Un panneau qui n’a rien à dire est sauté.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed and text together decide. The seed is shown afterwards, and anyone can check it.</source>
        <translation>La graine et le texte décident ensemble. La graine est montrée ensuite, et chacun peut vérifier.</translation>
    </message>
    <message>
        <source>Seed, shown after</source>
        <translation>Graine, montrée après</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Graine : {seed}</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Purgée</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Set and color-ups</source>
        <translation>Jetons et color-ups</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Set this PIN</source>
        <translation>Définir ce PIN</translation>
    </message>
    <message>
        <source>Set what remains</source>
        <translation>Régler le temps restant</translation>
    </message>
    <message>
        <source>Set what remains…</source>
        <translation>Régler le temps restant…</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Settle by one of {ways}.</source>
        <translation>Réglez de l’une de ces façons : {ways}.</translation>
    </message>
    <message>
        <source>Settle it by one of {ways}.</source>
        <translation>Réglez-le selon l’un de ces modes : {ways}.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Setup says what is in the envelopes.</source>
        <translation>Indiquez dans Réglages ce que contiennent les enveloppes.</translation>
    </message>
    <message>
        <source>Setup: {title}</source>
        <translation>Réglages : {title}</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Régler…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Share of the field beaten</source>
        <translation>Part des joueurs devancés</translation>
    </message>
    <message>
        <source>Share of the field, %</source>
        <translation>Part des inscrits, %</translation>
    </message>
    <message>
        <source>Share the stack of {name}</source>
        <translation>Partager le tapis : {name}</translation>
    </message>
    <message>
        <source>Shared with</source>
        <translation>Partagée avec</translation>
    </message>
    <message>
        <source>Shares in percent</source>
        <translation>Parts en pour cent</translation>
    </message>
    <message>
        <source>Shares in percent, first place first</source>
        <translation>Parts en pour cent, la 1re place d’abord</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>Manque</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show bring-in and bets</source>
        <translation>Afficher bring-in et mises</translation>
    </message>
    <message>
        <source>Show everybody again</source>
        <translation>Montrer de nouveau tout le monde</translation>
    </message>
    <message>
        <source>Show the commitment on the projector</source>
        <translation>Montrer l’engagement au projecteur</translation>
    </message>
    <message>
        <source>Show the room</source>
        <translation>Montrer à la salle</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les afficher</translation>
    </message>
    <message>
        <source>Show what was put off</source>
        <translation>Afficher ce qui est remis à plus tard</translation>
    </message>
    <message>
        <source>Showing or telling a live hand is penalised and the hand plays on; with two players left, or heads-up where the winner takes all, it is allowed.</source>
        <translation>Montrer ou annoncer une main en jeu est pénalisé et la main se joue ; à deux joueurs restants, ou en tête-à-tête quand le vainqueur prend tout, c’est permis.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Since then this tournament has {lines} more.</source>
        <translation>Depuis, ce tournoi compte {lines} de plus.</translation>
    </message>
    <message>
        <source>Single rules may still change.</source>
        <translation>Certaines règles peuvent encore changer, une à une.</translation>
    </message>
    <message>
        <source>Sits at, like 3-2</source>
        <translation>Est assis en, comme 3-2</translation>
    </message>
    <message>
        <source>Sits at…</source>
        <translation>Assis ailleurs…</translation>
    </message>
    <message>
        <source>Sits here</source>
        <translation>Assis ici</translation>
    </message>
    <message>
        <source>Sits there as far as the app knows: perhaps out, or in another seat.</source>
        <translation>Y est assis, à ce que sait l’application : peut-être éliminé, ou sur un autre siège.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Slip again</source>
        <translation>Réimprimer la fiche</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Slips are printed on {papers}.</source>
        <translation>Les fiches s’impriment sur {papers}.</translation>
    </message>
    <message>
        <source>Slips are printed on {printer}</source>
        <translation>Les fiches s’impriment sur {printer}</translation>
    </message>
    <message>
        <source>Slips are saved in {folder}</source>
        <translation>Les fiches s’enregistrent dans {folder}</translation>
    </message>
    <message>
        <source>Slips of this desk go nowhere: choose a printer or a folder first.</source>
        <translation>Les fiches de ce poste ne vont nulle part : choisissez d’abord une imprimante ou un dossier.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Petite mise</translation>
    </message>
    <message>
        <source>Smallest chip</source>
        <translation>Plus petit jeton</translation>
    </message>
    <message>
        <source>So many players, so long an evening. The result is a draft: it counts when you apply it.</source>
        <translation>Tant de joueurs, une soirée de telle durée. Le résultat est un brouillon : il compte une fois appliqué.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Some places get less than 0: max(0, …) around it all prevents that.</source>
        <translation>Certaines places reçoivent moins de 0 : max(0, …) autour du tout l’évite.</translation>
    </message>
    <message>
        <source>Somebody at table {table} has left the seat since: call its {chip:,}s again.</source>
        <translation>Quelqu’un a quitté son siège à la table {table} depuis : annoncez de nouveau ses jetons de {chip:,}.</translation>
    </message>
    <message>
        <source>Somebody at table {table} is out</source>
        <translation>Un joueur éliminé à la table {table}</translation>
    </message>
    <message>
        <source>Somebody at table {table} is out {in_place}{provisional}</source>
        <translation>Quelqu’un à la table {table} est éliminé {in_place}{provisional}</translation>
    </message>
    <message>
        <source>Somebody at table {table} is out; the name can follow later</source>
        <translation>Un éliminé à la table {table} ; le nom peut suivre plus tard</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Somebody else has just changed this. Nothing was changed here: look again, then repeat it.</source>
        <translation>Quelqu’un d’autre vient de modifier cela. Rien n’a été modifié ici : regardez de nouveau, puis recommencez.</translation>
    </message>
    <message>
        <source>Somebody has gone out since: the hand is over, and stays so.</source>
        <translation>Quelqu’un a été éliminé depuis : la main est finie et le reste.</translation>
    </message>
    <message>
        <source>Somebody has won</source>
        <translation>Il y a un vainqueur</translation>
    </message>
    <message>
        <source>Somebody is named twice.</source>
        <translation>Quelqu’un est cité deux fois.</translation>
    </message>
    <message>
        <source>Somebody is named twice: say how many each buys.</source>
        <translation>Un joueur est nommé deux fois : dites combien chacun achète.</translation>
    </message>
    <message>
        <source>Somebody is out without a name: say first who it was.</source>
        <translation>Quelqu’un est éliminé sans nom : dites d’abord qui c’était.</translation>
    </message>
    <message>
        <source>Somebody is out {in_place}{provisional}</source>
        <translation>Quelqu’un est éliminé {in_place}{provisional}</translation>
    </message>
    <message>
        <source>Somebody is out: at which table? Like: out 7-?</source>
        <translation>Un éliminé : à quelle table ? Par exemple : out 7-?</translation>
    </message>
    <message>
        <source>Somebody is out; the name can follow later</source>
        <translation>Un éliminé ; le nom peut suivre plus tard</translation>
    </message>
    <message>
        <source>Somebody must hold the chips.</source>
        <translation>Il faut que quelqu’un ait les jetons.</translation>
    </message>
    <message>
        <source>Somebody must hold the chips: the last player cannot go out.</source>
        <translation>Il faut que quelqu’un ait les jetons : le dernier joueur ne peut pas être éliminé.</translation>
    </message>
    <message>
        <source>Somebody must hold the chips: {players} left.</source>
        <translation>Il faut que quelqu’un ait les jetons : il reste {players}.</translation>
    </message>
    <message>
        <source>Somebody sits here: the ledger needs a name.</source>
        <translation>Quelqu’un tient ce poste : le livre de caisse a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Somebody went out and has no name yet: say first who it was.</source>
        <translation>Quelqu’un est éliminé et n’a pas encore de nom : dites d’abord qui c’était.</translation>
    </message>
    <message>
        <source>Somebody went out at table {table} and has no name yet: say first who it was.</source>
        <translation>Quelqu’un est éliminé à la table {table} et n’a pas encore de nom : dites d’abord qui c’était.</translation>
    </message>
    <message>
        <source>Something is on its way already: wait for it, or stop it.</source>
        <translation>Un envoi est déjà en cours : attendez-le, ou arrêtez-le.</translation>
    </message>
    <message>
        <source>Something was done meanwhile. Nothing was changed here: look again, then repeat it.</source>
        <translation>Quelque chose a été fait entre-temps. Rien n’a été modifié ici : regardez de nouveau, puis recommencez.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Sounds (*.wav *.mp3 *.ogg *.flac *.m4a)</source>
        <translation>Sons (*.wav *.mp3 *.ogg *.flac *.m4a)</translation>
    </message>
    <message>
        <source>Spread evenly, there are not enough tables with a place for a dealer of their own.</source>
        <translation>Avec une répartition égale, il n’y a pas assez de tables ayant une place pour un croupier à elles.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Stack and schedule</source>
        <translation>Tapis et structure</translation>
    </message>
    <message>
        <source>Stack at the most</source>
        <translation>Tapis maximum</translation>
    </message>
    <message>
        <source>Stack at the start of the hand</source>
        <translation>Tapis au début de la main</translation>
    </message>
    <message>
        <source>Stack of {name}</source>
        <translation>Tapis : {name}</translation>
    </message>
    <message>
        <source>Stack then</source>
        <translation>Tapis d’alors</translation>
    </message>
    <message>
        <source>Stacks and shares</source>
        <translation>Tapis et parts</translation>
    </message>
    <message>
        <source>Stacks at the start of the hand: {stacks}</source>
        <translation>Tapis au début de la main : {stacks}</translation>
    </message>
    <message>
        <source>Stacks given up for a new one</source>
        <translation>Tapis abandonnés pour un nouveau</translation>
    </message>
    <message>
        <source>Stacks of disqualified players</source>
        <translation>Tapis de joueurs disqualifiés</translation>
    </message>
    <message>
        <source>Stacks of players who did not come</source>
        <translation>Tapis de joueurs qui ne sont pas venus</translation>
    </message>
    <message>
        <source>Stacks put into unsold seats</source>
        <translation>Tapis placés aux sièges non vendus</translation>
    </message>
    <message>
        <source>Stacks put out for paid entrants</source>
        <translation>Tapis distribués aux inscrits qui ont payé</translation>
    </message>
    <message>
        <source>Stacks taken out of unsold seats</source>
        <translation>Tapis retirés des sièges non vendus</translation>
    </message>
    <message>
        <source>Stacks up to</source>
        <translation>Tapis jusqu’à</translation>
    </message>
    <message>
        <source>Staff, charity, a season fund, a sponsor: a share of what the entries paid, like 3 %, or an amount.</source>
        <translation>Personnel, œuvre caritative, fonds de la saison, sponsor : une part de ce que les inscriptions ont payé, comme 3 %, ou un montant.</translation>
    </message>
    <message>
        <source>Stands once there was substantial action, and is not moved back.</source>
        <translation>Reste s’il y a eu action substantielle, et n’est pas reculé.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Start a tournament from a template</source>
        <translation>Lancer un tournoi à partir d’un modèle</translation>
    </message>
    <message>
        <source>Start a tournament from the selected template</source>
        <translation>Créer un tournoi à partir du modèle sélectionné</translation>
    </message>
    <message>
        <source>Start and game</source>
        <translation>Départ et jeu</translation>
    </message>
    <message>
        <source>Start at a time</source>
        <translation>Démarrer à une heure donnée</translation>
    </message>
    <message>
        <source>Start at a time…</source>
        <translation>Démarrer à une heure…</translation>
    </message>
    <message>
        <source>Start at…</source>
        <translation>Démarrer à…</translation>
    </message>
    <message>
        <source>Start one…</source>
        <translation>Créer un tournoi…</translation>
    </message>
    <message>
        <source>Start or pause the clock</source>
        <translation>Démarrer ou arrêter l’horloge</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Démarrer l’horloge</translation>
    </message>
    <message>
        <source>Start the time again</source>
        <translation>Relancer le temps depuis le début</translation>
    </message>
    <message>
        <source>Start then</source>
        <translation>Programmer</translation>
    </message>
    <message>
        <source>Starting soon</source>
        <translation>Début imminent</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>Tapis de départ</translation>
    </message>
    <message>
        <source>Starting stacks</source>
        <translation>Tapis de départ</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Starts at {time:%H:%M}</source>
        <translation>Début à {time:%H:%M}</translation>
    </message>
    <message>
        <source>Starts by itself at {time}</source>
        <translation>Démarre seule à {time}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>State of the clock</source>
        <translation>État de l’horloge</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Stays where he is</source>
        <translation>Reste où il est</translation>
    </message>
    <message>
        <source>Steps to the final table, flat last tier</source>
        <translation>Paliers jusqu’à la table finale, dernière tranche plate</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Still in play</source>
        <translation>Encore en jeu</translation>
    </message>
    <message>
        <source>Still out there: {people}.</source>
        <translation>Il reste : {people}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop printing</source>
        <translation>Arrêter l’impression</translation>
    </message>
    <message>
        <source>Stopped. What was sent before may still come.</source>
        <translation>Arrêté. Ce qui a été envoyé avant peut encore sortir.</translation>
    </message>
    <message>
        <source>Strike it</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>Strike the note</source>
        <translation>Rayer la note</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Structure – {name}</source>
        <translation>Structure – {name}</translation>
    </message>
    <message>
        <source>Structure: expected end</source>
        <translation>Structure : fin prévue</translation>
    </message>
    <message>
        <source>Structure: what to look at</source>
        <translation>Structure : points à examiner</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Substantial action is two actions of which one puts chips in, or any three; blinds and antes do not count.</source>
        <translation>Une action substantielle, ce sont deux actions dont une met des jetons, ou trois actions quelconques ; blindes et antes ne comptent pas.</translation>
    </message>
    <message>
        <source>Sunday tournament</source>
        <translation>Tournoi du dimanche</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TABLE</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table and seat</source>
        <translation>Table et siège</translation>
    </message>
    <message>
        <source>Table and seat, like 3-2</source>
        <translation>Table et siège, comme 3-2</translation>
    </message>
    <message>
        <source>Table at the right</source>
        <translation>Table à droite</translation>
    </message>
    <message>
        <source>Table of cards</source>
        <translation>Tableau des cartes</translation>
    </message>
    <message>
        <source>Table placards</source>
        <translation>Numéros de table</translation>
    </message>
    <message>
        <source>Table {broken} is broken; {player} drew seat {seat} at table {table}.</source>
        <translation>La table {broken} est cassée ; {player} a tiré le siège {seat} à la table {table}.</translation>
    </message>
    <message>
        <source>Table {broken} is broken; {player} takes the seat that is kept, seat {seat} at table {table}.</source>
        <translation>La table {broken} est cassée ; {player} prend le siège réservé, siège {seat} à la table {table}.</translation>
    </message>
    <message>
        <source>Table {broken} is broken; {player} was dealt {card} and got seat {seat} at table {table}.</source>
        <translation>La table {broken} est cassée ; {player} a reçu la carte {card} et obtenu le siège {seat} à la table {table}.</translation>
    </message>
    <message>
        <source>Table {number} stands twice in the order.</source>
        <translation>La table {number} figure deux fois dans l’ordre de casse.</translation>
    </message>
    <message>
        <source>Table {n}</source>
        <translation>Table {n}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>Table {table}  ·  Seat {seat}</source>
        <translation>Table {table}  ·  Siège {seat}</translation>
    </message>
    <message>
        <source>Table {table} breaks at {left:,}</source>
        <translation>La table {table} casse à {left:,} joueurs</translation>
    </message>
    <message>
        <source>Table {table} breaks: {seats} elsewhere for its {players}.</source>
        <translation>La table {table} est à casser : {seats} ailleurs pour {players}.</translation>
    </message>
    <message>
        <source>Table {table} calls {odd}</source>
        <translation>La table {table} annonce {odd}</translation>
    </message>
    <message>
        <source>Table {table} has a seat {seat} now</source>
        <translation>La table {table} a maintenant un siège {seat}</translation>
    </message>
    <message>
        <source>Table {table} has no free seat.</source>
        <translation>La table {table} n’a pas de siège libre.</translation>
    </message>
    <message>
        <source>Table {table} has no odd {chip:,}s</source>
        <translation>La table {table} n’a pas de jetons restants de {chip:,}</translation>
    </message>
    <message>
        <source>Table {table} has no odd {chip:,}s to race</source>
        <translation>La table {table} n’a pas de jetons restants de {chip:,} pour le chip race</translation>
    </message>
    <message>
        <source>Table {table} has no seat {seat}.</source>
        <translation>La table {table} n’a pas de siège {seat}.</translation>
    </message>
    <message>
        <source>Table {table} has not called its {chip:,}s yet.</source>
        <translation>La table {table} n’a pas encore annoncé ses jetons de {chip:,}.</translation>
    </message>
    <message>
        <source>Table {table} has played</source>
        <translation>La table {table} a joué</translation>
    </message>
    <message>
        <source>Table {table} has played hand {hand}</source>
        <translation>La table {table} a joué la main {hand}</translation>
    </message>
    <message>
        <source>Table {table} has raced the {chip:,}s: undo that first.</source>
        <translation>La table {table} a déjà fait le chip race des jetons de {chip:,} : annulez-le d’abord.</translation>
    </message>
    <message>
        <source>Table {table} has {number:,} chips</source>
        <translation>La table {table} a {number:,} jetons</translation>
    </message>
    <message>
        <source>Table {table} has {players} and table {to_table} {to_players}: that move would not even them out.</source>
        <translation>Joueurs : {players} à la table {table}, {to_players} à la table {to_table} ; ce déplacement ne les équilibrerait pas.</translation>
    </message>
    <message>
        <source>Table {table} has {players}, and the other tables have {open_seats}.</source>
        <translation>La table {table} a {players}, et les autres tables ont {open_seats}.</translation>
    </message>
    <message>
        <source>Table {table} has {players}, and there is no other table.</source>
        <translation>La table {table} a {players}, et il n’y a pas d’autre table.</translation>
    </message>
    <message>
        <source>Table {table} has {seats} seats.</source>
        <translation>La table {table} a {seats} sièges.</translation>
    </message>
    <message>
        <source>Table {table} holds play</source>
        <translation>La table {table} suspend le jeu</translation>
    </message>
    <message>
        <source>Table {table} is listed twice.</source>
        <translation>La table {table} figure deux fois.</translation>
    </message>
    <message>
        <source>Table {table} is not open</source>
        <translation>La table {table} n’est pas ouverte</translation>
    </message>
    <message>
        <source>Table {table} is not open.</source>
        <translation>La table {table} n’est pas ouverte.</translation>
    </message>
    <message>
        <source>Table {table} is off the floor plan there.</source>
        <translation>À cet endroit, la table {table} sort du plan de salle.</translation>
    </message>
    <message>
        <source>Table {table} is open already.</source>
        <translation>La table {table} est déjà ouverte.</translation>
    </message>
    <message>
        <source>Table {table} is short</source>
        <translation>Il manque des joueurs à la table {table}</translation>
    </message>
    <message>
        <source>Table {table} is there twice.</source>
        <translation>La table {table} figure deux fois.</translation>
    </message>
    <message>
        <source>Table {table} raced the {chip:,}s: {why}; {in_play}</source>
        <translation>Chip race des jetons de {chip:,} à la table {table} : {why} ; {in_play}</translation>
    </message>
    <message>
        <source>Table {table} raced {odd}: {awards}; {in_play}</source>
        <translation>Chip race à la table {table}, {odd} : {awards} ; {in_play}</translation>
    </message>
    <message>
        <source>Table {table} seat {seat}</source>
        <translation>Table {table} siège {seat}</translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is kept already.</source>
        <translation>Table {table} siège {seat} : déjà gardé.</translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is kept for {name}</source>
        <translation>Table {table} siège {seat} : gardé pour {name}</translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is kept for {name} already.</source>
        <translation>Table {table} siège {seat} : déjà gardé pour {name}.</translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is not free.</source>
        <translation>Le siège {seat} de la table {table} n’est pas libre.</translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is not free: say where {name} sits.</source>
        <translation>Le siège {seat} de la table {table} n’est pas libre : indiquez où est assis {name}.</translation>
    </message>
    <message>
        <source>Table {table} seat {seat}.</source>
        <translation>Table {table} siège {seat}.</translation>
    </message>
    <message>
        <source>Table {table} stands elsewhere on the floor plan</source>
        <translation>Table {table} déplacée sur le plan de salle</translation>
    </message>
    <message>
        <source>Table {table} stands there</source>
        <translation>La table {table} est déjà là</translation>
    </message>
    <message>
        <source>Table {table} stands there.</source>
        <translation>La table {table} occupe cet endroit.</translation>
    </message>
    <message>
        <source>Table {table} still plays</source>
        <translation>La table {table} joue encore</translation>
    </message>
    <message>
        <source>Table {table} still plays hand {hand}</source>
        <translation>La table {table} joue encore la main {hand}</translation>
    </message>
    <message>
        <source>Table {table} takes no players in this break.</source>
        <translation>La table {table} ne reçoit aucun joueur de la table cassée.</translation>
    </message>
    <message>
        <source>Table {table} was closed</source>
        <translation>Table {table} fermée</translation>
    </message>
    <message>
        <source>Table {table} was opened with {seats}</source>
        <translation>Table {table} ouverte avec {seats}</translation>
    </message>
    <message>
        <source>Table {table} would need {cards} cards, and a suit has {most}: draw without cards.</source>
        <translation>La table {table} demanderait {cards} cartes, et une couleur en a {most} : tirez sans cartes.</translation>
    </message>
    <message>
        <source>Table {table} · Seat {seat}</source>
        <translation>Table {table} · Siège {seat}</translation>
    </message>
    <message>
        <source>Table {table}, row {row}, column {column}: it holds {held}, the Changes say {told}.</source>
        <translation>Table {table}, enregistrement {row}, colonne {column} : elle contient {held}, le journal dit {told}.</translation>
    </message>
    <message>
        <source>Table {table}, row {row}: a Change put it there, but it is gone.</source>
        <translation>Table {table}, enregistrement {row} : une ligne du journal l’y a mis, mais il a disparu.</translation>
    </message>
    <message>
        <source>Table {table}, row {row}: it is in the file, but no Change put it there.</source>
        <translation>Table {table}, enregistrement {row} : il est dans le fichier, mais aucune ligne du journal ne l’y a mis.</translation>
    </message>
    <message>
        <source>Table {table}, {note}</source>
        <translation>Table {table}, {note}</translation>
    </message>
    <message>
        <source>Table {table}.</source>
        <translation>Table {table}.</translation>
    </message>
    <message>
        <source>Table {table}: a seat is closed twice.</source>
        <translation>Table {table} : un siège est fermé deux fois.</translation>
    </message>
    <message>
        <source>Table {table}: a table has from {fewest} to {most} seats.</source>
        <translation>Table {table} : une table a de {fewest} à {most} sièges.</translation>
    </message>
    <message>
        <source>Table {table}: at least {fewest} seats must stay open.</source>
        <translation>Table {table} : au moins {fewest} sièges doivent rester ouverts.</translation>
    </message>
    <message>
        <source>Table {table}: {rows}</source>
        <translation>Table {table} : {rows}</translation>
    </message>
    <message>
        <source>Table {table}: {why}</source>
        <translation>Table {table} : {why}</translation>
    </message>
    <message>
        <source>Table's number</source>
        <translation>Numéro de la table</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Tables and order of breaking…</source>
        <translation>Tables et ordre de casse…</translation>
    </message>
    <message>
        <source>Tables and order…</source>
        <translation>Tables et ordre…</translation>
    </message>
    <message>
        <source>Tables and seats</source>
        <translation>Tables et sièges</translation>
    </message>
    <message>
        <source>Tables are balanced down to the last two, also between the redraws.</source>
        <translation>Les tables sont équilibrées jusqu’aux deux dernières, y compris entre les nouveaux tirages.</translation>
    </message>
    <message>
        <source>Tables are numbered from 1 to {highest:,}.</source>
        <translation>Les tables se numérotent de 1 à {highest:,}.</translation>
    </message>
    <message>
        <source>Tables break in an order fixed in advance, once the other tables have seats for everybody.</source>
        <translation>Les tables sont cassées dans un ordre fixé d’avance, dès que les autres tables ont des sièges pour tous.</translation>
    </message>
    <message>
        <source>Tables count from 1.</source>
        <translation>Les tables se comptent à partir de 1.</translation>
    </message>
    <message>
        <source>Tables of the room, the first to break first</source>
        <translation>Tables de la salle, la première à casser d’abord</translation>
    </message>
    <message>
        <source>Tables stay within one player of each other up to six tables, and within two above six.</source>
        <translation>L’écart entre les tables est d’un joueur au plus jusqu’à six tables, et de deux au-dessus de six.</translation>
    </message>
    <message>
        <source>Tables stay within one player of each other, however many there are.</source>
        <translation>L’écart entre les tables est d’un joueur au plus, quel que soit leur nombre.</translation>
    </message>
    <message>
        <source>Tables that race</source>
        <translation>Tables du chip race</translation>
    </message>
    <message>
        <source>Tables {numbers}</source>
        <translation>Tables {numbers}</translation>
    </message>
    <message>
        <source>Tables {tables} hold play</source>
        <translation>Les tables {tables} suspendent le jeu</translation>
    </message>
    <message>
        <source>Tables {tables}.</source>
        <translation>Tables {tables}.</translation>
    </message>
    <message>
        <source>Table–Seat</source>
        <translation>Table–Siège</translation>
    </message>
    <message>
        <source>Take an entry back?</source>
        <translation>Reprendre une inscription ?</translation>
    </message>
    <message>
        <source>Take an entry back…</source>
        <translation>Reprendre une inscription…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take away the PIN of {holder}</source>
        <translation>Retirer le PIN : {holder}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take back the entry of {name}?</source>
        <translation>Retirer l’inscription : {name} ?</translation>
    </message>
    <message>
        <source>Take back the entry…</source>
        <translation>Retirer l’inscription…</translation>
    </message>
    <message>
        <source>Take down</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take down: {message}</source>
        <translation>Retirer : {message}</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take off all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>Take out again</source>
        <translation>Ressortir</translation>
    </message>
    <message>
        <source>Take payment</source>
        <translation>Encaisser</translation>
    </message>
    <message>
        <source>Take table {table} away</source>
        <translation>Retirer la table {table}</translation>
    </message>
    <message>
        <source>Take the last {kind} back?</source>
        <translation>Reprendre la dernière vente ({kind}) ?</translation>
    </message>
    <message>
        <source>Take the last {kind} back…</source>
        <translation>Reprendre la dernière vente ({kind})…</translation>
    </message>
    <message>
        <source>Take the logo away</source>
        <translation>Retirer le logo</translation>
    </message>
    <message>
        <source>Take the message down</source>
        <translation>Retirer le message</translation>
    </message>
    <message>
        <source>Take the selected tournament out again</source>
        <translation>Ressortir le tournoi sélectionné</translation>
    </message>
    <message>
        <source>Take the table away</source>
        <translation>Retirer la table</translation>
    </message>
    <message>
        <source>Take the {chip:,}s out of play?</source>
        <translation>Retirer du jeu les jetons de {chip:,} ?</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Taken back by</source>
        <translation>Annulé par</translation>
    </message>
    <message>
        <source>Taken back: {why}</source>
        <translation>Annulé : {why}</translation>
    </message>
    <message>
        <source>Takes back</source>
        <translation>Annule</translation>
    </message>
    <message>
        <source>Taking it back adds a line; this one stays in the journal.</source>
        <translation>L’annulation ajoute une ligne ; celle-ci reste au journal.</translation>
    </message>
    <message>
        <source>Tax withheld</source>
        <translation>Impôt retenu</translation>
    </message>
    <message>
        <source>Tell the result of the room…</source>
        <translation>Saisir le résultat de la salle…</translation>
    </message>
    <message>
        <source>Tell the room</source>
        <translation>Informer la salle</translation>
    </message>
    <message>
        <source>Tell the room…</source>
        <translation>Informer la salle…</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Template “{name}” was deleted</source>
        <translation>Modèle « {name} » supprimé</translation>
    </message>
    <message>
        <source>Template “{name}” was saved anew from {tournament}</source>
        <translation>Modèle « {name} » réenregistré à partir du tournoi {tournament}</translation>
    </message>
    <message>
        <source>Template “{name}” was saved from {tournament}</source>
        <translation>Modèle « {name} » enregistré à partir du tournoi {tournament}</translation>
    </message>
    <message>
        <source>Template “{old}” is now called “{new}”</source>
        <translation>Le modèle « {old} » s’appelle maintenant « {new} »</translation>
    </message>
    <message>
        <source>Templates of the house</source>
        <translation>Modèles de la maison</translation>
    </message>
    <message>
        <source>Ten for the winner down to one, and two for each bounty.</source>
        <translation>De dix pour le vainqueur jusqu’à un, et deux par prime.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Test: {name}</source>
        <translation>Tester : {name}</translation>
    </message>
    <message>
        <source>Text for a chat</source>
        <translation>Texte pour messagerie</translation>
    </message>
    <message>
        <source>That backup is damaged too. Nothing was changed.</source>
        <translation>Cette sauvegarde est endommagée aussi. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>That backup is empty. Nothing was changed.</source>
        <translation>Cette sauvegarde est vide. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>That is how it is already.</source>
        <translation>C’est déjà le cas.</translation>
    </message>
    <message>
        <source>That is how it is called already.</source>
        <translation>Il s’appelle déjà ainsi.</translation>
    </message>
    <message>
        <source>That is more money than the app can count.</source>
        <translation>C’est plus d’argent que l’application ne peut en compter.</translation>
    </message>
    <message>
        <source>That is more than {most:,} envelopes.</source>
        <translation>Cela fait plus de {most:,} enveloppes.</translation>
    </message>
    <message>
        <source>That is nobody's PIN.</source>
        <translation>Ce PIN n’est à personne.</translation>
    </message>
    <message>
        <source>That is the order already.</source>
        <translation>C’est déjà l’ordre.</translation>
    </message>
    <message>
        <source>That is the right seat of {name}.</source>
        <translation>C’est le bon siège pour {name}.</translation>
    </message>
    <message>
        <source>That is too long a chain: make it shorter.</source>
        <translation>Cet enchaînement est trop long : raccourcissez-le.</translation>
    </message>
    <message>
        <source>That is where it stands already.</source>
        <translation>C’est déjà sa place.</translation>
    </message>
    <message>
        <source>That number is too long.</source>
        <translation>Ce nombre est trop long.</translation>
    </message>
    <message>
        <source>That penalty is over already.</source>
        <translation>Cette pénalité est déjà terminée.</translation>
    </message>
    <message>
        <source>That player has no seat yet.</source>
        <translation>Ce joueur n’a pas encore de siège.</translation>
    </message>
    <message>
        <source>That player is not out.</source>
        <translation>Ce joueur n’est pas éliminé.</translation>
    </message>
    <message>
        <source>That seat</source>
        <translation>Ce siège</translation>
    </message>
    <message>
        <source>That there are no prizes</source>
        <translation>Qu’il n’y a pas de prix</translation>
    </message>
    <message>
        <source>That time is over.</source>
        <translation>Cette heure est passée.</translation>
    </message>
    <message>
        <source>That was said already.</source>
        <translation>C’est déjà indiqué.</translation>
    </message>
    <message>
        <source>That was taken back already.</source>
        <translation>C’est déjà retiré.</translation>
    </message>
    <message>
        <source>That would take more than {most} levels: make them longer, or plan for less time.</source>
        <translation>Il faudrait plus de {most} niveaux : allongez-les, ou prévoyez moins de temps.</translation>
    </message>
    <message>
        <source>The PIN of {holder} was taken away</source>
        <translation>PIN retiré : {holder}</translation>
    </message>
    <message>
        <source>The SHA-256 of the seed is the commitment</source>
        <translation>Le SHA-256 de la graine est l’engagement</translation>
    </message>
    <message>
        <source>The account of the chips</source>
        <translation>Le compte des jetons</translation>
    </message>
    <message>
        <source>The account says that {there:,} are in play. What you book stands in it with your reason.</source>
        <translation>D’après le compte, {there:,} sont en jeu. Ce que vous enregistrez y figure avec votre motif.</translation>
    </message>
    <message>
        <source>The ace of the seat draw begins.</source>
        <translation>L’as du tirage des sièges commence.</translation>
    </message>
    <message>
        <source>The amount is more than nothing.</source>
        <translation>Le montant doit dépasser zéro.</translation>
    </message>
    <message>
        <source>The amounts come to {total}: {amount} is not given to anybody.</source>
        <translation>Les montants font {total} : il reste {amount} à attribuer.</translation>
    </message>
    <message>
        <source>The amounts come to {total}: {amount} more than there is.</source>
        <translation>Les montants font {total} : c’est {amount} de trop.</translation>
    </message>
    <message>
        <source>The amounts that all of them agreed on.</source>
        <translation>Les montants sur lesquels tous se sont mis d’accord.</translation>
    </message>
    <message>
        <source>The ante is paid by {payers}: “{typed}” is none of them.</source>
        <translation>L’ante est payée par : {payers}. « {typed} » n’en fait pas partie.</translation>
    </message>
    <message>
        <source>The ante of {amount:,} cannot be paid with the chips in play ({chips}).</source>
        <translation>L’ante de {amount:,} ne peut pas se payer avec les jetons en jeu ({chips}).</translation>
    </message>
    <message>
        <source>The ante of {amount:,} cannot be paid with the chips in play.</source>
        <translation>L’ante de {amount:,} ne peut pas se payer avec les jetons en jeu.</translation>
    </message>
    <message>
        <source>The ante of {ante:,} is less than a twentieth of the big blind of {big:,}.</source>
        <translation>L’ante de {ante:,} vaut moins d’un vingtième de la grosse blinde de {big:,}.</translation>
    </message>
    <message>
        <source>The ante of {ante:,} is more than the big blind of {big:,}.</source>
        <translation>L’ante de {ante:,} dépasse la grosse blinde de {big:,}.</translation>
    </message>
    <message>
        <source>The ante of {ante:,} is not less than the bring-in of {bring_in:,}.</source>
        <translation>L’ante de {ante:,} n’est pas inférieure au bring-in de {bring_in:,}.</translation>
    </message>
    <message>
        <source>The app deals</source>
        <translation>L’application distribue</translation>
    </message>
    <message>
        <source>The app fixed the draw before it sees what you type. With both, anyone can check it afterwards.</source>
        <translation>L’application a fixé le tirage avant de voir ce que vous tapez. Avec les deux, chacun peut le vérifier ensuite.</translation>
    </message>
    <message>
        <source>The app has fixed its part. Show this to the room before you go on:</source>
        <translation>L’application a fixé sa part. Montrez ceci à la salle avant de continuer :</translation>
    </message>
    <message>
        <source>The app has {players} at table {table}</source>
        <translation>L’application compte {players} à la table {table}</translation>
    </message>
    <message numerus="yes">
        <source>The app has {players} at table {table}, without the {n} out who has no name</source>
        <translation>
            <numerusform>L’application compte {players} à la table {table}, sans {n} éliminé encore sans nom</numerusform>
            <numerusform>L’application compte {players} à la table {table}, sans {n} éliminés encore sans nom</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup failed</source>
        <translation>La sauvegarde a échoué</translation>
    </message>
    <message>
        <source>The base of a logarithm is above 0 and not 1.</source>
        <translation>La base d’un logarithme est supérieure à 0 et différente de 1.</translation>
    </message>
    <message>
        <source>The best card wins the first, one to a player: rank, then spades, hearts, diamonds, clubs.</source>
        <translation>La meilleure carte gagne le premier jeton, un par joueur : rang, puis pique, cœur, carreau, trèfle.</translation>
    </message>
    <message>
        <source>The best card wins the first: rank, then spades, hearts, diamonds, clubs.</source>
        <translation>La meilleure carte gagne le premier : hauteur, puis pique, cœur, carreau, trèfle.</translation>
    </message>
    <message>
        <source>The best ten get points, whatever the field.</source>
        <translation>Les dix premiers ont des points, quel que soit le nombre de joueurs.</translation>
    </message>
    <message>
        <source>The big bet of {amount:,} cannot be paid with the chips in play.</source>
        <translation>La grosse mise de {amount:,} ne peut pas se payer avec les jetons en jeu.</translation>
    </message>
    <message>
        <source>The big blind falls from {before:,} to {now:,}.</source>
        <translation>La grosse blinde baisse de {before:,} à {now:,}.</translation>
    </message>
    <message>
        <source>The big blind grows fast, from {before:,} to {now:,}: 1.15 to 2.5 times is usual.</source>
        <translation>La grosse blinde monte vite, de {before:,} à {now:,} : 1,15 à 2,5 fois est l’usage.</translation>
    </message>
    <message>
        <source>The big blind grows slowly, from {before:,} to {now:,}: 1.15 to 2.5 times is usual.</source>
        <translation>La grosse blinde monte lentement, de {before:,} à {now:,} : 1,15 à 2,5 fois est l’usage.</translation>
    </message>
    <message>
        <source>The big blind has a place of its own.</source>
        <translation>La grosse blinde a une place à elle.</translation>
    </message>
    <message>
        <source>The big blind of {amount:,} cannot be paid with the chips in play ({chips}).</source>
        <translation>La grosse blinde de {amount:,} ne peut pas se payer avec les jetons en jeu ({chips}).</translation>
    </message>
    <message>
        <source>The big blind pays the ante for the table, the blind before the ante, and the ante is not reduced when players are few.</source>
        <translation>La grosse blinde paie l’ante pour la table, d’abord la blinde puis l’ante, et l’ante ne baisse pas quand il reste peu de joueurs.</translation>
    </message>
    <message>
        <source>The bigger stack at the start of the hand takes the better place.</source>
        <translation>Le plus gros tapis au début de la main prend la meilleure place.</translation>
    </message>
    <message>
        <source>The bigger stack places higher; equal stacks share the money.</source>
        <translation>Le plus gros tapis est mieux classé ; les tapis égaux se partagent l’argent.</translation>
    </message>
    <message>
        <source>The blind schedule is posted where the players can see it.</source>
        <translation>La structure des blindes est affichée là où les joueurs peuvent la voir.</translation>
    </message>
    <message>
        <source>The bounty goes to whoever won the pot; those who share it, share alike.</source>
        <translation>La prime va à qui a gagné le pot ; ceux qui le partagent la partagent à parts égales.</translation>
    </message>
    <message>
        <source>The bounty of {name} was won by {whom}</source>
        <translation>Prime sur {name} gagnée par {whom}</translation>
    </message>
    <message>
        <source>The box can make {stack:,} in {ways} for {players}.</source>
        <translation>La boîte peut composer {stack:,} de {ways} pour {players}.</translation>
    </message>
    <message>
        <source>The box can serve {served}, but for the color-ups with {players} it lacks {lacks}.</source>
        <translation>La boîte suffit pour {served}, mais pour les color-ups à {players} il manque {lacks}.</translation>
    </message>
    <message>
        <source>The box can serve {served}, not {players:,}.</source>
        <translation>La boîte suffit pour {served}, pas pour {players:,}.</translation>
    </message>
    <message>
        <source>The box can serve {served}.</source>
        <translation>La boîte suffit pour {served}.</translation>
    </message>
    <message>
        <source>The box cannot hold {count:,} chips.</source>
        <translation>La boîte ne peut pas contenir {count:,} jetons.</translation>
    </message>
    <message>
        <source>The box has {chip:,}-chips, which are not named.</source>
        <translation>La boîte a des jetons de {chip:,}, qui ne sont pas indiqués.</translation>
    </message>
    <message>
        <source>The box must hold {chips}.</source>
        <translation>La boîte doit contenir {chips}.</translation>
    </message>
    <message>
        <source>The break after level {level}</source>
        <translation>La pause après le niveau {level}</translation>
    </message>
    <message>
        <source>The break before level 1</source>
        <translation>La pause avant le niveau 1</translation>
    </message>
    <message>
        <source>The break is over</source>
        <translation>La pause est terminée</translation>
    </message>
    <message>
        <source>The breaks are too long for this time: make them shorter or rarer.</source>
        <translation>Les pauses sont trop longues pour cette durée : raccourcissez-les ou espacez-les.</translation>
    </message>
    <message>
        <source>The bring-in is not more than the small bet.</source>
        <translation>Le bring-in ne dépasse pas la petite mise.</translation>
    </message>
    <message>
        <source>The bring-in of {amount:,} cannot be paid with the chips in play.</source>
        <translation>Le bring-in de {amount:,} ne peut pas se payer avec les jetons en jeu.</translation>
    </message>
    <message>
        <source>The bubble has burst</source>
        <translation>La bulle a éclaté</translation>
    </message>
    <message>
        <source>The bubble: play hand for hand?</source>
        <translation>La bulle : jouer main par main ?</translation>
    </message>
    <message>
        <source>The button always goes to a player; a blind may be posted by two, or on the button.</source>
        <translation>Le bouton va toujours à un joueur ; une blinde peut être posée par deux joueurs, ou au bouton.</translation>
    </message>
    <message>
        <source>The button goes round at least 0 times.</source>
        <translation>Le bouton fait le tour au moins 0 fois.</translation>
    </message>
    <message>
        <source>The button goes where nobody has the big blind twice running.</source>
        <translation>Le bouton va là où personne n’a la grosse blinde deux fois de suite.</translation>
    </message>
    <message>
        <source>The button of table {table} is at seat {seat}</source>
        <translation>Le bouton de la table {table} est au siège {seat}</translation>
    </message>
    <message>
        <source>The buy-in, what can be bought later, the chips and their worth, and the rules of the house, to post.</source>
        <translation>Le buy-in, ce qui peut s’acheter ensuite, les jetons et leur valeur, et les règles de la maison, à afficher.</translation>
    </message>
    <message>
        <source>The buy-in: {terms}.</source>
        <translation>Le buy-in : {terms}.</translation>
    </message>
    <message>
        <source>The cash of all payments of a clerk since the last closing, in every tournament of the house.</source>
        <translation>Les espèces de tous les paiements d’un caissier depuis la dernière clôture, dans tous les tournois de la maison.</translation>
    </message>
    <message>
        <source>The change after</source>
        <translation>La ligne du journal suivante</translation>
    </message>
    <message>
        <source>The change before</source>
        <translation>La ligne du journal précédente</translation>
    </message>
    <message>
        <source>The chip counts were put away</source>
        <translation>Les comptages des jetons ont été effacés</translation>
    </message>
    <message>
        <source>The chip that leaves is worth at least 1.</source>
        <translation>Le jeton à retirer vaut au moins 1.</translation>
    </message>
    <message>
        <source>The chips do not add up</source>
        <translation>Les jetons ne tombent pas juste</translation>
    </message>
    <message>
        <source>The chips do not agree: {sold:,} were sold, {recorded:,} are recorded, {in_play:,} are in play.</source>
        <translation>Les jetons ne concordent pas : {sold:,} vendus, {recorded:,} enregistrés, {in_play:,} en jeu.</translation>
    </message>
    <message>
        <source>The chips of a disqualified player leave play.</source>
        <translation>Les jetons d’un joueur disqualifié sortent du jeu.</translation>
    </message>
    <message>
        <source>The chips of {name} left play then: take that back in the journal instead.</source>
        <translation>Les jetons sont alors sortis du jeu ({name}) : annulez plutôt cela dans le journal.</translation>
    </message>
    <message>
        <source>The chips of {name} stay anyway.</source>
        <translation>{name} : les jetons restent de toute façon.</translation>
    </message>
    <message>
        <source>The clock is called on {player}</source>
        <translation>Temps demandé contre {player}</translation>
    </message>
    <message>
        <source>The clock is not called before {seconds} seconds of thought.</source>
        <translation>Le temps n’est pas demandé avant {seconds} secondes de réflexion.</translation>
    </message>
    <message>
        <source>The clock is running.</source>
        <translation>L’horloge tourne.</translation>
    </message>
    <message>
        <source>The clock is running: hold it first.</source>
        <translation>L’horloge tourne : arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>The clock is set back on the page Clock.</source>
        <translation>L’horloge se corrige à la page Horloge.</translation>
    </message>
    <message>
        <source>The clock is set to {time}</source>
        <translation>Horloge réglée sur {time}</translation>
    </message>
    <message>
        <source>The clock of {name} runs: pause it first.</source>
        <translation>L’horloge de {name} tourne : mettez-la d’abord en pause.</translation>
    </message>
    <message>
        <source>The clock on whom? A name, or table-seat like 7-4</source>
        <translation>Temps demandé contre qui ? Un nom, ou table-siège comme 7-4</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>L’horloge tourne</translation>
    </message>
    <message>
        <source>The clock runs on, however long a hand takes.</source>
        <translation>L’horloge continue, quelle que soit la durée d’une main.</translation>
    </message>
    <message>
        <source>The clock runs on.</source>
        <translation>L’horloge continue.</translation>
    </message>
    <message>
        <source>The clock shows</source>
        <translation>L’horloge affiche</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>Horloge arrêtée</translation>
    </message>
    <message>
        <source>The clock stands already.</source>
        <translation>L’horloge est déjà arrêtée.</translation>
    </message>
    <message>
        <source>The clock stands, and each hand takes one minute off it.</source>
        <translation>L’horloge est arrêtée, et chaque main lui retire une minute.</translation>
    </message>
    <message>
        <source>The clock stands, and each hand takes three minutes off it, the most that is allowed.</source>
        <translation>L’horloge est arrêtée, et chaque main lui retire trois minutes, le maximum permis.</translation>
    </message>
    <message>
        <source>The clock stands, and each hand takes two minutes off it.</source>
        <translation>L’horloge est arrêtée, et chaque main lui retire deux minutes.</translation>
    </message>
    <message>
        <source>The clock stands: {why}</source>
        <translation>Horloge arrêtée : {why}</translation>
    </message>
    <message>
        <source>The clock starts by itself at {time}</source>
        <translation>L’horloge démarre seule à {time}</translation>
    </message>
    <message>
        <source>The clock starts by itself in {minutes}</source>
        <translation>L’horloge démarre d’elle-même dans {minutes}</translation>
    </message>
    <message>
        <source>The clock starts by itself, whether or not anybody is here. Start and Pause are still yours.</source>
        <translation>L’horloge démarre d’elle-même, qu’il y ait quelqu’un ou non. Démarrer et Arrêter restent à vous.</translation>
    </message>
    <message>
        <source>The clock waits for seven days at the most.</source>
        <translation>L’horloge attend sept jours au plus.</translation>
    </message>
    <message>
        <source>The clock was set again since then: look at it once more.</source>
        <translation>L’horloge a été réglée de nouveau depuis : regardez-la encore une fois.</translation>
    </message>
    <message>
        <source>The closed envelopes hold {off} less than is left of the bounties.</source>
        <translation>Les enveloppes fermées contiennent {off} de moins que ce qui reste des primes.</translation>
    </message>
    <message>
        <source>The closed envelopes hold {off} more than is left of the bounties.</source>
        <translation>Les enveloppes fermées contiennent {off} de plus que ce qui reste des primes.</translation>
    </message>
    <message>
        <source>The computer slept from {began} to {ended}</source>
        <translation>L’ordinateur était en veille de {began} à {ended}</translation>
    </message>
    <message>
        <source>The copy failed</source>
        <translation>La copie a échoué</translation>
    </message>
    <message>
        <source>The copy in {folder} does not hold, and was taken away: {fault}</source>
        <translation>La copie dans {folder} n’est pas intacte et a été enlevée : {fault}</translation>
    </message>
    <message>
        <source>The currency is for tournaments to come.</source>
        <translation>La devise vaut pour les tournois à venir.</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>La courbe</translation>
    </message>
    <message>
        <source>The deal leaves out {missing}, still in: all who are left must agree.</source>
        <translation>Le deal oublie {missing}, encore en jeu : tous ceux qui restent doivent être d’accord.</translation>
    </message>
    <message>
        <source>The dealer of the short table deals them, in this order. The lowest card gives a player.</source>
        <translation>Le croupier de la table où il manque des joueurs les distribue, dans cet ordre. La carte la plus basse donne un joueur.</translation>
    </message>
    <message>
        <source>The director is part of this dispute: name somebody who is not.</source>
        <translation>Le directeur est partie à ce litige : nommez quelqu’un qui ne l’est pas.</translation>
    </message>
    <message>
        <source>The director may hand the clock to somebody else, and does not judge a dispute that he is part of.</source>
        <translation>Le directeur peut confier l’horloge à quelqu’un d’autre, et ne tranche pas un litige dont il est partie.</translation>
    </message>
    <message>
        <source>The director may pay out as agreed by all players left; a deal should leave something to play for.</source>
        <translation>Le directeur peut payer selon l’accord de tous les joueurs restants ; un deal devrait laisser quelque chose à jouer.</translation>
    </message>
    <message>
        <source>The director may pay out as the players agree.</source>
        <translation>Le directeur peut payer selon l’accord des joueurs.</translation>
    </message>
    <message>
        <source>The director may warn a player, suspend him for a time or disqualify him, and then his chips leave play.</source>
        <translation>Le directeur peut avertir un joueur, le suspendre un temps ou le disqualifier, et alors ses jetons sortent du jeu.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <source>The disk says: {error}.</source>
        <translation>Le disque indique : {error}.</translation>
    </message>
    <message>
        <source>The document could not be made: {error}.</source>
        <translation>Le document n’a pas pu être fait : {error}.</translation>
    </message>
    <message>
        <source>The document is still being prepared.</source>
        <translation>Le document est encore en préparation.</translation>
    </message>
    <message>
        <source>The draw takes the fewest that hold everybody, those that break last first.</source>
        <translation>Le tirage prend le moins de tables qui suffisent à tous, d’abord celles qui cassent en dernier.</translation>
    </message>
    <message>
        <source>The end of the journal could not be read: what was done last may be missing.</source>
        <translation>La fin du journal n’a pas pu être lue : ce qui a été fait en dernier manque peut-être.</translation>
    </message>
    <message>
        <source>The entries cannot be less than {least}.</source>
        <translation>Le nombre d’inscriptions ne peut pas être inférieur à {least}.</translation>
    </message>
    <message>
        <source>The envelope for {name} is open already.</source>
        <translation>L’enveloppe pour {name} est déjà ouverte.</translation>
    </message>
    <message>
        <source>The envelope for {name} is open: undo that first.</source>
        <translation>L’enveloppe pour {name} est ouverte : annulez d’abord cela.</translation>
    </message>
    <message>
        <source>The envelope is open: somebody has won it.</source>
        <translation>L’enveloppe est ouverte : quelqu’un l’a gagnée.</translation>
    </message>
    <message>
        <source>The evening goes on, and is safe in its file; the next break tries again.</source>
        <translation>La soirée continue, en sécurité dans son fichier ; nouvel essai à la prochaine pause.</translation>
    </message>
    <message>
        <source>The evening itself is safe in its file.</source>
        <translation>La soirée elle-même est en sécurité dans son fichier.</translation>
    </message>
    <message>
        <source>The event allows {most:,} {kind} in all, and they are sold.</source>
        <translation>Le tournoi permet au plus {most:,} en tout ({kind}), et tout est vendu.</translation>
    </message>
    <message>
        <source>The event allows {most} {kind} for each player, and they are used.</source>
        <translation>Le tournoi permet au plus {most} par joueur ({kind}), et la limite est atteinte.</translation>
    </message>
    <message>
        <source>The event has no break, so no time is set.</source>
        <translation>Le tournoi n’a pas de pause, donc aucune heure n’est fixée.</translation>
    </message>
    <message>
        <source>The event is expected to end in the first level whose big blind is a twentieth of all chips.</source>
        <translation>La fin du tournoi est attendue au premier niveau dont la grosse blinde vaut un vingtième de tous les jetons.</translation>
    </message>
    <message>
        <source>The event says how many rebuys and add-ons a player may take, and on what terms.</source>
        <translation>Le tournoi dit combien de recaves et d’add-ons un joueur peut prendre, et à quelles conditions.</translation>
    </message>
    <message>
        <source>The file cannot be read: there can be no file of that name.</source>
        <translation>Impossible de lire le fichier : aucun fichier ne peut porter ce nom.</translation>
    </message>
    <message>
        <source>The file cannot be read: {why}.</source>
        <translation>Impossible de lire le fichier : {why}.</translation>
    </message>
    <message>
        <source>The file was brought up to date after that: it can be seen as it was from change {n} on.</source>
        <translation>Le fichier a été mis à jour après cela : on peut le voir tel qu’il était à partir de la ligne {n} du journal.</translation>
    </message>
    <message>
        <source>The file was brought up to date after that: what came before stays as it is.</source>
        <translation>Le fichier a été mis à jour après cela : ce qui précède reste tel quel.</translation>
    </message>
    <message>
        <source>The file was brought up to version {version}</source>
        <translation>Fichier mis à jour : version {version}</translation>
    </message>
    <message>
        <source>The file was damaged: what could be read of it was put together</source>
        <translation>Le fichier était endommagé : ce qui a pu en être lu a été rassemblé</translation>
    </message>
    <message>
        <source>The first button at {where}</source>
        <translation>Premier bouton : {where}</translation>
    </message>
    <message>
        <source>The first button was drawn at {tables}</source>
        <translation>Premier bouton tiré à {tables}</translation>
    </message>
    <message>
        <source>The first for 1st place, the second for 2nd, then 0.</source>
        <translation>Le premier pour la 1re place, le deuxième pour la 2e, puis 0.</translation>
    </message>
    <message>
        <source>The first hand of the second level is dealt.</source>
        <translation>La première main du deuxième niveau est donnée.</translation>
    </message>
    <message>
        <source>The first level after the first break starts.</source>
        <translation>Le premier niveau après la première pause commence.</translation>
    </message>
    <message>
        <source>The first {most} found: type on</source>
        <translation>Les {most} premiers trouvés : précisez</translation>
    </message>
    <message>
        <source>The floor rules by it; the app itself does nothing by it.</source>
        <translation>Sert aux décisions à la table ; l’application elle-même n’en fait rien.</translation>
    </message>
    <message>
        <source>The folder is read-only.</source>
        <translation>Le dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone, and the house file with it. Nothing was changed. Put it back, then repeat this.</source>
        <translation>Le dossier {folder} a disparu, et le fichier de la maison avec lui. Rien n’a été modifié. Remettez-le en place, puis recommencez.</translation>
    </message>
    <message>
        <source>The folder, or a file in it, is not yours to write.</source>
        <translation>Vous n’avez pas le droit d’écrire dans ce dossier, ou dans un de ses fichiers.</translation>
    </message>
    <message>
        <source>The formula ends too soon.</source>
        <translation>La formule s’arrête trop tôt.</translation>
    </message>
    <message>
        <source>The guarantee cannot be less than {least}.</source>
        <translation>La garantie ne peut pas être inférieure à {least}.</translation>
    </message>
    <message>
        <source>The hand had begun before the signal.</source>
        <translation>La main avait commencé avant le signal.</translation>
    </message>
    <message>
        <source>The hand had not begun at the signal.</source>
        <translation>La main n’avait pas commencé au signal.</translation>
    </message>
    <message>
        <source>The hand is played; the next one goes on as if the button had been right.</source>
        <translation>La main se joue ; la suivante continue comme si le bouton avait été au bon endroit.</translation>
    </message>
    <message>
        <source>The highest card begins: let the app deal, or type in what was dealt.</source>
        <translation>La plus haute carte commence : laissez l’application distribuer, ou saisissez ce qui a été distribué.</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>La maison</translation>
    </message>
    <message>
        <source>The house cannot be opened</source>
        <translation>La maison ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>The house cannot be opened here. {why}</source>
        <translation>La maison ne peut pas être ouverte ici. {why}</translation>
    </message>
    <message>
        <source>The house does not know this player.</source>
        <translation>La maison ne connaît pas ce joueur.</translation>
    </message>
    <message>
        <source>The house file cannot be opened: is its folder still there, and yours to write?</source>
        <translation>Impossible d’ouvrir le fichier de la maison : son dossier est-il encore là, et avez-vous le droit d’y écrire ?</translation>
    </message>
    <message>
        <source>The house file cannot be written: it, or its folder, is read-only.</source>
        <translation>Impossible d’écrire dans le fichier de la maison : lui ou son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>The house file is damaged</source>
        <translation>Le fichier de la maison est endommagé</translation>
    </message>
    <message>
        <source>The house file is damaged.</source>
        <translation>Le fichier de la maison est endommagé.</translation>
    </message>
    <message>
        <source>The house file is damaged. It was left as it is.</source>
        <translation>Le fichier de la maison est endommagé. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The house file is gone</source>
        <translation>Le fichier de la maison a disparu</translation>
    </message>
    <message>
        <source>The house file is gone; what belongs to it is still there.</source>
        <translation>Le fichier de la maison a disparu ; ce qui l’accompagne est encore là.</translation>
    </message>
    <message>
        <source>The house has a logo: {wide} × {high}</source>
        <translation>La maison a un logo : {wide} × {high}</translation>
    </message>
    <message>
        <source>The house has no logo.</source>
        <translation>La maison n’a pas de logo.</translation>
    </message>
    <message>
        <source>The house is as it was at {began}</source>
        <translation>La maison est telle qu’elle était à {began}</translation>
    </message>
    <message>
        <source>The house is open already, by {user} on {computer} (process {process}). Close it there first.</source>
        <translation>La maison est déjà ouverte, par {user} sur {computer} (processus {process}). Fermez-la d’abord là-bas.</translation>
    </message>
    <message>
        <source>The house is open already, in another window. Close it there first.</source>
        <translation>La maison est déjà ouverte, dans une autre fenêtre. Fermez-la d’abord là-bas.</translation>
    </message>
    <message>
        <source>The house is {name}: {currency}, {paper} paper</source>
        <translation>La maison : {name}, {currency}, papier {paper}</translation>
    </message>
    <message>
        <source>The house knows no players yet.</source>
        <translation>La maison ne connaît encore aucun joueur.</translation>
    </message>
    <message>
        <source>The house knows nobody yet: add the first player, or import a list.</source>
        <translation>La maison ne connaît encore personne : ajoutez le premier joueur, ou importez une liste.</translation>
    </message>
    <message>
        <source>The house knows {players}.</source>
        <translation>La maison connaît {players}.</translation>
    </message>
    <message>
        <source>The house may cancel an event, or change it in a way that is fair to the players.</source>
        <translation>La maison peut annuler un tournoi, ou le modifier d’une façon équitable pour les joueurs.</translation>
    </message>
    <message>
        <source>The house may keep two named players apart as long as there is more than one table.</source>
        <translation>La maison peut tenir séparés deux joueurs désignés tant qu’il y a plus d’une table.</translation>
    </message>
    <message>
        <source>The house was put back as it was on {moment}. What it held until then is in the backup of {until_now}</source>
        <translation>La maison a été restaurée dans son état du {moment}. Ce qu’elle contenait jusque-là est dans la sauvegarde du {until_now}</translation>
    </message>
    <message>
        <source>The house's logo was taken away</source>
        <translation>Le logo de la maison a été retiré</translation>
    </message>
    <message>
        <source>The house's own number: {choice}.</source>
        <translation>Valeur propre à la maison : {choice}.</translation>
    </message>
    <message>
        <source>The journal is saved as {pdf} or {csv}, not as {name}.</source>
        <translation>Le journal s’enregistre en {pdf} ou {csv}, pas sous {name}.</translation>
    </message>
    <message>
        <source>The largest: max(0, x) is never below 0.</source>
        <translation>Le plus grand : max(0, x) n’est jamais inférieur à 0.</translation>
    </message>
    <message>
        <source>The last envelope</source>
        <translation>La dernière enveloppe</translation>
    </message>
    <message>
        <source>The last good backup is of {moment}.</source>
        <translation>La dernière bonne sauvegarde date du {moment}.</translation>
    </message>
    <message>
        <source>The last hand is announced</source>
        <translation>La dernière main est annoncée</translation>
    </message>
    <message>
        <source>The last hand was announced already.</source>
        <translation>La dernière main a déjà été annoncée.</translation>
    </message>
    <message>
        <source>The last level</source>
        <translation>Le dernier niveau</translation>
    </message>
    <message>
        <source>The last player with chips is first, and the others take their places in the reverse order of going out.</source>
        <translation>Le dernier joueur qui a des jetons est premier, et les autres prennent leur place dans l’ordre inverse des éliminations.</translation>
    </message>
    <message>
        <source>The last {seconds} are counted out aloud.</source>
        <translation>Les dernières {seconds} sont comptées à haute voix.</translation>
    </message>
    <message>
        <source>The last {shown} of {events} are shown; all of them are counted.</source>
        <translation>Derniers affichés : {shown} sur {events} ; tout est compté.</translation>
    </message>
    <message>
        <source>The late until level cannot be less than 0.</source>
        <translation>Le niveau de fin des inscriptions tardives ne peut pas être inférieur à 0.</translation>
    </message>
    <message>
        <source>The least prize cannot be less than nothing.</source>
        <translation>Le plus petit prix ne peut pas être inférieur à zéro.</translation>
    </message>
    <message>
        <source>The list cannot be written: there can be no file of that name.</source>
        <translation>Impossible d’écrire la liste : aucun fichier ne peut porter ce nom.</translation>
    </message>
    <message>
        <source>The logarithm to base 10; log(x, b) to base b.</source>
        <translation>Le logarithme de base 10 ; log(x, b) de base b.</translation>
    </message>
    <message>
        <source>The logo of the house</source>
        <translation>Le logo de la maison</translation>
    </message>
    <message>
        <source>The message was taken down: {message}</source>
        <translation>Message retiré : {message}</translation>
    </message>
    <message>
        <source>The name and the guarantee may still change.</source>
        <translation>Le nom et la garantie peuvent encore changer.</translation>
    </message>
    <message>
        <source>The name of a game has at most {most} letters.</source>
        <translation>Le nom d’un jeu compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>The name of the theme {theme} is no short text.</source>
        <translation>Le nom du thème {theme} n’est pas un texte court.</translation>
    </message>
    <message>
        <source>The natural logarithm.</source>
        <translation>Le logarithme népérien.</translation>
    </message>
    <message>
        <source>The new chip must be a multiple of {old}, at least twice its value.</source>
        <translation>Le nouveau jeton doit être un multiple de {old}, au moins le double.</translation>
    </message>
    <message>
        <source>The next big blind is moved to the worst position, even if he posts it twice, and never to the small blind.</source>
        <translation>Le joueur de la prochaine grosse blinde va à la pire position, même s’il la poste deux fois, et jamais en petite blinde.</translation>
    </message>
    <message>
        <source>The next color-up</source>
        <translation>Le prochain color-up</translation>
    </message>
    <message>
        <source>The next deal has started: the result stands.</source>
        <translation>La donne suivante a commencé : le résultat est acquis.</translation>
    </message>
    <message>
        <source>The next hand is played without the newcomer, until the button has passed that seat.</source>
        <translation>La main suivante se joue sans le nouveau venu, jusqu’à ce que le bouton ait passé ce siège.</translation>
    </message>
    <message>
        <source>The next one can be given in {seconds} s.</source>
        <translation>Le suivant peut être donné dans {seconds} s.</translation>
    </message>
    <message>
        <source>The notice was taken down: {message}</source>
        <translation>Annonce retirée : {message}</translation>
    </message>
    <message>
        <source>The number of each open table as large as it can be, two to a page.</source>
        <translation>Le numéro de chaque table ouverte, aussi grand que possible, deux par page.</translation>
    </message>
    <message>
        <source>The number of paid entrants is at least 0.</source>
        <translation>Le nombre d’inscrits qui ont payé est d’au moins 0.</translation>
    </message>
    <message>
        <source>The number {number} is in line {line} already.</source>
        <translation>Le numéro {number} est déjà à la ligne {line}.</translation>
    </message>
    <message>
        <source>The odd {odd:,} goes to {players}, and {first!r} also gets the last {rest:,}.</source>
        <translation>Le reste de {odd:,} va à {players}, et {first!r} reçoit aussi le dernier reste de {rest:,}.</translation>
    </message>
    <message>
        <source>The odd {odd:,} goes to {players}.</source>
        <translation>Le reste de {odd:,} va à {players}.</translation>
    </message>
    <message>
        <source>The old one if it is free; else like 3-2</source>
        <translation>L’ancien s’il est libre ; sinon comme 3-2</translation>
    </message>
    <message>
        <source>The order of breaking names every open table once.</source>
        <translation>L’ordre de casse nomme une fois chaque table ouverte.</translation>
    </message>
    <message>
        <source>The order of breaking names every table once.</source>
        <translation>L’ordre de casse doit citer chaque table une fois.</translation>
    </message>
    <message>
        <source>The others at the table get equal parts of it; what cannot be shared goes to the bank.</source>
        <translation>Les autres joueurs de la table en reçoivent des parts égales ; ce qui ne se partage pas va à la banque.</translation>
    </message>
    <message>
        <source>The penalty of {name} is over</source>
        <translation>Fin de la pénalité : {name}</translation>
    </message>
    <message>
        <source>The penalty of {name} is over, before it was served</source>
        <translation>Fin de la pénalité avant son terme : {name}</translation>
    </message>
    <message>
        <source>The picture of the theme {theme} is a file beside it: {kinds}.</source>
        <translation>L’image du thème {theme} doit être un fichier placé à côté de lui : {kinds}.</translation>
    </message>
    <message>
        <source>The places are played out.</source>
        <translation>Les places se jouent jusqu’au bout.</translation>
    </message>
    <message>
        <source>The places come to {amount} more than there is.</source>
        <translation>Les places font {amount} de plus que ce qu’il y a.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Le joueur</translation>
    </message>
    <message>
        <source>The player acted in time; a tie goes to the player.</source>
        <translation>Le joueur a agi à temps ; en cas d’égalité, le joueur a raison.</translation>
    </message>
    <message>
        <source>The player due for the next big blind is moved, into the open seat that the big blind reaches first.</source>
        <translation>Le joueur qui doit poster la prochaine grosse blinde est déplacé, au siège libre que la grosse blinde atteint en premier.</translation>
    </message>
    <message>
        <source>The player due for the next big blind is moved.</source>
        <translation>Le joueur qui doit la prochaine grosse blinde est déplacé.</translation>
    </message>
    <message>
        <source>The player has asked for the chips to stay.</source>
        <translation>Le joueur a demandé que ses jetons restent.</translation>
    </message>
    <message>
        <source>The player has nothing else, and so cannot be raced out. A star in the field does the same.</source>
        <translation>Le joueur n’a rien d’autre, et le chip race ne peut donc pas l’éliminer. Une étoile dans le champ a le même effet.</translation>
    </message>
    <message>
        <source>The player who sat as far from the button as the eliminated one is moved.</source>
        <translation>Le joueur assis aussi loin du bouton que l’éliminé est déplacé.</translation>
    </message>
    <message>
        <source>The player who sat as far from the button as the eliminated one moves into the seat that became free.</source>
        <translation>Le joueur assis aussi loin du bouton que l’éliminé va au siège qui s’est libéré.</translation>
    </message>
    <message>
        <source>The players cannot be exported</source>
        <translation>Les joueurs ne peuvent pas être exportés</translation>
    </message>
    <message>
        <source>The players draw for the first button, and the highest card has it.</source>
        <translation>Les joueurs tirent pour le premier bouton, et la carte la plus haute l’obtient.</translation>
    </message>
    <message>
        <source>The players draw, and the highest card has the button.</source>
        <translation>Les joueurs tirent, et la carte la plus haute a le bouton.</translation>
    </message>
    <message>
        <source>The players of the house have changed since the list was read. Nothing was changed: read it once more.</source>
        <translation>Les joueurs de la maison ont changé depuis la lecture de la liste. Rien n’a été modifié : lisez-la encore une fois.</translation>
    </message>
    <message>
        <source>The pool buys {seats} and is used up.</source>
        <translation>La dotation paie {seats} et est épuisée.</translation>
    </message>
    <message>
        <source>The pool buys {seats}, and the rest is paid in cash.</source>
        <translation>La dotation paie {seats}, et le reste est versé en espèces.</translation>
    </message>
    <message>
        <source>The pool cannot be less than {least}.</source>
        <translation>La dotation ne peut pas être inférieure à {least}.</translation>
    </message>
    <message>
        <source>The pool does not buy a seat yet.</source>
        <translation>La dotation ne suffit pas encore pour un siège.</translation>
    </message>
    <message>
        <source>The pool has changed since the prizes were locked.</source>
        <translation>La dotation a changé depuis le verrouillage des prix.</translation>
    </message>
    <message>
        <source>The pool is divided like that already.</source>
        <translation>La dotation est déjà répartie ainsi.</translation>
    </message>
    <message>
        <source>The pool of {pool:,} does not hold one prize of {min_cash:,}.</source>
        <translation>La dotation de {pool:,} ne suffit pas pour un prix de {min_cash:,}.</translation>
    </message>
    <message>
        <source>The pool pays {places:,} of {wanted:,} places: {cause}.</source>
        <translation>Places payées par la dotation : {places:,} sur {wanted:,}, car {cause}.</translation>
    </message>
    <message>
        <source>The pool…</source>
        <translation>La dotation…</translation>
    </message>
    <message>
        <source>The prize pool</source>
        <translation>La dotation</translation>
    </message>
    <message>
        <source>The prize pool: everything paid in is paid out</source>
        <translation>Dotation : tout ce qui est payé est redistribué</translation>
    </message>
    <message>
        <source>The prize pool: {lines}</source>
        <translation>Dotation : {lines}</translation>
    </message>
    <message>
        <source>The prizes are divided like that already.</source>
        <translation>Les prix sont déjà répartis ainsi.</translation>
    </message>
    <message>
        <source>The prizes are locked already.</source>
        <translation>Les prix sont déjà verrouillés.</translation>
    </message>
    <message>
        <source>The prizes are locked: a correction of places needs its reason.</source>
        <translation>Les prix sont verrouillés : une correction des places demande son motif.</translation>
    </message>
    <message>
        <source>The prizes are locked: unlock them first.</source>
        <translation>Les prix sont verrouillés : déverrouillez-les d’abord.</translation>
    </message>
    <message>
        <source>The prizes are not locked.</source>
        <translation>Les prix ne sont pas verrouillés.</translation>
    </message>
    <message>
        <source>The projector goes on with the tournament of now: go back to it first.</source>
        <translation>Le projecteur continue avec le tournoi actuel : revenez d’abord au présent.</translation>
    </message>
    <message>
        <source>The projector is blank, and frozen behind that.</source>
        <translation>Le projecteur est noir, et figé derrière.</translation>
    </message>
    <message>
        <source>The projector is blank: the room sees nothing.</source>
        <translation>Le projecteur est noir : la salle ne voit rien.</translation>
    </message>
    <message>
        <source>The projector is frozen: the room sees how it was.</source>
        <translation>Le projecteur est figé : la salle voit un état passé.</translation>
    </message>
    <message>
        <source>The projector needs a theme.</source>
        <translation>Il faut un thème au projecteur.</translation>
    </message>
    <message>
        <source>The projector shows names with an initial in the theme {theme}</source>
        <translation>Le projecteur affiche les noms avec une initiale, thème {theme}</translation>
    </message>
    <message>
        <source>The projector shows nothing that could be frozen.</source>
        <translation>Le projecteur n’affiche rien qui puisse être figé.</translation>
    </message>
    <message>
        <source>The projector shows whole names in the theme {theme}</source>
        <translation>Le projecteur affiche les noms entiers, thème {theme}</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Le chip race</translation>
    </message>
    <message>
        <source>The race at table {table}, told from paper</source>
        <translation>Le chip race de la table {table}, saisi d’après le papier</translation>
    </message>
    <message>
        <source>The race at the room, told from paper</source>
        <translation>Le chip race de la salle, saisi d’après le papier</translation>
    </message>
    <message>
        <source>The reserve comes off the first prize, which holds {first:,}.</source>
        <translation>La réserve est prise sur le premier prix, qui est de {first:,}.</translation>
    </message>
    <message>
        <source>The reserve comes off the first prize.</source>
        <translation>La réserve se prend sur le premier prix.</translation>
    </message>
    <message>
        <source>The rest by</source>
        <translation>Le reste par</translation>
    </message>
    <message>
        <source>The rest of a stack is worth at least 0.</source>
        <translation>Le reste d’un tapis ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La salle</translation>
    </message>
    <message>
        <source>The room added nothing.</source>
        <translation>La salle n’a rien ajouté.</translation>
    </message>
    <message>
        <source>The room added: {room}</source>
        <translation>La salle a ajouté : {room}</translation>
    </message>
    <message>
        <source>The room has {seats} for {players}: add a table to it in Setup first.</source>
        <translation>La salle a {seats} pour {players} : ajoutez-y d’abord une table dans Réglages.</translation>
    </message>
    <message>
        <source>The room in short</source>
        <translation>La salle en bref</translation>
    </message>
    <message>
        <source>The room is too small</source>
        <translation>La salle est trop petite</translation>
    </message>
    <message>
        <source>The room may have seen them. They follow the entries and the plan again, until they are locked anew.</source>
        <translation>La salle les a peut-être vus. Ils suivent de nouveau les inscriptions et la répartition, jusqu’au prochain verrouillage.</translation>
    </message>
    <message>
        <source>The room raced the {chip:,}s: {why}; {in_play}</source>
        <translation>Chip race des jetons de {chip:,} pour toute la salle : {why} ; {in_play}</translation>
    </message>
    <message>
        <source>The room reads it instead of “Paused”. A pause is never called a break.</source>
        <translation>La salle le lit à la place de « Arrêtée ». Un arrêt ne s’appelle jamais une pause.</translation>
    </message>
    <message>
        <source>The room reads: {message}</source>
        <translation>La salle lit : {message}</translation>
    </message>
    <message>
        <source>The room sees this on {display}.</source>
        <translation>La salle voit ceci sur {display}.</translation>
    </message>
    <message>
        <source>The room was told: {message}</source>
        <translation>Message à la salle : {message}</translation>
    </message>
    <message>
        <source>The room: as many tables as the draw needs</source>
        <translation>Salle : autant de tables que le tirage en demande</translation>
    </message>
    <message>
        <source>The room: {tables} ({numbers}), {seats}</source>
        <translation>Salle : {tables} ({numbers}), {seats}</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>The rule behind it</source>
        <translation>La règle appliquée</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Le même, encore une fois</translation>
    </message>
    <message>
        <source>The same again…</source>
        <translation>Le même à nouveau…</translation>
    </message>
    <message>
        <source>The sample division pays 40, 25, 20, 10 and 5 percent.</source>
        <translation>La répartition d’exemple verse 40, 25, 20, 10 et 5 %.</translation>
    </message>
    <message>
        <source>The schedule has no level {level}.</source>
        <translation>La structure n’a pas de niveau {level}.</translation>
    </message>
    <message>
        <source>The schedule has no such level.</source>
        <translation>La structure n’a pas ce niveau.</translation>
    </message>
    <message>
        <source>The schedule has {levels}, and no level {level}.</source>
        <translation>La structure a {levels}, et pas de niveau {level}.</translation>
    </message>
    <message>
        <source>The schedule has {levels}.</source>
        <translation>La structure a {levels}.</translation>
    </message>
    <message>
        <source>The schedule stays as it was; what you changed here is lost.</source>
        <translation>La structure reste telle qu’elle était ; ce que vous avez changé ici est perdu.</translation>
    </message>
    <message>
        <source>The seat of {name} here is kept: keep another one first, or {name} is seated by lot.</source>
        <translation>Le siège ici est réservé pour {name} : réservez-en d’abord un autre, sinon {name} sera placé par tirage.</translation>
    </message>
    <message>
        <source>The seat of {name}, table {table} seat {seat}, is kept and goes: keep another first, or a lot decides.</source>
        <translation>Le siège de {name}, table {table} siège {seat}, est réservé et disparaît : réservez-en un autre d’abord, sinon le sort décide.</translation>
    </message>
    <message>
        <source>The seat that was kept is gone.</source>
        <translation>Le siège réservé n’existe plus.</translation>
    </message>
    <message>
        <source>The seats were not drawn by cards.</source>
        <translation>Les sièges n’ont pas été tirés aux cartes.</translation>
    </message>
    <message>
        <source>The second level has started, or 30 minutes have passed, whichever comes first.</source>
        <translation>Le deuxième niveau a commencé, ou 30 minutes sont passées, selon ce qui arrive en premier.</translation>
    </message>
    <message>
        <source>The seed, the room's text, the commitment and every seat of the last draw: anyone can check it.</source>
        <translation>La graine, le texte de la salle, l’engagement et chaque siège du dernier tirage : chacun peut le vérifier.</translation>
    </message>
    <message>
        <source>The seed, which nobody knew until now:</source>
        <translation>La graine, que personne ne connaissait jusqu’ici :</translation>
    </message>
    <message>
        <source>The selected tournament again</source>
        <translation>Le tournoi sélectionné à nouveau</translation>
    </message>
    <message>
        <source>The set has no bigger chip that the {worth:,}s could become.</source>
        <translation>Le jeu de jetons n’a pas de valeur plus grande pour remplacer les jetons de {worth:,}.</translation>
    </message>
    <message>
        <source>The set in play</source>
        <translation>Les jetons utilisés</translation>
    </message>
    <message>
        <source>The shares add up to {total} and were scaled to 100 %.</source>
        <translation>Les parts font {total} au total et ont été ramenées à 100 %.</translation>
    </message>
    <message>
        <source>The slip was not made: {problem}</source>
        <translation>La fiche n’a pas été faite : {problem}</translation>
    </message>
    <message>
        <source>The small bet falls from {before:,} to {now:,}.</source>
        <translation>La petite mise tombe de {before:,} à {now:,}.</translation>
    </message>
    <message>
        <source>The small bet goes from {before:,} to {now:,}: 1.15 to 2.5 times as much is usual.</source>
        <translation>La petite mise passe de {before:,} à {now:,} : d’habitude, elle est multipliée par 1,15 à 2,5.</translation>
    </message>
    <message>
        <source>The small bet is not more than the big bet.</source>
        <translation>La petite mise ne dépasse pas la grosse mise.</translation>
    </message>
    <message>
        <source>The small bet of {amount:,} cannot be paid with the chips in play.</source>
        <translation>La petite mise de {amount:,} ne peut pas se payer avec les jetons en jeu.</translation>
    </message>
    <message>
        <source>The small blind is not more than the big blind.</source>
        <translation>La petite blinde ne dépasse pas la grosse blinde.</translation>
    </message>
    <message>
        <source>The small blind of {amount:,} cannot be paid with the chips in play ({chips}).</source>
        <translation>La petite blinde de {amount:,} ne peut pas se payer avec les jetons en jeu ({chips}).</translation>
    </message>
    <message>
        <source>The smallest chip is worth at least 1.</source>
        <translation>Le plus petit jeton vaut au moins 1.</translation>
    </message>
    <message>
        <source>The smallest chip leaves when no blind and no ante needs it any more.</source>
        <translation>Le plus petit jeton sort quand aucune blinde ni ante n’en a plus besoin.</translation>
    </message>
    <message>
        <source>The smallest unit of money is 1.</source>
        <translation>La plus petite unité d’argent est 1.</translation>
    </message>
    <message>
        <source>The smallest.</source>
        <translation>Le plus petit.</translation>
    </message>
    <message>
        <source>The square root.</source>
        <translation>La racine carrée.</translation>
    </message>
    <message>
        <source>The stack of a no-show who cannot be reached may come off when the second level starts, or after 30 minutes if that is sooner.</source>
        <translation>Le tapis d’un absent au départ qu’on ne peut joindre peut être retiré au début du deuxième niveau, ou après 30 minutes si c’est plus tôt.</translation>
    </message>
    <message>
        <source>The stack of {name} could not be shared to the last chip.</source>
        <translation>Partage du tapis impossible au jeton près : {name}.</translation>
    </message>
    <message>
        <source>The stack of {whose} was taken off</source>
        <translation>Tapis retiré : {whose}</translation>
    </message>
    <message>
        <source>The stack pays blinds and antes as long as it lasts.</source>
        <translation>Le tapis paie les blindes et antes tant qu’il dure.</translation>
    </message>
    <message>
        <source>The stacks come to {typed:,}, {fewer:,} fewer than the {play:,} in play.</source>
        <translation>Les tapis font {typed:,}, soit {fewer:,} de moins que les {play:,} en jeu.</translation>
    </message>
    <message>
        <source>The stacks come to {typed:,}, {more:,} more than the {play:,} in play.</source>
        <translation>Les tapis font {typed:,}, soit {more:,} de plus que les {play:,} en jeu.</translation>
    </message>
    <message>
        <source>The structure has run out</source>
        <translation>La structure est épuisée</translation>
    </message>
    <message>
        <source>The structure is over: this level goes on</source>
        <translation>La structure est finie : ce niveau continue</translation>
    </message>
    <message>
        <source>The table is on the clipboard: paste it into a chat.</source>
        <translation>Le classement est dans le presse-papiers : collez-le dans une discussion.</translation>
    </message>
    <message>
        <source>The table on top breaks first. Seats are closed and opened in the picture of the room.</source>
        <translation>La table du haut est cassée la première. Les sièges se ferment et s’ouvrent sur l’image de la salle.</translation>
    </message>
    <message>
        <source>The table whose player has been moved least often.</source>
        <translation>La table dont un joueur a été déplacé le moins souvent.</translation>
    </message>
    <message>
        <source>The table {id!r} has nothing for a field of {entries:,}, only of {sizes}: choose another way.</source>
        <translation>Le barème {id!r} n’a rien pour un nombre d’inscriptions de {entries:,}, seulement pour {sizes} : choisissez une autre façon.</translation>
    </message>
    <message>
        <source>The tables are balanced</source>
        <translation>Les tables sont équilibrées</translation>
    </message>
    <message>
        <source>The tables are balanced.</source>
        <translation>Les tables sont équilibrées.</translation>
    </message>
    <message>
        <source>The tables are uneven</source>
        <translation>Les tables sont déséquilibrées</translation>
    </message>
    <message>
        <source>The tables stand in a grid again</source>
        <translation>Les tables sont de nouveau en grille</translation>
    </message>
    <message>
        <source>The template “{name}” says just that already.</source>
        <translation>Le modèle « {name} » dit déjà exactement cela.</translation>
    </message>
    <message>
        <source>The theme {theme} cannot be read: {error}.</source>
        <translation>Le thème {theme} ne peut pas être lu : {error}.</translation>
    </message>
    <message>
        <source>The theme {theme} has {unknown!r}, which means nothing.</source>
        <translation>Le thème {theme} contient {unknown!r}, qui ne signifie rien.</translation>
    </message>
    <message>
        <source>The theme {theme} is too long to be a theme.</source>
        <translation>Le thème {theme} est trop long pour être un thème.</translation>
    </message>
    <message>
        <source>The theme {theme} needs the picture {name}, which is not beside it.</source>
        <translation>Le thème {theme} a besoin de l’image {name}, qui n’est pas à côté de lui.</translation>
    </message>
    <message>
        <source>The time is set</source>
        <translation>Réglage de l’horloge</translation>
    </message>
    <message>
        <source>The time of this computer was set back by {length}</source>
        <translation>L’heure de cet ordinateur a été reculée de {length}</translation>
    </message>
    <message>
        <source>The time of this computer was set forward by {length}</source>
        <translation>L’heure de cet ordinateur a été avancée de {length}</translation>
    </message>
    <message>
        <source>The tournament director’s application for live poker.</source>
        <translation>L’application du directeur de tournoi pour le poker live.</translation>
    </message>
    <message>
        <source>The tournament ends with it.</source>
        <translation>Le tournoi se termine avec lui.</translation>
    </message>
    <message>
        <source>The tournament has no bounty.</source>
        <translation>Le tournoi n’a pas de prime.</translation>
    </message>
    <message>
        <source>The tournament is over</source>
        <translation>Le tournoi est terminé</translation>
    </message>
    <message>
        <source>The tournament is over.</source>
        <translation>Le tournoi est terminé.</translation>
    </message>
    <message>
        <source>The tournament is over: its chips stand.</source>
        <translation>Le tournoi est terminé : ses jetons ne changent plus.</translation>
    </message>
    <message>
        <source>The tournament is over: its schedule stands.</source>
        <translation>Le tournoi est terminé : sa structure ne change plus.</translation>
    </message>
    <message>
        <source>The tournament is over: its terms stand.</source>
        <translation>Le tournoi est terminé : ses conditions ne changent plus.</translation>
    </message>
    <message>
        <source>The tournament was called off</source>
        <translation>Le tournoi a été annulé</translation>
    </message>
    <message>
        <source>The unit cannot be less than {least}.</source>
        <translation>L’unité ne peut pas être inférieure à {least}.</translation>
    </message>
    <message>
        <source>The whole stack, counted</source>
        <translation>Le tapis entier, compté</translation>
    </message>
    <message>
        <source>The winner gets 100, the last one 0.</source>
        <translation>Le vainqueur reçoit 100, le dernier 0.</translation>
    </message>
    <message>
        <source>The {amount} cannot be less than 0.</source>
        <translation>Montant inférieur à 0 impossible : {amount}.</translation>
    </message>
    <message>
        <source>The {amount} is one number.</source>
        <translation>Un seul nombre pour « {amount} ».</translation>
    </message>
    <message>
        <source>The {chip:,}-chip is named twice.</source>
        <translation>Le jeton de {chip:,} est indiqué deux fois.</translation>
    </message>
    <message>
        <source>The {chip:,}s</source>
        <translation>Jetons de {chip:,}</translation>
    </message>
    <message>
        <source>The {chip:,}s are out of play</source>
        <translation>Jetons de {chip:,} retirés du jeu</translation>
    </message>
    <message>
        <source>The {chip:,}s are out of play since then: undo that first.</source>
        <translation>Les jetons de {chip:,} ont été retirés depuis : annulez d’abord ce retrait.</translation>
    </message>
    <message>
        <source>The {chip:,}s, raced</source>
        <translation>Jetons de {chip:,} : fait</translation>
    </message>
    <message>
        <source>The {chips} are raced</source>
        <translation>Chip race : {chips}</translation>
    </message>
    <message>
        <source>The {chips} leave {when}.</source>
        <translation>Les {chips} sortent {when}.</translation>
    </message>
    <message>
        <source>The {name} is a number from 0 to {most:,}.</source>
        <translation>{name} : un nombre de 0 à {most:,}.</translation>
    </message>
    <message>
        <source>The {name} is an amount from 0 up.</source>
        <translation>Il faut un montant à partir de 0 ({name}).</translation>
    </message>
    <message>
        <source>The {place} place was paid {amount}{how}</source>
        <translation>La {place} place a reçu {amount}{how}</translation>
    </message>
    <message>
        <source>The {term} cannot be changed.</source>
        <translation>Ceci ne peut pas être modifié : {term}.</translation>
    </message>
    <message>
        <source>The {what} are on the clipboard: paste them into a chat.</source>
        <translation>Les {what} sont dans le presse-papiers : collez-les dans une discussion.</translation>
    </message>
    <message>
        <source>The {worth:,}s have left already.</source>
        <translation>Les jetons de {worth:,} sont déjà retirés.</translation>
    </message>
    <message>
        <source>The {worth:,}s leave first: chips go from the smallest up.</source>
        <translation>Les jetons de {worth:,} partent d’abord : on retire les plus petits en premier.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Themes: problem</source>
        <translation>Thèmes : problème</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>There are no entries yet.</source>
        <translation>Il n’y a pas encore d’inscriptions.</translation>
    </message>
    <message>
        <source>There are no names in this file.</source>
        <translation>Il n’y a pas de noms dans ce fichier.</translation>
    </message>
    <message>
        <source>There are no prizes any more.</source>
        <translation>Il n’y a plus de prix.</translation>
    </message>
    <message>
        <source>There are no prizes yet.</source>
        <translation>Il n’y a pas encore de prix.</translation>
    </message>
    <message>
        <source>There are no prizes yet: nobody has entered.</source>
        <translation>Il n’y a pas encore de prix : personne n’est inscrit.</translation>
    </message>
    <message>
        <source>There are no {worth:,}-chips in this tournament.</source>
        <translation>Ce tournoi n’a pas de jetons de {worth:,}.</translation>
    </message>
    <message>
        <source>There are only {entries} to be paid.</source>
        <translation>Il n’y a que {entries} à payer.</translation>
    </message>
    <message>
        <source>There are too many such sets to count them.</source>
        <translation>Il y a trop de jeux de jetons possibles pour les compter.</translation>
    </message>
    <message>
        <source>There are too many such sets to find the best.</source>
        <translation>Il y a trop de jeux de jetons possibles pour trouver le meilleur.</translation>
    </message>
    <message>
        <source>There cannot be less than nothing in {what}.</source>
        <translation>Rien ne peut être inférieur à zéro dans « {what} ».</translation>
    </message>
    <message>
        <source>There is a league “{name}” already.</source>
        <translation>Il y a déjà une ligue « {name} ».</translation>
    </message>
    <message>
        <source>There is a template “{name}” already.</source>
        <translation>Il y a déjà un modèle « {name} ».</translation>
    </message>
    <message>
        <source>There is everything for the {start} and for the {end}, not {name!r}.</source>
        <translation>Il y a l’ensemble « {start} » et l’ensemble « {end} », pas {name!r}.</translation>
    </message>
    <message>
        <source>There is no ante that “{payer}” pays.</source>
        <translation>Aucune ante n’est payée par « {payer} ».</translation>
    </message>
    <message>
        <source>There is no ante {ante!r}.</source>
        <translation>Il n’y a pas d’ante {ante!r}.</translation>
    </message>
    <message>
        <source>There is no average without a stack.</source>
        <translation>Il n’y a pas de moyenne sans tapis.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Il n’y a pas encore de sauvegarde.</translation>
    </message>
    <message>
        <source>There is no backup {name}. Nothing was changed.</source>
        <translation>Il n’y a pas de sauvegarde {name}. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>There is no break now.</source>
        <translation>Il n’y a pas de pause en ce moment.</translation>
    </message>
    <message>
        <source>There is no bring-in.</source>
        <translation>Il n’y a pas de bring-in.</translation>
    </message>
    <message>
        <source>There is no change {n} to look back to.</source>
        <translation>Le journal n’a pas de ligne {n} à revoir.</translation>
    </message>
    <message>
        <source>There is no change {n} to undo.</source>
        <translation>Le journal n’a pas de ligne {n} à annuler.</translation>
    </message>
    <message>
        <source>There is no color {color!r} for chips.</source>
        <translation>Couleur de jeton inconnue : {color!r}.</translation>
    </message>
    <message>
        <source>There is no column of names: the titles are {titles}. Give the column of the names the title “Name”.</source>
        <translation>Aucune colonne de noms : les titres sont {titles}. Donnez à la colonne des noms le titre « Nom ».</translation>
    </message>
    <message>
        <source>There is no currency {currency!r}.</source>
        <translation>Devise inconnue : {currency!r}.</translation>
    </message>
    <message>
        <source>There is no document {name!r}: choose one of {ids}.</source>
        <translation>Il n’y a pas de document {name!r} : choisissez parmi {ids}.</translation>
    </message>
    <message>
        <source>There is no entry to take back.</source>
        <translation>Il n’y a pas d’inscription à annuler.</translation>
    </message>
    <message>
        <source>There is no floor plan: the tables stand in a grid.</source>
        <translation>Il n’y a pas de plan de salle : les tables sont en grille.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Il n’y a pas de dossier {folder}.</translation>
    </message>
    <message>
        <source>There is no house file {name} in that folder.</source>
        <translation>Il n’y a pas de fichier de la maison {name} dans ce dossier.</translation>
    </message>
    <message>
        <source>There is no house rule {key!r}.</source>
        <translation>Il n’y a pas de règle de la maison {key!r}.</translation>
    </message>
    <message>
        <source>There is no money in the pool.</source>
        <translation>Il n’y a pas d’argent dans la dotation.</translation>
    </message>
    <message>
        <source>There is no name in this line.</source>
        <translation>Il n’y a pas de nom dans cette ligne.</translation>
    </message>
    <message>
        <source>There is no payout table {name!r}: choose one of {tables}.</source>
        <translation>Il n’y a pas de barème {name!r} : choisissez parmi {tables}.</translation>
    </message>
    <message>
        <source>There is no prize for place {place} to put “{what}” beside.</source>
        <translation>La place {place} n’a pas de prix auquel joindre « {what} ».</translation>
    </message>
    <message>
        <source>There is no prize left to divide.</source>
        <translation>Il ne reste aucun prix à partager.</translation>
    </message>
    <message>
        <source>There is no rule profile {profile!r}: choose one of {known}.</source>
        <translation>Il n’y a pas de profil de règles {profile!r} : choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at a table of {seats}.</source>
        <translation>Il n’y a pas de siège {seat} à une table de {seats}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at table {table}.</source>
        <translation>Il n’y a pas de siège {seat} à la table {table}.</translation>
    </message>
    <message>
        <source>There is no second display. Plug one in, and it shows there by itself; F11 shows it here.</source>
        <translation>Il n’y a pas de deuxième écran. Branchez-en un, et le projecteur s’y affiche de lui-même ; F11 l’affiche ici.</translation>
    </message>
    <message>
        <source>There is no small blind beside the big blind of {big:,}.</source>
        <translation>Il n’y a pas de petite blinde avec la grosse blinde de {big:,}.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such folder. Is the stick in?</source>
        <translation>Ce dossier n’existe pas. La clé USB est-elle branchée ?</translation>
    </message>
    <message>
        <source>There is no such tournament.</source>
        <translation>Ce tournoi n’existe pas.</translation>
    </message>
    <message>
        <source>There is no table to draw to.</source>
        <translation>Il n’y a aucune table où placer les joueurs.</translation>
    </message>
    <message>
        <source>There is no table {table}</source>
        <translation>Il n’y a pas de table {table}</translation>
    </message>
    <message>
        <source>There is no table {table} in the room.</source>
        <translation>Il n’y a pas de table {table} dans la salle.</translation>
    </message>
    <message>
        <source>There is no table {table}.</source>
        <translation>Il n’y a pas de table {table}.</translation>
    </message>
    <message>
        <source>There is no template {key!r}.</source>
        <translation>Il n’y a pas de modèle {key!r}.</translation>
    </message>
    <message>
        <source>There is no theme {theme!r} on this computer.</source>
        <translation>Il n’y a pas de thème {theme!r} sur cet ordinateur.</translation>
    </message>
    <message>
        <source>There is no tournament to show.</source>
        <translation>Il n’y a pas de tournoi à afficher.</translation>
    </message>
    <message>
        <source>There is no way {way!r} to divide prizes.</source>
        <translation>Répartition des prix inconnue : {way!r}.</translation>
    </message>
    <message>
        <source>There is no {kind} bounty.</source>
        <translation>Il n’y a pas de prime de type « {kind} ».</translation>
    </message>
    <message>
        <source>There is no {kind} {key}.</source>
        <translation>Introuvable : {kind} {key}.</translation>
    </message>
    <message>
        <source>There is nobody new to add.</source>
        <translation>Il n’y a personne de nouveau à ajouter.</translation>
    </message>
    <message>
        <source>There is nobody to draw seats for.</source>
        <translation>Il n’y a personne pour qui tirer un siège.</translation>
    </message>
    <message>
        <source>There is nobody to pay.</source>
        <translation>Il n’y a personne à payer.</translation>
    </message>
    <message>
        <source>There is nothing to print a slip for.</source>
        <translation>Il n’y a rien pour quoi imprimer une fiche.</translation>
    </message>
    <message>
        <source>There is nothing to print yet. Each document says what it waits for.</source>
        <translation>Il n’y a encore rien à imprimer. Chaque document dit ce qu’il attend.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo at the clock.</source>
        <translation>Il n’y a rien à annuler à l’horloge.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is room now.</source>
        <translation>Il y a maintenant de la place.</translation>
    </message>
    <message>
        <source>There must be somebody left at the table to share the stack.</source>
        <translation>Il doit rester quelqu’un à la table pour partager le tapis.</translation>
    </message>
    <message>
        <source>There was no substantial action: button and blinds are set right, and the hand is dealt anew.</source>
        <translation>Il n’y a pas eu d’action substantielle : bouton et blindes sont corrigés, et la main est redistribuée.</translation>
    </message>
    <message>
        <source>There was substantial action: the button stands and is not moved back.</source>
        <translation>Il y a eu action substantielle : le bouton reste et n’est pas reculé.</translation>
    </message>
    <message>
        <source>These are paid in {currencies}: their money cannot be compared.</source>
        <translation>Ces tournois se paient en {currencies} : leur argent ne se compare pas.</translation>
    </message>
    <message>
        <source>These cards</source>
        <translation>Prendre ces cartes</translation>
    </message>
    <message>
        <source>These chips have too little in common to say what they can pay.</source>
        <translation>Ces jetons ont trop peu en commun pour dire ce qu’ils peuvent payer.</translation>
    </message>
    <message>
        <source>These players cannot be imported.</source>
        <translation>Ces joueurs ne peuvent pas être importés.</translation>
    </message>
    <message>
        <source>These prizes are fixed.</source>
        <translation>Ces prix sont fixés.</translation>
    </message>
    <message>
        <source>These prizes change with every entry that is sold.</source>
        <translation>Ces prix changent à chaque inscription vendue.</translation>
    </message>
    <message>
        <source>These two are not the same.</source>
        <translation>Les deux ne sont pas identiques.</translation>
    </message>
    <message>
        <source>They are out of play for good, and nobody gets them. ({rule})</source>
        <translation>Ils sortent définitivement du jeu, et personne ne les reçoit. ({rule})</translation>
    </message>
    <message>
        <source>They are taken off without a chip in exchange.</source>
        <translation>Ils sont retirés sans jeton en échange.</translation>
    </message>
    <message>
        <source>They divide it</source>
        <translation>Mode de partage</translation>
    </message>
    <message>
        <source>They play on</source>
        <translation>Ils continuent à jouer</translation>
    </message>
    <message>
        <source>Things to do</source>
        <translation>Choses à faire</translation>
    </message>
    <message>
        <source>This becomes too large a number.</source>
        <translation>Ce nombre devient trop grand.</translation>
    </message>
    <message>
        <source>This bracket closes nothing.</source>
        <translation>Cette parenthèse ne ferme rien.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Cette parenthèse n’est jamais fermée.</translation>
    </message>
    <message>
        <source>This computer has no printer. Save the document instead, and print it elsewhere.</source>
        <translation>Cet ordinateur n’a pas d’imprimante. Enregistrez plutôt le document et imprimez-le ailleurs.</translation>
    </message>
    <message>
        <source>This curve sets the first prize itself.</source>
        <translation>Cette courbe fixe elle-même le premier prix.</translation>
    </message>
    <message>
        <source>This desk</source>
        <translation>Ce poste</translation>
    </message>
    <message>
        <source>This desk: who sits here, slips…</source>
        <translation>Ce poste : qui le tient, fiches…</translation>
    </message>
    <message>
        <source>This divides by 0.</source>
        <translation>C’est une division par 0.</translation>
    </message>
    <message>
        <source>This draw was made before draws were kept whole: there is no certificate of it.</source>
        <translation>Ce tirage date d’avant la conservation complète des tirages : il n’en existe pas de certificat.</translation>
    </message>
    <message>
        <source>This field cannot be finished in that time: plan for more.</source>
        <translation>Ce nombre de joueurs ne peut pas finir dans ce temps : prévoyez-en plus.</translation>
    </message>
    <message>
        <source>This file is too large for a list of players.</source>
        <translation>Ce fichier est trop gros pour une liste de joueurs.</translation>
    </message>
    <message>
        <source>This house file is of an older version: open it once, then verify it.</source>
        <translation>Ce fichier de la maison est d’une version plus ancienne : ouvrez-le une fois, puis vérifiez-le.</translation>
    </message>
    <message>
        <source>This house file was written by a newer version of tdapp: open it with that one. Nothing was changed.</source>
        <translation>Ce fichier de la maison a été écrit par une version plus récente de tdapp : ouvrez-le avec celle-ci. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This house has no tournament yet.</source>
        <translation>Cette maison n’a pas encore de tournoi.</translation>
    </message>
    <message>
        <source>This is a database, but not a house file.</source>
        <translation>C’est une base de données, mais pas un fichier de la maison.</translation>
    </message>
    <message>
        <source>This is a mistake in the app, not yours. The evening is safe in its file; go on where you were.</source>
        <translation>C’est une erreur de l’application, pas la vôtre. La soirée est en sécurité dans son fichier ; continuez où vous en étiez.</translation>
    </message>
    <message>
        <source>This is no list of names: the file holds something other than text.</source>
        <translation>Ce n’est pas une liste de noms : le fichier contient autre chose que du texte.</translation>
    </message>
    <message>
        <source>This is no list of names: the file is not text in an encoding that the app knows.</source>
        <translation>Ce n’est pas une liste de noms : le fichier n’est pas du texte dans un encodage que l’application connaît.</translation>
    </message>
    <message>
        <source>This is no workbook that can be read. Save the list as .xlsx or as CSV once more, then import that.</source>
        <translation>Ce classeur est illisible. Enregistrez la liste une nouvelle fois en .xlsx ou en CSV, puis importez-la.</translation>
    </message>
    <message>
        <source>This is not a house file.</source>
        <translation>Ce n’est pas un fichier de la maison.</translation>
    </message>
    <message>
        <source>This is not a house file. Nothing was changed.</source>
        <translation>Ce n’est pas un fichier de la maison. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This is the house's logo already.</source>
        <translation>C’est déjà le logo de la maison.</translation>
    </message>
    <message>
        <source>This list has more than {most:,} lines. Import it in parts.</source>
        <translation>Cette liste a plus de {most:,} lignes. Importez-la en plusieurs parties.</translation>
    </message>
    <message>
        <source>This must be at least 1.</source>
        <translation>Ce nombre doit être d’au moins 1.</translation>
    </message>
    <message>
        <source>This needs a PIN</source>
        <translation>Un PIN est demandé</translation>
    </message>
    <message>
        <source>This one is open: open another first.</source>
        <translation>Celui-ci est ouvert : ouvrez-en d’abord un autre.</translation>
    </message>
    <message>
        <source>This player belongs at table {table}, seat {seat}, and takes along {stack:,}.</source>
        <translation>Ce joueur a sa place à la table {table}, siège {seat}, et emporte {stack:,} en jetons.</translation>
    </message>
    <message>
        <source>This record of {name} was merged into that of {other}.</source>
        <translation>Cette fiche ({name}) a été fusionnée avec une autre : {other}.</translation>
    </message>
    <message>
        <source>This seat is closed</source>
        <translation>Ce siège est fermé</translation>
    </message>
    <message>
        <source>This set is worth {worth:,}, but a buy-in gives {chips:,} in chips.</source>
        <translation>Ce jeu de jetons vaut {worth:,}, mais un buy-in donne {chips:,} en jetons.</translation>
    </message>
    <message>
        <source>This tournament</source>
        <translation>Ce tournoi</translation>
    </message>
    <message>
        <source>This tournament has no bounties: Setup says what is won by knocking somebody out.</source>
        <translation>Ce tournoi n’a pas de primes : c’est dans Réglages que l’on dit ce que rapporte une élimination.</translation>
    </message>
    <message>
        <source>This tournament has no {kind}: Setup says what it sells.</source>
        <translation>Ce tournoi ne vend pas cela ({kind}) : les Réglages disent ce qu’il vend.</translation>
    </message>
    <message>
        <source>This tournament is played with names: register each player.</source>
        <translation>Ce tournoi se joue avec des noms : inscrivez chaque joueur.</translation>
    </message>
    <message>
        <source>This tournament is played with names: say who it is.</source>
        <translation>Ce tournoi se joue avec des noms : dites qui c’est.</translation>
    </message>
    <message>
        <source>This tournament is played without names: nobody can be noted for it.</source>
        <translation>Ce tournoi se joue sans noms : personne ne peut y être noté.</translation>
    </message>
    <message>
        <source>This tournament is played without names: players are counted on the Players page and sit anywhere.</source>
        <translation>Ce tournoi se joue sans noms : les joueurs sont comptés à la page Joueurs et s’assoient où ils veulent.</translation>
    </message>
    <message>
        <source>This tournament is played without names: say how many are out.</source>
        <translation>Ce tournoi se joue sans noms : indiquez combien sont éliminés.</translation>
    </message>
    <message>
        <source>This tournament is played without names: say how many come in.</source>
        <translation>Ce tournoi se joue sans noms : indiquez combien s’inscrivent.</translation>
    </message>
    <message>
        <source>This tournament is played without names: there are no seats to draw.</source>
        <translation>Ce tournoi se joue sans noms : il n’y a pas de sièges à tirer.</translation>
    </message>
    <message>
        <source>This was undone.</source>
        <translation>Ceci a été annulé.</translation>
    </message>
    <message>
        <source>This workbook is old or has a password. Save the list as .xlsx without one or as CSV, then import that.</source>
        <translation>Ce classeur est ancien ou protégé par un mot de passe. Enregistrez la liste en .xlsx sans mot de passe ou en CSV, puis importez-la.</translation>
    </message>
    <message>
        <source>This workbook is too large for a list of players.</source>
        <translation>Ce classeur est trop grand pour une liste de joueurs.</translation>
    </message>
    <message>
        <source>Those still in share the pool by their chips.</source>
        <translation>Ceux qui sont encore en jeu se partagent la dotation selon leurs jetons.</translation>
    </message>
    <message>
        <source>Those still in share the pool evenly.</source>
        <translation>Ceux qui sont encore en jeu se partagent la dotation à parts égales.</translation>
    </message>
    <message>
        <source>Those still in share the prizes by their chips</source>
        <translation>Les joueurs encore en jeu se partagent les prix selon leurs jetons</translation>
    </message>
    <message>
        <source>Those still in share the prizes evenly</source>
        <translation>Les joueurs encore en jeu se partagent les prix à parts égales</translation>
    </message>
    <message>
        <source>Those who go out hand for hand at different tables share: say the table of every bust-out.</source>
        <translation>Ceux qui sont éliminés main par main à des tables différentes partagent : indiquez la table de chaque élimination.</translation>
    </message>
    <message>
        <source>Those who share places</source>
        <translation>Les ex æquo</translation>
    </message>
    <message>
        <source>Those who share places {way}.</source>
        <translation>Ceux qui partagent des places {way}.</translation>
    </message>
    <message>
        <source>Three places are paid up to 10 players, four up to 20 and five up to 30.</source>
        <translation>Trois places sont payées jusqu’à 10 joueurs, quatre jusqu’à 20 et cinq jusqu’à 30.</translation>
    </message>
    <message>
        <source>Three, four or five places for up to 10, 20 and 30 players.</source>
        <translation>Trois, quatre ou cinq places jusqu’à 10, 20 et 30 joueurs.</translation>
    </message>
    <message>
        <source>Thursday tournament</source>
        <translation>Tournoi du jeudi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Time ran on</source>
        <translation>Le temps a continué</translation>
    </message>
    <message>
        <source>Time ran on: {clock}</source>
        <translation>Le temps a continué : {clock}</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Temps affiché</translation>
    </message>
    <message>
        <source>Time that a hand takes, hand for hand</source>
        <translation>Temps compté par main, main par main</translation>
    </message>
    <message>
        <source>Time to act once the clock is called</source>
        <translation>Délai pour agir quand le temps est demandé</translation>
    </message>
    <message>
        <source>Time was up with a bet to call: the hand is dead.</source>
        <translation>Le temps est écoulé avec une mise à suivre : la main est morte.</translation>
    </message>
    <message>
        <source>Time was up with no bet to call: the player checks.</source>
        <translation>Le temps est écoulé sans mise à suivre : le joueur checke.</translation>
    </message>
    <message>
        <source>Tip for the dealers</source>
        <translation>Pourboire des croupiers</translation>
    </message>
    <message>
        <source>To check it: save the draw as JSON, ask “tdapp ask check-draw draw.json”, and compare the commitment.</source>
        <translation>Pour le vérifier : enregistrez le tirage en JSON, lancez « tdapp ask check-draw draw.json » et comparez l’engagement.</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>To the end of level</source>
        <translation>Jusqu’à la fin du niveau</translation>
    </message>
    <message>
        <source>To the nearest whole number, halves up; round(x, 1) to a decimal.</source>
        <translation>Au nombre entier le plus proche, la moitié vers le haut ; round(x, 1) à une décimale.</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Tonight: {says} {source}</source>
        <translation>Ce soir : {says} {source}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Tournament Directors Association 2024</source>
        <translation>Tournament Directors Association 2024</translation>
    </message>
    <message>
        <source>Tournament {key}</source>
        <translation>Tournoi {key}</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Tournaments are played with a dead button.</source>
        <translation>Les tournois se jouent avec un bouton mort.</translation>
    </message>
    <message>
        <source>Tournaments of the house</source>
        <translation>Tournois de la maison</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>Essayer sur</translation>
    </message>
    <message>
        <source>Tuesday tournament</source>
        <translation>Tournoi du mardi</translation>
    </message>
    <message>
        <source>Turn to another tournament</source>
        <translation>Passer à un autre tournoi</translation>
    </message>
    <message>
        <source>Turn to another tournament…</source>
        <translation>Passer à un autre tournoi…</translation>
    </message>
    <message>
        <source>Two dealers are locked at table {table}.</source>
        <translation>Deux croupiers sont verrouillés à la table {table}.</translation>
    </message>
    <message>
        <source>Two dealers drew for table {table}: one is enough.</source>
        <translation>Deux croupiers ont tiré pour la table {table} : un suffit.</translation>
    </message>
    <message>
        <source>Two players are left: the big blind goes on to seat {seat}, the other has button and small blind.</source>
        <translation>Il reste deux joueurs : la grosse blinde passe au siège {seat}, l’autre a le bouton et la petite blinde.</translation>
    </message>
    <message>
        <source>Two records of {name} became one</source>
        <translation>Deux fiches réunies en une : {name}</translation>
    </message>
    <message>
        <source>Type 200/400/50 for small blind, big blind and ante</source>
        <translation>Tapez 200/400/50 pour petite blinde, grosse blinde et ante</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Taper une commande</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Tapez d’abord un nom.</translation>
    </message>
    <message>
        <source>Type in a table's cards</source>
        <translation>Saisir les cartes d’une table</translation>
    </message>
    <message>
        <source>Type in…</source>
        <translation>Saisir…</translation>
    </message>
    <message>
        <source>Type names on the Players page; a draw needs at least two.</source>
        <translation>Tapez les noms à la page Joueurs ; un tirage en demande au moins deux.</translation>
    </message>
    <message>
        <source>Type the stacks as they are counted out. All who are in must agree, and sign the sheet.</source>
        <translation>Saisissez les tapis tels qu’ils sont comptés. Tous ceux qui sont en jeu doivent être d’accord et signer la feuille.</translation>
    </message>
    <message>
        <source>Type “break” to make a break of a row</source>
        <translation>Tapez « pause » pour faire d’une ligne une pause</translation>
    </message>
    <message>
        <source>Unblank</source>
        <translation>Rallumer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo at the clock…</source>
        <translation>Annuler à l’horloge…</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>Annuler la dernière action</translation>
    </message>
    <message>
        <source>Undo the last change of the clock</source>
        <translation>Annuler le dernier changement de l’horloge</translation>
    </message>
    <message>
        <source>Undo the last change of the clock?</source>
        <translation>Annuler le dernier changement de l’horloge ?</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Annuler cette ligne</translation>
    </message>
    <message>
        <source>Undo this: {sentence}</source>
        <translation>Annuler : {sentence}</translation>
    </message>
    <message>
        <source>Undo what was done</source>
        <translation>Annuler ce qui a été fait</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Unknown player</source>
        <translation>Joueur inconnu</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Unlock the prizes?</source>
        <translation>Déverrouiller les prix ?</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Déverrouiller…</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Until 21:14</source>
        <translation>Jusqu’à 21:14</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Up to a stack of at least 1, or of any size.</source>
        <translation>Jusqu’à un tapis d’au moins 1, ou de toute taille.</translation>
    </message>
    <message>
        <source>Up to a whole number.</source>
        <translation>Au nombre entier supérieur.</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <translation>Prendre comme brouillon</translation>
    </message>
    <message>
        <source>Usual forms of points</source>
        <translation>Barèmes de points courants</translation>
    </message>
    <message>
        <source>Usual forms…</source>
        <translation>Barèmes courants…</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wait a moment, then try again.</source>
        <translation>Attendez un instant, puis réessayez.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Waiting, {turn}</source>
        <translation>En attente, {turn}</translation>
    </message>
    <message>
        <source>Waits only in a gap between button and small blind.</source>
        <translation>Attend seulement s’il est entre le bouton et la petite blinde.</translation>
    </message>
    <message>
        <source>Waits there until the button has passed.</source>
        <translation>Y attend que le bouton soit passé.</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Was sent away from here to {where} and is not marked as seated.</source>
        <translation>Envoyé d’ici vers {where}, pas encore marqué assis.</translation>
    </message>
    <message>
        <source>Was sent from table {from_table} to {where} and is not marked as seated.</source>
        <translation>Envoyé de la table {from_table} vers {where}, pas encore marqué assis.</translation>
    </message>
    <message>
        <source>Was sent here from table {table} and is not marked as seated.</source>
        <translation>Envoyé ici depuis la table {table}, pas encore marqué assis.</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>We have a winner</source>
        <translation>Nous avons un vainqueur</translation>
    </message>
    <message>
        <source>Wednesday tournament</source>
        <translation>Tournoi du mercredi</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Éliminer</translation>
    </message>
    <message>
        <source>Went out from here lately.</source>
        <translation>Éliminé ici il y a peu.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What a PIN is asked for</source>
        <translation>Pour quoi un PIN est demandé</translation>
    </message>
    <message>
        <source>What a hand takes</source>
        <translation>Temps d’une main</translation>
    </message>
    <message>
        <source>What a set adds up to</source>
        <translation>Total des jetons d’un joueur</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Ce qu’il en advient</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Résultat de l’opération</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ce que cela donne</translation>
    </message>
    <message>
        <source>What comes off the pool…</source>
        <translation>Retenues sur la dotation…</translation>
    </message>
    <message>
        <source>What could be recovered</source>
        <translation>Ce qui a pu être récupéré</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>What each place is paid, with the pool and the entries, to post.</source>
        <translation>Ce que rapporte chaque place, avec la dotation et les inscriptions, à afficher.</translation>
    </message>
    <message>
        <source>What each player starts with: {why}</source>
        <translation>Tapis de départ de chaque joueur : {why}</translation>
    </message>
    <message>
        <source>What entries pay for it fills the envelopes. Whoever knocks an entry out opens one, drawn by the app.</source>
        <translation>Ce que les inscriptions paient pour la prime remplit les enveloppes. Qui élimine une inscription en ouvre une, tirée par l’application.</translation>
    </message>
    <message>
        <source>What everybody gets by the deal they made, or where it was called off, with a line for each to sign on.</source>
        <translation>Ce que chacun reçoit par le deal conclu, ou quand le tournoi a été annulé, avec une ligne pour la signature de chacun.</translation>
    </message>
    <message>
        <source>What fixed it</source>
        <translation>Ce qui l’a fixé</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui suit</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>What had been done last</source>
        <translation>Ce qui avait été fait en dernier</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happened to the clock</source>
        <translation>Ce qui est arrivé à l’horloge</translation>
    </message>
    <message>
        <source>What happened, or what was decided</source>
        <translation>Ce qui s’est passé, ou ce qui a été décidé</translation>
    </message>
    <message>
        <source>What happened; may stay empty for a reason of the list</source>
        <translation>Ce qui s’est passé ; facultatif pour un motif de la liste</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Ce qui est ajouté</translation>
    </message>
    <message>
        <source>What is divided</source>
        <translation>Ce qui est partagé</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui est fait</translation>
    </message>
    <message>
        <source>What is left empty is not counted.</source>
        <translation>Ce qui reste vide n’est pas compté.</translation>
    </message>
    <message>
        <source>What is left for prizes</source>
        <translation>Ce qui reste pour les prix</translation>
    </message>
    <message>
        <source>What is offered</source>
        <translation>Ce qui est proposé</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>What is the pause for?</source>
        <translation>Pourquoi cet arrêt ?</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’il fait</translation>
    </message>
    <message>
        <source>What it heeded</source>
        <translation>Ce dont il a tenu compte</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela signifie</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’elle dit</translation>
    </message>
    <message>
        <source>What may stand in a formula</source>
        <translation>Ce qu’une formule peut contenir</translation>
    </message>
    <message>
        <source>What may surprise</source>
        <translation>Ce qui peut surprendre</translation>
    </message>
    <message>
        <source>What remains of the level</source>
        <translation>Ce qui reste du niveau</translation>
    </message>
    <message>
        <source>What should happen?</source>
        <translation>Que doit-il se passer ?</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>Ce qui s’y oppose</translation>
    </message>
    <message>
        <source>What the box must hold</source>
        <translation>Ce que doit contenir la boîte</translation>
    </message>
    <message>
        <source>What the counts come to</source>
        <translation>Total des comptages</translation>
    </message>
    <message>
        <source>What the envelopes hold</source>
        <translation>Contenu des enveloppes</translation>
    </message>
    <message>
        <source>What the floor asks for shows here.</source>
        <translation>Ce que la salle demande s’affiche ici.</translation>
    </message>
    <message>
        <source>What the house holds now is backed up first, and can be put back in the same way. The projector goes on.</source>
        <translation>Ce que la maison contient à présent est d’abord sauvegardé, et peut être restauré de la même façon. Le projecteur continue.</translation>
    </message>
    <message>
        <source>What the proof of the new file says:</source>
        <translation>Ce que dit la vérification du nouveau fichier :</translation>
    </message>
    <message>
        <source>What the room added</source>
        <translation>Ce que la salle a ajouté</translation>
    </message>
    <message>
        <source>What the room adds</source>
        <translation>Ce qu’ajoute la salle</translation>
    </message>
    <message>
        <source>What the room does not see</source>
        <translation>Ce que la salle ne voit pas</translation>
    </message>
    <message>
        <source>What the room sees</source>
        <translation>Ce que voit la salle</translation>
    </message>
    <message>
        <source>What the rule says</source>
        <translation>Ce que dit la règle</translation>
    </message>
    <message>
        <source>What the set adds up to</source>
        <translation>Total du jeu de jetons</translation>
    </message>
    <message>
        <source>What the tills must hold by method and clerk, what was sold and paid out, and tills closed.</source>
        <translation>Ce que les caisses doivent contenir par mode de paiement et par caissier, ce qui a été vendu et versé, et les caisses fermées.</translation>
    </message>
    <message>
        <source>What they come to</source>
        <translation>Leur total</translation>
    </message>
    <message>
        <source>What to announce</source>
        <translation>Ce qu’il faut annoncer</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>À savoir</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Points à examiner</translation>
    </message>
    <message>
        <source>What was bought</source>
        <translation>Ce qui a été acheté</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>Ce qui a été compté</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>What was done here could not be read when the file was recovered</source>
        <translation>Ce qui a été fait ici n’a pas pu être lu lors de la récupération du fichier</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui a été dit</translation>
    </message>
    <message>
        <source>What went wrong is logged in</source>
        <translation>Les erreurs sont consignées dans</translation>
    </message>
    <message>
        <source>Whatever you choose, the damaged file is kept beside it under another name.</source>
        <translation>Quel que soit votre choix, le fichier endommagé est gardé à côté sous un autre nom.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>When 18 players are left for two tables and 9 for the final table.</source>
        <translation>Quand il reste 18 joueurs pour deux tables et 9 pour la table finale.</translation>
    </message>
    <message>
        <source>When a hand has begun</source>
        <translation>Quand une main a commencé</translation>
    </message>
    <message>
        <source>When a mixed game changes to stud the button is frozen, and the mover is who would have the big blind.</source>
        <translation>Quand un jeu mixte passe au stud, le bouton est gelé, et le joueur déplacé est celui qui aurait la grosse blinde.</translation>
    </message>
    <message>
        <source>When all blinds are posted and the riffle has begun.</source>
        <translation>Quand toutes les blindes sont posées et le mélange commencé.</translation>
    </message>
    <message>
        <source>When all seats are drawn anew</source>
        <translation>Quand tous les sièges sont tirés à nouveau</translation>
    </message>
    <message>
        <source>When an absent player's seat is moved the chips go along and are blinded, and in the end shared, at the new table.</source>
        <translation>Quand le siège d’un joueur absent est déplacé, les jetons suivent : à la nouvelle table, ils paient les blindes et sont finalement partagés.</translation>
    </message>
    <message>
        <source>When does the clock start?</source>
        <translation>Quand l’horloge démarre-t-elle ?</translation>
    </message>
    <message>
        <source>When new tables are formed, seats are drawn with the same cards as at the start.</source>
        <translation>Quand de nouvelles tables sont formées, les sièges sont tirés avec les mêmes cartes qu’au départ.</translation>
    </message>
    <message>
        <source>When the big blind goes out the next hand has no small blind, and the hand after it a dead button.</source>
        <translation>Quand la grosse blinde est éliminée, la main suivante n’a pas de petite blinde, et celle d’après a un bouton mort.</translation>
    </message>
    <message>
        <source>When the button goes out button and blinds move on as usual.</source>
        <translation>Quand le bouton est éliminé, le bouton et les blindes avancent comme d’habitude.</translation>
    </message>
    <message>
        <source>When the field fits three, two and one table.</source>
        <translation>Quand les joueurs tiennent sur trois, deux et une table.</translation>
    </message>
    <message>
        <source>When the first level after the first break starts.</source>
        <translation>Au début du premier niveau après la première pause.</translation>
    </message>
    <message>
        <source>When the next big blind goes out the player after him has it.</source>
        <translation>Quand la prochaine grosse blinde est éliminée, le joueur suivant la poste.</translation>
    </message>
    <message>
        <source>When the second level starts, or after 30 minutes if that is sooner.</source>
        <translation>Au début du deuxième niveau, ou après 30 minutes si c’est plus tôt.</translation>
    </message>
    <message>
        <source>When the small blind goes out the button stands at the empty seat, and the same player acts last again.</source>
        <translation>Quand la petite blinde est éliminée, le bouton reste au siège vide, et le même joueur parle à nouveau en dernier.</translation>
    </message>
    <message>
        <source>When the stack of a no-show may come off</source>
        <translation>Quand le tapis d’un absent au départ peut être retiré</translation>
    </message>
    <message>
        <source>When two players are left</source>
        <translation>Quand il reste deux joueurs</translation>
    </message>
    <message>
        <source>When two players are left the one due for the big blind has it and the other has the button.</source>
        <translation>Quand il reste deux joueurs, celui qui doit la grosse blinde la poste et l’autre a le bouton.</translation>
    </message>
    <message>
        <source>When two players are left the one who had the big blind last gets the button.</source>
        <translation>Quand il reste deux joueurs, celui qui a eu la grosse blinde en dernier reçoit le bouton.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where a moved player sits</source>
        <translation>Où s’assoit un joueur déplacé</translation>
    </message>
    <message>
        <source>Where a mover fills the seat of a blind that went out, the seat is live and posts.</source>
        <translation>Là où un joueur déplacé occupe le siège d’une blinde éliminée, le siège est actif et poste.</translation>
    </message>
    <message>
        <source>Where a player who is not there is moved, the staff carries the chips to the new seat.</source>
        <translation>Quand un joueur absent est déplacé, le personnel porte ses jetons à la nouvelle place.</translation>
    </message>
    <message>
        <source>Where a stack may be given up for a new one, the old chips leave play.</source>
        <translation>Là où un tapis peut être abandonné pour un nouveau, les anciens jetons sortent du jeu.</translation>
    </message>
    <message>
        <source>Where all odd chips together do not make one new chip, half or more of it still wins one.</source>
        <translation>Là où tous les jetons restants ensemble ne font pas un nouveau jeton, la moitié ou plus en gagne quand même un.</translation>
    </message>
    <message>
        <source>Where copies go</source>
        <translation>Où vont les copies</translation>
    </message>
    <message>
        <source>Where is</source>
        <translation>Où est</translation>
    </message>
    <message>
        <source>Where is the button at table {table}?</source>
        <translation>Où est le bouton à la table {table} ?</translation>
    </message>
    <message>
        <source>Where is the button…</source>
        <translation>Où est le bouton…</translation>
    </message>
    <message>
        <source>Where is…</source>
        <translation>Où est…</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Où elle se trouve</translation>
    </message>
    <message>
        <source>Where it was in the hand that has just ended. It decides who moves.</source>
        <translation>Où il était dans la main qui vient de finir. C’est lui qui décide qui se déplace.</translation>
    </message>
    <message>
        <source>Where players choose their own seats, nobody takes a taken chair and no table grows past its limit.</source>
        <translation>Là où les joueurs choisissent leur siège, personne ne prend une chaise occupée et aucune table ne dépasse sa limite.</translation>
    </message>
    <message>
        <source>Where slips are saved</source>
        <translation>Où enregistrer les fiches</translation>
    </message>
    <message>
        <source>Where the event's own rules only rank by stack, equal stacks share as Robert's Rules say.</source>
        <translation>Là où les règles du tournoi ne font que classer par tapis, les tapis égaux partagent comme le disent les Robert’s Rules.</translation>
    </message>
    <message>
        <source>Where the projector shows</source>
        <translation>Où s’affiche le projecteur</translation>
    </message>
    <message>
        <source>Where they finish</source>
        <translation>Leur classement</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Vers où</translation>
    </message>
    <message>
        <source>Where to save {document}</source>
        <translation>Où enregistrer : {document}</translation>
    </message>
    <message>
        <source>Whether a player under penalty pays blinds and antes is for the house to say; by default the stack pays.</source>
        <translation>La maison décide si un joueur pénalisé paie les blindes et les antes ; sauf avis contraire, son tapis les paie.</translation>
    </message>
    <message>
        <source>Whether it applies</source>
        <translation>Si elle s’applique</translation>
    </message>
    <message>
        <source>Whether it holds</source>
        <translation>Si elle est intacte</translation>
    </message>
    <message>
        <source>Whether the prizes are locked</source>
        <translation>Prix verrouillés ou non</translation>
    </message>
    <message>
        <source>Whether they may enter</source>
        <translation>Droit de s’inscrire</translation>
    </message>
    <message>
        <source>Which card is which seat, for a draw by cards.</source>
        <translation>Quelle carte correspond à quel siège, pour un tirage aux cartes.</translation>
    </message>
    <message>
        <source>Which chip is raced</source>
        <translation>Valeur de jeton du chip race</translation>
    </message>
    <message>
        <source>Which of equally full tables gives a player</source>
        <translation>Laquelle de tables également pleines donne un joueur</translation>
    </message>
    <message>
        <source>Which table breaks next, and which after it, to post.</source>
        <translation>Quelle table casse ensuite, et laquelle après elle, à afficher.</translation>
    </message>
    <message>
        <source>Which table gives a player?</source>
        <translation>Quelle table donne un joueur ?</translation>
    </message>
    <message>
        <source>Which table gives up a player follows a procedure fixed in advance.</source>
        <translation>La table qui cède un joueur est choisie selon une procédure fixée d’avance.</translation>
    </message>
    <message>
        <source>White is 1, red 5, green 25, black 100, purple 500 and yellow 1,000.</source>
        <translation>Le blanc vaut 1, le rouge 5, le vert 25, le noir 100, le violet 500 et le jaune 1 000.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>Qui achète</translation>
    </message>
    <message>
        <source>Who buys in again gets less for the same place.</source>
        <translation>Qui paie un buy-in de plus reçoit moins pour la même place.</translation>
    </message>
    <message>
        <source>Who comes in? A name, a nickname or a number</source>
        <translation>Qui s’inscrit ? Un nom, un surnom ou un numéro</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Qui distribue</translation>
    </message>
    <message>
        <source>Who else: name, or seat like 7-4</source>
        <translation>Qui d’autre : nom, ou siège comme 7-4</translation>
    </message>
    <message>
        <source>Who has bounties</source>
        <translation>Qui a des primes</translation>
    </message>
    <message>
        <source>Who has how many points in the season, with the last events; results left out stand in brackets.</source>
        <translation>Qui a combien de points dans la saison, avec les derniers tournois ; les résultats non retenus sont entre parenthèses.</translation>
    </message>
    <message>
        <source>Who has nothing but odd {chips} and wins nothing gets a {into:,} on top.</source>
        <translation>Qui n’a que des {chips} restants et ne gagne rien reçoit en plus un jeton de {into:,}.</translation>
    </message>
    <message>
        <source>Who has nothing but odd {chips} gets a {into:,} first, out of these.</source>
        <translation>Qui n’a que des {chips} restants reçoit d’abord un jeton de {into:,}, pris sur ceux-là.</translation>
    </message>
    <message>
        <source>Who has the first button at table {table}?</source>
        <translation>Qui a le premier bouton à la table {table} ?</translation>
    </message>
    <message>
        <source>Who has the first button at {tables}?</source>
        <translation>Qui a le premier bouton à ces {tables} ?</translation>
    </message>
    <message>
        <source>Who is given the money back?</source>
        <translation>Qui est remboursé ?</translation>
    </message>
    <message>
        <source>Who is moved</source>
        <translation>Qui est déplacé</translation>
    </message>
    <message>
        <source>Who is on the way</source>
        <translation>Qui est en route</translation>
    </message>
    <message>
        <source>Who is out</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Who is picked</source>
        <translation>Qui est sélectionné</translation>
    </message>
    <message>
        <source>Who knocked out {name}</source>
        <translation>Qui a éliminé {name}</translation>
    </message>
    <message>
        <source>Who knocked out {name}?</source>
        <translation>Qui a éliminé {name} ?</translation>
    </message>
    <message>
        <source>Who knocked out {player}?</source>
        <translation>Qui a éliminé {player} ?</translation>
    </message>
    <message>
        <source>Who may be meant</source>
        <translation>Qui cela peut être</translation>
    </message>
    <message>
        <source>Who may buy</source>
        <translation>Qui peut acheter</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Qui se déplace</translation>
    </message>
    <message>
        <source>Who moves from table {table}?</source>
        <translation>Qui quitte la table {table} ?</translation>
    </message>
    <message>
        <source>Who pays it</source>
        <translation>Payée par</translation>
    </message>
    <message>
        <source>Who pays the ante: each, bb (big blind) or btn (button)</source>
        <translation>Qui paie l’ante : chacun, bb (grosse blinde) ou btn (bouton)</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Qui tient ce poste</translation>
    </message>
    <message>
        <source>Who sits there</source>
        <translation>Qui y est assis</translation>
    </message>
    <message>
        <source>Who went out at table {table}?</source>
        <translation>Qui a été éliminé à la table {table} ?</translation>
    </message>
    <message>
        <source>Who went out last</source>
        <translation>Derniers éliminés</translation>
    </message>
    <message>
        <source>Who went out?</source>
        <translation>Qui a été éliminé ?</translation>
    </message>
    <message>
        <source>Whoever announces a rebuy before the deal plays behind and must pay for it, even after winning the hand.</source>
        <translation>Qui annonce une recave avant la donne joue avec ces jetons à venir et doit la payer, même après avoir gagné la main.</translation>
    </message>
    <message>
        <source>Whoever began in a wrong seat goes to the right one ({rule}).</source>
        <translation>Qui a commencé à un mauvais siège rejoint le bon ({rule}).</translation>
    </message>
    <message>
        <source>Whoever began in a wrong seat with the right stack goes to the right seat with the chips he has now.</source>
        <translation>Qui a commencé au mauvais siège avec le bon tapis va au bon siège avec les jetons qu’il a maintenant.</translation>
    </message>
    <message>
        <source>Whoever drew the ace for the seat begins: the lowest taken seat of each table.</source>
        <translation>Commence celui qui a tiré l’as pour son siège : le plus petit siège occupé de chaque table.</translation>
    </message>
    <message>
        <source>Whoever drew the ace for the seat has the button.</source>
        <translation>Qui a tiré l’as au tirage des sièges a le bouton.</translation>
    </message>
    <message>
        <source>Whoever drew the ace for the seat has the first button.</source>
        <translation>Celui qui a tiré l’as pour son siège a le premier bouton.</translation>
    </message>
    <message>
        <source>Whoever finds one later changes it at equal value; what makes no smallest chip is lost. ({rule})</source>
        <translation>Qui en retrouve un plus tard l’échange à valeur égale ; ce qui ne fait pas un plus petit jeton est perdu. ({rule})</translation>
    </message>
    <message>
        <source>Whoever had the big blind last gets the button.</source>
        <translation>Qui a eu la grosse blinde en dernier reçoit le bouton.</translation>
    </message>
    <message>
        <source>Whoever is due for the big blind has it, and the other the button.</source>
        <translation>Qui doit la grosse blinde l’a, et l’autre le bouton.</translation>
    </message>
    <message>
        <source>Whoever knocks an entry out gets all that is on its head. The winner keeps what is on their own.</source>
        <translation>Qui élimine une inscription reçoit tout ce qui est sur sa tête. Le vainqueur garde ce qui est sur la sienne.</translation>
    </message>
    <message>
        <source>Whoever knocks an entry out gets half of what is on its head; the other half goes on their own. The winner keeps what is on their own.</source>
        <translation>Qui élimine une inscription reçoit la moitié de ce qui est sur sa tête ; l’autre moitié va sur sa propre tête. Le vainqueur garde ce qui est sur la sienne.</translation>
    </message>
    <message>
        <source>Whoever sits here takes the money: the ledger and the till bear this name. A slip is made for each sale.</source>
        <translation>Qui tient ce poste encaisse l’argent : le livre de caisse et la caisse portent ce nom. Une fiche est faite pour chaque vente.</translation>
    </message>
    <message>
        <source>Whose PIN</source>
        <translation>Titulaire du PIN</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why he stays there</source>
        <translation>Pourquoi il y reste</translation>
    </message>
    <message>
        <source>Why it is drawn again, for the journal</source>
        <translation>Pourquoi ce nouveau tirage, pour le journal</translation>
    </message>
    <message>
        <source>Why it stands</source>
        <translation>Pourquoi c’est fixé</translation>
    </message>
    <message>
        <source>Why it was not raced</source>
        <translation>Pourquoi le chip race n’a pas eu lieu</translation>
    </message>
    <message>
        <source>Why not as the rule says</source>
        <translation>Pourquoi s’écarter de la règle</translation>
    </message>
    <message>
        <source>Why nothing is raced</source>
        <translation>Pourquoi il n’y a pas de chip race</translation>
    </message>
    <message>
        <source>Why some terms stand</source>
        <translation>Pourquoi certaines conditions sont fixées</translation>
    </message>
    <message>
        <source>Why some terms stand here</source>
        <translation>Pourquoi certaines conditions sont fixées ici</translation>
    </message>
    <message>
        <source>Why the list is empty</source>
        <translation>Pourquoi la liste est vide</translation>
    </message>
    <message>
        <source>Why the rulebook stands</source>
        <translation>Pourquoi le règlement est fixé</translation>
    </message>
    <message>
        <source>Why the seats are drawn again</source>
        <translation>Pourquoi les sièges sont tirés à nouveau</translation>
    </message>
    <message>
        <source>Why there are no prizes</source>
        <translation>Pourquoi il n’y a pas de prix</translation>
    </message>
    <message>
        <source>Will come</source>
        <translation>Va venir</translation>
    </message>
    <message>
        <source>Window, projector and paper</source>
        <translation>Fenêtre, projecteur et papier</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
    <message>
        <source>With a reserve they play on for it: without one it can end here.</source>
        <translation>Avec une réserve, on continue à jouer pour elle : sans réserve, le tournoi peut s’arrêter là.</translation>
    </message>
    <message>
        <source>With a second display</source>
        <translation>Avec un deuxième écran</translation>
    </message>
    <message>
        <source>With every break</source>
        <translation>À chaque pause</translation>
    </message>
    <message>
        <source>With every break to {folder}.</source>
        <translation>À chaque pause vers {folder}.</translation>
    </message>
    <message>
        <source>With names</source>
        <translation>Avec noms</translation>
    </message>
    <message>
        <source>With real cards…</source>
        <translation>Avec de vraies cartes…</translation>
    </message>
    <message>
        <source>With the first hand of the second level.</source>
        <translation>À la première main du deuxième niveau.</translation>
    </message>
    <message>
        <source>With the first riffle.</source>
        <translation>Au premier mélange.</translation>
    </message>
    <message>
        <source>With the riffle, the button of the shuffler or the dealer's push.</source>
        <translation>Au mélange, au bouton de la mélangeuse ou à la relève du croupier.</translation>
    </message>
    <message>
        <source>With the same points it goes by {ways}.</source>
        <translation>À égalité de points, départage : {ways}.</translation>
    </message>
    <message>
        <source>With the same points, first</source>
        <translation>À égalité de points, d’abord</translation>
    </message>
    <message>
        <source>With these chips the blinds reach their end in level {level} at the latest: levels of {minutes} would do, or smaller chips.</source>
        <translation>Avec ces jetons, les blindes arrivent à leur terme au niveau {level} au plus tard : des niveaux de {minutes} conviendraient, ou des jetons plus petits.</translation>
    </message>
    <message>
        <source>With these chips this field cannot be kept going for that long: plan for less time.</source>
        <translation>Avec ces jetons, ces joueurs ne peuvent pas jouer aussi longtemps : prévoyez moins de temps.</translation>
    </message>
    <message>
        <source>With this reserve less is left of the first prize than of the second.</source>
        <translation>Avec cette réserve, il reste moins du premier prix que du deuxième.</translation>
    </message>
    <message>
        <source>With two players the button posts the small blind.</source>
        <translation>À deux joueurs, le bouton poste la petite blinde.</translation>
    </message>
    <message>
        <source>With two players the small blind has the button, and nobody has the big blind twice running.</source>
        <translation>À deux joueurs, la petite blinde a le bouton, et personne n’a la grosse blinde deux fois de suite.</translation>
    </message>
    <message>
        <source>With {players} about {lasts}, to level {level}: over at {over:%H:%M}</source>
        <translation>À {players}, environ {lasts}, jusqu’au niveau {level} : fin à {over:%H:%M}</translation>
    </message>
    <message>
        <source>With {players} it should end in level {level}, {time} from the start</source>
        <translation>Avec {players}, fin prévue au niveau {level}, {time} après le début</translation>
    </message>
    <message>
        <source>With {players} its levels run out before there is a winner.</source>
        <translation>À {players}, les niveaux s’épuisent avant qu’il y ait un vainqueur.</translation>
    </message>
    <message>
        <source>With {players} the levels run out before there is a winner.</source>
        <translation>Avec {players}, les niveaux s’épuisent avant qu’il y ait un vainqueur.</translation>
    </message>
    <message>
        <source>With {tables} tables at the start it is left to the director.</source>
        <translation>Avec {tables} tables au départ, c’est au directeur d’en décider.</translation>
    </message>
    <message>
        <source>Within 20 minutes: the stack stays and pays its blinds.</source>
        <translation>Dans les 20 minutes : le tapis reste et paie ses blindes.</translation>
    </message>
    <message>
        <source>Within one player up to six tables, within two above six.</source>
        <translation>À un joueur près jusqu’à six tables, à deux près au-delà.</translation>
    </message>
    <message>
        <source>Without a big blind nobody pays a big blind ante.</source>
        <translation>Sans grosse blinde, personne ne paie d’ante de grosse blinde.</translation>
    </message>
    <message>
        <source>Without its sign.</source>
        <translation>Sans son signe.</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Sans noms</translation>
    </message>
    <message>
        <source>Without names nobody knows who is still in: refund the entries.</source>
        <translation>Sans noms, on ne sait pas qui est encore en jeu : remboursez les inscriptions.</translation>
    </message>
    <message>
        <source>Without names they can play on only if all get the same: let it end here.</source>
        <translation>Sans noms, on ne peut continuer que si tous reçoivent la même somme : arrêtez le tournoi là.</translation>
    </message>
    <message>
        <source>Without what the tills began with. Only cash is counted in a till.</source>
        <translation>Sans le fonds de départ des caisses. Seules les espèces se comptent dans une caisse.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Won it</source>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>Words of the rule, or its place in a book: TDA 36, R11 §15</source>
        <translation>Des mots de la règle, ou sa place dans un règlement : TDA 36, R11 §15</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx);;List in text (*.csv)</source>
        <translation>Classeur (*.xlsx);;Liste en texte (*.csv)</translation>
    </message>
    <message>
        <source>Workbook (Excel)</source>
        <translation>Classeur (Excel)</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Worth of kind {number}</source>
        <translation>Valeur de la sorte {number}</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>À écrire</translation>
    </message>
    <message>
        <source>Write a formula, or the points by place: 25, 18, 15.</source>
        <translation>Écrivez une formule, ou les points par place : 25, 18, 15.</translation>
    </message>
    <message>
        <source>Write down what happened.</source>
        <translation>Écrivez ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Write what the first place gets.</source>
        <translation>Écrivez ce que reçoit la première place.</translation>
    </message>
    <message>
        <source>Wrong seat…</source>
        <translation>Mauvais siège…</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre siège</translation>
    </message>
    <message>
        <source>Your seat comes with the draw.</source>
        <translation>Votre siège viendra avec le tirage.</translation>
    </message>
    <message>
        <source>a card decides which table gives one</source>
        <translation>une carte décide quelle table en donne un</translation>
    </message>
    <message>
        <source>a card decides who</source>
        <translation>une carte décide lequel</translation>
    </message>
    <message>
        <source>a few chips for a tip to the dealers</source>
        <translation>quelques jetons contre un pourboire aux croupiers</translation>
    </message>
    <message>
        <source>a new entry for somebody who is out</source>
        <translation>une nouvelle inscription pour un joueur éliminé</translation>
    </message>
    <message>
        <source>a place takes {events}</source>
        <translation>au moins {events} pour être classé</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>a power cut at 22:10</source>
        <translation>une coupure de courant à 22:10</translation>
    </message>
    <message>
        <source>a seat in the Sunday Major</source>
        <translation>un siège pour le Sunday Major</translation>
    </message>
    <message>
        <source>a whole number from {least}</source>
        <translation>un nombre entier à partir de {least}</translation>
    </message>
    <message>
        <source>a {into:,}</source>
        <translation>un jeton de {into:,}</translation>
    </message>
    <message>
        <source>a {into:,} each</source>
        <translation>un jeton de {into:,} chacun</translation>
    </message>
    <message>
        <source>a {into:,} to seat {seat}</source>
        <translation>un jeton de {into:,} au siège {seat}</translation>
    </message>
    <message>
        <source>a {into:,} to seats {seats}</source>
        <translation>un jeton de {into:,} aux sièges {seats}</translation>
    </message>
    <message>
        <source>about {number:.6g} %</source>
        <translation>environ {number:.6g} %</translation>
    </message>
    <message>
        <source>ace of the seat draw</source>
        <translation>as du tirage des sièges</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>after level {level}</source>
        <translation>après le niveau {level}</translation>
    </message>
    <message>
        <source>after {day}</source>
        <translation>après le {day}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>all get the points of the best one</source>
        <translation>reçoivent chacun les points de la meilleure place</translation>
    </message>
    <message>
        <source>all results count</source>
        <translation>tous les résultats comptent</translation>
    </message>
    <message>
        <source>all the prize money</source>
        <translation>tout l’argent des prix</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>an amount</source>
        <translation>un montant</translation>
    </message>
    <message>
        <source>and then</source>
        <translation>et enfin</translation>
    </message>
    <message>
        <source>and {more:,} more: search for a name to find theirs</source>
        <translation>et {more:,} de plus : cherchez un nom pour trouver ses lignes</translation>
    </message>
    <message>
        <source>and {number:,} more</source>
        <translation>et {number:,} de plus</translation>
    </message>
    <message numerus="yes">
        <source>and {n} changed at once</source>
        <translation>
            <numerusform>et {n} échangé d’emblée</numerusform>
            <numerusform>et {n} échangés d’emblée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {n} more player</source>
        <translation>
            <numerusform>et {n} autre joueur</numerusform>
            <numerusform>et {n} autres joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sans minimum</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>any, or like 3-2</source>
        <translation>libre, ou comme 3-2</translation>
    </message>
    <message>
        <source>as it falls</source>
        <translation>selon le calcul</translation>
    </message>
    <message>
        <source>as long as it is played</source>
        <translation>tant que l’on joue</translation>
    </message>
    <message>
        <source>as many as come</source>
        <translation>sans limite de joueurs</translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation>état à {time}</translation>
    </message>
    <message>
        <source>asked again after {minutes}</source>
        <translation>redemandé après {minutes}</translation>
    </message>
    <message>
        <source>asked every time</source>
        <translation>demandé à chaque fois</translation>
    </message>
    <message>
        <source>at a time</source>
        <translation>à une heure fixée</translation>
    </message>
    <message>
        <source>at most {most} each</source>
        <translation>{most} au plus par joueur</translation>
    </message>
    <message>
        <source>at most {new} instead of {old}</source>
        <translation>maximum {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>at most {players}</source>
        <translation>{players} au plus</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>barred: {why}</source>
        <translation>interdit : {why}</translation>
    </message>
    <message>
        <source>before level {level}</source>
        <translation>avant le niveau {level}</translation>
    </message>
    <message>
        <source>before level {level}, in the break</source>
        <translation>avant le niveau {level}, pendant la pause</translation>
    </message>
    <message>
        <source>before level {level}, in the break at {time:%H:%M}</source>
        <translation>avant le niveau {level}, pendant la pause à {time:%H:%M}</translation>
    </message>
    <message>
        <source>before level {level}, without a break</source>
        <translation>avant le niveau {level}, sans pause</translation>
    </message>
    <message>
        <source>before level {level}: now</source>
        <translation>avant le niveau {level} : maintenant</translation>
    </message>
    <message>
        <source>best result, then the next best</source>
        <translation>meilleur résultat, puis le suivant</translation>
    </message>
    <message>
        <source>better hand</source>
        <translation>meilleure main</translation>
    </message>
    <message>
        <source>big bet</source>
        <translation>grosse mise</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>grosse blinde</translation>
    </message>
    <message>
        <source>big blind ante</source>
        <translation>ante de grosse blinde</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>paie les blindes</translation>
    </message>
    <message>
        <source>blinds and riffle</source>
        <translation>blindes et mélange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>bounty</source>
        <translation>prime</translation>
    </message>
    <message>
        <source>bounty {new} instead of {old}</source>
        <translation>prime {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>break, {minutes} minutes</source>
        <translation>pause, {minutes} minutes</translation>
    </message>
    <message>
        <source>breaks at {left:,}</source>
        <translation>casse à {left:,}</translation>
    </message>
    <message>
        <source>breaks now</source>
        <translation>à casser</translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>bring-in {bring_in:,}</source>
        <translation>bring-in {bring_in:,}</translation>
    </message>
    <message>
        <source>bring-in {chips:,}</source>
        <translation>bring-in {chips:,}</translation>
    </message>
    <message>
        <source>broke before level 4</source>
        <translation>sans jetons avant le niveau 4</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>cassée</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>bulle</translation>
    </message>
    <message>
        <source>button</source>
        <translation>bouton</translation>
    </message>
    <message>
        <source>button ante</source>
        <translation>ante du bouton</translation>
    </message>
    <message>
        <source>buy-in</source>
        <translation>buy-in</translation>
    </message>
    <message>
        <source>buy-in {new} instead of {old}</source>
        <translation>buy-in {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>by chips</source>
        <translation>aux jetons</translation>
    </message>
    <message>
        <source>by players</source>
        <translation>selon les joueurs</translation>
    </message>
    <message>
        <source>by stack</source>
        <translation>selon le tapis</translation>
    </message>
    <message>
        <source>by tables</source>
        <translation>selon les tables</translation>
    </message>
    <message>
        <source>by the deal</source>
        <translation>selon le deal</translation>
    </message>
    <message>
        <source>by the share</source>
        <translation>selon la part</translation>
    </message>
    <message>
        <source>by what the stacks are worth (ICM)</source>
        <translation>selon la valeur des tapis (ICM)</translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation>par {who}</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>called off</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>cards for {tables}</source>
        <translation>cartes pour {tables}</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>espèces</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>chips for an entry that is in, or just went broke</source>
        <translation>des jetons pour un joueur en jeu, ou qui vient de tout perdre</translation>
    </message>
    <message>
        <source>chips for everybody, usually once and at a break</source>
        <translation>des jetons pour tous, en général une fois et à une pause</translation>
    </message>
    <message>
        <source>chips in play +{chips:,}</source>
        <translation>jetons en jeu +{chips:,}</translation>
    </message>
    <message>
        <source>chips in play stay the same</source>
        <translation>jetons en jeu inchangés</translation>
    </message>
    <message>
        <source>chips in play −{chips:,}</source>
        <translation>jetons en jeu −{chips:,}</translation>
    </message>
    <message>
        <source>chips off the table</source>
        <translation>jetons hors de la table</translation>
    </message>
    <message>
        <source>clock runs</source>
        <translation>l’horloge tourne</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>closes with the draw</source>
        <translation>se ferment au tirage</translation>
    </message>
    <message>
        <source>color up {chips}</source>
        <translation>color-up des {chips}</translation>
    </message>
    <message>
        <source>comes off</source>
        <translation>en moins</translation>
    </message>
    <message>
        <source>comp</source>
        <translation>invitation</translation>
    </message>
    <message>
        <source>conduct</source>
        <translation>conduite</translation>
    </message>
    <message>
        <source>currency {new} instead of {old}</source>
        <translation>devise {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>dealer bonus</source>
        <translation>bonus croupier</translation>
    </message>
    <message>
        <source>desk 1</source>
        <translation>poste 1</translation>
    </message>
    <message>
        <source>disqualification</source>
        <translation>disqualification</translation>
    </message>
    <message>
        <source>draw.json</source>
        <translation>tirage.json</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>retirés</translation>
    </message>
    <message>
        <source>each</source>
        <translation>chacun</translation>
    </message>
    <message>
        <source>each by the deal</source>
        <translation>chacun selon le deal</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>ends {when}</source>
        <translation>fin {when}</translation>
    </message>
    <message>
        <source>entries are numbers, without names</source>
        <translation>les inscriptions sont des numéros, sans noms</translation>
    </message>
    <message>
        <source>entries have names</source>
        <translation>les inscriptions ont des noms</translation>
    </message>
    <message>
        <source>entry {entry} copy {player}</source>
        <translation>inscription {entry} copie {player}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>à parts égales</translation>
    </message>
    <message>
        <source>event</source>
        <translation>tournoi</translation>
    </message>
    <message>
        <source>events played</source>
        <translation>tournois joués</translation>
    </message>
    <message>
        <source>events won</source>
        <translation>tournois gagnés</translation>
    </message>
    <message>
        <source>everything that is paid out</source>
        <translation>tout ce qui est versé</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>l’appoint</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>frais</translation>
    </message>
    <message>
        <source>fee {new} instead of {old}</source>
        <translation>frais {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>fewest moved</source>
        <translation>le moins déplacé</translation>
    </message>
    <message>
        <source>final table</source>
        <translation>table finale</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>first</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>for the floor’s rulings</source>
        <translation>pour les décisions à la table</translation>
    </message>
    <message>
        <source>for {chips}</source>
        <translation>pour {chips}</translation>
    </message>
    <message>
        <source>for {length}</source>
        <translation>pendant {length}</translation>
    </message>
    <message numerus="yes">
        <source>for {n} minute</source>
        <translation>
            <numerusform>depuis {n} minute</numerusform>
            <numerusform>depuis {n} minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>forfeits after 20 minutes</source>
        <translation>perd son tapis après 20 minutes</translation>
    </message>
    <message>
        <source>free for {chips}</source>
        <translation>gratuit, {chips}</translation>
    </message>
    <message>
        <source>from each player</source>
        <translation>de chaque joueur</translation>
    </message>
    <message>
        <source>from level {level}</source>
        <translation>à partir du niveau {level}</translation>
    </message>
    <message>
        <source>from table {table}</source>
        <translation>depuis la table {table}</translation>
    </message>
    <message>
        <source>from {least} up</source>
        <translation>à partir de {least}</translation>
    </message>
    <message>
        <source>from {origin}</source>
        <translation>depuis {origin}</translation>
    </message>
    <message>
        <source>game {new} instead of {old}</source>
        <translation>jeu {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>goes on at {time:%H:%M}</source>
        <translation>reprise à {time:%H:%M}</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>guarantee</source>
        <translation>garantie</translation>
    </message>
    <message>
        <source>guarantee {new} instead of {old}</source>
        <translation>garantie {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>half or more</source>
        <translation>moitié ou plus</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>main {hand}</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <source>hands or rounds</source>
        <translation>mains ou tours</translation>
    </message>
    <message>
        <source>has no other chips</source>
        <translation>n’a pas d’autres jetons</translation>
    </message>
    <message>
        <source>has the first button</source>
        <translation>a le premier bouton</translation>
    </message>
    <message>
        <source>held by {players:,}</source>
        <translation>joueurs : {players:,}</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carte la plus haute</translation>
    </message>
    <message>
        <source>holds play</source>
        <translation>jeu suspendu</translation>
    </message>
    <message>
        <source>house</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>règle maison</translation>
    </message>
    <message>
        <source>house rule “{rule}”: {choice}</source>
        <translation>règle maison « {rule} » : {choice}</translation>
    </message>
    <message>
        <source>how many add-ons the player took</source>
        <translation>combien d’add-ons le joueur a pris</translation>
    </message>
    <message>
        <source>how many bounties the player won; a shared one counts in part</source>
        <translation>combien de primes le joueur a gagnées ; une prime partagée compte pour une fraction</translation>
    </message>
    <message>
        <source>how many entries were sold, re-entries among them</source>
        <translation>combien d’inscriptions ont été vendues, ré-entrées comprises</translation>
    </message>
    <message>
        <source>how many people played</source>
        <translation>combien de personnes ont joué</translation>
    </message>
    <message>
        <source>how many places were paid</source>
        <translation>combien de places ont été payées</translation>
    </message>
    <message>
        <source>how many rebuys the player took</source>
        <translation>combien de recaves le joueur a prises</translation>
    </message>
    <message>
        <source>how often the player entered again</source>
        <translation>combien de ré-entrées le joueur a prises</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>in Ann Lee · rebuy ann · addon 7-4 · here bob · away zoe · seat next · refund ann</source>
        <translation>in Ann Lee · rebuy ann · addon 7-4 · here bob · away zoe · seat next · refund ann</translation>
    </message>
    <message>
        <source>in level {level}</source>
        <translation>au niveau {level}</translation>
    </message>
    <message>
        <source>in the money</source>
        <translation>dans l’argent</translation>
    </message>
    <message>
        <source>in the order given</source>
        <translation>dans l’ordre donné</translation>
    </message>
    <message>
        <source>in the order they went</source>
        <translation>dans l’ordre des éliminations</translation>
    </message>
    <message>
        <source>in {best} to {worst}</source>
        <translation>de la {best} à la {worst} place</translation>
    </message>
    <message>
        <source>in {place}</source>
        <translation>en {place} place</translation>
    </message>
    <message>
        <source>instead of “{choice}”, {book}</source>
        <translation>au lieu de « {choice} », {book}</translation>
    </message>
    <message>
        <source>is added</source>
        <translation>en plus</translation>
    </message>
    <message>
        <source>is of age</source>
        <translation>est majeur</translation>
    </message>
    <message>
        <source>it could not be saved in {folder}: {why}.</source>
        <translation>l’enregistrement dans {folder} a échoué : {why}.</translation>
    </message>
    <message>
        <source>it holds no more {least_prizes}</source>
        <translation>elle ne permet pas d’autres {least_prizes}</translation>
    </message>
    <message>
        <source>it is not over yet.</source>
        <translation>il n’est pas encore terminé.</translation>
    </message>
    <message>
        <source>it is the open seat nearest the button's left</source>
        <translation>c’est le siège libre le plus proche à gauche du bouton</translation>
    </message>
    <message>
        <source>it is the seat of the eliminated player</source>
        <translation>c’est le siège du joueur éliminé</translation>
    </message>
    <message>
        <source>it is the worst open position</source>
        <translation>c’est la plus mauvaise position libre</translation>
    </message>
    <message>
        <source>it was called off.</source>
        <translation>il a été annulé.</translation>
    </message>
    <message>
        <source>it was played without names.</source>
        <translation>il a été joué sans noms.</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>kind {number}</source>
        <translation>sorte {number}</translation>
    </message>
    <message>
        <source>last big blind</source>
        <translation>dernière grosse blinde</translation>
    </message>
    <message>
        <source>last level</source>
        <translation>dernier niveau</translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>dernière minute</translation>
    </message>
    <message>
        <source>late entries are open</source>
        <translation>les inscriptions tardives sont ouvertes</translation>
    </message>
    <message>
        <source>late entries until {when}</source>
        <translation>inscriptions tardives jusqu’à {when}</translation>
    </message>
    <message>
        <source>league table</source>
        <translation>classement</translation>
    </message>
    <message>
        <source>left for the winner</source>
        <translation>restent pour le vainqueur</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écarté</translation>
    </message>
    <message>
        <source>level after the first break</source>
        <translation>niveau après la première pause</translation>
    </message>
    <message>
        <source>level or 30 minutes</source>
        <translation>niveau ou 30 minutes</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>level {level} follows</source>
        <translation>ensuite le niveau {level}</translation>
    </message>
    <message>
        <source>levels {first} to {last}</source>
        <translation>niveaux {first} à {last}</translation>
    </message>
    <message>
        <source>like 1 × 500, 4 × 100, 20 × 25</source>
        <translation>comme 1 × 500, 4 × 100, 20 × 25</translation>
    </message>
    <message>
        <source>like fri 19:00</source>
        <translation>comme fri 19:00</translation>
    </message>
    <message>
        <source>limits {bets}</source>
        <translation>limites {bets}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>prix verrouillés</translation>
    </message>
    <message>
        <source>low card</source>
        <translation>carte la plus basse</translation>
    </message>
    <message>
        <source>may differ by {may_differ}</source>
        <translation>écart permis : {may_differ}</translation>
    </message>
    <message>
        <source>member number</source>
        <translation>numéro de membre</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>money won</source>
        <translation>argent gagné</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>mobile</translation>
    </message>
    <message>
        <source>mystery</source>
        <translation>mystère</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivante</translation>
    </message>
    <message>
        <source>next big blind</source>
        <translation>prochaine grosse blinde</translation>
    </message>
    <message>
        <source>next hand</source>
        <translation>main suivante</translation>
    </message>
    <message>
        <source>next out gets {prize}</source>
        <translation>le prochain éliminé reçoit {prize}</translation>
    </message>
    <message>
        <source>next {following}</source>
        <translation>ensuite {following}</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>surnom</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no big blind twice</source>
        <translation>pas deux grosses blindes de suite</translation>
    </message>
    <message>
        <source>no breaks</source>
        <translation>sans pause</translation>
    </message>
    <message>
        <source>no chip leaves any more</source>
        <translation>plus aucun jeton ne sort</translation>
    </message>
    <message>
        <source>no color</source>
        <translation>sans couleur</translation>
    </message>
    <message>
        <source>no entries yet</source>
        <translation>pas encore d’inscriptions</translation>
    </message>
    <message>
        <source>no envelopes</source>
        <translation>aucune enveloppe</translation>
    </message>
    <message>
        <source>no envelopes yet</source>
        <translation>pas encore d’enveloppes</translation>
    </message>
    <message>
        <source>no longer sold</source>
        <translation>vente close</translation>
    </message>
    <message>
        <source>no race</source>
        <translation>pas de chip race</translation>
    </message>
    <message>
        <source>no seat yet</source>
        <translation>pas encore de siège</translation>
    </message>
    <message>
        <source>no time yet</source>
        <translation>pas encore d’heure</translation>
    </message>
    <message>
        <source>no {into:,} to give</source>
        <translation>aucun jeton de {into:,} à donner</translation>
    </message>
    <message>
        <source>no {thing} any more</source>
        <translation>plus de {thing}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody is in yet</source>
        <translation>personne n’est encore en jeu</translation>
    </message>
    <message>
        <source>nobody is seated yet</source>
        <translation>personne n’est encore assis</translation>
    </message>
    <message>
        <source>nobody known</source>
        <translation>on ne sait qui</translation>
    </message>
    <message>
        <source>nobody paid yet</source>
        <translation>aucun prix payé pour l’instant</translation>
    </message>
    <message>
        <source>nobody the small blind</source>
        <translation>personne la petite blinde</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>néant</translation>
    </message>
    <message>
        <source>none odd</source>
        <translation>aucun restant</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune pour l’instant</translation>
    </message>
    <message>
        <source>none: with the draw</source>
        <translation>aucun : avec le tirage</translation>
    </message>
    <message>
        <source>none; like 3, 9</source>
        <translation>aucun ; comme 3, 9</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non comptés</translation>
    </message>
    <message>
        <source>not counted yet</source>
        <translation>pas encore compté</translation>
    </message>
    <message>
        <source>not here yet</source>
        <translation>pas encore là</translation>
    </message>
    <message>
        <source>not known to be of age</source>
        <translation>majorité non vérifiée</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>prix non verrouillés</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore terminé</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>pas commencé</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing left to play for</source>
        <translation>plus rien à jouer</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>rien de plus</translation>
    </message>
    <message>
        <source>nothing to do yet</source>
        <translation>rien à faire pour l’instant</translation>
    </message>
    <message>
        <source>nothing to pay</source>
        <translation>rien à payer</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>now called {name}</source>
        <translation>s’appelle désormais {name}</translation>
    </message>
    <message>
        <source>now called “{name}”</source>
        <translation>s’appelle désormais « {name} »</translation>
    </message>
    <message>
        <source>of {entries:,}</source>
        <translation>sur {entries:,}</translation>
    </message>
    <message>
        <source>of {entries}</source>
        <translation>sur {entries}</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>en chemin</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>only by hand</source>
        <translation>seulement à la main</translation>
    </message>
    <message>
        <source>only chips</source>
        <translation>sans autre</translation>
    </message>
    <message>
        <source>open until {until}</source>
        <translation>ouvertes jusqu’à {until}</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>order of breaking: {tables}</source>
        <translation>ordre de casse : {tables}</translation>
    </message>
    <message>
        <source>our own</source>
        <translation>son d’origine</translation>
    </message>
    <message>
        <source>out</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>out 7-4 · out ann · move bob 3-2 · button 5 7 · +1 · pause dinner · set 12:30 · level 7</source>
        <translation>out 7-4 · out ann · move bob 3-2 · button 5 7 · +1 · pause dinner · set 12:30 · level 7</translation>
    </message>
    <message>
        <source>out ann 400, bob 900 · out 7-? · who · penalty ann · note 7 Misdeal · chips 7 182k</source>
        <translation>out ann 400, bob 900 · out 7-? · who · penalty ann · note 7 Misdeal · chips 7 182k</translation>
    </message>
    <message>
        <source>out of play since {time:%H:%M}</source>
        <translation>hors jeu depuis {time:%H:%M}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>out: no re-entry left</source>
        <translation>éliminé : plus de ré-entrée possible</translation>
    </message>
    <message>
        <source>out: re-entry {cost}</source>
        <translation>éliminé : ré-entrée {cost}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>overtime</source>
        <translation>prolongation</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>payé {amount}</translation>
    </message>
    <message>
        <source>paid {sum} into the pool</source>
        <translation>ont versé {sum} à la dotation</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>pénalité</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>played without names</source>
        <translation>joué sans noms</translation>
    </message>
    <message>
        <source>players.xlsx</source>
        <translation>joueurs.xlsx</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>points are {formula}</source>
        <translation>points selon {formula}</translation>
    </message>
    <message>
        <source>points have {decimals}</source>
        <translation>points avec {decimals}</translation>
    </message>
    <message>
        <source>pre-registered</source>
        <translation>préinscrit</translation>
    </message>
    <message>
        <source>pre-registered, here</source>
        <translation>préinscrit, présent</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>prizes of at least {least:,}</source>
        <translation>prix d’au moins {least:,}</translation>
    </message>
    <message>
        <source>prizes of at least {least:,} in units of {unit:,}</source>
        <translation>prix d’au moins {least:,} par unités de {unit:,}</translation>
    </message>
    <message>
        <source>progressive</source>
        <translation>progressive</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>rangé</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>ré-entrée</translation>
    </message>
    <message>
        <source>reached by the entries</source>
        <translation>atteinte par les inscriptions</translation>
    </message>
    <message>
        <source>rebuy</source>
        <translation>recave</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>registration {new} instead of {old}</source>
        <translation>inscriptions {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>riffle</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>riffle or push</source>
        <translation>mélange ou relève</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marche</translation>
    </message>
    <message>
        <source>same hand</source>
        <translation>même main</translation>
    </message>
    <message>
        <source>same position</source>
        <translation>même position</translation>
    </message>
    <message>
        <source>seal {seal}</source>
        <translation>scellé {seal}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>siège {seat}</translation>
    </message>
    <message>
        <source>seat {seat} gets {number:,} × {into:,}</source>
        <translation>le siège {seat} reçoit {number:,} × {into:,}</translation>
    </message>
    <message>
        <source>seat {seat} the small blind</source>
        <translation>le siège {seat} la petite blinde</translation>
    </message>
    <message>
        <source>seat {seat} {won:,}</source>
        <translation>siège {seat} : {won:,}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>sièges</translation>
    </message>
    <message>
        <source>seats are drawn at registration</source>
        <translation>les sièges sont tirés à l’inscription</translation>
    </message>
    <message>
        <source>seats are drawn at the start</source>
        <translation>les sièges sont tirés au départ</translation>
    </message>
    <message>
        <source>seats drawn at registration</source>
        <translation>sièges tirés à l’inscription</translation>
    </message>
    <message>
        <source>seats drawn at the start</source>
        <translation>sièges tirés au départ</translation>
    </message>
    <message>
        <source>seats {others} and {last}</source>
        <translation>sièges {others} et {last}</translation>
    </message>
    <message>
        <source>seats {seats}</source>
        <translation>sièges {seats}</translation>
    </message>
    <message>
        <source>second level</source>
        <translation>deuxième niveau</translation>
    </message>
    <message>
        <source>share</source>
        <translation>partage</translation>
    </message>
    <message>
        <source>share their points evenly</source>
        <translation>se partagent leurs points à parts égales</translation>
    </message>
    <message>
        <source>showing a live hand</source>
        <translation>main en jeu montrée</translation>
    </message>
    <message>
        <source>small bet</source>
        <translation>petite mise</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>petite blinde</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>somebody at table {table}</source>
        <translation>quelqu’un à la table {table}</translation>
    </message>
    <message>
        <source>somebody went out of it without a name: say first who that was.</source>
        <translation>un joueur y a été éliminé sans nom : dites d’abord qui c’était.</translation>
    </message>
    <message>
        <source>soonest big blind</source>
        <translation>grosse blinde la plus proche</translation>
    </message>
    <message>
        <source>stack, then equal</source>
        <translation>tapis, puis égalité</translation>
    </message>
    <message>
        <source>stacks may come off at {time:%H:%M}</source>
        <translation>tapis à retirer dès {time:%H:%M}</translation>
    </message>
    <message>
        <source>stacks up to {chips:,}</source>
        <translation>tapis jusqu’à {chips:,}</translation>
    </message>
    <message>
        <source>stands after action</source>
        <translation>maintenu après l’action</translation>
    </message>
    <message>
        <source>starting stack {new} instead of {old}</source>
        <translation>tapis de départ {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>starts {new} instead of {old}</source>
        <translation>début {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>starts {time}</source>
        <translation>départ {time}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>still sold</source>
        <translation>en vente</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>table {number}</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>table {table}</translation>
    </message>
    <message>
        <source>table {table} has {players} and table {other} has {size}</source>
        <translation>la table {table} a {players} et la table {other} en a {size}</translation>
    </message>
    <message>
        <source>table {table} plays</source>
        <translation>la table {table} joue</translation>
    </message>
    <message>
        <source>table {table} seat {seat}</source>
        <translation>table {table} siège {seat}</translation>
    </message>
    <message>
        <source>table {table} stays</source>
        <translation>la table {table} reste</translation>
    </message>
    <message>
        <source>table {table} {card}</source>
        <translation>table {table} {card}</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>table {table}, siège {seat}</translation>
    </message>
    <message>
        <source>table {table}, {name} in seat {seat}</source>
        <translation>table {table}, {name} au siège {seat}</translation>
    </message>
    <message>
        <source>table {table}, {name} in seat {seat} with {card}</source>
        <translation>table {table}, {name} au siège {seat} avec {card}</translation>
    </message>
    <message>
        <source>table {table}: {taken}</source>
        <translation>table {table} : {taken}</translation>
    </message>
    <message>
        <source>table – seat</source>
        <translation>table – siège</translation>
    </message>
    <message>
        <source>tables {numbers}</source>
        <translation>tables {numbers}</translation>
    </message>
    <message>
        <source>tables {tables} play</source>
        <translation>les tables {tables} jouent</translation>
    </message>
    <message>
        <source>taken back by line {n:,}</source>
        <translation>annulée par la ligne {n:,}</translation>
    </message>
    <message>
        <source>taken back by {n}</source>
        <translation>annulé par {n}</translation>
    </message>
    <message>
        <source>takes back line {n:,}</source>
        <translation>annule la ligne {n:,}</translation>
    </message>
    <message>
        <source>takes back {n}</source>
        <translation>annule {n}</translation>
    </message>
    <message>
        <source>tdapp runs a live poker tournament from the first entry to the last prize, names the rule behind every decision, and lets you take back anything you did.</source>
        <translation>tdapp mène un tournoi de poker live de la première inscription au dernier prix, nomme la règle derrière chaque décision et vous laisse annuler tout ce que vous avez fait.</translation>
    </message>
    <message>
        <source>tdapp was closed from {began} to {ended}</source>
        <translation>tdapp était fermé de {began} à {ended}</translation>
    </message>
    <message>
        <source>tdapp – projector</source>
        <translation>tdapp – projecteur</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>telling a live hand</source>
        <translation>main en jeu annoncée</translation>
    </message>
    <message>
        <source>that</source>
        <translation>ce format</translation>
    </message>
    <message>
        <source>the app’s own choice: the rulebook is silent</source>
        <translation>choix propre à l’application : le règlement n’en dit rien</translation>
    </message>
    <message numerus="yes">
        <source>the best {n} result counts</source>
        <translation>
            <numerusform>{n} résultat compte, le meilleur</numerusform>
            <numerusform>les {n} meilleurs résultats comptent</numerusform>
        </translation>
    </message>
    <message>
        <source>the big blind</source>
        <translation>la grosse blinde</translation>
    </message>
    <message>
        <source>the big blind reaches it first</source>
        <translation>la grosse blinde y arrive en premier</translation>
    </message>
    <message>
        <source>the break before level {level}</source>
        <translation>pause avant le niveau {level}</translation>
    </message>
    <message>
        <source>the button</source>
        <translation>le bouton</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>l’heure du tirage</translation>
    </message>
    <message>
        <source>the end of level {level}</source>
        <translation>la fin du niveau {level}</translation>
    </message>
    <message>
        <source>the end of the break after level {level}</source>
        <translation>la fin de la pause après le niveau {level}</translation>
    </message>
    <message>
        <source>the envelopes hold {sum}</source>
        <translation>les enveloppes contiennent {sum}</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>la première main</translation>
    </message>
    <message>
        <source>the house adds {sum}</source>
        <translation>la maison ajoute {sum}</translation>
    </message>
    <message>
        <source>the next one</source>
        <translation>la suivante</translation>
    </message>
    <message>
        <source>the next one out is the last without a prize</source>
        <translation>le prochain éliminé est le dernier sans prix</translation>
    </message>
    <message>
        <source>the printer</source>
        <translation>l’imprimante</translation>
    </message>
    <message>
        <source>the small blind</source>
        <translation>la petite blinde</translation>
    </message>
    <message>
        <source>the stick, or a folder on another disk</source>
        <translation>la clé USB, ou un dossier sur un autre disque</translation>
    </message>
    <message>
        <source>the unit of {unit:,} is too big for more</source>
        <translation>l’unité de {unit:,} est trop grande pour en payer plus</translation>
    </message>
    <message>
        <source>the winner takes it all</source>
        <translation>tout va au vainqueur</translation>
    </message>
    <message numerus="yes">
        <source>the worst {n} result is dropped</source>
        <translation>
            <numerusform>{n} résultat est écarté, le plus mauvais</numerusform>
            <numerusform>les {n} plus mauvais résultats sont écartés</numerusform>
        </translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>puis selon</translation>
    </message>
    <message>
        <source>this computer has no printer {name}.</source>
        <translation>cet ordinateur n’a pas d’imprimante {name}.</translation>
    </message>
    <message>
        <source>ticket</source>
        <translation>ticket</translation>
    </message>
    <message>
        <source>ties are paid as the best of them</source>
        <translation>les ex æquo ont les points de la meilleure place</translation>
    </message>
    <message>
        <source>ties are paid evenly</source>
        <translation>les ex æquo partagent les points à parts égales</translation>
    </message>
    <message>
        <source>ties are parted by nothing</source>
        <translation>égalités non départagées</translation>
    </message>
    <message>
        <source>ties are parted by {ways}</source>
        <translation>égalités départagées par {ways}</translation>
    </message>
    <message>
        <source>time</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>time or hands</source>
        <translation>durée ou mains</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>pourboire</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>à annoncer</translation>
    </message>
    <message>
        <source>to the break after level </source>
        <translation>jusqu’à la pause après le niveau </translation>
    </message>
    <message>
        <source>to the end of level </source>
        <translation>jusqu’à la fin du niveau </translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd'hui</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>demain</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>virement</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>until it is closed by hand</source>
        <translation>jusqu’à la fermeture à la main</translation>
    </message>
    <message>
        <source>until level {level}</source>
        <translation>jusqu’au niveau {level}</translation>
    </message>
    <message>
        <source>until the draw only</source>
        <translation>jusqu’au tirage seulement</translation>
    </message>
    <message>
        <source>until the end of level {level}</source>
        <translation>jusqu’à la fin du niveau {level}</translation>
    </message>
    <message>
        <source>until the end of the break after level {level}</source>
        <translation>jusqu’à la fin de la pause après le niveau {level}</translation>
    </message>
    <message>
        <source>until {moment}</source>
        <translation>jusqu’au {moment}</translation>
    </message>
    <message>
        <source>until {time:%H:%M}</source>
        <translation>jusqu’à {time:%H:%M}</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>jusqu’à {time}</translation>
    </message>
    <message>
        <source>vacated seat</source>
        <translation>siège libéré</translation>
    </message>
    <message>
        <source>voucher</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>waits between small blind and button</source>
        <translation>attend entre petite blinde et bouton</translation>
    </message>
    <message>
        <source>waits in small blind or on the button</source>
        <translation>attend en petite blinde ou au bouton</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>what an entry paid into the pool</source>
        <translation>ce qu’une inscription a versé à la dotation</translation>
    </message>
    <message>
        <source>what the player paid in all, fees too</source>
        <translation>ce que le joueur a payé en tout, frais compris</translation>
    </message>
    <message>
        <source>what the player won</source>
        <translation>ce que le joueur a gagné</translation>
    </message>
    <message>
        <source>where the player finished: 1 for the winner</source>
        <translation>la place du joueur à l’arrivée : 1 pour le vainqueur</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>who it is depends on the button</source>
        <translation>lequel dépend du bouton</translation>
    </message>
    <message>
        <source>who it is depends on who went out, and nobody has said that yet</source>
        <translation>lequel dépend de qui a été éliminé, et personne ne l’a encore dit</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>entiers</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>with a level</source>
        <translation>avec un niveau</translation>
    </message>
    <message>
        <source>with the break after a level</source>
        <translation>avec la pause après un niveau</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>impôt retenu</translation>
    </message>
    <message>
        <source>without chips only</source>
        <translation>seulement sans jetons</translation>
    </message>
    <message>
        <source>without names</source>
        <translation>sans noms</translation>
    </message>
    <message>
        <source>won {prizes}</source>
        <translation>gagné {prizes}</translation>
    </message>
    <message>
        <source>won {prizes} and {bounties} of bounties</source>
        <translation>gagné {prizes}, et {bounties} de primes</translation>
    </message>
    <message>
        <source>worst position, never small blind</source>
        <translation>pire position, jamais petite blinde</translation>
    </message>
    <message>
        <source>x where it holds, else y; and, or and not join what must hold.</source>
        <translation>x si la condition est vraie, sinon y ; and, or et not relient les conditions.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>you close it</source>
        <translation>ce que vous les fermiez</translation>
    </message>
    <message>
        <source>{amount} guaranteed</source>
        <translation>{amount} garantis</translation>
    </message>
    <message>
        <source>{amount} in the envelopes</source>
        <translation>{amount} dans les enveloppes</translation>
    </message>
    <message>
        <source>{amount} is not given to any place yet.</source>
        <translation>{amount} ne vont encore à aucune place.</translation>
    </message>
    <message>
        <source>{amount} is not given to any place: set the amounts right first.</source>
        <translation>{amount} ne va à aucune place : corrigez d’abord les montants.</translation>
    </message>
    <message>
        <source>{amount} missing</source>
        <translation>Il manque {amount}</translation>
    </message>
    <message>
        <source>{amount} more is given than there is: set the amounts right first.</source>
        <translation>{amount} de trop : corrigez d’abord les montants.</translation>
    </message>
    <message>
        <source>{amount} nobody’s</source>
        <translation>{amount} à personne</translation>
    </message>
    <message>
        <source>{amount} nobody’s yet</source>
        <translation>{amount} encore à personne</translation>
    </message>
    <message>
        <source>{amount} on heads</source>
        <translation>{amount} sur des têtes</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>{amount} en trop</translation>
    </message>
    <message>
        <source>{amount} owed</source>
        <translation>{amount} dus</translation>
    </message>
    <message>
        <source>{amount} paid</source>
        <translation>{amount} payés</translation>
    </message>
    <message>
        <source>{amount} prize pool</source>
        <translation>{amount} de dotation</translation>
    </message>
    <message>
        <source>{amount} rounds with {players} at the table are {hands} hands.</source>
        <translation>Tours : {amount} ; avec {players} joueurs à la table, cela fait {hands} mains.</translation>
    </message>
    <message>
        <source>{amount} short</source>
        <translation>{amount} en moins</translation>
    </message>
    <message>
        <source>{amount} went back</source>
        <translation>{amount} de remboursements</translation>
    </message>
    <message>
        <source>{amount} won</source>
        <translation>{amount} gagnés</translation>
    </message>
    <message>
        <source>{amount} {way}; nothing stays to be played for.</source>
        <translation>{amount} {way} ; il ne reste rien à jouer.</translation>
    </message>
    <message>
        <source>{amount} {way}; {reserve} stays to be played for.</source>
        <translation>{amount} {way} ; il reste {reserve} à jouer.</translation>
    </message>
    <message>
        <source>{ante:,} big blind</source>
        <translation>{ante:,} grosse blinde</translation>
    </message>
    <message>
        <source>{ante:,} button</source>
        <translation>{ante:,} bouton</translation>
    </message>
    <message>
        <source>{app_has}, {counted} were counted: {missing} may be missing.</source>
        <translation>{app_has} ; on en a compté {counted} : il en manque peut-être {missing}.</translation>
    </message>
    <message>
        <source>{app_has}, {counted} were counted: {more} may be sitting there wrongly.</source>
        <translation>{app_has} ; on en a compté {counted} : il y en a peut-être {more} de trop.</translation>
    </message>
    <message>
        <source>{app_has}: that is right.</source>
        <translation>{app_has} : c’est juste.</translation>
    </message>
    <message>
        <source>{at:,} of {of:,}</source>
        <translation>{at:,} sur {of:,}</translation>
    </message>
    <message>
        <source>{backups} in the folder beside it, the last of {date} {time}.</source>
        <translation>{backups} dans le dossier voisin, la dernière du {date} à {time}.</translation>
    </message>
    <message>
        <source>{backups} in the folder beside it.</source>
        <translation>{backups} dans le dossier voisin.</translation>
    </message>
    <message>
        <source>{best} to {worst}</source>
        <translation>{best} à {worst}</translation>
    </message>
    <message>
        <source>{best} to {worst} place share {what}: what cannot be divided is the better hand's.</source>
        <translation>De la {best} à la {worst} place, à partager : {what}. Ce qui ne se divise pas revient à la meilleure main.</translation>
    </message>
    <message>
        <source>{big_blinds:,} BB</source>
        <translation>{big_blinds:,} BB</translation>
    </message>
    <message>
        <source>{blinds}, {minutes}.</source>
        <translation>{blinds}, {minutes}.</translation>
    </message>
    <message>
        <source>{blinds}; the button is at seat {button}.</source>
        <translation>{blinds} ; le bouton est au siège {button}.</translation>
    </message>
    <message>
        <source>{blinds}; the button is at seat {button}; it is empty, so seat {last} acts last.</source>
        <translation>{blinds} ; le bouton est au siège {button}, qui est vide : le siège {last} parle en dernier.</translation>
    </message>
    <message>
        <source>{book} (the app’s choice)</source>
        <translation>{book} (le choix de l’application)</translation>
    </message>
    <message>
        <source>{bought} sold: price and chips stand now.</source>
        <translation>Déjà vendu : {bought}. Prix et jetons ne changent plus.</translation>
    </message>
    <message>
        <source>{bought}: {cost}</source>
        <translation>{bought} : {cost}</translation>
    </message>
    <message>
        <source>{bounty} bounty</source>
        <translation>{bounty} de prime</translation>
    </message>
    <message>
        <source>{box:,}: too few</source>
        <translation>{box:,} : trop peu</translation>
    </message>
    <message>
        <source>{brought}, about {each:,} a table</source>
        <translation>{brought}, environ {each:,} par table</translation>
    </message>
    <message>
        <source>{called:,} called</source>
        <translation>annoncées : {called:,}</translation>
    </message>
    <message>
        <source>{card!r} is not a card: write rank and suit, like As, Td or 9c.</source>
        <translation>{card!r} n’est pas une carte : écrivez valeur et couleur, comme As, Td ou 9c.</translation>
    </message>
    <message>
        <source>{card!r} is not a seat card: write it like 3h, or 5-A for table 5.</source>
        <translation>{card!r} n’est pas une carte de siège : écrivez-la comme 3h, ou 5-A pour la table 5.</translation>
    </message>
    <message>
        <source>{card} is not in this deck.</source>
        <translation>{card} n’est pas dans ce jeu de cartes.</translation>
    </message>
    <message>
        <source>{card} is table {table}, {position}: the suit is the table, and the ace has the button.</source>
        <translation>{card} : table {table}, {position} ; la couleur donne la table, et l’as a le bouton.</translation>
    </message>
    <message>
        <source>{card} was dealt twice from one deck.</source>
        <translation>La carte {card} a été distribuée deux fois d’un même jeu.</translation>
    </message>
    <message>
        <source>{card} was dealt twice.</source>
        <translation>La carte {card} a été distribuée deux fois.</translation>
    </message>
    <message>
        <source>{cash} cash in the tills</source>
        <translation>{cash} en espèces dans les caisses</translation>
    </message>
    <message>
        <source>{changes}, {number:,} of them from a backup</source>
        <translation>{changes}, dont {number:,} depuis une sauvegarde</translation>
    </message>
    <message>
        <source>{changes}; missing: {numbers}</source>
        <translation>{changes} ; manquent : {numbers}</translation>
    </message>
    <message>
        <source>{changes}; no gap among them</source>
        <translation>{changes} ; sans lacune entre elles</translation>
    </message>
    <message>
        <source>{changes}; none is missing</source>
        <translation>{changes} ; aucune ne manque</translation>
    </message>
    <message>
        <source>{chip:,}-chips</source>
        <translation>jetons de {chip:,}</translation>
    </message>
    <message>
        <source>{chip:,}s of seat {seat}</source>
        <translation>Jetons de {chip:,} du siège {seat}</translation>
    </message>
    <message>
        <source>{chips:,} at {time:%H:%M}</source>
        <translation>{chips:,} à {time:%H:%M}</translation>
    </message>
    <message>
        <source>{chips:,} chips are in play, and {left:,} of {started:,} players are left in level {level}.</source>
        <translation>Jetons en jeu : {chips:,} ; joueurs restants : {left:,} sur {started:,}, au niveau {level}.</translation>
    </message>
    <message>
        <source>{chips:,} chips are worth {blinds} big blinds in level {level}, after {minutes:,} minutes.</source>
        <translation>{chips:,} en jetons valent {blinds} grosses blindes au niveau {level}, après {minutes:,} minutes.</translation>
    </message>
    <message>
        <source>{chips:,} chips came into play: {why}</source>
        <translation>{chips:,} jetons entrés en jeu : {why}</translation>
    </message>
    <message>
        <source>{chips:,} chips cannot leave: {in_play:,} are in play.</source>
        <translation>Impossible de sortir {chips:,} en jetons : il y en a {in_play:,} en jeu.</translation>
    </message>
    <message>
        <source>{chips:,} chips cannot leave: {there:,} are in play.</source>
        <translation>{chips:,} jetons ne peuvent pas sortir : {there:,} sont en jeu.</translation>
    </message>
    <message>
        <source>{chips:,} chips left play: {why}</source>
        <translation>{chips:,} jetons sortis du jeu : {why}</translation>
    </message>
    <message>
        <source>{chips:,}: too few</source>
        <translation>{chips:,} : trop peu</translation>
    </message>
    <message>
        <source>{chips} before level {level}</source>
        <translation>{chips} avant le niveau {level}</translation>
    </message>
    <message>
        <source>{chips} given</source>
        <translation>{chips} donnés</translation>
    </message>
    <message>
        <source>{chips} in the box</source>
        <translation>Dans la boîte : {chips}</translation>
    </message>
    <message>
        <source>{chips} leave before level {level}, but there is no break before it.</source>
        <translation>À retirer avant le niveau {level} : {chips} ; mais aucune pause ne le précède.</translation>
    </message>
    <message>
        <source>{chips} that {name} took off the table left play</source>
        <translation>{name} a retiré {chips} de la table : sortie du jeu</translation>
    </message>
    <message>
        <source>{chips} to start with</source>
        <translation>{chips} au départ</translation>
    </message>
    <message>
        <source>{chosen:,} of {players:,} players chose their seats; the button is drawn to seat {seat}.</source>
        <translation>Sièges choisis : {chosen:,} sur {players:,} joueurs ; le bouton est tiré au siège {seat}.</translation>
    </message>
    <message>
        <source>{chosen} and goes to seat {seat} at table {table}: {reason}.</source>
        <translation>{chosen} et va au siège {seat} de la table {table} : {reason}.</translation>
    </message>
    <message>
        <source>{chosen} and goes to table {table}; which seat depends on the button.</source>
        <translation>{chosen} et va à la table {table} ; le siège dépend du bouton.</translation>
    </message>
    <message>
        <source>{chosen} and goes to table {table}; which seat depends on who went out there.</source>
        <translation>{chosen} et va à la table {table} ; le siège dépend du joueur éliminé là-bas.</translation>
    </message>
    <message>
        <source>{clerk} closed a till: {counted} counted, {expected} expected</source>
        <translation>{clerk} a fermé une caisse : {counted} comptés, {expected} attendus</translation>
    </message>
    <message>
        <source>{clerk} has closed the till since: take it back as a correction instead.</source>
        <translation>{clerk} a fermé la caisse depuis : passez plutôt une correction.</translation>
    </message>
    <message>
        <source>{cost} for {chips}. Tick who plays on.</source>
        <translation>{cost} pour {chips}. Cochez qui continue à jouer.</translation>
    </message>
    <message>
        <source>{cost} for {chips}. Untick who does not buy.</source>
        <translation>{cost} pour {chips}. Décochez qui n’achète pas.</translation>
    </message>
    <message>
        <source>{cost} is due, and the parts come to {paid}.</source>
        <translation>Il faut payer {cost}, et les parts font {paid}.</translation>
    </message>
    <message>
        <source>{count:,} × {chip:,} make {chips:,} × {smallest:,}, and {taken:,} is taken without compensation.</source>
        <translation>{count:,} × {chip:,} font {chips:,} × {smallest:,} ; le reste, {taken:,}, est retiré sans compensation.</translation>
    </message>
    <message>
        <source>{counted:,} of {in_play:,} chips counted, of {known:,} of {players}, the oldest at {time:%H:%M}.</source>
        <translation>{counted:,} jetons comptés sur {in_play:,}, chez {known:,} sur {players}, le plus ancien comptage à {time:%H:%M}.</translation>
    </message>
    <message>
        <source>{counted:,} of {in_play:,} chips counted, of {known:,} of {players}.</source>
        <translation>{counted:,} jetons comptés sur {in_play:,}, chez {known:,} sur {players}.</translation>
    </message>
    <message>
        <source>{date}, times in UTC{offset}</source>
        <translation>{date}, heures en UTC{offset}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>{dealers:,} dealers are too many for {tables:,} tables: each has one.</source>
        <translation>Trop de croupiers ({dealers:,}) pour le nombre de tables ({tables:,}) : chacune en a un.</translation>
    </message>
    <message>
        <source>{document}: being made…</source>
        <translation>{document} : en préparation…</translation>
    </message>
    <message>
        <source>{does} {what}</source>
        <translation>{does} : {what}</translation>
    </message>
    <message>
        <source>{due}, whose seat is kept, but nobody else can be moved,</source>
        <translation>{due} (son siège est réservé, mais personne d’autre ne peut être déplacé),</translation>
    </message>
    <message>
        <source>{end}: about {time}</source>
        <translation>{end} : vers {time}</translation>
    </message>
    <message>
        <source>{entries} more: {cost}</source>
        <translation>{entries} de plus : {cost}</translation>
    </message>
    <message>
        <source>{entries} sold: this stands now.</source>
        <translation>Déjà vendu : {entries}. Cela ne change plus.</translation>
    </message>
    <message>
        <source>{envelopes} with {amount} in all: {parts}</source>
        <translation>{envelopes}, {amount} au total : {parts}</translation>
    </message>
    <message numerus="yes">
        <source>{events} counts</source>
        <translation>
            <numerusform>{events} compte</numerusform>
            <numerusform>{events} comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{events} does not count any more</source>
        <translation>
            <numerusform>{events} ne compte plus</numerusform>
            <numerusform>{events} ne comptent plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{event} slip {name}</source>
        <translation>{event} fiche {name}</translation>
    </message>
    <message>
        <source>{event}: missed</source>
        <translation>{event} : manqué</translation>
    </message>
    <message>
        <source>{event}: {place}, {points} points</source>
        <translation>{event} : {place}, {points} points</translation>
    </message>
    <message>
        <source>{event}: {place}, {points} points, left out</source>
        <translation>{event} : {place}, {points} points, non retenus</translation>
    </message>
    <message>
        <source>{facts} · D has the first button</source>
        <translation>{facts} · D a le premier bouton</translation>
    </message>
    <message>
        <source>{fault} (character {at})</source>
        <translation>{fault} (caractère {at})</translation>
    </message>
    <message>
        <source>{fee} fee</source>
        <translation>{fee} de frais</translation>
    </message>
    <message>
        <source>{fewest:,} to {most:,}</source>
        <translation>{fewest:,} à {most:,}</translation>
    </message>
    <message>
        <source>{file} could not be saved in {folder}: {why}.</source>
        <translation>{file} n’a pas pu être enregistré dans {folder} : {why}.</translation>
    </message>
    <message>
        <source>{file} is not there: ours is played</source>
        <translation>{file} est introuvable : le son d’origine est joué</translation>
    </message>
    <message>
        <source>{first} pays and sits down</source>
        <translation>{first} paie et s’assied</translation>
    </message>
    <message>
        <source>{found:,} found</source>
        <translation>Trouvés : {found:,}</translation>
    </message>
    <message>
        <source>{found:,} in all</source>
        <translation>{found:,} en tout</translation>
    </message>
    <message>
        <source>{game}: {stakes}</source>
        <translation>{game} : {stakes}</translation>
    </message>
    <message>
        <source>{game}: {told}</source>
        <translation>{game} : {told}</translation>
    </message>
    <message>
        <source>{given:,} given</source>
        <translation>donnés : {given:,}</translation>
    </message>
    <message>
        <source>{given:,} × {into:,} for {odd}</source>
        <translation>{given:,} × {into:,} pour {odd}</translation>
    </message>
    <message>
        <source>{given:,} × {worth:,} given at the table</source>
        <translation>Donné à la table : {given:,} × {worth:,}</translation>
    </message>
    <message>
        <source>{goes} It is needed because {sizes}.</source>
        <translation>{goes} C’est nécessaire, car {sizes}.</translation>
    </message>
    <message>
        <source>{handed}, and {others}</source>
        <translation>{handed}, et {others}</translation>
    </message>
    <message>
        <source>{hands:,} hands at {seconds:,} seconds each are taken off the clock.</source>
        <translation>Mains retirées de l’horloge : {hands:,}, à {seconds:,} secondes chacune.</translation>
    </message>
    <message>
        <source>{holders} have one each.</source>
        <translation>{holders} en ont un chacun.</translation>
    </message>
    <message>
        <source>{holder} has a PIN</source>
        <translation>{holder} a un PIN</translation>
    </message>
    <message>
        <source>{holder} has another PIN</source>
        <translation>{holder} a un autre PIN</translation>
    </message>
    <message>
        <source>{holder} has no PIN.</source>
        <translation>{holder} n’a pas de PIN.</translation>
    </message>
    <message>
        <source>{holder} has one.</source>
        <translation>{holder} en a un.</translation>
    </message>
    <message>
        <source>{hours} h {minutes:02} min</source>
        <translation>{hours} h {minutes:02} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes:02} to the end</source>
        <translation>{hours} h {minutes:02} jusqu’à la fin</translation>
    </message>
    <message>
        <source>{house} recovered {when}</source>
        <translation>{house} récupéré {when}</translation>
    </message>
    <message>
        <source>{how} Sheet “{sheet}”.</source>
        <translation>{how} Feuille « {sheet} ».</translation>
    </message>
    <message>
        <source>{into:,}s given</source>
        <translation>Jetons de {into:,} donnés</translation>
    </message>
    <message>
        <source>{into:,}s: {parts}</source>
        <translation>jetons de {into:,} : {parts}</translation>
    </message>
    <message>
        <source>{key} may be {choices}.</source>
        <translation>{key} peut être {choices}.</translation>
    </message>
    <message>
        <source>{kind} for {player}: {cost}</source>
        <translation>{kind} pour {player} : {cost}</translation>
    </message>
    <message>
        <source>{kind}: who?</source>
        <translation>{kind} : pour qui ?</translation>
    </message>
    <message>
        <source>{known} of {players}</source>
        <translation>{known} sur {players}</translation>
    </message>
    <message>
        <source>{language} from the next start on.</source>
        <translation>{language} dès le prochain démarrage.</translation>
    </message>
    <message>
        <source>{league}: no place yet, {points}</source>
        <translation>{league} : pas encore de place, {points}</translation>
    </message>
    <message>
        <source>{league}: {place} with {points}</source>
        <translation>{league} : {place} avec {points}</translation>
    </message>
    <message>
        <source>{left:,} are in and all of them are paid: play on as usual.</source>
        <translation>Il reste {left:,} joueurs, tous payés : jouez de nouveau normalement.</translation>
    </message>
    <message>
        <source>{left:,} are in, {paid:,} are paid</source>
        <translation>{left:,} en jeu, places payées : {paid:,}</translation>
    </message>
    <message>
        <source>{left:,} in · {out:,} out</source>
        <translation>{left:,} en jeu · {out:,} élim.</translation>
    </message>
    <message>
        <source>{left:,} of {entries:,} left</source>
        <translation>{left:,} sur {entries:,} en jeu</translation>
    </message>
    <message>
        <source>{left:,} of {entries:,} players</source>
        <translation>joueurs : {left:,} sur {entries:,}</translation>
    </message>
    <message>
        <source>{left:,} of {started:,} players cannot be left.</source>
        <translation>Il ne peut pas rester {left:,} joueurs sur {started:,}.</translation>
    </message>
    <message>
        <source>{left:,} to the money</source>
        <translation>encore {left:,} avant l’argent</translation>
    </message>
    <message>
        <source>{levels}: big blinds from {first:,} to {last:,}</source>
        <translation>{levels} : grosses blindes de {first:,} à {last:,}</translation>
    </message>
    <message>
        <source>{level}: {problem}</source>
        <translation>{level} : {problem}</translation>
    </message>
    <message>
        <source>{lines} and {rows} were looked at.</source>
        <translation>Vérifié : {lines} et {rows}.</translation>
    </message>
    <message>
        <source>{lines} read of {of:,}…</source>
        <translation>Lecture : {lines} sur {of:,}…</translation>
    </message>
    <message>
        <source>{lines} read…</source>
        <translation>Lecture : {lines}…</translation>
    </message>
    <message>
        <source>{lines}, newest first</source>
        <translation>{lines}, la plus récente d’abord</translation>
    </message>
    <message>
        <source>{minutes} less</source>
        <translation>{minutes} de moins</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} minutes</translation>
    </message>
    <message>
        <source>{minutes} more</source>
        <translation>{minutes} de plus</translation>
    </message>
    <message>
        <source>{missing:,} are missing.</source>
        <translation>Il en manque {missing:,}.</translation>
    </message>
    <message>
        <source>{missing:,} are with the others, or missing.</source>
        <translation>{missing:,} sont chez les autres, ou manquent.</translation>
    </message>
    <message>
        <source>{missing} could not be brought back.</source>
        <translation>Impossible de récupérer {missing}.</translation>
    </message>
    <message>
        <source>{moment}
{who}, line {n:,}</source>
        <translation>{moment}
{who}, ligne {n:,}</translation>
    </message>
    <message>
        <source>{n:,} bets</source>
        <translation>{n:,} mises</translation>
    </message>
    <message>
        <source>{n:,} big blinds</source>
        <translation>{n:,} BB</translation>
    </message>
    <message>
        <source>{n:,} out, no name</source>
        <translation>{n:,} élim. sans nom</translation>
    </message>
    <message>
        <source>{n:,} too many.</source>
        <translation>{n:,} de trop.</translation>
    </message>
    <message>
        <source>{name!r} cannot have {stack:,} chips.</source>
        <translation>{name!r} ne peut pas avoir {stack:,} jetons.</translation>
    </message>
    <message>
        <source>{name!r} did not go out on this hand.</source>
        <translation>{name!r} n’a pas été éliminé sur cette main.</translation>
    </message>
    <message>
        <source>{name!r} has signed twice.</source>
        <translation>{name!r} a signé deux fois.</translation>
    </message>
    <message>
        <source>{name!r} is named twice.</source>
        <translation>{name!r} est nommé deux fois.</translation>
    </message>
    <message>
        <source>{name!r} is not in the event any more.</source>
        <translation>{name!r} n’est plus dans le tournoi.</translation>
    </message>
    <message>
        <source>{names} and {number:,} more</source>
        <translation>{names} et {number:,} de plus</translation>
    </message>
    <message>
        <source>{names} are here already.</source>
        <translation>{names} sont déjà là.</translation>
    </message>
    <message numerus="yes">
        <source>{names} has sat down</source>
        <translation>
            <numerusform>{names} s’est assis</numerusform>
            <numerusform>{names} se sont assis</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} out {place}{provisional}</source>
        <translation>{names} éliminés {place}{provisional}</translation>
    </message>
    <message>
        <source>{names}; {more}.</source>
        <translation>{names} ; {more}.</translation>
    </message>
    <message>
        <source>{name} (the house)</source>
        <translation>{name} (la maison)</translation>
    </message>
    <message>
        <source>{name} and whom you pick are seated at different tables, as long as there is more than one.</source>
        <translation>{name} et la personne choisie sont assis à des tables différentes, tant qu’il y en a plus d’une.</translation>
    </message>
    <message>
        <source>{name} and {other} are both in {tournament}: they cannot be one person.</source>
        <translation>{name} et {other} sont tous deux dans {tournament} : ce ne peut pas être une seule personne.</translation>
    </message>
    <message>
        <source>{name} and {other} are kept apart already.</source>
        <translation>{name} et {other} sont déjà séparés.</translation>
    </message>
    <message>
        <source>{name} and {other} are not kept apart.</source>
        <translation>{name} et {other} ne sont pas séparés.</translation>
    </message>
    <message>
        <source>{name} and {other} are not seated together</source>
        <translation>{name} et {other} ne sont pas placés ensemble</translation>
    </message>
    <message>
        <source>{name} and {other} are not seated together: {why}</source>
        <translation>{name} et {other} ne sont pas placés ensemble : {why}</translation>
    </message>
    <message>
        <source>{name} and {other} may sit together again</source>
        <translation>{name} et {other} peuvent de nouveau s’asseoir ensemble</translation>
    </message>
    <message>
        <source>{name} at table {table}</source>
        <translation>{name} à la table {table}</translation>
    </message>
    <message>
        <source>{name} cannot be kept from sitting with {name}.</source>
        <translation>On ne peut pas séparer {name} et {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be written: {why}.</source>
        <translation>Impossible d’écrire {name} : {why}.</translation>
    </message>
    <message>
        <source>{name} could not be copied: {why}.</source>
        <translation>{name} n’a pas pu être copié : {why}.</translation>
    </message>
    <message>
        <source>{name} could not be read: {why}.</source>
        <translation>{name} n’a pas pu être lu : {why}.</translation>
    </message>
    <message>
        <source>{name} could not be saved in {folder}: {why}.</source>
        <translation>{name} n’a pas pu être enregistré dans {folder} : {why}.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <translation>{name} n’a pas pu être enregistré : {why}.</translation>
    </message>
    <message>
        <source>{name} counts once it is over.</source>
        <translation>{name} compte une fois terminé.</translation>
    </message>
    <message>
        <source>{name} deals already.</source>
        <translation>{name} distribue déjà.</translation>
    </message>
    <message>
        <source>{name} deals at a table</source>
        <translation>{name} distribue à une table</translation>
    </message>
    <message>
        <source>{name} did not take it.</source>
        <translation>{name} n’a pas accepté le document.</translation>
    </message>
    <message>
        <source>{name} does not come</source>
        <translation>{name} ne vient pas</translation>
    </message>
    <message>
        <source>{name} does not count: {why}</source>
        <translation>{name} ne compte pas : {why}</translation>
    </message>
    <message>
        <source>{name} does not deal</source>
        <translation>{name} ne distribue pas</translation>
    </message>
    <message>
        <source>{name} does not deal.</source>
        <translation>{name} ne distribue pas.</translation>
    </message>
    <message>
        <source>{name} earlier</source>
        <translation>{name} : plus tôt</translation>
    </message>
    <message>
        <source>{name} from nowhere to table {table} seat {seat}</source>
        <translation>{name} : sans siège, vers la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{name} from table {from_table} seat {from_seat} to table {table} seat {seat}</source>
        <translation>{name} : de la table {from_table} siège {from_seat} à la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{name} gave {amount} of bounties back</source>
        <translation>{name} a rendu {amount} de primes</translation>
    </message>
    <message>
        <source>{name} goes to table {table} seat {seat}, which is kept.</source>
        <translation>{name} va au siège {seat} de la table {table}, qui lui est réservé.</translation>
    </message>
    <message>
        <source>{name} had the best hand of that deal among those who share the place.</source>
        <translation>{name} avait la meilleure main de cette donne parmi ceux qui partagent la place.</translation>
    </message>
    <message>
        <source>{name} has arrived</source>
        <translation>{name} est arrivé</translation>
    </message>
    <message>
        <source>{name} has no card.</source>
        <translation>{name} n’a pas de carte.</translation>
    </message>
    <message>
        <source>{name} has no place yet.</source>
        <translation>{name} n’a pas encore de place.</translation>
    </message>
    <message>
        <source>{name} has no seat to leave.</source>
        <translation>{name} n’a pas de siège à quitter.</translation>
    </message>
    <message>
        <source>{name} has no seat yet.</source>
        <translation>{name} n’a pas encore de siège.</translation>
    </message>
    <message>
        <source>{name} has run for {minutes} already: it cannot be that short.</source>
        <translation>{name} dure déjà depuis {minutes} : une durée aussi courte est impossible.</translation>
    </message>
    <message>
        <source>{name} has {width:,} × {height:,} points: that is too many for a logo.</source>
        <translation>{name} a {width:,} × {height:,} points : c’est trop pour un logo.</translation>
    </message>
    <message>
        <source>{name} in a wrong seat</source>
        <translation>{name} : mauvais siège</translation>
    </message>
    <message>
        <source>{name} in {league}</source>
        <translation>{name} dans {league}</translation>
    </message>
    <message>
        <source>{name} is away already.</source>
        <translation>{name} est déjà absent.</translation>
    </message>
    <message>
        <source>{name} is away{where}</source>
        <translation>{name} absent{where}</translation>
    </message>
    <message>
        <source>{name} is barred already, for that reason.</source>
        <translation>{name} est déjà interdit d’inscription, pour ce motif.</translation>
    </message>
    <message>
        <source>{name} is barred: {why}</source>
        <translation>{name} est interdit d’inscription : {why}</translation>
    </message>
    <message>
        <source>{name} is gone.</source>
        <translation>{name} a disparu.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} est là</translation>
    </message>
    <message>
        <source>{name} is here already.</source>
        <translation>{name} est déjà là.</translation>
    </message>
    <message>
        <source>{name} is in already.</source>
        <translation>{name} est déjà inscrit.</translation>
    </message>
    <message>
        <source>{name} is in as entry {n}{kind}{where}{paid}</source>
        <translation>{name} : inscription {n}{kind}{where}{paid}</translation>
    </message>
    <message>
        <source>{name} is in line {line} already.</source>
        <translation>{name} est déjà à la ligne {line}.</translation>
    </message>
    <message>
        <source>{name} is in the lists again</source>
        <translation>{name} est de nouveau dans les listes</translation>
    </message>
    <message>
        <source>{name} is in with another entry.</source>
        <translation>{name} joue avec une autre inscription.</translation>
    </message>
    <message>
        <source>{name} is known to the house</source>
        <translation>La maison connaît {name}</translation>
    </message>
    <message>
        <source>{name} is larger than 40 MB.</source>
        <translation>{name} dépasse 40 Mo.</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB.</source>
        <translation>{name} dépasse {most} Mo.</translation>
    </message>
    <message>
        <source>{name} is no function: write {name} * (…).</source>
        <translation>{name} n’est pas une fonction : écrivez {name} * (…).</translation>
    </message>
    <message>
        <source>{name} is no picture that can be shown: {kinds}.</source>
        <translation>{name} n’est pas une image affichable : {kinds}.</translation>
    </message>
    <message>
        <source>{name} is no picture: {needed}</source>
        <translation>{name} n’est pas une image : {needed}</translation>
    </message>
    <message>
        <source>{name} is not away.</source>
        <translation>{name} n’est pas absent.</translation>
    </message>
    <message>
        <source>{name} is not barred.</source>
        <translation>{name} n’est pas interdit d’inscription.</translation>
    </message>
    <message>
        <source>{name} is not in this tournament.</source>
        <translation>{name} n’est pas dans ce tournoi.</translation>
    </message>
    <message>
        <source>{name} is not out</source>
        <translation>{name} n’est pas éliminé</translation>
    </message>
    <message>
        <source>{name} is not out.</source>
        <translation>{name} n’est pas éliminé.</translation>
    </message>
    <message>
        <source>{name} is on the clock: it keeps its place.</source>
        <translation>{name} : en cours, la place ne change pas.</translation>
    </message>
    <message>
        <source>{name} is on the list already.</source>
        <translation>{name} est déjà sur la liste.</translation>
    </message>
    <message>
        <source>{name} is on the waiting list already.</source>
        <translation>{name} est déjà sur la liste d’attente.</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} est éliminé</translation>
    </message>
    <message>
        <source>{name} is out already.</source>
        <translation>{name} est déjà éliminé.</translation>
    </message>
    <message>
        <source>{name} is owed no bounty.</source>
        <translation>Aucune prime n’est due à {name}.</translation>
    </message>
    <message>
        <source>{name} is owed nothing.</source>
        <translation>Rien n’est dû à {name}.</translation>
    </message>
    <message>
        <source>{name} is penalised{where}: {why}.</source>
        <translation>{name} reçoit une pénalité{where} : {why}.</translation>
    </message>
    <message>
        <source>{name} is pre-registered</source>
        <translation>{name} : pré-inscription</translation>
    </message>
    <message>
        <source>{name} is put away already.</source>
        <translation>{name} est déjà rangé.</translation>
    </message>
    <message>
        <source>{name} is seated</source>
        <translation>{name} est assis</translation>
    </message>
    <message>
        <source>{name} is there again. Nothing was changed.</source>
        <translation>{name} est de nouveau là. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>{name} is there already: what is recovered goes into a new file.</source>
        <translation>{name} existe déjà : ce qui est récupéré va dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>{name} is written like this: {shown}.</source>
        <translation>{name} s’écrit ainsi : {shown}.</translation>
    </message>
    <message>
        <source>{name} is {place} on the waiting list</source>
        <translation>{name} : {place} place sur la liste d’attente</translation>
    </message>
    <message>
        <source>{name} keeps the stack. {why}</source>
        <translation>{name} garde son tapis. {why}</translation>
    </message>
    <message>
        <source>{name} later</source>
        <translation>{name} : plus tard</translation>
    </message>
    <message>
        <source>{name} ledger.csv</source>
        <translation>{name} livre de caisse.csv</translation>
    </message>
    <message>
        <source>{name} left the waiting list</source>
        <translation>{name} a quitté la liste d’attente</translation>
    </message>
    <message>
        <source>{name} may enter again</source>
        <translation>{name} peut de nouveau s’inscrire</translation>
    </message>
    <message>
        <source>{name} may get any seat</source>
        <translation>{name} peut recevoir n’importe quel siège</translation>
    </message>
    <message numerus="yes">
        <source>{name} misses {n} more</source>
        <translation>
            <numerusform>{name} : encore {n} main de pénalité</numerusform>
            <numerusform>{name} : encore {n} mains de pénalité</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} never came.</source>
        <translation>{name} n’est jamais venu.</translation>
    </message>
    <message>
        <source>{name} opens one of {envelopes}: {parts}.</source>
        <translation>Pour {name}, une à ouvrir parmi {envelopes} : {parts}.</translation>
    </message>
    <message>
        <source>{name} out {place}{where}{provisional}</source>
        <translation>{name} éliminé {place}{where}{provisional}</translation>
    </message>
    <message>
        <source>{name} over {places}.</source>
        <translation>{name} sur {places}.</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} joue de nouveau</translation>
    </message>
    <message>
        <source>{name} sat at table {table} seat {seat} and goes to table {to_table} seat {to_seat}</source>
        <translation>{name} était à la table {table} siège {seat} et va à la table {to_table} siège {to_seat}</translation>
    </message>
    <message>
        <source>{name} sat in a wrong seat and goes to the right one with the chips of now.</source>
        <translation>{name} était au mauvais siège et va au bon avec ses jetons actuels.</translation>
    </message>
    <message>
        <source>{name} sits at table {table} seat {seat}.</source>
        <translation>{name} est à la table {table} siège {seat}.</translation>
    </message>
    <message>
        <source>{name} sits elsewhere</source>
        <translation>{name} est assis ailleurs</translation>
    </message>
    <message>
        <source>{name} sits here</source>
        <translation>{name} est assis ici</translation>
    </message>
    <message>
        <source>{name} sits there</source>
        <translation>{name} est assis là</translation>
    </message>
    <message>
        <source>{name} stayed away: the stack of {stack:,} was shared at table {table}, {each:,} each{bank}</source>
        <translation>{name} resté absent : tapis de {stack:,} partagé à la table {table}, {each:,} chacun{bank}</translation>
    </message>
    <message>
        <source>{name} stays at table {table} seat {seat}</source>
        <translation>{name} reste à la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{name} stays at table {table} seat {seat}, and {other} gets table {other_table} seat {other_seat}</source>
        <translation>{name} reste à la table {table} siège {seat}, et {other} reçoit la table {other_table} siège {other_seat}</translation>
    </message>
    <message>
        <source>{name} theme</source>
        <translation>Thème {name}</translation>
    </message>
    <message>
        <source>{name} to table {table} seat {seat}</source>
        <translation>{name} à la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{name} took chips off the table</source>
        <translation>{name} a retiré des jetons de la table</translation>
    </message>
    <message>
        <source>{name} took them off the table.</source>
        <translation>{name} les a retirés de la table.</translation>
    </message>
    <message>
        <source>{name} waits for a seat</source>
        <translation>{name} attend un siège</translation>
    </message>
    <message>
        <source>{name} was called off: {told}. {reason}</source>
        <translation>{name} a été annulé : {told}. {reason}</translation>
    </message>
    <message>
        <source>{name} was created</source>
        <translation>{name} a été créé</translation>
    </message>
    <message>
        <source>{name} was created from the template “{template}”</source>
        <translation>{name} a été créé d’après le modèle « {template} »</translation>
    </message>
    <message>
        <source>{name} was created like {event}</source>
        <translation>{name} a été créé comme {event}</translation>
    </message>
    <message>
        <source>{name} was disqualified.</source>
        <translation>{name} a été disqualifié.</translation>
    </message>
    <message>
        <source>{name} was disqualified{where}: {why}. {chips} left play</source>
        <translation>{name} disqualifié{where} : {why}. {chips} hors du jeu</translation>
    </message>
    <message>
        <source>{name} was knocked out by {whom}</source>
        <translation>{name} éliminé par {whom}</translation>
    </message>
    <message>
        <source>{name} was out by then.</source>
        <translation>{name} était déjà éliminé à ce moment-là.</translation>
    </message>
    <message>
        <source>{name} was paid for the place: undo the payment first.</source>
        <translation>La place est déjà payée ({name}) : annulez d’abord le paiement.</translation>
    </message>
    <message>
        <source>{name} was paid {amount} for bounties</source>
        <translation>{name} a reçu {amount} de primes</translation>
    </message>
    <message>
        <source>{name} was paid {amount} for place {place}{how}</source>
        <translation>{name} a reçu {amount} pour la place {place}{how}</translation>
    </message>
    <message>
        <source>{name} was played without names: nobody can get points.</source>
        <translation>{name} s’est joué sans noms : personne ne peut marquer de points.</translation>
    </message>
    <message>
        <source>{name} was put away</source>
        <translation>{name} a été rangé</translation>
    </message>
    <message>
        <source>{name} was unregistered, {amount} returned</source>
        <translation>{name} désinscrit, {amount} de remboursement</translation>
    </message>
    <message>
        <source>{name} was warned{where}: {why}</source>
        <translation>{name} a reçu un avertissement{where} : {why}</translation>
    </message>
    <message>
        <source>{name} went out after {other}: {place}</source>
        <translation>{name} éliminé après {other} : {place}</translation>
    </message>
    <message>
        <source>{name} went out before {other}: {place}</source>
        <translation>{name} éliminé avant {other} : {place}</translation>
    </message>
    <message>
        <source>{name} went out on the same hand as {other}: {place}</source>
        <translation>{name} éliminé sur la même main que {other} : {place}</translation>
    </message>
    <message>
        <source>{name} will come: the chips stay</source>
        <translation>{name} viendra : les jetons restent</translation>
    </message>
    <message>
        <source>{name} – tdapp</source>
        <translation>{name} – tdapp</translation>
    </message>
    <message>
        <source>{name}, table {table} seat {seat}</source>
        <translation>{name}, table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{name}: file</source>
        <translation>{name} : fichier</translation>
    </message>
    <message>
        <source>{name}: for the floor’s rulings</source>
        <translation>{name} : pour les décisions à la table</translation>
    </message>
    <message>
        <source>{name}: house rule</source>
        <translation>{name} : règle maison</translation>
    </message>
    <message>
        <source>{name}: in other books</source>
        <translation>{name} : dans les autres règlements</translation>
    </message>
    <message>
        <source>{name}: its prizes were never locked, so nobody counts as having won money.</source>
        <translation>{name} : ses prix n’ont jamais été verrouillés, donc personne ne compte comme ayant gagné de l’argent.</translation>
    </message>
    <message>
        <source>{name}: problem</source>
        <translation>{name} : problème</translation>
    </message>
    <message>
        <source>{name}: seconds</source>
        <translation>{name} : secondes</translation>
    </message>
    <message>
        <source>{name}: source</source>
        <translation>{name} : source</translation>
    </message>
    <message>
        <source>{name}: tonight</source>
        <translation>{name} : ce soir</translation>
    </message>
    <message>
        <source>{name}: what it is for</source>
        <translation>{name} : à quoi elle sert</translation>
    </message>
    <message>
        <source>{name}: what it means</source>
        <translation>{name} : ce que cela signifie</translation>
    </message>
    <message>
        <source>{name}: {kind} {cost} in cash</source>
        <translation>{name} : {kind} {cost} en espèces</translation>
    </message>
    <message>
        <source>{name}: {players} got 0. {fault}</source>
        <translation>{name} : {players} à 0. {fault}</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name} : {standing}</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name} : {told}</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name} : {why}</translation>
    </message>
    <message>
        <source>{needed:,} odd {chip:,}s make a {into:,}. The totals stand at the foot of the race sheet.</source>
        <translation>{needed:,} jetons restants de {chip:,} font un jeton de {into:,}. Les totaux sont au bas de la feuille de chip race.</translation>
    </message>
    <message>
        <source>{needed:,} odd {chip:,}s make a {into:,}. Type how many each has; a star where somebody has no other chips.</source>
        <translation>{needed:,} jetons restants de {chip:,} font un jeton de {into:,}. Tapez combien chacun en a ; une étoile si un joueur n’a pas d’autres jetons.</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <translation>{new} au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} seats a table instead of {old}</source>
        <translation>{new} sièges par table au lieu de {old}</translation>
    </message>
    <message>
        <source>{number:,} in all</source>
        <translation>{number:,} au total</translation>
    </message>
    <message>
        <source>{number:,} levels and breaks changed; now {levels}, {breaks}</source>
        <translation>{number:,} niveaux et pauses changés ; maintenant {levels}, {breaks}</translation>
    </message>
    <message>
        <source>{number:,} open</source>
        <translation>Tables ouvertes : {number:,}</translation>
    </message>
    <message>
        <source>{number:,} out in {worst} to {best}, {left:,} left</source>
        <translation>{number:,} éliminés de la {worst} à la {best} place, {left:,} encore en jeu</translation>
    </message>
    <message>
        <source>{number:,} out: {players} left</source>
        <translation>Éliminations : {number:,} ; encore en jeu : {players}</translation>
    </message>
    <message>
        <source>{number:,} players never came</source>
        <translation>{number:,} joueurs ne sont jamais venus</translation>
    </message>
    <message>
        <source>{number:,} prizes are too many for {players}: leave out those already paid.</source>
        <translation>{number:,} prix, c’est trop pour {players} : laissez de côté ceux qui sont déjà payés.</translation>
    </message>
    <message>
        <source>{number:,} tables play</source>
        <translation>{number:,} tables jouent</translation>
    </message>
    <message>
        <source>{number:,} tables raced the {chip:,}s: {made}; {in_play}</source>
        <translation>Chip race des jetons de {chip:,} à {number:,} tables : {made} ; {in_play}</translation>
    </message>
    <message>
        <source>{number:,} wait for a seat, {player} first.</source>
        <translation>{number:,} joueurs attendent un siège, {player} en tête.</translation>
    </message>
    <message>
        <source>{number:,} {what} of {each:,}</source>
        <translation>{number:,} {what} à {each:,}</translation>
    </message>
    <message>
        <source>{number:.6g} %</source>
        <translation>{number:.6g} %</translation>
    </message>
    <message>
        <source>{numbers} and others</source>
        <translation>{numbers} et d’autres</translation>
    </message>
    <message>
        <source>{number} at once</source>
        <translation>{number} à la fois</translation>
    </message>
    <message>
        <source>{number} changed by the house.</source>
        <translation>Règles modifiées par la maison : {number}.</translation>
    </message>
    <message>
        <source>{number} for {buyers}: {cost} ({paid})</source>
        <translation>{number} pour {buyers} : {cost} ({paid})</translation>
    </message>
    <message>
        <source>{number} is the number of {name}.</source>
        <translation>{number} est le numéro d’un autre joueur : {name}.</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} de plus</translation>
    </message>
    <message>
        <source>{number} of them, better hands first, then in the order given</source>
        <translation>{number} d’entre eux, les meilleures mains d’abord, puis dans l’ordre donné</translation>
    </message>
    <message>
        <source>{number} put off · show</source>
        <translation>{number} remis à plus tard · afficher</translation>
    </message>
    <message>
        <source>{number} short or more, and the next big blind would fall on an empty seat.</source>
        <translation>Au moins {number} de moins, et la prochaine grosse blinde tomberait sur un siège vide.</translation>
    </message>
    <message>
        <source>{number} sold already: at least so many.</source>
        <translation>Déjà vendu : {number}. C’est le minimum.</translation>
    </message>
    <message>
        <source>{number} sold: end it with a level instead.</source>
        <translation>Déjà vendu : {number}. Fixez plutôt un niveau de fin.</translation>
    </message>
    <message>
        <source>{number} sold: the {name} stands now.</source>
        <translation>Déjà vendu : {number}. Ne change plus : {name}.</translation>
    </message>
    <message>
        <source>{number} to seat {seat}</source>
        <translation>{number} au siège {seat}</translation>
    </message>
    <message>
        <source>{number} were counted at table {table}</source>
        <translation>Comptés à la table {table} : {number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} add-on</source>
        <translation>
            <numerusform>{n} add-on</numerusform>
            <numerusform>{n} add-ons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} backup</source>
        <translation>
            <numerusform>{n} sauvegarde</numerusform>
            <numerusform>{n} sauvegardes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} big blind</source>
        <translation>
            <numerusform>{n} grosse blinde</numerusform>
            <numerusform>{n} grosses blindes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} break</source>
        <translation>
            <numerusform>{n} pause</numerusform>
            <numerusform>{n} pauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} buy-in</source>
        <translation>
            <numerusform>{n} buy-in</numerusform>
            <numerusform>{n} buy-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card</source>
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} change</source>
        <translation>
            <numerusform>{n} ligne du journal</numerusform>
            <numerusform>{n} lignes du journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chip</source>
        <translation>
            <numerusform>{n} jeton</numerusform>
            <numerusform>{n} jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} dealer bonus</source>
        <translation>
            <numerusform>{n} bonus croupier</numerusform>
            <numerusform>{n} bonus croupier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decimal</source>
        <translation>
            <numerusform>{n} décimale</numerusform>
            <numerusform>{n} décimales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} document</source>
        <translation>
            <numerusform>{n} document</numerusform>
            <numerusform>{n} documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} entry</source>
        <translation>
            <numerusform>{n} inscription</numerusform>
            <numerusform>{n} inscriptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} entry more, {now:,} now</source>
        <translation>
            <numerusform>{n} inscription de plus, {now:,} au total</numerusform>
            <numerusform>{n} inscriptions de plus, {now:,} au total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} envelope</source>
        <translation>
            <numerusform>{n} enveloppe</numerusform>
            <numerusform>{n} enveloppes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} event</source>
        <translation>
            <numerusform>{n} tournoi</numerusform>
            <numerusform>{n} tournois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} event counts.</source>
        <translation>
            <numerusform>{n} tournoi compte.</numerusform>
            <numerusform>{n} tournois comptent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hand</source>
        <translation>
            <numerusform>{n} main</numerusform>
            <numerusform>{n} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hand left</source>
        <translation>
            <numerusform>encore {n} main</numerusform>
            <numerusform>encore {n} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hour</source>
        <translation>
            <numerusform>{n} heure</numerusform>
            <numerusform>{n} heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} known already</source>
        <translation>
            <numerusform>{n} déjà connu</numerusform>
            <numerusform>{n} déjà connus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} letter</source>
        <translation>
            <numerusform>{n} caractère</numerusform>
            <numerusform>{n} caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} level</source>
        <translation>
            <numerusform>{n} niveau</numerusform>
            <numerusform>{n} niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} line</source>
        <translation>
            <numerusform>{n} ligne</numerusform>
            <numerusform>{n} lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} line left out</source>
        <translation>
            <numerusform>{n} ligne ignorée</numerusform>
            <numerusform>{n} lignes ignorées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute</source>
        <translation>
            <numerusform>{n} minute</numerusform>
            <numerusform>{n} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute left: the stack is shared at {time:%H:%M}</source>
        <translation>
            <numerusform>encore {n} minute : le tapis est partagé à {time:%H:%M}</numerusform>
            <numerusform>encore {n} minutes : le tapis est partagé à {time:%H:%M}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute less</source>
        <translation>
            <numerusform>{n} minute de moins</numerusform>
            <numerusform>{n} minutes de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute more</source>
        <translation>
            <numerusform>{n} minute de plus</numerusform>
            <numerusform>{n} minutes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} move</source>
        <translation>
            <numerusform>{n} déplacement</numerusform>
            <numerusform>{n} déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new</source>
        <translation>
            <numerusform>{n} nouveau</numerusform>
            <numerusform>{n} nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} odd</source>
        <translation>
            <numerusform>{n} restant</numerusform>
            <numerusform>{n} restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} odd chip</source>
        <translation>
            <numerusform>{n} jeton restant</numerusform>
            <numerusform>{n} jetons restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} odd {chip:,}</source>
        <translation>
            <numerusform>{n} jeton restant de {chip:,}</numerusform>
            <numerusform>{n} jetons restants de {chip:,}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them does not hold.</source>
        <translation>
            <numerusform>{n} est en défaut.</numerusform>
            <numerusform>{n} sont en défaut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open seat</source>
        <translation>
            <numerusform>{n} siège libre</numerusform>
            <numerusform>{n} sièges libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} other</source>
        <translation>
            <numerusform>{n} autre</numerusform>
            <numerusform>{n} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} page</source>
        <translation>
            <numerusform>{n} page</numerusform>
            <numerusform>{n} pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pair is kept apart.</source>
        <translation>
            <numerusform>{n} paire est séparée.</numerusform>
            <numerusform>{n} paires sont séparées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} payment</source>
        <translation>
            <numerusform>{n} paiement</numerusform>
            <numerusform>{n} paiements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} picture</source>
        <translation>
            <numerusform>{n} image</numerusform>
            <numerusform>{n} images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} place</source>
        <translation>
            <numerusform>{n} place</numerusform>
            <numerusform>{n} places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} place is paid and {left:,} are in: whoever goes out next goes without a prize.</source>
        <translation>
            <numerusform>On paie {n} place et il reste {left:,} joueurs : le prochain éliminé part sans prix.</numerusform>
            <numerusform>On paie {n} places et il reste {left:,} joueurs : le prochain éliminé part sans prix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} place paid</source>
        <translation>
            <numerusform>{n} place payée</numerusform>
            <numerusform>{n} places payées</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} places after the button</source>
        <translation>{n} places après le bouton</translation>
    </message>
    <message numerus="yes">
        <source>{n} player</source>
        <translation>
            <numerusform>{n} joueur</numerusform>
            <numerusform>{n} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player added to the house</source>
        <translation>
            <numerusform>{n} joueur ajouté à la maison</numerusform>
            <numerusform>{n} joueurs ajoutés à la maison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player deals, each at another table.</source>
        <translation>
            <numerusform>{n} joueur donne, à sa propre table.</numerusform>
            <numerusform>{n} joueurs donnent, chacun à une autre table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player is still in: places and prizes can change.</source>
        <translation>
            <numerusform>{n} joueur est encore en jeu : places et prix peuvent changer.</numerusform>
            <numerusform>{n} joueurs sont encore en jeu : places et prix peuvent changer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player left</source>
        <translation>
            <numerusform>{n} joueur en jeu</numerusform>
            <numerusform>{n} joueurs en jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player on the waiting list</source>
        <translation>
            <numerusform>{n} joueur sur la liste d’attente</numerusform>
            <numerusform>{n} joueurs sur la liste d’attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player pre-registered and not paid</source>
        <translation>
            <numerusform>{n} joueur préinscrit qui n’a pas payé</numerusform>
            <numerusform>{n} joueurs préinscrits qui n’ont pas payé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player shares {total} by their chips</source>
        <translation>
            <numerusform>{n} joueur reçoit {total} selon ses jetons</numerusform>
            <numerusform>{n} joueurs se partagent {total} selon leurs jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player shares {total} evenly</source>
        <translation>
            <numerusform>{n} joueur reçoit {total} à parts égales</numerusform>
            <numerusform>{n} joueurs se partagent {total} à parts égales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player to another seat</source>
        <translation>
            <numerusform>{n} joueur vers un autre siège</numerusform>
            <numerusform>{n} joueurs vers d’autres sièges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} prize paid</source>
        <translation>
            <numerusform>{n} prix payé</numerusform>
            <numerusform>{n} prix payés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} purchase</source>
        <translation>
            <numerusform>{n} achat</numerusform>
            <numerusform>{n} achats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} re-entry</source>
        <translation>
            <numerusform>{n} ré-entrée</numerusform>
            <numerusform>{n} ré-entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rebuy</source>
        <translation>
            <numerusform>{n} recave</numerusform>
            <numerusform>{n} recaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} record</source>
        <translation>
            <numerusform>{n} fiche de joueur</numerusform>
            <numerusform>{n} fiches de joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} record completed</source>
        <translation>
            <numerusform>{n} fiche complétée</numerusform>
            <numerusform>{n} fiches complétées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} record of known players completed</source>
        <translation>
            <numerusform>{n} fiche de joueur connu complétée</numerusform>
            <numerusform>{n} fiches de joueurs connus complétées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} round</source>
        <translation>
            <numerusform>{n} tour</numerusform>
            <numerusform>{n} tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} round at a table of {players} is {hands} hands.</source>
        <translation>
            <numerusform>{n} tour à une table de {players} fait {hands} mains.</numerusform>
            <numerusform>{n} tours à une table de {players} font {hands} mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} row</source>
        <translation>
            <numerusform>{n} enregistrement</numerusform>
            <numerusform>{n} enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rule</source>
        <translation>
            <numerusform>{n} règle</numerusform>
            <numerusform>{n} règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sale</source>
        <translation>
            <numerusform>{n} vente</numerusform>
            <numerusform>{n} ventes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seat</source>
        <translation>
            <numerusform>{n} siège</numerusform>
            <numerusform>{n} sièges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seat card</source>
        <translation>
            <numerusform>{n} carte de siège</numerusform>
            <numerusform>{n} cartes de siège</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seat is free.</source>
        <translation>
            <numerusform>{n} siège est libre.</numerusform>
            <numerusform>{n} sièges sont libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second</source>
        <translation>
            <numerusform>{n} seconde</numerusform>
            <numerusform>{n} secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheet</source>
        <translation>
            <numerusform>{n} feuille</numerusform>
            <numerusform>{n} feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stack is not counted: count the chips of everybody first.</source>
        <translation>
            <numerusform>{n} tapis n’est pas compté : comptez d’abord les jetons de tous.</numerusform>
            <numerusform>{n} tapis ne sont pas comptés : comptez d’abord les jetons de tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} table</source>
        <translation>
            <numerusform>{n} table</numerusform>
            <numerusform>{n} tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} table has not raced them.</source>
        <translation>
            <numerusform>{n} table n’a pas fait leur chip race.</numerusform>
            <numerusform>{n} tables n’ont pas fait leur chip race.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} table is still playing it.</source>
        <translation>
            <numerusform>{n} table la joue encore.</numerusform>
            <numerusform>{n} tables la jouent encore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} thing</source>
        <translation>
            <numerusform>{n} chose</numerusform>
            <numerusform>{n} choses, la plus urgente d’abord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} thing more</source>
        <translation>
            <numerusform>{n} autre chose</numerusform>
            <numerusform>{n} autres choses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} thing to look at in it</source>
        <translation>
            <numerusform>{n} point à examiner</numerusform>
            <numerusform>{n} points à examiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} time</source>
        <translation>
            <numerusform>{n} fois</numerusform>
            <numerusform>{n} fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tournament</source>
        <translation>
            <numerusform>{n} tournoi</numerusform>
            <numerusform>{n} tournois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} way</source>
        <translation>
            <numerusform>{n} façon</numerusform>
            <numerusform>{n} façons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {color} {worth:,}</source>
        <translation>
            <numerusform>{n} jeton de {worth:,} ({color})</numerusform>
            <numerusform>{n} jetons de {worth:,} ({color})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {worth:,}</source>
        <translation>
            <numerusform>{n} jeton de {worth:,}</numerusform>
            <numerusform>{n} jetons de {worth:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>{odd:,} odd called</source>
        <translation>annoncés : {odd:,}</translation>
    </message>
    <message>
        <source>{odd:,} × {chip:,} never make {given:,} × {into:,}.</source>
        <translation>{odd:,} × {chip:,} ne peuvent pas donner {given:,} × {into:,}.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{one} and {other} sit apart</source>
        <translation>{one} et {other} sont séparés</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} et {last}</translation>
    </message>
    <message>
        <source>{others} others get {each:,} each, and {bank:,} that cannot be shared goes to the bank.</source>
        <translation>Autres joueurs : {others}, chacun reçoit {each:,} ; le reste, {bank:,}, ne se partage pas et va à la banque.</translation>
    </message>
    <message>
        <source>{other} is {name}: two records became one</source>
        <translation>{other} est {name} : deux fiches réunies en une</translation>
    </message>
    <message>
        <source>{out:,} of {left:,} cannot all be out: somebody holds the chips.</source>
        <translation>{out:,} sur {left:,} ne peuvent pas tous être éliminés : quelqu’un a les jetons.</translation>
    </message>
    <message>
        <source>{owed} to {whom}</source>
        <translation>{owed} à {whom}</translation>
    </message>
    <message>
        <source>{owed} was bought and not paid.</source>
        <translation>Achats non payés : {owed}.</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} sur {pages}</translation>
    </message>
    <message>
        <source>{paid} was paid for prizes: {left} is paid out.</source>
        <translation>Payé pour les prix : {paid} ; à distribuer : {left}.</translation>
    </message>
    <message>
        <source>{payments} of {all_of_them:,}</source>
        <translation>{payments} sur {all_of_them:,}</translation>
    </message>
    <message>
        <source>{places:,} places are too many: at most {most:,} are paid.</source>
        <translation>{places:,} places, c’est trop : on en paie au plus {most:,}.</translation>
    </message>
    <message>
        <source>{places} each</source>
        <translation>{places}, chacun</translation>
    </message>
    <message>
        <source>{places} places after the button</source>
        <translation>{places} places après le bouton</translation>
    </message>
    <message>
        <source>{places}: from {first} for the 1st to {last} for the {place}</source>
        <translation>{places} : de {first} pour la 1re à {last} pour la {place}</translation>
    </message>
    <message>
        <source>{places}: {first} for the 1st</source>
        <translation>{places} : {first} pour la 1re</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} place</translation>
    </message>
    <message>
        <source>{place} with {points}</source>
        <translation>{place} avec {points}</translation>
    </message>
    <message>
        <source>{place} {new} added</source>
        <translation>{place}, {new} (ajout)</translation>
    </message>
    <message>
        <source>{place} {new} instead of {old}</source>
        <translation>{place}, {new} (avant : {old})</translation>
    </message>
    <message>
        <source>{place} {old} taken out</source>
        <translation>{place}, {old} (retrait)</translation>
    </message>
    <message>
        <source>{played} of {events} played, {wins} won</source>
        <translation>{played} joués sur {events}, {wins} gagnés</translation>
    </message>
    <message>
        <source>{player!r} and {others} get nothing: the unit of {unit:,} is too big.</source>
        <translation>{player!r} et {others} ne reçoivent rien : l’unité de {unit:,} est trop grande.</translation>
    </message>
    <message>
        <source>{player!r} cannot have had {stack:,} chips.</source>
        <translation>{player!r} ne peut pas avoir eu {stack:,} jetons.</translation>
    </message>
    <message>
        <source>{player!r} cannot have less than nothing.</source>
        <translation>{player!r} ne peut pas avoir moins que rien.</translation>
    </message>
    <message>
        <source>{player!r} gets nothing: the unit of {unit:,} is too big.</source>
        <translation>{player!r} ne reçoit rien : l’unité de {unit:,} est trop grande.</translation>
    </message>
    <message>
        <source>{player!r} went out twice.</source>
        <translation>{player!r} est éliminé deux fois.</translation>
    </message>
    <message>
        <source>{players:,} players are drawn to {tables:,} tables, {each} at a table.</source>
        <translation>Joueurs tirés : {players:,} ; tables : {tables:,} ; par table : {each}.</translation>
    </message>
    <message>
        <source>{players:,} players chose table {table}; {most} is the limit.</source>
        <translation>{players:,} joueurs ont choisi la table {table} ; la limite est de {most}.</translation>
    </message>
    <message>
        <source>{players:,} players do not fit {tables} of {seats} seats.</source>
        <translation>{players:,} joueurs ne tiennent pas sur {tables} de {seats} sièges.</translation>
    </message>
    <message>
        <source>{players:,} players do not fit: there are {capacity:,} seats.</source>
        <translation>Trop de joueurs ({players:,}) pour le nombre de sièges ({capacity:,}).</translation>
    </message>
    <message>
        <source>{players:,} players fit {tables}: all seats are drawn anew.</source>
        <translation>{players:,} joueurs tiennent sur {tables} : tous les sièges sont tirés à nouveau.</translation>
    </message>
    <message>
        <source>{players_at_tables} are drawn, and the journal holds it.</source>
        <translation>Tirage fait : {players_at_tables} ; le journal le garde.</translation>
    </message>
    <message>
        <source>{players} are here</source>
        <translation>{players} sont là</translation>
    </message>
    <message>
        <source>{players} are in</source>
        <translation>{players} en jeu</translation>
    </message>
    <message>
        <source>{players} are in already.</source>
        <translation>Déjà en jeu : {players}.</translation>
    </message>
    <message>
        <source>{players} are out on one hand</source>
        <translation>{players} : éliminés dans la même main</translation>
    </message>
    <message>
        <source>{players} are out on one hand, knocked out by {winner}</source>
        <translation>{players} : éliminés dans la même main par {winner}</translation>
    </message>
    <message>
        <source>{players} at {tables}</source>
        <translation>{players}, {tables}</translation>
    </message>
    <message>
        <source>{players} at {tables} of up to {most}.</source>
        <translation>{players} à {tables} de {most} sièges au plus.</translation>
    </message>
    <message>
        <source>{players} at {tables}, by name</source>
        <translation>{players} à {tables}, par nom</translation>
    </message>
    <message>
        <source>{players} at {tables}, by table</source>
        <translation>{players} à {tables}, par table</translation>
    </message>
    <message>
        <source>{players} at {tables}: no redraw now.</source>
        <translation>{players} à {tables} : pas de nouveau tirage maintenant.</translation>
    </message>
    <message>
        <source>{players} have won {won} each: it ends here</source>
        <translation>{players} ont gagné {won} chacun : le tournoi s’arrête ici</translation>
    </message>
    <message>
        <source>{players} in. Draw their seats, and the room is drawn here.</source>
        <translation>{players} en jeu. Tirez leurs sièges, et la salle se dessine ici.</translation>
    </message>
    <message>
        <source>{players} made a deal ({way}) over {amount}: it ends here</source>
        <translation>Deal entre {players} ({way}) sur {amount} : le tournoi s’arrête là</translation>
    </message>
    <message>
        <source>{players} made a deal ({way}) over {amount}: they play on</source>
        <translation>Deal entre {players} ({way}) sur {amount} : on continue à jouer</translation>
    </message>
    <message>
        <source>{players} miss hands at table {table}</source>
        <translation>{players} manquent des mains à la table {table}</translation>
    </message>
    <message>
        <source>{players} short</source>
        <translation>manque {players}</translation>
    </message>
    <message>
        <source>{players} sit at table {table}: break it instead.</source>
        <translation>{players} à la table {table} : cassez-la plutôt.</translation>
    </message>
    <message>
        <source>{players} to pay: select a place.</source>
        <translation>{players} à payer : sélectionnez une place.</translation>
    </message>
    <message>
        <source>{players} written to {name}, ready to import anywhere.</source>
        <translation>{players} dans {name} : un fichier prêt à importer partout.</translation>
    </message>
    <message>
        <source>{player} cannot be kept apart from himself.</source>
        <translation>{player} ne peut pas être séparé de soi-même.</translation>
    </message>
    <message>
        <source>{player} deals at a table</source>
        <translation>{player} distribue à une table</translation>
    </message>
    <message>
        <source>{player} does not sit at table {table}.</source>
        <translation>{player} n’est pas à la table {table}.</translation>
    </message>
    <message>
        <source>{player} has bought nothing that holds: there is no slip.</source>
        <translation>{player} n’a aucun achat valable : il n’y a pas de fiche.</translation>
    </message>
    <message>
        <source>{player} has no card.</source>
        <translation>{player} n’a pas de carte.</translation>
    </message>
    <message>
        <source>{player} has no seat.</source>
        <translation>{player} n’a pas de siège.</translation>
    </message>
    <message>
        <source>{player} has table {table} seat {seat}</source>
        <translation>{player} a la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{player} has {number:,} chips</source>
        <translation>{player} a {number:,} jetons</translation>
    </message>
    <message>
        <source>{player} is a dealer twice.</source>
        <translation>{player} figure deux fois comme croupier.</translation>
    </message>
    <message>
        <source>{player} is away</source>
        <translation>{player} : absent</translation>
    </message>
    <message>
        <source>{player} is due for the next big blind</source>
        <translation>{player} doit la prochaine grosse blinde</translation>
    </message>
    <message>
        <source>{player} is here</source>
        <translation>{player} : présent</translation>
    </message>
    <message>
        <source>{player} is in the list twice.</source>
        <translation>{player} figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>{player} is locked twice.</source>
        <translation>{player} est verrouillé deux fois.</translation>
    </message>
    <message>
        <source>{player} is missing: the draw gives {place}.</source>
        <translation>{player} manque : le tirage donne la {place}.</translation>
    </message>
    <message>
        <source>{player} is moved in place of {first}, to keep a pair apart,</source>
        <translation>{player} est déplacé et non {first}, pour tenir deux joueurs séparés,</translation>
    </message>
    <message>
        <source>{player} is moved in place of {first}, whose seat is kept,</source>
        <translation>{player} est déplacé et non {first}, dont le siège est réservé,</translation>
    </message>
    <message>
        <source>{player} is named twice.</source>
        <translation>{player} est nommé deux fois.</translation>
    </message>
    <message>
        <source>{player} is not among the players.</source>
        <translation>{player} n’est pas parmi les joueurs.</translation>
    </message>
    <message>
        <source>{player} is out</source>
        <translation>{player} : éliminé</translation>
    </message>
    <message>
        <source>{player} is out of the game</source>
        <translation>{player} est hors jeu</translation>
    </message>
    <message>
        <source>{player} is out, knocked out by {winner}</source>
        <translation>{player} : éliminé par {winner}</translation>
    </message>
    <message>
        <source>{player} is published at {place}, but the draw gives {drawn}.</source>
        <translation>{player} est publié à la {place}, mais le tirage donne la {drawn}.</translation>
    </message>
    <message>
        <source>{player} is published twice.</source>
        <translation>{player} est publié deux fois.</translation>
    </message>
    <message>
        <source>{player} is published with the card {card}, but the draw gives no card.</source>
        <translation>{player} est publié avec la carte {card}, mais le tirage ne donne aucune carte.</translation>
    </message>
    <message>
        <source>{player} is published with the card {card}, but the draw gives {drawn}.</source>
        <translation>{player} est publié avec la carte {card}, mais le tirage donne {drawn}.</translation>
    </message>
    <message>
        <source>{player} is published, but is not among the players of the draw.</source>
        <translation>{player} est publié, mais n’est pas parmi les joueurs du tirage.</translation>
    </message>
    <message>
        <source>{player} may play again</source>
        <translation>{player} peut rejouer</translation>
    </message>
    <message numerus="yes">
        <source>{player} misses {n} more hand</source>
        <translation>
            <numerusform>{player} manque encore {n} main</numerusform>
            <numerusform>{player} manque encore {n} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} moves to table {table} seat {seat}</source>
        <translation>{player} va à la table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{player} never came: take the stack off</source>
        <translation>{player} n’est jamais venu : retirer le tapis</translation>
    </message>
    <message>
        <source>{player} opens an envelope</source>
        <translation>{player} ouvre une enveloppe</translation>
    </message>
    <message>
        <source>{player} sat where the eliminated player sat from the button</source>
        <translation>{player} avait, par rapport au bouton, la position du joueur éliminé</translation>
    </message>
    <message>
        <source>{player} served</source>
        <translation>{player} : purgée</translation>
    </message>
    <message>
        <source>{player} sits at table {table} and at table {other}.</source>
        <translation>{player} est à la table {table} et à la table {other}.</translation>
    </message>
    <message>
        <source>{player} stays away: share the stack</source>
        <translation>{player} reste absent : partager le tapis</translation>
    </message>
    <message>
        <source>{player} takes the seat that is kept.</source>
        <translation>{player} prend le siège gardé.</translation>
    </message>
    <message>
        <source>{player} waits for a seat.</source>
        <translation>{player} attend un siège.</translation>
    </message>
    <message>
        <source>{player} waits for that seat</source>
        <translation>{player} attend ce siège</translation>
    </message>
    <message>
        <source>{player} was dealt the lowest card</source>
        <translation>{player} a reçu la carte la plus basse</translation>
    </message>
    <message>
        <source>{player} was out of the game for {time}: {reason}.</source>
        <translation>{player} était hors jeu pour {time} : {reason}.</translation>
    </message>
    <message>
        <source>{player} → table {table} seat {seat}</source>
        <translation>{player} → table {table} siège {seat}</translation>
    </message>
    <message>
        <source>{player}, table {from_table} seat {from_seat} → table {to_table} seat {to_seat}</source>
        <translation>{player}, table {from_table} siège {from_seat} → table {to_table} siège {to_seat}</translation>
    </message>
    <message>
        <source>{player}: {paid} goes back</source>
        <translation>{player} : {paid} à rembourser</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{points} points left out</source>
        <translation>{points} points écartés</translation>
    </message>
    <message>
        <source>{pool} for {places}, from {first} down to {last}.</source>
        <translation>{pool} pour {places}, de {first} à {last}.</translation>
    </message>
    <message>
        <source>{pool} for {places}.</source>
        <translation>{pool} pour {places}.</translation>
    </message>
    <message>
        <source>{pool} for {places}. From now on entries do not change the prizes. {why}</source>
        <translation>{pool} pour {places}. Désormais, les inscriptions ne changent plus les prix. {why}</translation>
    </message>
    <message>
        <source>{pool} prize pool</source>
        <translation>{pool} de dotation</translation>
    </message>
    <message>
        <source>{price} + {bounty} bounty</source>
        <translation>{price} + {bounty} de prime</translation>
    </message>
    <message>
        <source>{price} + {fee} fee</source>
        <translation>{price} + {fee} de frais</translation>
    </message>
    <message>
        <source>{price} for {chips}</source>
        <translation>{price} pour {chips}</translation>
    </message>
    <message>
        <source>{price} for {chips} each.</source>
        <translation>{price} chacun pour {chips}.</translation>
    </message>
    <message>
        <source>{price} for {chips}.</source>
        <translation>{price} pour {chips}.</translation>
    </message>
    <message>
        <source>{prizes} is left for {places}.</source>
        <translation>Reste {prizes} pour {places}.</translation>
    </message>
    <message>
        <source>{prize} left for the winner</source>
        <translation>{prize} restent pour le vainqueur</translation>
    </message>
    <message>
        <source>{raced:,} of {tables} raced</source>
        <translation>Chip race fait : {raced:,} sur {tables}</translation>
    </message>
    <message>
        <source>{reason}: these chips come into play.</source>
        <translation>{reason} : ces jetons entrent en jeu.</translation>
    </message>
    <message>
        <source>{reason}: these chips come into play: say how many, without a minus.</source>
        <translation>{reason} : ces jetons entrent en jeu ; indiquez combien, sans signe moins.</translation>
    </message>
    <message>
        <source>{reason}: these chips leave play.</source>
        <translation>{reason} : ces jetons sortent du jeu.</translation>
    </message>
    <message>
        <source>{reason}: these chips leave play: put a minus.</source>
        <translation>{reason} : ces jetons sortent du jeu ; mettez un signe moins.</translation>
    </message>
    <message>
        <source>{received} is not enough: {short} is missing.</source>
        <translation>Reçu {received}, ce n’est pas assez : il manque {short}.</translation>
    </message>
    <message>
        <source>{reserve} left for the winner</source>
        <translation>{reserve} en réserve pour le vainqueur</translation>
    </message>
    <message>
        <source>{rows}, {number:,} of them told by the changes alone</source>
        <translation>{rows}, dont {number:,} d’après le seul journal</translation>
    </message>
    <message>
        <source>{rows}; {dropped} could not be kept</source>
        <translation>{rows} ; impossible de garder {dropped}</translation>
    </message>
    <message>
        <source>{rows}; {number:,} of them written anew for what is gone: set right what they say</source>
        <translation>{rows} ; dont {number:,} réécrits à la place de ce qui a disparu : corrigez leur contenu</translation>
    </message>
    <message numerus="yes">
        <source>{rulebook} · {n} house rule</source>
        <translation>
            <numerusform>{rulebook} · {n} règle maison</numerusform>
            <numerusform>{rulebook} · {n} règles maison</numerusform>
        </translation>
    </message>
    <message>
        <source>{same} is known: is it the same?</source>
        <translation>Déjà connu : {same}. Est-ce la même personne ?</translation>
    </message>
    <message>
        <source>{seal}  {name}, line {number}</source>
        <translation>{seal}  {name}, ligne {number}</translation>
    </message>
    <message>
        <source>{seat_cards} are needed, one for each player.</source>
        <translation>Il faut {seat_cards}, une par joueur.</translation>
    </message>
    <message>
        <source>{seats} left: at most {most:,} can play.</source>
        <translation>Il reste {seats} : {most:,} joueurs au plus peuvent jouer.</translation>
    </message>
    <message>
        <source>{seats} post the big blind</source>
        <translation>{seats} postent la grosse blinde</translation>
    </message>
    <message>
        <source>{seats} the small blind</source>
        <translation>{seats} la petite blinde</translation>
    </message>
    <message>
        <source>{share} for first is less than an even share of {places:,} places: all get the same, as far as the unit of {unit:,} allows.</source>
        <translation>{share} au premier, c’est moins qu’une part égale pour {places:,} places : toutes reçoivent la même somme, dans la mesure où l’unité de {unit:,} le permet.</translation>
    </message>
    <message>
        <source>{share} for first is less than an even share of {places:,} places: all get the same.</source>
        <translation>{share} au premier, c’est moins qu’une part égale pour {places:,} places : toutes reçoivent la même somme.</translation>
    </message>
    <message>
        <source>{share} for first leaves too little for more {least_prizes}</source>
        <translation>avec {share} au premier, il reste trop peu pour d’autres {least_prizes}</translation>
    </message>
    <message>
        <source>{shortest} to {longest}</source>
        <translation>{shortest} à {longest}</translation>
    </message>
    <message>
        <source>{short}, and who moves depends on it.</source>
        <translation>{short}, et le joueur à déplacer en dépend.</translation>
    </message>
    <message>
        <source>{short}. The lowest card moves.</source>
        <translation>{short}. La carte la plus basse se déplace.</translation>
    </message>
    <message>
        <source>{short}. These tables are equally full, and the lowest card gives a player.</source>
        <translation>{short}. Ces tables sont aussi pleines l’une que l’autre, et la carte la plus basse donne un joueur.</translation>
    </message>
    <message>
        <source>{short}: move {player}</source>
        <translation>{short} : déplacer {player}</translation>
    </message>
    <message>
        <source>{shown:,} of {lines}</source>
        <translation>{shown:,} sur {lines}</translation>
    </message>
    <message>
        <source>{shown:,} of {lines}: {wanted}</source>
        <translation>{shown:,} sur {lines} : {wanted}</translation>
    </message>
    <message>
        <source>{size:.0f} {unit}</source>
        <translation>{size:.0f} {unit}</translation>
    </message>
    <message>
        <source>{size:.1f} {unit}</source>
        <translation>{size:.1f} {unit}</translation>
    </message>
    <message>
        <source>{smallest} to {largest}</source>
        <translation>{smallest} à {largest}</translation>
    </message>
    <message>
        <source>{sold:,} chips sold and recorded; {came:,} came since; {in_play:,} are in play.</source>
        <translation>{sold:,} jetons vendus et enregistrés ; {came:,} ajoutés depuis ; {in_play:,} en jeu.</translation>
    </message>
    <message>
        <source>{sold:,} chips sold and recorded; {in_play:,} are in play.</source>
        <translation>{sold:,} jetons vendus et enregistrés ; {in_play:,} en jeu.</translation>
    </message>
    <message>
        <source>{sold:,} chips sold and recorded; {left:,} left since; {in_play:,} are in play.</source>
        <translation>{sold:,} jetons vendus et enregistrés ; {left:,} sortis depuis ; {in_play:,} en jeu.</translation>
    </message>
    <message>
        <source>{sold} = {amount:,}.</source>
        <translation>{sold} = {amount:,}.</translation>
    </message>
    <message>
        <source>{sold} at {chips:,}</source>
        <translation>{sold} à {chips:,}</translation>
    </message>
    <message>
        <source>{sold} at {chips:,}; {back:,} taken back</source>
        <translation>{sold} à {chips:,} ; retirés : {back:,}</translation>
    </message>
    <message>
        <source>{sold} sold.</source>
        <translation>{sold} vendus.</translation>
    </message>
    <message>
        <source>{sold} sold: {parts}.</source>
        <translation>{sold} vendus : {parts}.</translation>
    </message>
    <message>
        <source>{sold}: {amount} ({method})</source>
        <translation>{sold} : {amount} ({method})</translation>
    </message>
    <message>
        <source>{sources}: {says}</source>
        <translation>{sources} : {says}</translation>
    </message>
    <message>
        <source>{stack:,} chips</source>
        <translation>{stack:,} jetons</translation>
    </message>
    <message>
        <source>{stack:,} chips · {levels} of {minutes} minutes · {breaks}</source>
        <translation>{stack:,} jetons · {levels} de {minutes} minutes · {breaks}</translation>
    </message>
    <message>
        <source>{summary}, drawn {moment}</source>
        <translation>{summary}, tirage du {moment}</translation>
    </message>
    <message>
        <source>{summary}: the suit is the table, the ace has the button</source>
        <translation>{summary} : la couleur est la table, l’as a le bouton</translation>
    </message>
    <message>
        <source>{tables:,} tables</source>
        <translation>{tables:,} tables</translation>
    </message>
    <message>
        <source>{tables} of {seats}.</source>
        <translation>{tables} de {seats}.</translation>
    </message>
    <message>
        <source>{tables} stand elsewhere on the floor plan</source>
        <translation>{tables} déplacées sur le plan de salle</translation>
    </message>
    <message>
        <source>{table}
not open</source>
        <translation>{table}
pas ouverte</translation>
    </message>
    <message>
        <source>{taken} of {seats}</source>
        <translation>{taken} sur {seats}</translation>
    </message>
    <message>
        <source>{tender}, change {change}</source>
        <translation>{tender}, monnaie à rendre {change}</translation>
    </message>
    <message>
        <source>{thing} {new} instead of {old}</source>
        <translation>{thing} {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>reste {time}</translation>
    </message>
    <message>
        <source>{time} left of the level</source>
        <translation>Encore {time} dans le niveau</translation>
    </message>
    <message>
        <source>{time} over</source>
        <translation>{time} de dépassement</translation>
    </message>
    <message>
        <source>{time} overtime</source>
        <translation>{time} de dépassement</translation>
    </message>
    <message>
        <source>{title} (Ctrl+{number})</source>
        <translation>{title} (Ctrl+{number})</translation>
    </message>
    <message>
        <source>{title} are exported as {made}, not as {ending}.</source>
        <translation>{title} : export en {made} ; {ending} n’est pas possible.</translation>
    </message>
    <message>
        <source>{title} begins: {stakes}.</source>
        <translation>{title} commence : {stakes}.</translation>
    </message>
    <message>
        <source>{title} come as {formats}, not as {form!r}.</source>
        <translation>{title} : en {formats}, pas en {form!r}.</translation>
    </message>
    <message>
        <source>{title} goes on until you say otherwise. Add minutes or levels on the Clock page.</source>
        <translation>{title} continue jusqu’à nouvel ordre. Ajoutez des minutes ou des niveaux à la page Horloge.</translation>
    </message>
    <message>
        <source>{title} has one format only.</source>
        <translation>{title} : un seul format.</translation>
    </message>
    <message>
        <source>{title} is on the clock: it keeps its place.</source>
        <translation>{title} est à l’horloge : sa place ne change pas.</translation>
    </message>
    <message>
        <source>{title} is over: it stays as it was played.</source>
        <translation>{title} : c’est passé, rien n’y change plus.</translation>
    </message>
    <message>
        <source>{title} now: {terms}</source>
        <translation>{title}, désormais : {terms}</translation>
    </message>
    <message>
        <source>{title} offered: {terms}</source>
        <translation>{title} à la vente : {terms}</translation>
    </message>
    <message>
        <source>{title} section</source>
        <translation>Section {title}</translation>
    </message>
    <message>
        <source>{title} to a file…</source>
        <translation>{title} vers un fichier…</translation>
    </message>
    <message>
        <source>{title}, by name</source>
        <translation>{title}, par nom</translation>
    </message>
    <message>
        <source>{title}, {left}, hand {hand}</source>
        <translation>{title}, {left}, main {hand}</translation>
    </message>
    <message>
        <source>{title}, {time} left</source>
        <translation>{title}, encore {time}</translation>
    </message>
    <message>
        <source>{title}, {time} left, paused</source>
        <translation>{title}, encore {time}, horloge arrêtée</translation>
    </message>
    <message>
        <source>{title}: amount</source>
        <translation>{title} : montant</translation>
    </message>
    <message>
        <source>{title}: being made…</source>
        <translation>{title} : en préparation…</translation>
    </message>
    <message>
        <source>{title}: how it is</source>
        <translation>{title} : état actuel</translation>
    </message>
    <message>
        <source>{title}: page {page:,} of {of:,}…</source>
        <translation>{title} : page {page:,} sur {of:,}…</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <translation>{title} : {text}</translation>
    </message>
    <message>
        <source>{title}: {why}</source>
        <translation>{title} : {why}</translation>
    </message>
    <message>
        <source>{to_come:,} expected or waiting</source>
        <translation>{to_come:,} attendus ou en liste d’attente</translation>
    </message>
    <message>
        <source>{told} (before: {old_level}, {left})</source>
        <translation>{told} (avant : {old_level}, {left})</translation>
    </message>
    <message>
        <source>{told} ({level}; before: {left})</source>
        <translation>{told} ({level} ; avant : {left})</translation>
    </message>
    <message>
        <source>{told} ({level}; before: {old_level}, {left})</source>
        <translation>{told} ({level} ; avant : {old_level}, {left})</translation>
    </message>
    <message>
        <source>{told} if it starts now.</source>
        <translation>{told} s’il commence maintenant.</translation>
    </message>
    <message>
        <source>{told}, and does not start by itself</source>
        <translation>{told}, sans démarrage automatique</translation>
    </message>
    <message numerus="yes">
        <source>{told}, {n} player went out on it</source>
        <translation>
            <numerusform>{told}, {n} joueur éliminé</numerusform>
            <numerusform>{told}, {n} joueurs éliminés</numerusform>
        </translation>
    </message>
    <message>
        <source>{told}, {time} off the clock</source>
        <translation>{told}, {time} en moins à l’horloge</translation>
    </message>
    <message>
        <source>{told}. The clock of {name} is as the room saw it: {shown}.</source>
        <translation>{told}. L’horloge ({name}) est comme la salle l’a vue : {shown}.</translation>
    </message>
    <message>
        <source>{told}. {number} clocks are as the room saw them.</source>
        <translation>{told}. {number} horloges sont comme la salle les a vues.</translation>
    </message>
    <message>
        <source>{told}: the break begins, and hand for hand is over</source>
        <translation>{told} : la pause commence, et le main par main est terminé</translation>
    </message>
    <message>
        <source>{told}: this is only to look at. Go back to now to do something.</source>
        <translation>{told} : ceci est seulement à regarder. Revenez au présent pour agir.</translation>
    </message>
    <message>
        <source>{told}: {why}</source>
        <translation>{told} : {why}</translation>
    </message>
    <message>
        <source>{total:,} chips are in play, {each:,} for each of {left:,}.</source>
        <translation>{total:,} jetons en jeu, {each:,} pour chacun des {left:,} joueurs.</translation>
    </message>
    <message>
        <source>{total:,} chips are in play.</source>
        <translation>{total:,} jetons en jeu.</translation>
    </message>
    <message>
        <source>{total:,} of {whole:,} is divided {method}, nothing stays to be played for.</source>
        <translation>Sur {whole:,}, {total:,} sont partagés {method}, rien ne reste à jouer.</translation>
    </message>
    <message>
        <source>{total:,} of {whole:,} is divided {method}, {reserve:,} stays to be played for.</source>
        <translation>Sur {whole:,}, {total:,} sont partagés {method}, {reserve:,} restent à jouer.</translation>
    </message>
    <message>
        <source>{turn} on the waiting list</source>
        <translation>{turn} sur la liste d’attente</translation>
    </message>
    <message>
        <source>{weekday} {date}, {time:%H:%M}</source>
        <translation>{weekday} {date}, {time:%H:%M}</translation>
    </message>
    <message>
        <source>{what} for everybody</source>
        <translation>{what} pour tous</translation>
    </message>
    <message>
        <source>{what} from “{title}”</source>
        <translation>{what} dans « {title} »</translation>
    </message>
    <message>
        <source>{what} is a color like #1f6fc9 or #1f6fc980.</source>
        <translation>{what} : il faut une couleur comme #1f6fc9 ou #1f6fc980.</translation>
    </message>
    <message>
        <source>{what} is a number from 0 to 200.</source>
        <translation>{what} : il faut un nombre de 0 à 200.</translation>
    </message>
    <message>
        <source>{what} is a short text.</source>
        <translation>{what} : il faut un texte court.</translation>
    </message>
    <message>
        <source>{what} is one of {choices}.</source>
        <translation>{what} : il faut l’une de ces valeurs : {choices}.</translation>
    </message>
    <message>
        <source>{what} is true or false.</source>
        <translation>{what} : il faut true ou false.</translation>
    </message>
    <message>
        <source>{what} saved in {folder}.</source>
        <translation>Enregistré dans {folder} : {what}.</translation>
    </message>
    <message>
        <source>{what} sent to {name}.</source>
        <translation>Envoyé à {name} : {what}.</translation>
    </message>
    <message>
        <source>{what} {cost} for…</source>
        <translation>{what} {cost} pour…</translation>
    </message>
    <message>
        <source>{what} {left}, {given_back} given back</source>
        <translation>{what} {left}, {given_back} de remboursements</translation>
    </message>
    <message>
        <source>{what}: the clock goes on as the room saw it</source>
        <translation>{what} : l’horloge continue là où la salle l’a vue</translation>
    </message>
    <message>
        <source>{what}: the clock stands as the room saw it</source>
        <translation>{what} : l’horloge s’arrête là où la salle l’a vue</translation>
    </message>
    <message>
        <source>{what}: who plays on?</source>
        <translation>{what} : qui continue à jouer ?</translation>
    </message>
    <message>
        <source>{what}: who went out at table {table}?</source>
        <translation>{what} : qui a été éliminé à la table {table} ?</translation>
    </message>
    <message>
        <source>{what}: who went out?</source>
        <translation>{what} : qui a été éliminé ?</translation>
    </message>
    <message>
        <source>{what}: {whom}</source>
        <translation>{what} : {whom}</translation>
    </message>
    <message>
        <source>{what}: {who}</source>
        <translation>{what} : {who}</translation>
    </message>
    <message>
        <source>{who} at {desk}</source>
        <translation>{who}, {desk}</translation>
    </message>
    <message>
        <source>{who} opened an envelope: {amount}</source>
        <translation>Enveloppe ouverte par {who} : {amount}</translation>
    </message>
    <message>
        <source>{who} opened an envelope: {amount}, for knocking out {name}</source>
        <translation>Enveloppe ouverte par {who} : {amount}, pour avoir éliminé {name}</translation>
    </message>
    <message>
        <source>{who} sits here. {told}.</source>
        <translation>{who} est à ce poste. {told}.</translation>
    </message>
    <message>
        <source>{why}: Enter again puts {name} on the waiting list.</source>
        <translation>{why} : appuyez encore sur Entrée pour mettre {name} sur la liste d’attente.</translation>
    </message>
    <message>
        <source>{why}: {name} is {turn} on the waiting list.</source>
        <translation>{why} : {name} en {turn} position sur la liste d’attente.</translation>
    </message>
    <message>
        <source>{wide:.0f} × {high:.0f} mm</source>
        <translation>{wide:.0f} × {high:.0f} mm</translation>
    </message>
    <message>
        <source>{winner} has won</source>
        <translation>{winner} a gagné</translation>
    </message>
    <message>
        <source>{worth:,}-chips: a number from 0 to {most:,}.</source>
        <translation>Jetons de {worth:,} : un nombre de 0 à {most:,}.</translation>
    </message>
    <message>
        <source>{worth:,}s</source>
        <translation>jetons de {worth:,}</translation>
    </message>
    <message>
        <source>“{choice}” in {sources}</source>
        <translation>« {choice} » dans {sources}</translation>
    </message>
    <message>
        <source>“{name}” is no longer offered. Tournaments that were made from it stay as they are.</source>
        <translation>« {name} » n’est plus proposé. Les tournois créés à partir de ce modèle restent tels quels.</translation>
    </message>
    <message>
        <source>“{name}” is no name: it has no letters.</source>
        <translation>« {name} » n’est pas un nom : il n’a pas de lettres.</translation>
    </message>
    <message>
        <source>“{name}” is unknown. The names are listed beside the formula.</source>
        <translation>« {name} » est inconnu. Les noms sont listés à côté de la formule.</translation>
    </message>
    <message>
        <source>“{name}” is unknown: did you mean {near}?</source>
        <translation>« {name} » est inconnu : vouliez-vous écrire {near} ?</translation>
    </message>
    <message>
        <source>“{name}” ships with the app: choose another name.</source>
        <translation>« {name} » est fourni avec l’application : choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{nickname}”</source>
        <translation>« {nickname} »</translation>
    </message>
    <message>
        <source>“{rule}” as in the rulebook again</source>
        <translation>« {rule} » de nouveau comme dans le règlement</translation>
    </message>
    <message>
        <source>“{search}”</source>
        <translation>« {search} »</translation>
    </message>
    <message>
        <source>“{sentence}” cannot be undone: the file holds something else now.</source>
        <translation>« {sentence} » ne peut pas être annulé : le fichier contient autre chose à présent.</translation>
    </message>
    <message>
        <source>“{sentence}” cannot be undone: what came after builds on it.</source>
        <translation>« {sentence} » ne peut pas être annulé : ce qui a suivi s’appuie dessus.</translation>
    </message>
    <message>
        <source>“{sentence}” cannot be undone: “{later}” came after it. Undo that first.</source>
        <translation>« {sentence} » ne peut pas être annulé : « {later} » est venu après. Annulez d’abord cela.</translation>
    </message>
    <message>
        <source>“{sentence}” only says what happened: there is nothing to undo.</source>
        <translation>« {sentence} » dit seulement ce qui s’est passé : il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>“{sentence}” was undone already.</source>
        <translation>« {sentence} » est déjà annulé.</translation>
    </message>
    <message>
        <source>“{text}” fits several: {names}. Type more, or the seat.</source>
        <translation>« {text} » convient à plusieurs : {names}. Complétez, ou tapez le siège.</translation>
    </message>
    <message>
        <source>“{text}” is no envelope: write it {example}.</source>
        <translation>« {text} » n’est pas une enveloppe : écrivez {example}.</translation>
    </message>
    <message>
        <source>“{text}” is no seat: write them like 3, 9.</source>
        <translation>« {text} » n’est pas un siège : écrivez les sièges comme 3, 9.</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>« {title} »</translation>
    </message>
    <message>
        <source>“{token}” has nothing before it.</source>
        <translation>Il n’y a rien avant « {token} ».</translation>
    </message>
    <message>
        <source>“{token}” means nothing in a formula.</source>
        <translation>« {token} » ne veut rien dire dans une formule.</translation>
    </message>
    <message>
        <source>“{typed}” counts nothing. {how}</source>
        <translation>« {typed} » ne compte rien. {how}</translation>
    </message>
    <message>
        <source>“{typed}” fits several: {names}. Type more, or the seat like 7-4.</source>
        <translation>« {typed} » convient à plusieurs : {names}. Tapez davantage, ou le siège comme 7-4.</translation>
    </message>
    <message>
        <source>“{typed}” is no amount of money: write it like {example}.</source>
        <translation>« {typed} » n’est pas un montant : écrivez par exemple {example}.</translation>
    </message>
    <message>
        <source>“{typed}” is no card: type rank and suit, like 9c 4d Kh.</source>
        <translation>« {typed} » n’est pas une carte : tapez rang et couleur, comme 9c 4d Kh.</translation>
    </message>
    <message>
        <source>“{typed}” is no day and time: write it like {today} 19:00, fri 19:00 or 19:00.</source>
        <translation>« {typed} » n’est pas un jour et une heure : écrivez par exemple {today} 19:00, ven 19:00 ou 19:00.</translation>
    </message>
    <message>
        <source>“{typed}” is no length: type minutes, like 20 or 1 h 30.</source>
        <translation>« {typed} » n’est pas une durée : tapez des minutes, comme 20 ou 1 h 30.</translation>
    </message>
    <message>
        <source>“{typed}” is no percentage: write it like 12.5.</source>
        <translation>« {typed} » n’est pas un pourcentage : écrivez par exemple 12.5.</translation>
    </message>
    <message>
        <source>“{typed}” is not an amount: type 1500, 1,500 or 1.5k.</source>
        <translation>« {typed} » n’est pas un montant : tapez 1500, 1 500 ou 1,5k.</translation>
    </message>
    <message>
        <source>“{typed}” is not sold here: {sold}. {how}</source>
        <translation>« {typed} » ne se vend pas ici : {sold}. {how}</translation>
    </message>
    <message>
        <source>“{typed}” names no place: write it like 1: the Cup.</source>
        <translation>« {typed} » ne nomme aucune place : écrivez par exemple 1: the Cup.</translation>
    </message>
    <message>
        <source>“{what}” is no seat card: write table and seat, like 3-2.</source>
        <translation>« {what} » n’est pas une carte de siège : écrivez table et siège, comme 3-2.</translation>
    </message>
    <message>
        <source>“{written}” is a formula that failed, not a {thing}.</source>
        <translation>« {written} » est une formule en erreur, alors qu’il faut une valeur ({thing}).</translation>
    </message>
    <message>
        <source>“{written}” is a formula, not a {thing}. Put the {thing} itself into the cell.</source>
        <translation>« {written} » est une formule, alors qu’il faut une valeur ({thing}). Mettez cette valeur elle-même dans la cellule.</translation>
    </message>
    <message>
        <source>↓ goes to the list, where letters act on whoever is picked</source>
        <translation>↓ mène à la liste, où les lettres agissent sur les joueurs sélectionnés</translation>
    </message>
    <message>
        <source>−1 min</source>
        <translation>−1 min</translation>
    </message>
</context>
</TS>
