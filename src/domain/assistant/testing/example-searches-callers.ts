import type { SearchQuestion } from './example-searches'

const BLACK_ROOF = 'equipement=Toit+noir+contrasté'
const ELECTRIC_DOORS = 'equipement=Portes+latérales+coulissantes+électriques'
const TOW_BAR = 'equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable'
const HEATED_SEATS = 'Sièges+avant+chauffants~Sièges+arrière+chauffants'
const ALLOYS =
  'equipement=Jantes+forgées~Jantes+en+alliage+16+pouces~Jantes+en+alliage+17+pouces~Jantes+en+alliage+18+pouces~Jantes+en+alliage+19+pouces~Jantes+en+alliage+20+pouces'

/** Colours and motors of parts, short ways from a town, electric ranges of hybrids, and what came in last. */
export const CALLER_SEARCHES: readonly SearchQuestion[] = [
  // Parts of a car.
  ['un monospace avec les portes coulissantes électriques', `carrosserie=monospace&${ELECTRIC_DOORS}`],
  ['un monospace avec porte coulissante électrique', `carrosserie=monospace&${ELECTRIC_DOORS}`],
  [
    'je cherche un monospace avec deux portes latérales coulissantes électriques',
    `carrosserie=monospace&${ELECTRIC_DOORS}`,
  ],
  ['une rouge avec le toit noir, de moins de cinq ans', `couleur=rouge&annee=2021-&${BLACK_ROOF}`],
  ['une blanche avec toit noir', `couleur=blanc&${BLACK_ROOF}`],
  ['une voiture rouge toit noir', `couleur=rouge&${BLACK_ROOF}`],
  ['a white car with black roof', `couleur=blanc&${BLACK_ROOF}`],
  ['weißer SUV mit schwarzem Dach', `carrosserie=suv&couleur=blanc&${BLACK_ROOF}`],
  ['une 500 blanche à toit rouge', 'modele=fiat-500&couleur=blanc'],
  ['C3 avec le toit blanc', 'modele=citroen-c3'],
  ['toit noir ou blanc, peu importe, un captur', 'modele=renault-captur'],
  ['une clio bleue avec jantes alu noires', `modele=renault-clio&couleur=bleu&${ALLOYS}`],
  ['une noire à rétroviseurs rouges', 'couleur=noir'],
  ['une clio avec les rétros noirs', 'modele=renault-clio&equipement=Rétroviseurs+noirs'],
  ['3008 avec pack noir', 'modele=peugeot-3008&equipement=Pack+extérieur+noir'],
  ['une mini citadine avec des ceintures jaunes', 'carrosserie=compacte'],
  ['peugeot 2008 avec étriers rouges', 'modele=peugeot-2008'],
  ['une bleue à bande blanche', 'couleur=bleu'],
  ['208 bleue calandre noire', 'modele=peugeot-208&couleur=bleu'],
  ['une décapotable à capote noire', 'carrosserie=cabriolet'],
  ['clio intérieur tout noir', 'modele=renault-clio&interieur=noir'],
  ['clio black with red interior', 'modele=renault-clio&couleur=noir&interieur=rouge'],
  ['voiture toit ouvrant noire', 'couleur=noir&equipement=Toit+ouvrant+panoramique'],
  ['suv avec attelage noir', `carrosserie=suv&couleur=noir&${TOW_BAR}`],
  ['pas de toit noir, une clio blanche', 'modele=renault-clio&couleur=blanc'],
  ['suv avec stores électriques', 'carrosserie=suv'],
  ['suv avec toit ouvrant électrique', 'carrosserie=suv&equipement=Toit+ouvrant+panoramique'],
  ['un diesel avec attelage électrique', 'carburant=diesel&equipement=Attelage+électrique+escamotable'],
  ['une electrique avec hayon electrique', 'carburant=electrique&equipement=Hayon+à+commande+électrique'],
  // Ways from a town.
  [
    'Je suis de Dudelange, y a-t-il un SUV hybride à moins de 20 km ?',
    'carrosserie=suv&carburant=hybride&autour-de=dudelange&rayon=20',
  ],
  ['J’habite à Wiltz, un SUV dans un rayon de 30 km', 'carrosserie=suv&autour-de=wiltz&rayon=30'],
  ['une clio à 15 km de Mersch', 'modele=renault-clio&autour-de=mersch&rayon=15'],
  ['pas à plus de 25 km de chez moi à Wiltz, un diesel', 'carburant=diesel&autour-de=wiltz&rayon=25'],
  ['à moins de 30 bornes de Diekirch une électrique', 'carburant=electrique&autour-de=diekirch&rayon=30'],
  [
    'je suis à Echternach, je ne veux pas faire plus de 20 km, un break',
    'carrosserie=break&autour-de=echternach&rayon=20',
  ],
  ['Je vis à Bettembourg et cherche une Corsa à 10 km maximum', 'modele=opel-corsa&autour-de=bettembourg&rayon=10'],
  ['dans les 20 km autour de chez moi, j’habite Remich, un suv', 'carrosserie=suv&autour-de=remich&rayon=20'],
  ['Ech wunnen zu Wolz, e SUV bannent 30 km', 'carrosserie=suv&autour-de=wiltz&rayon=30'],
  [
    'I live in Dudelange, any hybrid SUV within 20 km?',
    'carrosserie=suv&carburant=hybride&autour-de=dudelange&rayon=20',
  ],
  ['habitant Mamer je cherche une 208 pas plus loin que 20 km', 'modele=peugeot-208&autour-de=mamer&rayon=20'],
  ['une voiture neuve à Luxembourg avec moins de 20 km au compteur', 'etat=neuf&concession=luxembourg&km=-20'],
  ['un suv essence à Mersch moins de 20 000 km', 'carrosserie=suv&carburant=essence&concession=mersch&km=-20000'],
  ['je fais 20 km par jour depuis Dudelange, une électrique', 'carburant=electrique&autour-de=dudelange&rayon=40'],
  [
    'Hutt dir e klengen Elektroauto ënner 20.000 an der Géigend vu Miersch?',
    'carrosserie=compacte&carburant=electrique&autour-de=mersch&rayon=40&prix=-20000',
  ],
  ['een Diesel an der Ëmgéigend vun Dikrech', 'carburant=diesel&autour-de=diekirch&rayon=40'],
  ['Kleinwagen in der Gegend von Mersch', 'carrosserie=compacte&autour-de=mersch&rayon=40'],
  ['near Mersch any estate', 'carrosserie=break&autour-de=mersch&rayon=40'],
  // Electric ranges of hybrids.
  [
    'hybride rechargeable qui fasse 60 bornes en électrique, Volvo ou Peugeot, 35 000 € maxi',
    'marque=peugeot,volvo&carburant=hybride-rechargeable&prix=-35000&autonomie=60-',
  ],
  ['hybride rechargeable avec 60 km en électrique', 'carburant=hybride-rechargeable&autonomie=60-'],
  ['une phev qui roule 80 km en tout électrique', 'carburant=hybride-rechargeable&autonomie=80-'],
  ['hybride qui fait 50 km en 100% électrique', 'carburant=hybride-rechargeable&autonomie=50-'],
  [
    '60 km en électrique au moins, hybride rechargeable Peugeot',
    'marque=peugeot&carburant=hybride-rechargeable&autonomie=60-',
  ],
  ['une hybride rechargeable ou une électrique', 'carburant=electrique,hybride-rechargeable'],
  ['PHEV, 60km électrique', 'carburant=hybride-rechargeable&autonomie=60-'],
  ['hybride rechargeable pour rouler en électrique en ville', 'carburant=hybride-rechargeable'],
  ['je cherche en hybride ou électrique', 'carburant=electrique,hybride'],
  ['électrique qui fait 400 bornes', 'carburant=electrique&autonomie=400-'],
  // Vehicles that can be had now, and those that came in last.
  ['voiture neuve, sur place, sous les 20 000', 'etat=neuf&prix=-20000&disponibilite=disponible'],
  ['un suv déjà en concession', 'carrosserie=suv&disponibilite=disponible'],
  ['livrable de suite, peugeot 2008', 'modele=peugeot-2008&disponibilite=disponible'],
  ['livraison immédiate, un suv hybride', 'carrosserie=suv&carburant=hybride&disponibilite=disponible'],
  ['une clio pas sur commande', 'modele=renault-clio&disponibilite=disponible'],
  ['Qu’est-ce qui est arrivé cette semaine dans le stock ?', ''],
  ['qu’est-ce que vous avez reçu ces derniers jours', ''],
  ['les voitures arrivées cette semaine', ''],
  ['qu’avez-vous rentré récemment en SUV', 'carrosserie=suv'],
  ['les dernières occasions rentrées', 'etat=occasion'],
  ['quoi de neuf dans le stock ?', ''],
  ['Wat ass dës Woch nei erakomm?', ''],
  ['Was ist diese Woche neu reingekommen?', ''],
  ['what’s new in stock?', ''],
  ['vos arrivages de la semaine', ''],
  ['une voiture arrivée récemment à Mersch, diesel', 'carburant=diesel&concession=mersch'],
  // Makes, trims and equipment.
  ['nissan cashcai', 'marque=nissan&q=qashqai'],
  ['un scenic electrique finition iconic svp', 'modele=renault-scenic&carburant=electrique'],
  ['une clio finition esprit alpine', 'modele=renault-clio&q=esprit+alpine'],
  ['MG4 64 kWh', 'modele=mg-mg4&q=64+kwh'],
  ['an SUV with tow bar and heated seats', `carrosserie=suv&${TOW_BAR},${HEATED_SEATS}`],
  [
    'estate with reversing camera and cruise control',
    'carrosserie=break&equipement=Caméra+de+recul,Régulateur+de+vitesse~Régulateur+de+vitesse+adaptatif~Régulateur+et+limiteur+de+vitesse~Régulateur+adaptatif+avec+arrêt+et+redémarrage',
  ],
  ['Kombi mit Anhängerkupplung und Sitzheizung', `carrosserie=break&${TOW_BAR},${HEATED_SEATS}`],
]
