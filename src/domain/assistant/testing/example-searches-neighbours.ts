import type { SearchQuestion } from './example-searches'

/** Searches as people of the region type them, some in two languages. */
export const NEIGHBOUR_SEARCHES: readonly SearchQuestion[] = [
  [
    'Bonjour, je cherche une voiture d’occasion essence, 5 portes, moins de 10 000 euros',
    'etat=occasion&carburant=essence&portes=5&prix=-10000',
  ],
  [
    'suv diesel automatique du côté de Wiltz, max 28 000€',
    'carrosserie=suv&carburant=diesel&boite=automatique&autour-de=wiltz&rayon=40&prix=-28000',
  ],
  ['on est une famille de six, on peut mettre entre 20 et 25 000', 'places=7,8&prix=20000-25000'],
  ['moins de 5 ans et moins de 60.000 km, boîte manuelle', 'boite=manuelle&km=-60000&annee=2021-'],
  ['vous avez un hyundai tuson ?', 'marque=hyundai&modele=hyundai-tucson'],
  ['la fiat 500 décapotable', 'marque=fiat&modele=fiat-500c'],
  ['peugot 5008 diesel la moins chère', 'marque=peugeot&modele=peugeot-5008&carburant=diesel&tri=prix-asc'],
  ['VW Polo moins de 11000', 'marque=volkswagen&modele=volkswagen-polo&prix=-11000'],
  ['je cherche une Mercedes Classe C break', 'q=mercedes&carrosserie=break'],
  ['utilitaire électrique d’occasion', 'etat=occasion&categorie=utilitaire&carburant=electrique'],
  ['un pickup 4x4 diesel svp', 'carrosserie=pick-up&carburant=diesel&motricite=integrale'],
  ['camion avec benne basculante', 'equipement=Benne+basculante+à+trois+côtés'],
  [
    'Je suis indépendant, je cherche un fourgon 3 places, TVA récupérable, pas plus de 25 000 €',
    'carrosserie=fourgon&places=3&tva=recuperable&prix=-25000',
  ],
  ['Ech brauch en Auto mat 7 Plazen, en Diesel', 'carburant=diesel&places=7'],
  ['Kleinwagen mit Automatik bis 15.000 Euro', 'carrosserie=compacte&boite=automatique&prix=-15000'],
  [
    'Gibt es bei euch gebrauchte Hybrid SUV in der Nähe von Grevenmacher?',
    'etat=occasion&carrosserie=suv&carburant=hybride&autour-de=grevenmacher&rayon=40',
  ],
  ['en elektreschen Auto ënner 25000 Euro zu Miersch', 'carburant=electrique&concession=mersch&prix=-25000'],
  ['eng rout Peugeot mat wéineg Kilometer', 'marque=peugeot&couleur=rouge&tri=km-asc'],
  ['Dacia pas chère vers Clervaux', 'marque=dacia&autour-de=clervaux&rayon=40&tri=prix-asc'],
  ['un suv d’occase pas trop loin de Thionville', 'etat=occasion&carrosserie=suv'],
  [
    'boite automatique pour ma mère, petite voiture facile à garer, 15000 max',
    'carrosserie=compacte&boite=automatique&prix=-15000',
  ],
  ['première voiture, jeune permis, j’ai 6000 euros', 'prix=-6000'],
  ['hybride entre 12 et 16k', 'carburant=hybride&prix=12000-16000'],
  ['qu’est-ce que vous avez de neuf a moins de 250 € par mois ?', 'etat=neuf&mensualite=-250'],
  [
    'SUV hybride en leasing privé, 300 euros par mois maxi',
    'carrosserie=suv&carburant=hybride&mensualite=-300&mensualite-pour=leasing-prive',
  ],
  [
    'un break mais pas de diesel, 18000 max',
    'carrosserie=break&carburant=electrique,essence,gpl,hybride,hybride-rechargeable&prix=-18000',
  ],
  [
    'Je ne veux pas d’électrique. Une petite Renault de moins de 3 ans, s’il vous plaît.',
    'marque=renault&carrosserie=compacte&carburant=diesel,essence,gpl,hybride,hybride-rechargeable&annee=2024-',
  ],
  [
    '2008 ou captur hybride, boite auto',
    'marque=peugeot,renault&modele=peugeot-2008,renault-captur&carburant=hybride&boite=automatique',
  ],
  ['volvo v60 diesel', 'marque=volvo&modele=volvo-v60&carburant=diesel'],
  ['une voiture blanche avec toit ouvrant', 'couleur=blanc&equipement=Toit+ouvrant+panoramique'],
  ['j’ai mal au dos, je voudrais des sièges massants', 'equipement=Sièges+avant+massants'],
  [
    'suv avec affichage tête haute et caméra 360',
    'carrosserie=suv&equipement=Affichage+tête+haute~Affichage+tête+haute+en+réalité+augmentée,Caméra+à+360+degrés',
  ],
  ['je tracte un van à chevaux, il me faut au moins 2,5 tonnes', 'remorquage=2500-'],
  ['electrique plus de 600 km d’autonomie', 'carburant=electrique&autonomie=600-'],
  [
    'clio essence, après 2019, moins de 100 000 km',
    'marque=renault&modele=renault-clio&carburant=essence&km=-100000&annee=2020-',
  ],
  ['C’est quoi vos dernières arrivées à Luxembourg-ville ?', 'concession=luxembourg'],
  ['citroen en promo', 'marque=citroen&remise=oui'],
  ['avez-vous des Volvo de direction ?', 'etat=direction&marque=volvo'],
  [
    'un ludospace diesel boite manuelle pas trop de km',
    'carrosserie=monospace&carburant=diesel&boite=manuelle&tri=km-asc',
  ],
  ['Scénic électrique de 2025 ou 2026', 'marque=renault&modele=renault-scenic&carburant=electrique&annee=2025-2026'],
  ['une bagnole à 4000 balles ou moins', 'prix=-4000'],
  ['grande panda orange', 'marque=fiat&modele=fiat-grande-panda&couleur=orange'],
  [
    'une elec avec recharge rapide 150 kw, sous les 45.000',
    'carburant=electrique&equipement=Recharge+rapide+à+150+kW&prix=-45000',
  ],
  ['voiture noire intérieur cuir', 'couleur=noir&sellerie=cuir'],
  ['MG avec 7 ans de garantie', 'marque=mg&garantie=84'],
  ['Skoda Enyac', 'marque=skoda&modele=skoda-enyaq'],
  ['renualt master boite automatique', 'marque=renault&modele=renault-master&boite=automatique'],
  [
    'suv 7 places hybride rechargeable, 50 à 90 mille',
    'carrosserie=suv&carburant=hybride-rechargeable&places=7&prix=50000-90000',
  ],
  [
    'Ford Fiesta ou Hyundai i20, pas au dessus de 18.000',
    'marque=ford,hyundai&modele=ford-fiesta,hyundai-i20&prix=-18000',
  ],
  [
    'à 15 km max de Dudelange, une citadine essence',
    'carrosserie=compacte&carburant=essence&autour-de=dudelange&rayon=15',
  ],
  ['quel est votre suv le moins cher en leasing privé', 'carrosserie=suv&tri=mensualite-leasing-prive-asc'],
]
