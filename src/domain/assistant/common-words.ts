/** Words that say nothing of a vehicle, in the three languages of the country. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'combien coute coutent comment quand grand grande grands grandes petit petite coffre conducteur a ai alors as au aussi aux avec avez avoir aimerais aimerions besoin beaucoup bien bonjour bonsoir c ca car ce cela celle celui cet cette ces chercher cherche cherchons chez comme comment d dans de des desire deux dis donc du elle elles en encore est et etes etre eu faire fait faut faudrait famille il ils interesse interessee interesserait j je l la le les leur lui m ma mais me mes mettre moi mon montre montrer montrez n ne nos notre nous on ont ou par pas peu peut peux plait plutot plus pour pourriez pouvez pouvoir prefere preference prix propose proposez puis qu quand que quel quelle quelles quels quelque qui quoi recherche recherchons s sa salut sans se serait ses seulement si sil soit son sont sur ta te toi ton tous tout toute toutes tres trouve trouver trouvez tu un une uniquement va veux voir voiture voitures vehicule vehicules auto autos modele modeles marque bagnole caisse voudrais voudrait voudrions vos votre vous y stock avez dispo disponible budget type genre environ max maximum minimum moins eur km ans an annee mois cher chere achat acheter vendre vends vendez avis merci svp stp abord d entre vers dont etc vue achete offre offres ' +
    'export exporter exportation transport transports ' +
    'maxi dela chose couleur depasse exclu dispose disposons autre sommes vieille vieux classe faites font fais ni hors sauf alors apres avant balles euro depasser depenser dessus dessous compris comprise tout adultes adulte enfants enfant parents societe etudiant etudiante etudiants region regions environs alentours coin proximite rayon kilometrage capacite kilometre puissance autonomie superieur superieure inferieur inferieure possible urgent vite rapidement idealement surtout simplement juste premiere premier familial familiale sorte type types bonne bon bons bonnes belle beau joli jolie super parfait parfaite confortable fiable economique compteur meilleur meilleure quotidien travail ville boulot usage ' +
    'tirer tracter dois devons maachen machen mache for gearbox transmission do does you have any the this that with please looking want need would like can could get show find some car cars vehicle vehicles what which there your my our is and or to of under over in stock hi thanks good cheap available km ' +
    'fra frau mann meng meine mengem mengen wann meiglech wunsch mol emol eppes ' +
    'absolument veut veulent jeune jeunes souhaite souhaiterais souhaiterait souhaitons voulons personne personnes lorsque afin puisque parce tel telle chaque rien jamais toujours souvent ici ainsi assez plusieurs trop conviendrait ' +
    'importe egal livraisons aurait auraient echange contre fin vie sinon suis propre rend rends ame mars convient autour davantage rester ajouter viens alt gouf gouw weini eischt zeie couple minibus wou fannen fannt fille fils mari femme revendu devient trop auriez place immatriculee immatricule circulation mise passer monter mets centime serre casse sais pense savoir vraiment plutot entre meme deja bref bah ben quelques quelqu certain certaine hauptsache ' +
    'e en eng ech ich hunn hätt hatt gär gar mat fir an oder och dat den de deen där der die das ein eine einen einer eines suche sichen sicht hun haben habe mochte will wollt mit und oder fur ist sind war auto autoen wagen won fahrzeug fahrzeuge autos zu zum zur am im vum vun op nach no bis unter mir wei wie moien hallo gudde dag merci wellech welche greissere grouss groussen grousst grosse grosser grosses nicht alter als mei wei hochstens mindestens familljenauto familienauto preis euro bei beim aus vill viel jahre joer mannst bannent awer aber nur just fir eis mech mir dir sinn hues hutt hat habt brauch brauche'
  ).split(' '),
)

/** Words of stories and greetings around a wish, which FAQ questions turn on and searches do not. */
export const SMALL_TALK: ReadonlySet<string> = new Set(
  (
    'avance parmi truc trucs vient permis commencant laquelle lequel lesquelles habite habitons normal normale perso age loin ' +
    'qqun roule roulant rouler wat ass are maison question questions dernier derniere prochain prochaine ete printemps ' +
    'automne renseignement renseignements dites voila perdu veuillez cordialement besoins bientot quelqu ' +
    'bosse bossons mere pere retraite retraitee retraites mal dos pote pareille plombier plombiers facile garer geet ' +
    'vis travaille travaillons campagne indispensable indispensables arrive voyage voyageons peuvent attendons obligatoire obligatoires prends avoir cote'
  ).split(' '),
)
