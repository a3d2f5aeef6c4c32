import type { SearchQuestion } from './example-searches'

/** Wishes of people at the counter. */
export const COUNTER_SEARCHES: readonly SearchQuestion[] = [
  ['bonjour, vous avez des 208 d’occasion avec moins de 50 000 km ?', 'etat=occasion&modele=peugeot-208&km=-50000'],
  [
    'Je cherche un break diesel automatique, pas plus de 25000 euros',
    'carrosserie=break&carburant=diesel&boite=automatique&prix=-25000',
  ],
  [
    'une petite electrique pour aller bosser au Kirchberg, budget 20k max',
    'carrosserie=compacte&carburant=electrique&prix=-20000',
  ],
  ['Clio essence en boîte auto, ça existe chez vous ?', 'modele=renault-clio&carburant=essence&boite=automatique'],
  ['On est six à la maison, il nous faut 7 places, max 35.000 €', 'places=7,8&prix=-35000'],
  ['Volkswagen Golf ou Skoda Octavia, à partir de 2022', 'modele=skoda-octavia-combi,volkswagen-golf&annee=2022-'],
  ['J’ai envie d’une décapotable rouge pour l’été', 'carrosserie=cabriolet&couleur=rouge'],
  [
    'un Kombi diesel mat Anhängerkupplung, c’est faisable ?',
    'carrosserie=break&carburant=diesel&equipement=Attelage+fixe~Attelage+à+boule~Attelage+amovible~Attelage+électrique+escamotable',
  ],
  [
    'ma fille vient d’avoir son permis, il lui faut une petite voiture à moins de 8000 euros',
    'carrosserie=compacte&prix=-8000',
  ],
  ['SUV hybride mais pas un rechargeable svp', 'carrosserie=suv&carburant=hybride'],
  [
    'Tout sauf du diesel, en 4x4, entre 20 et 30 mille',
    'carburant=electrique,essence,gpl,hybride,hybride-rechargeable&motricite=integrale&prix=20000-30000',
  ],
  ['Quelle voiture peut tracter deux tonnes ? J’ai un van pour chevaux', 'remorquage=2000-'],
  ['pegeot 3008 gris ou noir', 'modele=peugeot-3008&couleur=gris,noir'],
  ['hyndai tucson hybride pas trop vieux', 'modele=hyundai-tucson&carburant=hybride'],
  ['Wolkswagen Polo boite manuelle 5 portes', 'modele=volkswagen-polo&boite=manuelle&portes=5'],
  ['Est-ce qu’il vous reste une Dacia au GPL ?', 'marque=dacia&carburant=gpl'],
  [
    'camionnette 3 places avec une porte latérale de chaque côté',
    'categorie=utilitaire&places=3&equipement=Porte+latérale+coulissante+droite,Porte+latérale+coulissante+gauche',
  ],
  ['Je suis traiteur, je cherche un fourgon frigorifique', 'carrosserie=fourgon&equipement=Groupe+frigorifique'],
  ['un pick-up pour mon entreprise de jardinage', 'carrosserie=pick-up'],
  [
    'voiture électrique avec 500 km d’autonomie minimum jusqu’à 45 000 €',
    'carburant=electrique&prix=-45000&autonomie=500-',
  ],
  ['Un Volvo XC60 à moins de 600 euros par mois', 'modele=volvo-xc60&mensualite=-600'],
  ['je peux mettre 250 par mois, qu’est-ce que vous proposez en neuf ?', 'etat=neuf&mensualite=-250'],
  ['Mensualités autour de 300 à 400 euros pour un SUV familial', 'carrosserie=suv&mensualite=300-400'],
  ['vous vendez vos voitures de direction ? plutôt Peugeot ou Opel', 'etat=direction&marque=opel,peugeot'],
  [
    'Renault Captur neuf disponible tout de suite, pas dans six mois',
    'etat=neuf&modele=renault-captur&disponibilite=disponible',
  ],
  ['C’est quoi votre voiture la moins chère ?', 'tri=prix-asc'],
  ['montrez-moi la plus puissante que vous avez', 'tri=puissance-desc'],
  [
    'Plus de 200 chevaux, automatique, surtout pas électrique',
    'carburant=diesel,essence,gpl,hybride,hybride-rechargeable&boite=automatique&puissance=200-',
  ],
  ['mini citadine 3 portes facile à garer', 'carrosserie=compacte&portes=3'],
  [
    'Il me faut un coffre d’au moins 600 litres pour les deux chiens',
    'modele=citroen-berlingo,citroen-c5-aircross,citroen-spacetourer,dacia-bigster,dacia-jogger,peugeot-308-sw,peugeot-5008,peugeot-rifter,renault-kangoo,skoda-octavia-combi,volkswagen-golf-variant,volkswagen-tiguan,volvo-ex90,volvo-xc90',
  ],
  [
    'sièges chauffants, volant chauffant et caméra de recul, le tout sous 22 000',
    'equipement=Caméra+de+recul,Sièges+avant+chauffants~Sièges+arrière+chauffants,Volant+chauffant&prix=-22000',
  ],
  [
    'carplay obligatoire, boîte manuelle ok, année 2021 ou 2022',
    'boite=manuelle&equipement=Apple+CarPlay~Apple+CarPlay+et+Android+Auto+sans+fil&annee=2021-2022',
  ],
  [
    'Break Volvo avec hayon électrique et GPS',
    'marque=volvo&carrosserie=break&equipement=Hayon+à+commande+électrique,Navigation+GPS~Navigation+pour+poids+lourds~Navigation+en+réalité+augmentée',
  ],
  ['Quelque chose près de Clervaux avec un budget de 15 mille', 'autour-de=clervaux&rayon=40&prix=-15000'],
  ['citroen c3 du coté d’Esch', 'modele=citroen-c3&autour-de=esch-sur-alzette&rayon=40'],
  ['Avez-vous des Toyota exposées à Ettelbruck ?', 'marque=toyota&concession=ettelbruck'],
  ['une voiture norme Euro 6d minimum, je vais souvent à Bruxelles (LEZ)', 'norme=Euro+6d'],
  ['tesla model 3 occasion ?', 'q=tesla+model+3&etat=occasion'],
  ['Je pensais à une BMW X1 mais vous avez peut-être un équivalent', 'q=bmw+x1'],
  [
    'essence, moins de 5 ans, moins de 80 000 bornes, 15 à 18 000 €',
    'carburant=essence&prix=15000-18000&km=-80000&annee=2021-',
  ],
  ['électrique blanche mise en circulation après janvier 2024', 'carburant=electrique&couleur=blanc&annee=2024-'],
  ['je veux rien d’autre qu’une 2019', 'annee=2019-2019'],
  ['Opel Corsa entre 20.000 et 60.000 km', 'modele=opel-corsa&km=20000-60000'],
  [
    'Renault Scenic mais ni noir ni gris',
    'modele=renault-scenic&couleur=argent,beige,blanc,bleu,brun,jaune,orange,rouge,vert,violet',
  ],
  [
    'Je ne peux pas conduire avec un levier de vitesses à cause de ma jambe, budget 12000',
    'boite=automatique&prix=-12000',
  ],
  [
    'mes parents ont 75 ans, ils veulent une voiture haute où on monte facilement, avec peu de kilomètres',
    'carrosserie=suv&tri=km-asc',
  ],
  [
    'Monospace avec portes coulissantes électriques',
    'carrosserie=monospace&equipement=Portes+latérales+coulissantes+électriques',
  ],
  [
    'vous avez un truc avec trois vrais sièges séparés derrière pour 3 sièges enfant ?',
    'equipement=Trois+sièges+arrière+individuels',
  ],
  ['slt, des fiat 500 elec a - de 15k ?', 'modele=fiat-500&carburant=electrique&prix=-15000'],
  ['cc vs avez koi en hybride pr 20000', 'carburant=hybride&prix=-20000'],
  ['jcherche une caisse pas chere 5000 max peu importe la marque', 'prix=-5000&tri=prix-asc'],
  ['Une berline classique, les SUV ce n’est pas mon truc', 'carrosserie=berline'],
  [
    'Kia Sportage hybride rechargeable, 40 000 grand maximum',
    'q=kia+sportage&carburant=hybride-rechargeable&prix=-40000',
  ],
  ['MG qui a encore au moins cinq ans de garantie', 'marque=mg&garantie=66,72,78,84'],
  ['Utilitaire électrique avec TVA récupérable', 'categorie=utilitaire&carburant=electrique&tva=recuperable'],
  ['yaris entre quinze et vingt mille euros', 'modele=toyota-yaris&prix=15000-20000'],
  ['Peugeot 2008 première main, 50 000 km maxi', 'modele=peugeot-2008&km=-50000'],
  [
    'Avez-vous un Gebrauchtwagen VW Tiguan diesel avec Automatik ?',
    'etat=occasion&modele=volkswagen-tiguan&carburant=diesel&boite=automatique',
  ],
  ['moins de 110 g de CO2 au km, c’est pour ma boîte', ''],
  ['Je fais Arlon-Luxembourg tous les jours, je veux consommer 5 litres maximum', ''],
  [
    'Quatre roues motrices d’occasion pour l’hiver dans l’Oesling, sous les 100.000 km',
    'etat=occasion&motricite=integrale&autour-de=clervaux&rayon=40&km=-100000',
  ],
  ['intérieur cuir beige, ça se trouve chez vous ?', 'interieur=beige&sellerie=cuir'],
  ['Alfa Romeo Giulia 140 kW minimum', 'modele=alfa-romeo-giulia&puissance=190-'],
  ['camion benne basculante pour le chantier', 'categorie=camion&equipement=Benne+basculante+à+trois+côtés'],
  [
    'Renault Master rallongé et rehaussé, diesel',
    'modele=renault-master&carburant=diesel&equipement=Empattement+long,Toit+surélevé',
  ],
  ['On est un club de foot, il nous faudrait un minibus 9 places', 'places=9'],
  ['un coupé sport pour moins de 50 briques', 'carrosserie=coupe&prix=-50000'],
  ['Électrique qui charge vite, au moins 150 kW', 'carburant=electrique&equipement=Recharge+rapide+à+150+kW'],
  [
    'Je déménage des pianos, il me faudrait un fourgon d’à peu près 11 m3',
    'modele=citroen-jumper,opel-movano,peugeot-boxer,renault-master&carrosserie=fourgon',
  ],
  [
    'Polo ou Clio, bleue verte ou jaune, tant que c’est gai',
    'modele=renault-clio,volkswagen-polo&couleur=bleu,jaune,vert',
  ],
  ['18500 c’est tout ce que j’ai, quelle auto ?', 'prix=-18500'],
  [
    'plus de 15 000 mais pas au-delà de 20 000, automatique, à Luxembourg-ville ou à Esch',
    'boite=automatique&concession=esch-sur-alzette,luxembourg&prix=15000-20000',
  ],
  ['Quoi de neuf dans le parc cette semaine ?', ''],
  ['les voitures qui ont une remise en ce moment, uniquement des breaks', 'carrosserie=break&remise=oui'],
  [
    'Quashqai 2019 ou plus récent avec le toit en verre',
    'q=nissan+qashqai&equipement=Toit+ouvrant+panoramique~Toit+panoramique+en+verre&annee=2019-',
  ],
]
