import type { SearchQuestion } from './example-searches'

/** Wishes of other people at the counter. */
export const COUNTER_FURTHER_SEARCHES: readonly SearchQuestion[] = [
  [
    'Bonjour, je cherche une Clio d’occasion, plutôt en essence, avec un budget de 15 000 euros maximum.',
    'etat=occasion&modele=renault-clio&carburant=essence&prix=-15000',
  ],
  ['break diesel automatique', 'carrosserie=break&carburant=diesel&boite=automatique'],
  [
    'On attend notre troisième enfant et la 308 devient trop petite : qu’est-ce que vous avez avec 7 places ?',
    'places=7',
  ],
  [
    'Ma fille vient d’avoir le permis, il nous faudrait une petite première voiture pas trop puissante, autour de 10 000 €.',
    'carrosserie=compacte&prix=9000-11000',
  ],
  ['vous avez des voitures électriques avec au moins 450 km d’autonomie ?', 'carburant=electrique&autonomie=450-'],
  ['Je tracte un van avec deux chevaux, il me faut un véhicule qui peut tirer au moins 2 tonnes.', 'remorquage=2000-'],
  ['SUV hybride moins de 30000 km', 'carrosserie=suv&carburant=hybride&km=-30000'],
  [
    'Avez-vous une Volvo XC60 hybride rechargeable chez vous à Ettelbruck ou dans les environs ?',
    'modele=volvo-xc60&carburant=hybride-rechargeable&autour-de=ettelbruck&rayon=40',
  ],
  [
    'Surtout pas de diesel, mon mari n’en veut plus. Un break familial, sinon on est ouverts.',
    'carrosserie=break&carburant=electrique,essence,gpl,hybride,hybride-rechargeable',
  ],
  ['Je peux mettre 300 euros par mois, pas plus. Qu’est-ce que j’ai pour ça ?', 'mensualite=-300'],
  ['cabriolet', 'carrosserie=cabriolet'],
  [
    'Je cherche un fourgon avec porte latérale coulissante à gauche, diesel, pour mes chantiers.',
    'carrosserie=fourgon&carburant=diesel&equipement=Porte+latérale+coulissante+gauche',
  ],
  [
    'Une Peugeot 3008 grise ou noire, boîte auto, de 2024 ou plus récente',
    'modele=peugeot-3008&boite=automatique&couleur=gris,noir&annee=2024-',
  ],
  [
    'J’habite Clervaux et il neige beaucoup chez nous, je voudrais un 4x4 sous les 35.000 €',
    'motricite=integrale&autour-de=clervaux&rayon=40&prix=-35000',
  ],
  ['une voiture qui consomme moins de 5 litres aux cent', ''],
  ['Quelle est la voiture la moins chère que vous avez en stock ?', 'tri=prix-asc'],
  ['Dacia Duster GPL', 'modele=dacia-duster&carburant=gpl'],
  [
    'Est-ce qu’il vous reste des voitures de direction chez Opel ? Il paraît que c’est intéressant comme prix.',
    'etat=direction&marque=opel',
  ],
  [
    'Mon dos me fait souffrir, je voudrais une voiture haute avec des sièges chauffants et massants',
    'carrosserie=suv&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants,Sièges+avant+massants',
  ],
  [
    'Budget entre 18 et 22 mille, je cherche une compacte avec caméra de recul.',
    'carrosserie=compacte&equipement=Caméra+de+recul&prix=18000-22000',
  ],
  [
    'Golf 7 ou Golf 8 diesel avec attelage, avez-vous ça ?',
    'modele=volkswagen-golf&carburant=diesel&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  [
    'Toyota Yaris hybride de moins de 5 ans, idéalement sous 60 000 bornes',
    'modele=toyota-yaris&carburant=hybride&km=-60000&annee=2021-',
  ],
  [
    'Je fais Arlon-Kirchberg tous les jours, environ 35 000 km par an, quelle motorisation et quel modèle dans votre stock ?',
    '',
  ],
  [
    'Il me faut une auto pour la ville, facile à garer, boîte automatique, ma femme ne veut plus passer les vitesses.',
    'carrosserie=compacte&boite=automatique',
  ],
  ['utilitaire frigorifique', 'categorie=utilitaire&equipement=Groupe+frigorifique'],
  ['Quelque chose de rouge, sportif, minimum 200 chevaux', 'couleur=rouge&puissance=200-'],
  [
    'Bonjour, auriez-vous une MG4 électrique en stock neuf, livrable rapidement ?',
    'etat=neuf&modele=mg-mg4&carburant=electrique',
  ],
  ['On est cinq avec un grand chien et une poussette, il nous faut un énorme coffre.', 'places=5,7,8'],
  [
    'Je voudrais un Berlingo ou un Rifter ou un Kangoo, peu importe, mais avec moins de 80 000 km.',
    'modele=citroen-berlingo,peugeot-rifter,renault-kangoo&km=-80000',
  ],
  ['Tesla model 3 occasion', 'q=tesla+model+3&etat=occasion'],
  [
    'Voiture avec toit ouvrant panoramique et sellerie cuir, peu importe la marque',
    'sellerie=cuir&equipement=Toit+ouvrant+panoramique',
  ],
  [
    'Vous n’auriez pas une citadine électrique en dessous de 20 000 euros, aides non comprises ?',
    'carrosserie=compacte&carburant=electrique&prix=-20000',
  ],
  [
    'Je cherche une boîte manuelle, essence, rien d’électrique ni d’hybride s’il vous plaît, je suis de la vieille école.',
    'carburant=essence&boite=manuelle',
  ],
  ['Pick-up', 'carrosserie=pick-up'],
  [
    'Pour tirer notre caravane de 1 600 kilos, plutôt en break ou SUV diesel, qu’est-ce que vous conseillez ?',
    'carrosserie=break,suv&carburant=diesel&remorquage=1600-',
  ],
  ['Les voitures les plus récentes que vous avez rentrées cette semaine ?', ''],
  ['Peugeot 208 blanche GT', 'q=gt&modele=peugeot-208&couleur=blanc'],
  [
    'J’ai 25.000 € à investir et je veux une hybride rechargeable pour la déduction au bureau.',
    'carburant=hybride-rechargeable&prix=-25000',
  ],
  [
    'Est-ce que vous avez des Skoda Octavia break à Grevenmacher ?',
    'modele=skoda-octavia-combi&carrosserie=break&concession=grevenmacher',
  ],
  ['Un monospace 8 places pour mon club de foot, pas trop vieux', 'carrosserie=monospace&places=8'],
  ['voiture avec peu de kilomètres, moins de 10000 km, pas neuve', 'etat=direction,occasion&km=-10000&tri=km-asc'],
  [
    'Je suis retraité, je roule à peine 5000 km par an, je voudrais une petite essence confortable et facile d’accès.',
    'carrosserie=compacte&carburant=essence',
  ],
  ['Fiat 500 décapotable électrique', 'modele=fiat-500c&carrosserie=cabriolet&carburant=electrique'],
  [
    'Avez-vous un Ducato ou un Boxer avec hayon élévateur ?',
    'modele=fiat-ducato,peugeot-boxer&equipement=Hayon+élévateur',
  ],
  [
    'Je veux une voiture bleue. Hybride si possible. Max 200€ de leasing par mois.',
    'carburant=hybride&couleur=bleu&mensualite=-200&mensualite-pour=leasing-prive',
  ],
  [
    'quels modèles avez-vous avec affichage tête haute et conduite semi-autonome',
    'equipement=Affichage+tête+haute~Affichage+tête+haute+en+réalité+augmentée,Assistance+à+la+conduite+de+niveau+2',
  ],
  [
    'Ni Renault ni Dacia, mais un SUV compact français essence quand même.',
    'marque=citroen,peugeot&carrosserie=suv&carburant=essence',
  ],
  [
    'Une voiture de 2022 ou 2023, 5 portes, maximum 50’000 km, diesel exclu',
    'carburant=electrique,essence,gpl,hybride,hybride-rechargeable&portes=5&km=-50000&annee=2022-2023',
  ],
  ['Volvo V60', 'modele=volvo-v60'],
  [
    'Quel SUV 7 places hybride avez-vous pour moins de 45 000 ?',
    'carrosserie=suv&carburant=hybride&places=7&prix=-45000',
  ],
  [
    'Un véhicule qui peut charger une tonne et passer dans les parkings souterrains, genre Expert ou Trafic',
    'modele=peugeot-expert,renault-trafic',
  ],
  ['opel corssa automatique', 'modele=opel-corsa&boite=automatique'],
  ['Des voitures avec TVA récupérable, c’est pour ma société, catégorie break', 'carrosserie=break&tva=recuperable'],
  [
    'Avec une garantie d’au moins 3 ans, qu’est-ce que vous proposez en SUV électrique ?',
    'carrosserie=suv&carburant=electrique&garantie=36,42,54,66,72,78,84',
  ],
  ['Un coupé', 'carrosserie=coupe'],
  [
    'Je voudrais reprendre une petite Kia Picanto pour mes parents, ils sont à Wiltz, donc pas trop loin de là.',
    'q=kia+picanto&autour-de=wiltz&rayon=40',
  ],
  ['la voiture la plus puissante de votre parc, par curiosité', 'tri=puissance-desc'],
  ['Auriez-vous quelque chose en promo en ce moment ? des remises sur des voitures neuves ?', 'etat=neuf&remise=oui'],
  [
    'Nous avons trois sièges enfants à mettre côte à côte, quel véhicule avec trois sièges arrière séparés ?',
    'equipement=Trois+sièges+arrière+individuels',
  ],
  [
    'Qashqai, automatique, moins de 100.000 km, Luxembourg-ville si possible',
    'q=nissan+qashqai&boite=automatique&concession=luxembourg&km=-100000',
  ],
  ['Renault Scenic électrique grande batterie', 'modele=renault-scenic&carburant=electrique'],
  ['J’ai vu une pub pour la nouvelle R5, vous en avez en jaune ?', 'modele=renault-renault-5&couleur=jaune'],
  ['Quels diesels Euro 6 avez-vous encore sous 18 000 € ?', 'carburant=diesel&prix=-18000'],
  [
    'berline 4 portes essence ou diesel, pas un SUV, j’en ai marre des SUV',
    'carrosserie=berline&carburant=diesel,essence&portes=4',
  ],
  [
    'Voiture pour aller au ski, quatre roues motrices, coffre de toit ou barres de toit, hybride',
    'carburant=hybride&motricite=integrale&equipement=Coffre+de+toit~Barres+de+toit+chromées~Barres+de+toit+en+aluminium~Barres+de+toit+longitudinales',
  ],
  [
    'Bonjour, auriez-vous un Jogger 7 places d’occasion récente, disons moins de trois ans, en dessous de 20 000 ?',
    'etat=occasion&modele=dacia-jogger&places=7&prix=-20000&annee=2023-',
  ],
  ['hydrogène', 'carburant=hydrogene'],
  [
    'Je prends une voiture avec recharge 22 kW et pompe à chaleur, sinon ça ne m’intéresse pas',
    'equipement=Chargeur+embarqué+22+kW,Pompe+à+chaleur',
  ],
  ['Combien de SUV Peugeot avez-vous en stock en ce moment ?', 'marque=peugeot&carrosserie=suv'],
  [
    'Une auto de moins de 100 ch pour limiter l’assurance, maximum 8 ans, pas plus de 90000 km',
    'km=-90000&annee=2018-&puissance=-100',
  ],
  [
    'Émissions en dessous de 100 g de CO2, c’est la règle de ma boîte, et il me faut au moins 5 places et un prix catalogue raisonnable',
    'places=5,7,8',
  ],
  ['Alfa Romeo Giulia ou rien!', 'modele=alfa-romeo-giulia'],
  [
    'Benne basculante sur châssis, permis B, vous avez ça d’occasion ?',
    'etat=occasion&carrosserie=chassis-cabine&equipement=Benne+basculante+à+trois+côtés',
  ],
]
