import type { SearchQuestion } from './example-searches'

/** Searches with several wishes at once, in French, Luxembourgish and German. */
export const MIXED_SEARCHES: readonly SearchQuestion[] = [
  [
    'Bonjour, cherche Peugeot 2008 d’occasion essence, 15 à 20000 € svp',
    'modele=peugeot-2008&etat=occasion&carburant=essence&prix=15000-20000',
  ],
  ['Avez vous un véhicule 7 places automatique aux environs de 25000€', 'places=7&boite=automatique&prix=22500-27500'],
  [
    'SUV compact hybride rechargeable, 4 ans maximum, 60 000 km maximum',
    'carrosserie=suv,compacte&carburant=hybride-rechargeable&annee=2022-&km=-60000',
  ],
  ['petit utilitaire pour livraisons en ville, électrique', 'categorie=utilitaire&carburant=electrique'],
  ['quelle Dacia à moins de 200 euros par mois', 'marque=dacia&mensualite=-200'],
  [
    'Y aurait-il une Megane électrique blanche chez vous à Luxembourg ?',
    'modele=renault-megane&carburant=electrique&couleur=blanc&concession=luxembourg',
  ],
  [
    'une voiture à boîte automatique, climatisation automatique bizone, budget 18k',
    'boite=automatique&equipement=Climatisation+automatique+bizone&prix=-18000',
  ],
  ['J’échange ma Fiesta contre une Corsa électrique', 'modele=opel-corsa&carburant=electrique'],
  ['notre voiture est en fin de vie, il faut 5 places et un grand coffre', 'places=5'],
  ['hybride non rechargeable, Toyota', 'carburant=hybride&marque=toyota'],
  ['max 5 ans et 75 000 km', 'annee=2021-&km=-75000'],
  ['plus de 5 places', 'places=7,8'],
  ['cinq ou sept places, peu importe', 'places=5,6,7'],
  ['Volvo de moins de 100000 km à moins de 30000', 'marque=volvo&km=-100000&prix=-30000'],
  ['diesel ou hybride mais pas électrique', 'carburant=diesel,hybride'],
  ['une berline ou un break, pas un SUV', 'carrosserie=berline,break'],
  ['un véhicule qui peut tracter 1,8 tonne', 'remorquage=1800-'],
  ['la 208 la moins chère', 'modele=peugeot-208&tri=prix-asc'],
  ['MG d’occasion à Esch, vous en avez ?', 'marque=mg&etat=occasion&concession=esch-sur-alzette'],
  ['de préférence rouge, sinon bleue, une Clio', 'modele=renault-clio&couleur=bleu,rouge'],
  ['Je suis à Wiltz et je cherche une Dacia Spring', 'modele=dacia-spring&autour-de=wiltz&rayon=40'],
  ['citadine pas plus de dix mille balles', 'carrosserie=compacte&prix=-10000'],
  [
    'électrique avec pompe à chaleur, 300 km minimum d’autonomie',
    'carburant=electrique&equipement=Pompe+à+chaleur&autonomie=300-',
  ],
  ['Ford Puma ou Peugeot 2008 essence', 'modele=ford-puma,peugeot-2008&carburant=essence'],
  ['je veux 150 chevaux minimum et un coffre automatique', 'puissance=150-'],
  ['voiture de direction Volvo', 'etat=direction&marque=volvo'],
  ['un véhicule propre, 0 émission', 'carburant=electrique'],
  ['Renault Trafic 9 places', 'modele=renault-trafic&places=9'],
  [
    'Gudde Moien, hutt Dir e klengen SUV mat Automatik ënner 22.000 Euro?',
    'carrosserie=suv,compacte&boite=automatique&prix=-22000',
  ],
  ['Ich suche einen Renault Kangoo Diesel, maximal 80.000 km', 'modele=renault-kangoo&carburant=diesel&km=-80000'],
  ['ab 2021, Benzin, Schaltung', 'annee=2021-&carburant=essence&boite=manuelle'],
  ['opel corsa -12000 € essence', 'modele=opel-corsa&prix=-12000&carburant=essence'],
]
