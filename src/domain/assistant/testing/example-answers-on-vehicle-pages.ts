import type { AnswerQuestion } from './answer-question'

/** Searches for other vehicles on the page of one, and questions about it in similar words. */
export const ANSWERS_ON_VEHICLE_PAGES: readonly AnswerQuestion[] = [
  { ask: 'Je peux l’essayer ?', onVehicle: true, answer: { code: 'testDrive', modelId: 'page' } },
  { ask: 'Puis-je l’essayer ?', onVehicle: true, answer: { code: 'testDrive', modelId: 'page' } },
  {
    ask: 'Un break diesel à moins de 30 000 € près d’Ettelbruck',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=break&carburant=diesel&autour-de=ettelbruck&rayon=40&prix=-30000' },
  },
  {
    ask: 'un SUV électrique à moins de 35000 €',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=suv&carburant=electrique&prix=-35000' },
  },
  { ask: 'une voiture électrique', onVehicle: true, answer: { code: 'vehicles', where: 'carburant=electrique' } },
  { ask: 'autre chose en essence', onVehicle: true, answer: { code: 'vehicles', where: 'carburant=essence' } },
  { ask: 'une familiale 7 places', onVehicle: true, answer: { code: 'vehicles', where: 'places=7' } },
  {
    ask: 'une électrique avec 400 km d’autonomie',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=electrique&autonomie=400-' },
  },
  {
    ask: 'je cherche une voiture essence automatique',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=essence&boite=automatique' },
  },
  { ask: 'plus de 300 chevaux', onVehicle: true, answer: { code: 'vehicles', where: 'puissance=300-' } },
  { ask: 'qui peut tracter 2 tonnes', onVehicle: true, answer: { code: 'vehicles', where: 'remorquage=2000-' } },
  {
    ask: 'il nous faut 7 places et un diesel',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=diesel&places=7' },
  },
  {
    ask: 'je peux mettre 300 euros par mois, vous avez quoi ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'mensualite=-300' },
  },
  {
    ask: 'tout sauf du diesel, en 4x4',
    onVehicle: true,
    answer: {
      code: 'vehicles',
      where: 'carburant=electrique,essence,gpl,hybride,hybride-rechargeable&motricite=integrale',
    },
  },
  {
    ask: 'vous auriez une petite citadine automatique pour ma mère ? Elle ne veut plus changer les vitesses',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carrosserie=compacte&boite=automatique' },
  },
  {
    ask: 'Bonjour, je cherche une Clio d’occasion, plutôt en essence',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'etat=occasion&modele=renault-clio&carburant=essence' },
  },
  { ask: 'avez-vous un break ?', onVehicle: true, answer: { code: 'vehicles', where: 'carrosserie=break' } },
  { ask: 'des voitures rouges', onVehicle: true, answer: { code: 'vehicles', where: 'couleur=rouge' } },
  {
    ask: 'hybride ou électrique, boîte automatique',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'carburant=electrique,hybride&boite=automatique' },
  },
  { ask: 'boîte automatique ?', onVehicle: true, answer: { code: 'fact', fact: 'transmission' } },
  { ask: '7 places ?', onVehicle: true, answer: { code: 'fact', fact: 'seats' } },
  { ask: 'elle a moins de 50 000 km ?', onVehicle: true, answer: { code: 'fact', fact: 'mileage' } },
  { ask: 'c’est un diesel ?', onVehicle: true, answer: { code: 'fact', fact: 'fuel' } },
  { ask: 'elle existe en essence ?', onVehicle: true, answer: { code: 'fact', fact: 'fuel' } },
  { ask: 'l’autonomie fait plus de 400 km ?', onVehicle: true, answer: { code: 'fact', fact: 'range' } },
  { ask: 'sièges chauffants', onVehicle: true, answer: { code: 'equipment', asked: /chauffants/ } },
  {
    ask: 'Avez-vous un atelier carrosserie ?',
    answer: {
      code: 'dealership',
      about: 'services',
      day: null,
      locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck'],
    },
  },
  { ask: 'où est votre siège social ?', answer: { code: 'unknown' } },
  {
    ask: 'quelle est la longueur du coffre de la 3008 ?',
    answer: { code: 'models', modelIds: ['peugeot-3008'], facts: ['bootVolume'] },
  },
]
