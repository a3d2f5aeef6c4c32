import {
  appointment,
  brandDealers,
  comparison,
  dealership,
  employees,
  equipment,
  fact,
  faq,
  languages,
  models,
  offers,
  several,
  testDrive,
  unknown,
} from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of households about one vehicle, offers and appointments. */
export const HOUSEHOLD_ANSWERS: readonly AnswerQuestion[] = [
  several(
    'Quel est le kilométrage exact et la date de première immatriculation ?',
    { code: 'fact', fact: 'mileage' },
    { code: 'fact', fact: 'registration' },
  ),
  fact('elle est encore dispo ?', 'availability'),
  fact('Combien par mois en leasing privé, et avec quel apport ?', 'privateLease'),
  fact('C’est quoi le taux du crédit et le montant total dû ?', 'instalment'),
  equipment('y’a Apple CarPlay dedans ?', /Apple CarPlay/, /Apple CarPlay/),
  several(
    'Où est-ce que je peux la voir et jusqu’à quelle heure aujourd’hui ?',
    { code: 'fact', fact: 'location' },
    { code: 'dealership', about: 'hours', day: '2026-11-25', locationIds: 'all' },
  ),
  fact('Combien elle consomme en vrai ?', 'consumption'),
  fact('Peut-elle tracter une remorque de 1 500 kg ?', 'towing'),
  unknown('a-t-elle déjà eu un accident ?', true),
  several(
    'Wéi vill PS huet den Auto, an ass et en Automatik?',
    { code: 'fact', fact: 'power' },
    { code: 'fact', fact: 'transmission' },
  ),
  fact('Quelle garantie il reste dessus ?', 'warranty'),
  several(
    'vous pouvez descendre le prix de 1000 euros ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  { ...models('Le volume du coffre en litres ?', ['dacia-jogger'], 'bootVolume'), onVehicle: true },
  several(
    'ISOFIX, combien de places, combien de portes ?',
    { code: 'equipment', asked: /Isofix/ },
    { code: 'fact', fact: 'seats' },
    { code: 'fact', fact: 'doors' },
  ),
  dealership('À quelle heure ferme le showroom d’Esch le samedi ?', 'hours', 'esch-sur-alzette'),
  dealership('votre atelier de Mersh ouvre à quelle heure le matin en semaine ?', 'workshopHours', 'mersch'),
  dealership('numéro de téléphone de la concession d’Etelbruck svp', 'phone', 'ettelbruck'),
  dealership('Wou ass är Garage zu Gréiwemaacher? Adress w.e.g.', 'address', 'grevenmacher'),
  dealership('Êtes-vous ouverts le dimanche à Luxembourg ?', 'hours', 'luxembourg'),
  brandDealers('Dans quelles concessions je peux voir des Volvo neuves ?', 'volvo', 'luxembourg', 'ettelbruck'),
  employees('Qui est le chef d’atelier à Marnach et comment le joindre ?', 'Steve Lutgen'),
  dealership(
    'Vous faites de la carrosserie à Grevenmacher ?',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'ettelbruck',
  ),
  dealership(
    'Le 24 décembre, Marnarch est ouvert ? et Luxembourg ?',
    { about: 'hours', day: '2026-12-24' },
    'luxembourg',
    'marnach',
  ),
  dealership(
    'peut-on recharger sa voiture électrique à Marnach pendant qu’on attend ?',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'mersch',
    'ettelbruck',
    'grevenmacher',
  ),
  languages('J’aimerais parler à quelqu’un en portugais à Belval', 'pt', 'esch-sur-alzette'),
  {
    ask: 'Quel est l’IBAN de la concession de Mersch et son numéro de TVA ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'dealership', about: 'iban', day: null, locationIds: ['mersch'] },
        { code: 'dealership', about: 'vatNumber', day: null, locationIds: ['mersch'] },
      ],
    },
  },
  dealership('Avez-vous un garage à Differdange ?', 'address', 'esch-sur-alzette'),
  offers('C’est combien le leasing privé d’une Dacia Sprnig ?', { kind: 'private', modelId: 'dacia-spring' }),
  {
    ask: 'l’assurance est comprise dans le leasing privé de la Peugot 208 ?',
    answer: { code: 'leaseServices', count: 1 },
  },
  offers('Combien de dépôt faut-il pour la Volvo EX30 en private lease et sur quelle durée ?', {
    kind: 'private',
    modelId: 'volvo-ex30',
  }),
  offers('Quelles offres de leasing privé avez-vous à moins de 250 € par mois ?', {
    kind: 'private',
    mostMonthly: 25_000,
  }),
  {
    ask: 'Leasing pro pour un Ducato électrique : loyer HTVA, kilométrage, voiture de remplacement incluse ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'offers', kind: 'business', modelId: 'fiat-ducato' },
        { code: 'leaseServices', count: 1 },
      ],
    },
  },
  offers('Est-ce que l’offre MG3 est encore valable en janvier ?', { modelId: 'mg-mg3' }),
  faq(
    'Et si la voiture achetée ne me plaît pas, je peux la rendre ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq('Vous reprenez mon vieux diesel d’une autre marque ?', 'Reprenez-vous mon ancienne voiture ?'),
  faq(
    'les pneus hiver c’est obligatoire à partir de quand au luxembourg',
    'Quand les pneus d’hiver sont-ils obligatoires ?',
  ),
  faq(
    'Je suis frontalier français, est-ce que je peux prendre un leasing chez vous ?',
    'Un frontalier peut-il louer chez vous ?',
  ),
  faq(
    'Combien l’État me donne de prime pour une électrique, le chiffre exact ?',
    'Ai-je droit à une prime pour une électrique ?',
  ),
  faq('Peut-on réserver une auto direct sur le site avec un acompte ?', 'Puis-je réserver une voiture en ligne ?'),
  unknown('Combien coûte une vidange chez vous pour une Clio ?'),
  testDrive('Je voudrais essayer la Peugeot 3008 samedi matin à Luxembourg, je m’appelle Marc Weber', 'peugeot-3008', {
    locationId: 'luxembourg',
    day: '2026-11-28',
    time: '10:00',
  }),
  {
    ...testDrive('réserver un essai pour cette voiture mardi à 17h, mon tel 621 123 456', 'page', {
      day: '2026-12-01',
      time: '17:00',
    }),
    onVehicle: true,
  },
  appointment(
    'Rendez-vous pour changer mes pneus à Esche-sur-Alzete la semaine prochaine svp',
    'tyres',
    'esch-sur-alzette',
  ),
  testDrive('Probefaart mat enger Dacia Sandero zu Ettelbréck, muer de Mëtteg', 'dacia-sandero', {
    locationId: 'ettelbruck',
    missing: 'there',
    day: '2026-11-26',
  }),
  appointment(
    'un entretien pour ma Volvo V60 de 2020 à la concession la plus proche de Diekirch, je préfère qu’on me rappelle le soir',
    'workshop',
    'ettelbruck',
  ),
  comparison(
    'Compare la Peugeot 3008 et le Renault Austral, lequel consomme le moins ?',
    'peugeot-3008',
    'renault-austral',
  ),
  comparison('différence d’autonomie entre la MG4 et la mégane éléctrique ?', 'mg-mg4', 'renault-megane'),
  several(
    'cette voiture ou une Volvo XC40 pour une famille avec deux enfants ? compare le prix et le coffre',
    { code: 'models', modelIds: ['dacia-jogger', 'volvo-xc40'], facts: ['bootVolume'] },
    { code: 'comparison', modelIds: ['page', 'volvo-xc40'] },
  ),
]
