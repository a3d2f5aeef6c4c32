import type { SearchQuestion } from './example-searches'

/** English thousands, cars that are nearly new, makes that the group does not have beside others, and towns beside "ou". */
export const ENQUIRER_SEARCHES: readonly SearchQuestion[] = [
  // A courtesy at the end is no part of a search.
  ['J’aurais besoin d’un SUV diesel à Mersch. Merci', 'carrosserie=suv&carburant=diesel&concession=mersch'],
  ['J’aurais besoin d’un utilitaire diesel. Merci d’avance', 'categorie=utilitaire&carburant=diesel'],
  ['Je cherche une Clio essence. Cordialement, Paul', 'modele=renault-clio&carburant=essence'],
  ['Je cherche une Clio essence. Merci et bonne journée', 'modele=renault-clio&carburant=essence'],
  // Thousands.
  [
    'I’m looking for a used Volkswagen Tiguan with less than 60,000 km',
    'etat=occasion&modele=volkswagen-tiguan&km=-60000',
  ],
  ['a Tiguan between 15,000 and 25,000 euros', 'modele=volkswagen-tiguan&prix=15000-25000'],
  ['SUV under 18,500 €', 'carrosserie=suv&prix=-18500'],
  ['under 25,000 euros', 'prix=-25000'],
  ['a car up to 100,000 km and 20,000 euros', 'prix=-20000&km=-100000'],
  ['SUV 20,000 - 30,000 euros', 'carrosserie=suv&prix=20000-30000'],
  ['moins de 60,000 km', 'km=-60000'],
  ['Golf less than 60,000 miles', 'modele=volkswagen-golf'],
  ['SUV qui consomme moins de 4,5 l', 'carrosserie=suv'],
  ['budget 12,5 k', 'prix=-12500'],
  ['golf moteur 1,6 diesel', 'modele=volkswagen-golf&carburant=diesel'],
  // Nearly new.
  ['je cherche une captur quasi neuve, pas plus de 20000 km', 'modele=renault-captur&km=-20000'],
  ['captur presque neuve', 'modele=renault-captur'],
  ['golf comme neuve moins de 20000 km', 'modele=volkswagen-golf&km=-20000'],
  ['golf quasiment neuf', 'modele=volkswagen-golf'],
  ['une golf neuve ou presque', 'modele=volkswagen-golf'],
  ['neuve ou quasi neuve, une clio', 'modele=renault-clio'],
  ['quelque chose de presque neuf à moins de 15000 €', 'prix=-15000'],
  ['nearly new Golf automatic', 'modele=volkswagen-golf&boite=automatique'],
  ['bal neie Golf', 'modele=volkswagen-golf'],
  ['neuwertiger Golf', 'modele=volkswagen-golf'],
  ['clio neuve ou d’occasion', 'etat=neuf,occasion&modele=renault-clio'],
  // Makes that the group does not have.
  [
    'kia picanto ou une hyundai i20 vers Esch ou Luxembourg ville',
    'modele=hyundai-i20&concession=esch-sur-alzette,luxembourg',
  ],
  ['hyundai i20 ou kia picanto', 'modele=hyundai-i20'],
  ['kia picanto et hyundai i20', 'modele=hyundai-i20'],
  ['Clio, Seat Ibiza ou 208', 'modele=peugeot-208,renault-clio'],
  ['soit une Seat Ibiza soit une Clio', 'modele=renault-clio'],
  ['Mazda CX-5 ou Peugeot 3008 diesel', 'modele=peugeot-3008&carburant=diesel'],
  // Two towns.
  ['SUV vers Esch ou Luxembourg', 'carrosserie=suv&concession=esch-sur-alzette,luxembourg'],
  ['SUV du côté de Luxembourg ville ou Esch', 'carrosserie=suv&concession=esch-sur-alzette,luxembourg'],
  ['SUV près de Mersch ou d’Ettelbruck', 'carrosserie=suv&concession=ettelbruck,mersch'],
  ['SUV vers Esch, Mersch ou Luxembourg', 'carrosserie=suv&concession=esch-sur-alzette,luxembourg,mersch'],
  ['SUV près de Wiltz ou d’Esch', 'carrosserie=suv&concession=esch-sur-alzette,marnach'],
]
