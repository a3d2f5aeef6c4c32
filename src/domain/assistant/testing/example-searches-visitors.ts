import type { SearchQuestion } from './example-searches'

const NOT_DIESEL = 'carburant=electrique,essence,gpl,hybride,hybride-rechargeable'
const NOT_SUV = 'carrosserie=compacte,berline,break,coupe,cabriolet,monospace,fourgon,pick-up,chassis-cabine'

const AMOUNTS: readonly SearchQuestion[] = [
  ['une petite voiture pour ma fille, 9000 euros grand maximum', 'carrosserie=compacte&prix=-9000'],
  ['break d’occasion entre dix et quinze mille euros', 'carrosserie=break&etat=occasion&prix=10000-15000'],
  ['je peux monter jusqu’à 27.500 € mais pas un centime de plus', 'prix=-27500'],
  ['moins de 20k, moins de 80k km', 'prix=-20000&km=-80000'],
  ['SUV hybride autour de 300€/mois', 'carrosserie=suv&carburant=hybride&mensualite=270-330'],
  ['avec 5 000 € d’apport, un SUV à 25 000 € maximum', 'carrosserie=suv&prix=-25000'],
  ['j’ai 3000 euros d’acompte et 250 € par mois à mettre', 'mensualite=-250'],
  [
    'Je mets 4 000 € de côté pour l’apport, quelle électrique à moins de 350 € par mois ?',
    'carburant=electrique&mensualite=-350',
  ],
  ['minimum 130 cv et pas plus de 25 000 €', 'puissance=130-&prix=-25000'],
  [
    'voiture livrable tout de suite, max 299 €/mois en leasing privé',
    'disponibilite=disponible&mensualite=-299&mensualite-pour=leasing-prive',
  ],
  ['25 000 à 30 000 €, Peugeot ou Opel, pas de SUV', `prix=25000-30000&marque=opel,peugeot&${NOT_SUV}`],
  ['budget serré : 7.500 €', 'prix=-7500'],
  ['15 mille balles maxi', 'prix=-15000'],
  ['Entre 200 € et 280 € de mensualité', 'mensualite=200-280'],
  ['immatriculée après janvier 2023', 'annee=2023-'],
  ['mise en circulation en 2022 au plus tôt', 'annee=2022-'],
  ['pas d’avant 2021, 60 000 km grand maximum', 'annee=2021-&km=-60000'],
  ['de moins de 36 mois', 'annee=2023-'],
  ['entre deux et cinq ans, moins de 70000 bornes', 'annee=2021-2024&km=-70000'],
  ['moins de 1000 km au compteur', 'km=-1000'],
  ['un 4x4 capable de tirer un van à chevaux de 2 tonnes', 'motricite=integrale&remorquage=2000-'],
  ['électrique 7 places avec plus de 400 bornes d’autonomie', 'carburant=electrique&places=7&autonomie=400-'],
  ['Je fais 100 km par jour, il me faut une électrique avec 450 km d’autonomie', 'carburant=electrique&autonomie=450-'],
]

const NAMES: readonly SearchQuestion[] = [
  ['Salut, vous avez des Dacia Jogger 7 places en dessous de 20.000 € ?', 'modele=dacia-jogger&places=7&prix=-20000'],
  [
    'cherche peugot 2008 essance bte auto max 22000',
    'modele=peugeot-2008&carburant=essence&boite=automatique&prix=-22000',
  ],
  ['je veux remplacer ma Corsa par une Renault 5', 'modele=renault-renault-5'],
  ['j’ai revendu ma Polo, il me faut une citadine automatique', 'carrosserie=compacte&boite=automatique'],
  ['Mon ancienne 308 est à la casse, que proposez-vous en break essence ?', 'carrosserie=break&carburant=essence'],
  ['Je roule en Captur depuis 6 ans et je voudrais passer à l’électrique', 'carburant=electrique'],
  ['Ma Fiat 500 devient trop petite, un monospace sous 18 000 € svp', 'carrosserie=monospace&prix=-18000'],
  ['volvo hybride rechargable', 'marque=volvo&carburant=hybride-rechargeable'],
  ['Hyundaï Tuscon', 'modele=hyundai-tucson'],
  ['wolvo xc 90', 'modele=volvo-xc90'],
  ['citroën berligo', 'modele=citroen-berlingo'],
  ['une e-208 blanche', 'modele=peugeot-208&carburant=electrique&couleur=blanc'],
  ['Renault Mégan électrique', 'modele=renault-megane&carburant=electrique'],
  ['une vw polo', 'modele=volkswagen-polo'],
  ['Renault 4 blanche ou verte', 'modele=renault-renault-4&couleur=blanc,vert'],
  ['une 508 SW noire diesel', 'modele=peugeot-508-sw&couleur=noir&carburant=diesel'],
  ['Combien de Volvo électriques avez-vous ?', 'marque=volvo&carburant=electrique'],
  ['vous auriez encore des Sandero Stepway neuves ?', 'modele=dacia-sandero-stepway&etat=neuf'],
  [
    'sièges chauffants et volant chauffant, Peugeot',
    'marque=peugeot&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants,Volant+chauffant',
  ],
]

const PLACES: readonly SearchQuestion[] = [
  ['à 25 km d’Arlon, une Volvo', 'marque=volvo'],
  ['un utilitaire entre Mersch et Ettelbruck', 'categorie=utilitaire&concession=ettelbruck,mersch'],
  ['diesel dans un rayon de trente kilomètres autour de Wiltz', 'carburant=diesel&autour-de=wiltz&rayon=30'],
  ['SUV du côté de Junglinster', 'carrosserie=suv&autour-de=junglinster&rayon=40'],
  ['Peugeot à Grevenmachr', 'marque=peugeot&concession=grevenmacher'],
  ['une électrique près d’Esch sur Alzete', 'carburant=electrique&autour-de=esch-sur-alzette&rayon=40'],
  ['une hybride à Dudelnge', 'carburant=hybride&autour-de=dudelange&rayon=40'],
]

const KINDS: readonly SearchQuestion[] = [
  ['pas forcément électrique, mais automatique', 'boite=automatique'],
  ['électrique ou pas, ça m’est égal, 7 places', 'places=7'],
  ['le diesel, c’est hors de question', NOT_DIESEL],
  ['boîte manuelle hors de question, essence', 'boite=automatique&carburant=essence'],
  ['n’importe quelle couleur sauf le blanc', 'couleur=noir,gris,argent,bleu,rouge,vert,beige,brun,orange,jaune,violet'],
  ['j’aimerais éviter les voitures rouges', 'couleur=noir,gris,argent,blanc,bleu,vert,beige,brun,orange,jaune,violet'],
  ['Je préfère ne pas prendre de diesel', NOT_DIESEL],
  ['8 ou 9 places, diesel', 'carburant=diesel&places=8,9'],
  ['minibus pour 9 personnes', 'places=9'],
  ['nous serons sept dans la voiture', 'places=7,8'],
  ['on a quatre gosses, il nous faut de la place', 'places=7,8'],
  ['je suis seul avec mes trois enfants', 'places=4,5,7,8'],
  ['une deux places décapotable', 'places=2&carrosserie=cabriolet'],
  ['diesel BVA6', 'carburant=diesel&boite=automatique'],
  ['essence, boîte robotisée', 'carburant=essence&boite=automatique'],
  ['camionnette électrique TVA déductible', 'categorie=utilitaire&carburant=electrique&tva=recuperable'],
  ['quel est votre SUV le moins cher ?', 'carrosserie=suv&tri=prix-asc'],
  ['le break avec le moins de kilomètres', 'carrosserie=break&tri=km-asc'],
  [
    'avec régulateur adaptatif',
    'equipement=Régulateur+de+vitesse+adaptatif~Régulateur+adaptatif+avec+arrêt+et+redémarrage',
  ],
]

const OTHER_LANGUAGES: readonly SearchQuestion[] = [
  ['Occasiounsauto ënner 15.000 Euro', 'etat=occasion&prix=-15000'],
  ['Schaltwagen, Benziner, bis 12.000 €', 'boite=manuelle&carburant=essence&prix=-12000'],
  ['5-Türer rot', 'portes=5&couleur=rouge'],
  ['Ech sichen en hybriden SUV fir maximal 35.000 Euro', 'carburant=hybride&carrosserie=suv&prix=-35000'],
  ['Hutt Dir Lieferween mat Diesel?', 'categorie=utilitaire&carburant=diesel'],
  ['e bëllegen Elektroauto', 'carburant=electrique&tri=prix-asc'],
  ['Vorführwagen Peugeot', 'etat=direction&marque=peugeot'],
  ['Gebrauchter Renault Clio in Mersch', 'etat=occasion&modele=renault-clio&concession=mersch'],
  ['Anhängelast mindestens zwei Tonnen', 'remorquage=2000-'],
  ['Wou fannen ech e roude Clio?', 'couleur=rouge&modele=renault-clio'],
]

/** Searches as visitors type them: own cars, down payments, towns in passing, wishes that exclude, words of other languages. */
export const VISITOR_SEARCHES: readonly SearchQuestion[] = [
  ...AMOUNTS,
  ...NAMES,
  ...PLACES,
  ...KINDS,
  ...OTHER_LANGUAGES,
]
