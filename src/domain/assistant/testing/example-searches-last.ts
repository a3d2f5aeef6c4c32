import type { SearchQuestion } from './example-searches'

/** Searches of the last round, in the words of people who know what they want. */
export const LAST_SEARCHES: readonly SearchQuestion[] = [
  [
    'Je recherche un SUV électrique de moins de 30000 km pour environ 35000 euros',
    'carrosserie=suv&carburant=electrique&km=-30000&prix=31500-38500',
  ],
  [
    'Avez-vous une Peugeot 408 hybride rechargeable à Ettelbruck ou à Luxembourg ?',
    'modele=peugeot-408&carburant=hybride-rechargeable&concession=ettelbruck,luxembourg',
  ],
  ['petite citadine diesel, dix mille euros', 'carrosserie=compacte&carburant=diesel&prix=-10000'],
  ['Véhicule 5 places, consommation faible, budget 16 000', 'places=5&prix=-16000'],
  [
    'je veux une voiture avec régulateur de vitesse adaptatif et caméra de recul',
    'equipement=Régulateur+de+vitesse+adaptatif,Caméra+de+recul',
  ],
  ['moins de 2 ans, état neuf, Opel', 'marque=opel&etat=neuf&annee=2024-'],
  ['Clio V essence', 'modele=renault-clio&carburant=essence'],
  ['une Peugeot de 2019 à 2021 au prix max de 14 500 euros', 'marque=peugeot&annee=2019-2021&prix=-14500'],
  [
    'pas de rouge ni de jaune, citadine',
    'carrosserie=compacte&couleur=noir,gris,argent,blanc,bleu,vert,beige,brun,orange,violet',
  ],
  ['nous sommes une famille de 5 avec un budget de 300 € mensuels', 'places=5,7,8&mensualite=-300'],
  ['Volvo EX30 livrable rapidement', 'modele=volvo-ex30'],
  [
    'une voiture hybride pour la ville, boîte automatique, près de Strassen',
    'carburant=hybride&boite=automatique&autour-de=strassen&rayon=40',
  ],
  ['toutes les voitures sous 9 999 €', 'prix=-9999'],
  ['avez-vous un Citroën Jumpy ou un Peugeot Expert diesel ?', 'modele=citroen-jumpy,peugeot-expert&carburant=diesel'],
  ['3 places, fourgon', 'places=3&carrosserie=fourgon'],
  ['Je veux changer ma 2008 pour une 3008 hybride', 'modele=peugeot-3008&carburant=hybride'],
  ['moins de 130 000 bornes et plus de 120 chevaux', 'km=-130000&puissance=120-'],
  [
    'Hutt Dir eng bëlleg Occasioun, Essence, ënner 8.000 Euro?',
    'etat=occasion&carburant=essence&prix=-8000&tri=prix-asc',
  ],
  ['Elektro Renault mit mindestens 350 km Reichweite', 'marque=renault&carburant=electrique&autonomie=350-'],
  ['toyota corola hybrid', 'modele=toyota-corolla-touring-sports&carburant=hybride'],
  ['une tesla ou une volvo electrique', 'q=tesla&marque=volvo&carburant=electrique'],
  [
    'Auriez-vous un Duster 4x4 d’occasion avec moins de 70 000 km ?',
    'modele=dacia-duster&motricite=integrale&etat=occasion&km=-70000',
  ],
  [
    'je souhaite acheter une voiture neuve, hybride, entre 25 et 32 000 €',
    'etat=neuf&carburant=hybride&prix=25000-32000',
  ],
  ['cherche voiture manuelle essence année 2022', 'boite=manuelle&carburant=essence&annee=2022-2022'],
  ['Un véhicule blanc ou argenté, SUV, diesel', 'couleur=argent,blanc&carrosserie=suv&carburant=diesel'],
  ['On voudrait une voiture plus grande que notre Clio, un break par exemple', 'carrosserie=break'],
  [
    'je suis indépendant et je cherche un leasing pro à 450 € max par mois',
    'mensualite=-450&mensualite-pour=leasing-pro',
  ],
  ['quels sont vos véhicules à Marnach à moins de 15 000 € ?', 'concession=marnach&prix=-15000'],
  [
    'Volvo hybride rechargeable max 3 ans près de Luxembourg',
    'marque=volvo&carburant=hybride-rechargeable&annee=2023-&autour-de=luxembourg&rayon=40',
  ],
  ['Une 5 portes essence automatique noire', 'portes=5&carburant=essence&boite=automatique&couleur=noir'],
  ['le moins de kilomètres possible, max 20000 €', 'prix=-20000&tri=km-asc'],
  ['hyundai i20 ou polo', 'modele=hyundai-i20,volkswagen-polo'],
  ['je n’aime pas les boîtes automatiques', 'boite=manuelle'],
  ['un cabriolet pour l’été', 'carrosserie=cabriolet'],
  ['une grande voiture pour famille nombreuse', 'places=7,8'],
  ['dacia spring moins 15000', 'modele=dacia-spring&prix=-15000'],
  ['peugot 308sw diesel bva 2022', 'modele=peugeot-308-sw&carburant=diesel&boite=automatique&annee=2022-2022'],
  [
    'Wat fir Elektroautoen hutt Dir ënner 25.000 Euro zu Miersch?',
    'carburant=electrique&prix=-25000&concession=mersch',
  ],
  ['Gebrauchter Opel Mokka Benzin Automatik', 'etat=occasion&modele=opel-mokka&carburant=essence&boite=automatique'],
]
