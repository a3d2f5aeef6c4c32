import type { SearchQuestion } from './example-searches'

/** Searches of people who drive to work: stories, lists of words and English among them. */
export const COMMUTER_SEARCHES: readonly SearchQuestion[] = [
  ['bonjour je cherche un break diesel pas plus de 18000 euros', 'carrosserie=break&carburant=diesel&prix=-18000'],
  ['voiture automatique max 15k', 'boite=automatique&prix=-15000'],
  [
    'On est six à la maison avec le chien, il nous faudrait quelque chose de spacieux autour de 30 000 €',
    'places=7,8&prix=27000-33000',
  ],
  [
    'Je ne veux surtout pas de diesel, une petite citadine de moins de 5 ans',
    'carrosserie=compacte&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&annee=2021-',
  ],
  ['suv hybrid rechargable bleu', 'carrosserie=suv&carburant=hybride-rechargeable&couleur=bleu'],
  ['quelque chose entre 12 et 16 mille euros avec moins de 60.000 bornes', 'prix=12000-16000&km=-60000'],
  ['je dois tracter une caravane de 1800 kg, vous avez quoi en stock ?', 'remorquage=1800-'],
  [
    'Vous auriez une Clio pas trop chère près de Diekirch ?',
    'modele=renault-clio&autour-de=diekirch&rayon=40&tri=prix-asc',
  ],
  ['electrique avec au moin 400 km d’autonomie', 'carburant=electrique&autonomie=400-'],
  [
    'ech sichen en Auto fir meng Fra, kleng, automatesch, bis 17000 Euro',
    'carrosserie=compacte&boite=automatique&prix=-17000',
  ],
  [
    'Kombi mat Anhängerkupplung, wann méiglech Volvo oder Skoda',
    'marque=skoda,volvo&carrosserie=break&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  ['250 € par mois maximum, sans leasing, un crédit classique', 'mensualite=-250'],
  [
    'voiture en leasing à moins de 400 par mois parmi celles qui sont sur le parc',
    'mensualite=-400&mensualite-pour=leasing-prive',
  ],
  ['Duster 4x4', 'modele=dacia-duster&motricite=integrale'],
  [
    'une peugeot 3008 ou une 5008, essence ou hybride, boîte auto',
    'modele=peugeot-3008,peugeot-5008&carburant=essence,hybride&boite=automatique',
  ],
  [
    'Ma fille vient d’avoir son permis, elle commence à travailler à Bettembourg et n’a que 9 000 euros de côté. Il lui faudrait une petite auto fiable, boîte manuelle, essence de préférence.',
    'carrosserie=compacte&carburant=essence&boite=manuelle&autour-de=bettembourg&rayon=40&prix=-9000',
  ],
  ['cabriolet!!', 'carrosserie=cabriolet'],
  ['fourgonnette pour artisan, 3 places, récupération TVA', 'carrosserie=fourgon&places=3&tva=recuperable'],
  ['camionette blanche avec moins de 80000km', 'categorie=utilitaire&couleur=blanc&km=-80000'],
  [
    'un 7 places qui ne soit ni un SUV ni un utilitaire',
    'categorie=camion,voiture&carrosserie=berline,break,cabriolet,chassis-cabine,compacte,coupe,fourgon,monospace,pick-up&places=7',
  ],
  ['toutes vos voitures de direction Volvo', 'etat=direction&marque=volvo'],
  [
    'avez-vous des véhicules neufs disponible tout de suite chez Citroën',
    'etat=neuf&marque=citroen&disponibilite=disponible',
  ],
  [
    'quels suv avec toit panoramique et sièges chauffants sous les 35 000?',
    'carrosserie=suv&equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants,Toit+ouvrant+panoramique~Toit+panoramique+en+verre&prix=-35000',
  ],
  [
    'apple carplay + camera de recul, budget 14500',
    'equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil,Caméra+de+recul&prix=-14500',
  ],
  [
    'rouge, 150 chevaux minimum, pas un suv',
    'carrosserie=berline,break,cabriolet,chassis-cabine,compacte,coupe,fourgon,monospace,pick-up&couleur=rouge&puissance=150-',
  ],
  ['voitur electric pas chere vers esch', 'carburant=electrique&autour-de=esch-sur-alzette&rayon=40&tri=prix-asc'],
  [
    'Bonjour, nous habitons Clervaux et la route est souvent verglacée l’hiver. Quel modèle à quatre roues motrices pourrait-on avoir pour 25000€ tout compris ?',
    'motricite=integrale&autour-de=clervaux&rayon=40&prix=-25000',
  ],
  ['GPL', 'carburant=gpl'],
  ['j’ai 20000 euro cash, je veux le plus recent possible', 'prix=-20000&tri=annee-desc'],
  [
    'occasion mini 2022 maxi 40 000 km ess ou hybride Luxembourg ville',
    'etat=occasion&carburant=essence,hybride&concession=luxembourg&km=-40000&annee=2022-',
  ],
  [
    'Do you have any automatic estate under 25k? no diesel please',
    'carrosserie=break&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&boite=automatique&prix=-25000',
  ],
  [
    'Gebrauchtwagen mit Schaltgetriebe, Benzin, unter 10.000 €',
    'etat=occasion&carburant=essence&boite=manuelle&prix=-10000',
  ],
  ['golf ou equivalent, après 2020, gris ou noir', 'modele=volkswagen-golf&couleur=gris,noir&annee=2021-'],
  ['voitures en promo en ce moment ?', 'remise=oui'],
  [
    'je cherche une Toyota hybrid mais pas la Yaris',
    'modele=toyota-aygo-x,toyota-bz4x,toyota-corolla-touring-sports,toyota-hilux,toyota-yaris-cross&carburant=hybride',
  ],
  ['Pick-up pour tirer une remorque de 3 tonnes', 'carrosserie=pick-up&remorquage=3000-'],
  [
    'mon mari veut un SUV moi une citadine, on cherche quelque chose d’intermédiaire en électrique, 30 à 35 mille',
    'carrosserie=compacte,suv&carburant=electrique&prix=30000-35000',
  ],
  [
    'Une voiture noire avec intérieur cuir beige, genre berline confortable',
    'carrosserie=berline&couleur=noir&interieur=beige&sellerie=cuir',
  ],
  ['moins de 100 g de co2', ''],
  [
    'quatr roue motrice automatique dielsel 4x4 pour la chasse, crochet de remorque obligatoire',
    'carburant=diesel&boite=automatique&motricite=integrale&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  ['Dacia Jogger 7 places moins de 22 mille', 'modele=dacia-jogger&places=7&prix=-22000'],
  [
    'je roule 35000 km par an surtout sur l’autoroute vers Bruxelles, il me faut un diesel sobre et récent, entre 20 et 28k, 130 ch c’est bien',
    'carburant=diesel&prix=20000-28000&puissance=130-&tri=annee-desc',
  ],
  [
    'qqch de moins de deux ans, garantie encore 24 mois, hybride',
    'carburant=hybride&garantie=24,30,36,42,54,66,72,78,84&annee=2024-',
  ],
  ['avez vous une tesla model 3', 'q=tesla'],
  ['Peugoet 2008 éléctrique orange ou jaune', 'modele=peugeot-2008&carburant=electrique&couleur=jaune,orange'],
  ['la voiture la moins chère que vous ayez', 'tri=prix-asc'],
  [
    'Opel Corsa, Renault Clio ou Peugeot 208, essence, 5 portes, 2019 à 2022, maximum 13 000€ svp',
    'modele=opel-corsa,peugeot-208,renault-clio&carburant=essence&portes=5&prix=-13000&annee=2019-2022',
  ],
  [
    'un véhicule avec hayon électrique et affichage tête haute, peu importe la marque mais pas Peugeot',
    'marque=alfa-romeo,citroen,dacia,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,renault,skoda,toyota,volkswagen,volvo&equipement=Affichage+tête+haute~Affichage+tête+haute+en+réalité+augmentée,Hayon+à+commande+électrique',
  ],
  [
    'vous avez une offre de leasing sur la Renault Clio ?',
    'modele=renault-clio&mensualite=0-&mensualite-pour=leasing-prive',
  ],
]
