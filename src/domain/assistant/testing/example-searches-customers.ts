import type { SearchQuestion } from './example-searches'

const NOT_DIESEL = 'carburant=electrique,essence,gpl,hybride,hybride-rechargeable'

const STORIES: readonly SearchQuestion[] = [
  [
    'Bonjour, mon budget tourne autour de 17 000 €, je cherche une hybride avec peu de km',
    'prix=15300-18700&carburant=hybride&tri=km-asc',
  ],
  [
    'On déménage à Clervaux et il nous faut un 4x4 pour l’hiver, 30 000 € maxi',
    'motricite=integrale&prix=-30000&autour-de=clervaux&rayon=40',
  ],
  ['Ma mère a 75 ans et veut une petite automatique, facile à garer', 'carrosserie=compacte&boite=automatique'],
  [
    'Je suis infirmière à domicile : citadine électrique, loyer sous 300 € par mois',
    'carrosserie=compacte&carburant=electrique&mensualite=-300',
  ],
  [
    'artisan, je cherche un fourgon diesel avec attelage amovible, 20 000 € htva max',
    'carrosserie=fourgon&carburant=diesel&equipement=Attelage+amovible&prix=-20000',
  ],
  ['Ma fille passe le permis, auriez-vous une essence à moins de 10.000 euros ?', 'carburant=essence&prix=-10000'],
  ['je cherche pour mon fils une polo ou une fiesta', 'modele=ford-fiesta,volkswagen-polo'],
  ['Nous avons trois enfants et un chien, il faut un break spacieux', 'carrosserie=break&places=5,7,8'],
  [
    'je tracte un bateau de 1600 kg, quel SUV diesel conviendrait ?',
    'carrosserie=suv&carburant=diesel&remorquage=1600-',
  ],
  ['j’en ai marre de ma Zafira, je veux un SUV sept places', 'carrosserie=suv&places=7'],
  ['Actuellement en Megane diesel, je souhaite une hybride rechargeable', 'carburant=hybride-rechargeable'],
  ['Notre Berlingo rend l’âme ! Un Rifter d’occasion en stock ?', 'modele=peugeot-rifter&etat=occasion'],
  ['je rends mon leasing en mars, une Volvo électrique neuve svp', 'marque=volvo&carburant=electrique&etat=neuf'],
  ['Reprise 6 000 € pour ma Sandero, je peux ajouter 12 000 € : un SUV ?', 'carrosserie=suv&prix=-12000'],
]

const SHORT: readonly SearchQuestion[] = [
  ['208 gt', 'q=gt&modele=peugeot-208'],
  ['clio auto -15000', 'modele=renault-clio&boite=automatique&prix=-15000'],
  ['suv 7pl hybr', 'carrosserie=suv&places=7&carburant=hybride'],
  ['dacia sandero stepway gpl', 'modele=dacia-sandero-stepway&carburant=gpl'],
  ['elec 400km autonomie', 'carburant=electrique&autonomie=400-'],
  ['utilitaire elec esch', 'categorie=utilitaire&carburant=electrique&concession=esch-sur-alzette'],
  ['break boite auto 2023 ou +', 'carrosserie=break&boite=automatique&annee=2023-'],
  ['3008 noir diesel marnach', 'modele=peugeot-3008&couleur=noir&carburant=diesel&concession=marnach'],
  ['volvo xc60 2021-2023', 'modele=volvo-xc60&annee=2021-2023'],
  ['c4 -20k', 'modele=citroen-c4&prix=-20000'],
  ['moins chere possible', 'tri=prix-asc'],
  ['occas < 100000 km', 'etat=occasion&km=-100000'],
]

const MISSPELT: readonly SearchQuestion[] = [
  ['une Reno Ostral', 'modele=renault-austral'],
  ['Peugot 5OO8 7 place', 'marque=peugeot&places=7'],
  ['skoda oktavia', 'modele=skoda-octavia-combi'],
  ['une sitroen c 4', 'modele=citroen-c4'],
  ['dassia joger', 'modele=dacia-jogger'],
  ['volksvagen golff', 'modele=volkswagen-golf'],
  ['un opel grandlan electrique', 'modele=opel-grandland&carburant=electrique'],
  ['une Fiat Panda', 'modele=fiat-grande-panda'],
  ['voiture ocasion a ettelbrück', 'etat=occasion&concession=ettelbruck'],
  ['SUV autour de Steinsell', 'carrosserie=suv&autour-de=steinsel&rayon=40'],
  ['une électrike pas tro chere', 'carburant=electrique&tri=prix-asc'],
  ['boite manuel diesel', 'boite=manuelle&carburant=diesel'],
]

const WISHES: readonly SearchQuestion[] = [
  ['Qu’est-ce que vous avez comme coupés ou cabriolets ?', 'carrosserie=coupe,cabriolet'],
  ['tout sauf blanc, noir ou gris', 'couleur=argent,bleu,rouge,vert,beige,brun,orange,jaune,violet'],
  ['une voiture bleue, peu importe la marque, dans les 15 000', 'couleur=bleu&prix=13500-16500'],
  ['l’essence me convient, l’hybride aussi', 'carburant=essence,hybride'],
  ['je refuse le diesel', NOT_DIESEL],
  ['surtout pas une boîte manuelle svp', 'boite=automatique'],
  ['la marque m’importe peu mais je veux 5 portes et une automatique', 'portes=5&boite=automatique'],
  ['quelque chose entre 90 et 120 chevaux, essence', 'puissance=90-120&carburant=essence'],
  ['Minimum 5 places, maximum 60 000 km, après 2020', 'places=5,7,8&km=-60000&annee=2021-'],
  ['puissance au-dessus de 250 ch', 'puissance=250-'],
  ['d’au plus 4 ans', 'annee=2022-'],
  ['de 3 à 5 ans, pas plus de 50 000 km', 'annee=2021-2023&km=-50000'],
  ['prix compris entre 12 500 et 17 500 euros', 'prix=12500-17500'],
  ['autour de 250-300 € mensuels', 'mensualite=250-300'],
  ['dix-huit mille euros, pas davantage', 'prix=-18000'],
  ['je voudrais rester sous les vingt-cinq mille', 'prix=-25000'],
  ['une Peugeot électrique neuve ou de démonstration', 'marque=peugeot&carburant=electrique&etat=neuf,direction'],
  [
    'SUV avec sièges chauffants et caméra 360',
    'carrosserie=suv&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants,Caméra+à+360+degrés',
  ],
  ['les Renault les plus récentes d’abord', 'marque=renault&tri=annee-desc'],
  ['votre électrique la plus puissante ?', 'carburant=electrique&tri=puissance-desc'],
  ['un SUV à Mersch ou à Ettelbruck', 'carrosserie=suv&concession=ettelbruck,mersch'],
  ['à 15 minutes de Diekirch, diesel', 'carburant=diesel&autour-de=diekirch&rayon=40'],
  ['je viens de Thionville, un SUV à Esch ?', 'carrosserie=suv&concession=esch-sur-alzette'],
]

const OTHER_LANGUAGES: readonly SearchQuestion[] = [
  ['Ech hätt gär en neie Renault Clio', 'etat=neuf&modele=renault-clio'],
  ['Sicht Dir mir en Diesel Kombi fir manner wéi 20.000 Euro?', 'carburant=diesel&carrosserie=break&prix=-20000'],
  ['Hutt Dir Elektroautoen zu Esch?', 'carburant=electrique&concession=esch-sur-alzette'],
  ['en Auto fir 5 Leit, Automatik', 'places=5,7,8&boite=automatique'],
  ['Suche Volvo XC40, höchstens 3 Jahre alt', 'modele=volvo-xc40&annee=2023-'],
  [
    'weißer Kombi mit Anhängerkupplung',
    'couleur=blanc&carrosserie=break&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  ['Gebrauchtwagen bis 10000 Euro in Grevenmacher', 'etat=occasion&prix=-10000&concession=grevenmacher'],
  ['Hybrid SUV, kein Plug-in', 'carburant=hybride&carrosserie=suv'],
]

/** Searches told as stories, in a few words, misspelt, and in other languages. */
export const CUSTOMER_SEARCHES: readonly SearchQuestion[] = [
  ...STORIES,
  ...SHORT,
  ...MISSPELT,
  ...WISHES,
  ...OTHER_LANGUAGES,
]
