import type { SearchQuestion } from './example-searches'

/** Searches of households with misspelt names, amounts in words and refusals. */
export const HOUSEHOLD_SEARCHES: readonly SearchQuestion[] = [
  [
    'un break diesel à moins de 30 000 € près d’Ettelbruck',
    'carrosserie=break&carburant=diesel&autour-de=ettelbruck&rayon=40&prix=-30000',
  ],
  [
    'Bonjour, je cherche une petite citadine essence, max 15k, boîte manuelle svp',
    'carrosserie=compacte&carburant=essence&boite=manuelle&prix=-15000',
  ],
  ['SUV hybride entre 25 et 35 000 euros', 'carrosserie=suv&carburant=hybride&prix=25000-35000'],
  [
    'une voiture pour une famille de six, pas de diesel',
    'carburant=electrique,essence,gpl,hybride,hybride-rechargeable&places=7,8',
  ],
  ['Puegeot 3008 d’occasion moins de 5 ans', 'etat=occasion&modele=peugeot-3008&annee=2021-'],
  ['vous avez quoi comme électriques sous vingt-cinq mille ?', 'carburant=electrique&prix=-25000'],
  ['Ech sichen e Kombi, Automatik, ënner 20.000 €', 'carrosserie=break&boite=automatique&prix=-20000'],
  [
    'gebrauchter Geländewagen mit Allrad bis 40000 Euro',
    'etat=occasion&carrosserie=suv&motricite=integrale&prix=-40000',
  ],
  ['renaud clio 2022 ou plus récent à Esch', 'modele=renault-clio&concession=esch-sur-alzette&annee=2022-'],
  [
    'max 300/mois, une petite voiture, leasing privé',
    'carrosserie=compacte&mensualite=-300&mensualite-pour=leasing-prive',
  ],
  [
    'Je roule 40 000 km par an, il me faut un diesel automatique avec moins de 60 000 km au compteur',
    'carburant=diesel&boite=automatique&km=-60000',
  ],
  ['une volvo noire', 'marque=volvo&couleur=noir'],
  ['Citroen C4 hybrid rouge ou bleue', 'modele=citroen-c4&carburant=hybride&couleur=bleu,rouge'],
  [
    'un utilitaire type Boxer ou Master, budget 30k HT',
    'categorie=utilitaire&modele=peugeot-boxer,renault-master&prix=-30000',
  ],
  ['cabriolet', 'carrosserie=cabriolet'],
  ['avez-vous des Tesla ?', 'q=tesla'],
  [
    'voiture 7 places automatique à moins de 35.000€ à Luxemborg ville',
    'boite=automatique&places=7&concession=luxembourg&prix=-35000',
  ],
  ['Dacai Duster 4x4 neuve', 'etat=neuf&modele=dacia-duster&motricite=integrale'],
  [
    'mon budget c’est 12 000 euro tout compris, n’importe quelle marque, mais pas plus de 100 000 km',
    'prix=-12000&km=-100000',
  ],
  ['Occasioun tëscht 10.000 an 15.000 Euro, Benzin', 'etat=occasion&carburant=essence&prix=10000-15000'],
  ['électrique avec au moins 500 km d’autonomie', 'carburant=electrique&autonomie=500-'],
  [
    'un SUV, mais ni Peugeot ni Citroën',
    'marque=alfa-romeo,dacia,fiat,ford,hyundai,iveco,jeep,mg,nissan,opel,renault,skoda,toyota,volkswagen,volvo&carrosserie=suv',
  ],
  ['opel asrta sports tourer a mersch', 'modele=opel-astra-sports-tourer&concession=mersch'],
  [
    'une voiture de direction, hybride rechargeable, de préférence grise',
    'etat=direction&carburant=hybride-rechargeable&couleur=gris',
  ],
  [
    'Ma fille vient d’avoir le permis : quelque chose de pas cher, genre 8 à 10 000 max, 5 portes, pas trop puissant (100 ch max)',
    'portes=5&prix=8000-10000&puissance=-100&tri=prix-asc',
  ],
  ['tracter une caravane de 1 800 kg, diesel', 'carburant=diesel&remorquage=1800-'],
  [
    'VW Golf Variant ou Skoda Octavia Combi, occasion, automatique',
    'etat=occasion&modele=skoda-octavia-combi,volkswagen-golf-variant&boite=automatique',
  ],
  [
    'les moins chères d’abord, des citadines à Grevenmcher',
    'carrosserie=compacte&concession=grevenmacher&tri=prix-asc',
  ],
  ['une bagnole pour aller au boulot, 200 balles par mois grand max en crédit', 'mensualite=-200'],
  ['MG4 electrique vers 28 mille', 'modele=mg-mg4&carburant=electrique&prix=25200-30800'],
  [
    'E Kleinwagen, elektresch, bis 22.000, zu Ettelbréck',
    'carrosserie=compacte&carburant=electrique&concession=ettelbruck&prix=-22000',
  ],
  [
    'monospace d’occasion récent (2024+) 5 places avec caméra de recul',
    'etat=occasion&carrosserie=monospace&places=5&equipement=Caméra+de+recul&annee=2024-',
  ],
  [
    'Voiture avec toit ouvrant panoramique et sièges chauffants, budget 45k',
    'equipement=Sièges+avant+chauffants~Sièges+arrière+chauffants,Toit+ouvrant+panoramique&prix=-45000',
  ],
  ['break pas diesel pas électrique', 'carrosserie=break&carburant=essence,gpl,hybride,hybride-rechargeable'],
  ['Fiatt 500 blanche, à partir de 2023, moins de 30 000 km', 'modele=fiat-500&couleur=blanc&km=-30000&annee=2023-'],
  [
    'Toyotta hybride près de chez moi, j’habite à Diekirch',
    'marque=toyota&carburant=hybride&autour-de=diekirch&rayon=40',
  ],
  [
    'fourgon électrique pour livraisons, au moins 200 km d’autonomie',
    'carrosserie=fourgon&carburant=electrique&autonomie=200-',
  ],
  ['plus de 150 chevaux, moins de 30000, automatique', 'boite=automatique&prix=-30000&puissance=150-'],
  ['Je veux une voiture au GPL', 'carburant=gpl'],
  ['véhicule avec TVA récupérable pour ma société, SUV, 40 k€ max', 'carrosserie=suv&tva=recuperable&prix=-40000'],
  [
    'Jahreswagen Renault Scenic oder Megane, elektrisch',
    'etat=direction&modele=renault-megane,renault-scenic&carburant=electrique',
  ],
  ['un pick-up', 'carrosserie=pick-up'],
  ['Vollvo xc90 7 places, plus de 2 ans mais moins de 60 mille km', 'modele=volvo-xc90&places=7&km=-60000&annee=-2024'],
  [
    'entre 15 et 20 000, citadine ou petit SUV, essence ou hybride, Marnach',
    'carrosserie=compacte,suv&carburant=essence,hybride&concession=marnach&prix=15000-20000',
  ],
  ['avez vous une ferrari rouge en stok', 'q=ferrari&couleur=rouge'],
  [
    'une auto de moins de trois ans avec encore de la garantie, prix inférieur à dix-huit mille cinq cents euros',
    'prix=-18500&annee=2023-',
  ],
  [
    'Camionnette fir Handwierker, Diesel, manuell, zu Miersch',
    'categorie=utilitaire&carburant=diesel&boite=manuelle&concession=mersch',
  ],
  ['Nissan Quashqai', 'q=qashqai&marque=nissan'],
  ['quelles voitures ont une remise en ce moment ? moins de 25 000', 'remise=oui&prix=-25000'],
  ['coffre énorme, deux chiens, budget serré : 17-18k, kilométrage pas important', 'prix=17000-18000'],
  [
    'je veux la Renault 5 en leasing privé, vous la faites à combien',
    'modele=renault-renault-5&mensualite=0-&mensualite-pour=leasing-prive',
  ],
  [
    'Sandero ou Clio, quelle est la moins chère en ce moment chez vous ?',
    'modele=dacia-sandero,renault-clio&tri=prix-asc',
  ],
]
