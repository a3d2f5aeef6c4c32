import {
  appointment,
  brandDealers,
  dealership,
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

/** The questions of commuters and households in other words. */
export const PHRASING_ANSWERS: readonly AnswerQuestion[] = [
  faq(
    'je viens d’acheter une clio chez vous, je peux la rendre ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq(
    'on a acheté une voiture samedi et elle est trop petite, on peut l’échanger ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq('comment résilier mon leasing', 'Puis-je rendre la voiture plus tôt ?'),
  faq('je voudrais arrêter mon leasing en cours, c’est possible ?', 'Puis-je rendre la voiture plus tôt ?'),
  faq('que se passe-t-il si je romps le contrat de leasing ?', 'Puis-je rendre la voiture plus tôt ?'),
  dealership('vous travaillez le samedi ?', 'hours'),
  dealership('l’atelier travaille le samedi à Esch ?', 'workshopHours', 'esch-sur-alzette'),
  dealership('are you open on saturday in Mersch?', { about: 'hours', day: '2026-11-28' }, 'mersch'),
  brandDealers('où puis-je voir des Volvo ?', 'volvo', 'luxembourg', 'ettelbruck'),
  brandDealers('où voir les nouvelles Dacia', 'dacia', 'luxembourg', 'mersch', 'ettelbruck', 'grevenmacher', 'marnach'),
  dealership('vous louez des voitures à la journée ?', 'services', 'luxembourg', 'mersch'),
  dealership('je cherche une location de voiture pour une semaine', 'services', 'luxembourg', 'mersch'),
  several(
    'combien de places et quel coffre ?',
    { code: 'fact', fact: 'seats' },
    { code: 'models', modelIds: ['dacia-jogger'], facts: ['bootVolume'] },
  ),
  fact('avez-vous baissé le prix ?', 'discount'),
  fact('quel est le taeg du crédit', 'instalment'),
  { ...models('elle rentre dans un garage de 4m50, quelle longueur ?', ['dacia-jogger'], 'length'), onVehicle: true },
  dealership('vous faites les vidanges le samedi ?', 'workshopHours'),
  dealership('un garage pour l’entretien de ma Dacia à Ettelbruck', 'services', 'ettelbruck'),
  {
    ask: 'y a-t-il des frais cachés dans le leasing ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'leaseFees', kinds: ['private', 'business'] },
        { code: 'leaseServices', count: 12 },
      ],
    },
  },
  {
    ask: 'frais cachés dans le leasing',
    answer: {
      code: 'several',
      answers: [
        { code: 'leaseFees', kinds: ['private', 'business'] },
        { code: 'leaseServices', count: 12 },
      ],
    },
  },
  {
    ask: 'je cherche un break diesel sous 20000, et est-ce que quelqu’un parle portugais chez vous ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'carrosserie=break&carburant=diesel&prix=-20000' },
        { code: 'languages', languages: ['pt'], locationIds: [] },
      ],
    },
  },
  {
    ask: 'SUV électrique max 35 000 €. Vous parlez anglais ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'carrosserie=suv&carburant=electrique&prix=-35000' },
        { code: 'languages', languages: ['en'], locationIds: [] },
      ],
    },
  },
  {
    ask: 'je cherche une clio d’occasion. vous êtes ouverts samedi à Esch ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'etat=occasion&modele=renault-clio' },
        { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: ['esch-sur-alzette'] },
      ],
    },
  },
  {
    ask: 'un break automatique à moins de 25000 ? et reprenez-vous mon ancienne voiture ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'carrosserie=break&boite=automatique&prix=-25000' },
        { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
      ],
    },
  },
  dealership('horaires grevenmaher samedi', { about: 'hours', day: '2026-11-28' }, 'grevenmacher'),
  appointment('révision de notre 208 mardi à Esch', 'workshop', 'esch-sur-alzette', '2026-12-01'),
  several(
    'vous pouvez l’amener à Esch ?',
    { code: 'fact', fact: 'location' },
    { code: 'faq', question: 'Toute l’année à Ettelbruck' },
  ),
  several(
    'je peux la voir dans une autre concession ?',
    { code: 'fact', fact: 'location' },
    { code: 'faq', question: 'Toute l’année à Ettelbruck' },
  ),
  {
    ...testDrive('je peux l’essayer à Mersch demain ?', 'page', {
      locationId: 'mersch',
      missing: 'vehicle',
      day: '2026-11-26',
    }),
    onVehicle: true,
  },
  faq('vous gardez les pneus combien de temps ?', 'Combien de temps mes roues peuvent-elles rester au gardiennage ?'),
  dealership('vous faites les révisions le samedi ?', 'workshopHours'),
  dealership('l’atelier d’Esch fait les pneus le samedi ?', 'workshopHours', 'esch-sur-alzette'),
  dealership('un garage pour la révision de ma Peugeot à Mersch', 'services', 'mersch'),
  {
    ask: 'y a t il des coûts cachés dans votre leasing privé ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'leaseFees', kinds: ['private', 'business'] },
        { code: 'leaseServices', count: 12 },
      ],
    },
  },
  {
    ask: 'il n’y a rien d’autre à payer que le loyer ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'leaseFees', kinds: ['private', 'business'] },
        { code: 'leaseServices', count: 12 },
      ],
    },
  },
  {
    ask: 'je cherche un SUV hybride à moins de 30000 €. Vous ouvrez le samedi à Mersch ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'carrosserie=suv&carburant=hybride&prix=-30000' },
        { code: 'dealership', about: 'hours', day: null, locationIds: ['mersch'] },
      ],
    },
  },
  {
    ask: 'avez-vous un break Skoda ? Est-ce que vous livrez en Belgique ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'marque=skoda&carrosserie=break' },
        { code: 'faq', question: 'Livrez-vous à l’étranger ?' },
      ],
    },
  },
  {
    ask: 'je voudrais une petite voiture automatique, quelqu’un parle allemand chez vous ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'carrosserie=compacte&boite=automatique' },
        { code: 'languages', languages: ['de'], locationIds: [] },
      ],
    },
  },
  fact('le prix a-t-il baissé récemment ?', 'discount'),
  fact('vous avez déjà baissé le prix de cette voiture ?', 'discount'),
  several(
    'vous me la laissez à 15000 ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'quelle est la meilleure offre que vous pouvez me faire ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'la garantie couvre aussi le moteur ?',
    { code: 'fact', fact: 'warranty' },
    { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  ),
  several(
    'en hiver elle fait combien de km ?',
    { code: 'fact', fact: 'range' },
    { code: 'faq', question: 'L’autonomie baisse-t-elle en hiver ?' },
  ),
  several(
    'la batterie est en bon état ?',
    { code: 'fact', fact: 'battery' },
    { code: 'faq', question: 'Comment connaître l’état d’une batterie d’occasion ?' },
  ),
  { ...models('c’est grand comme coffre ?', ['dacia-jogger'], 'bootVolume'), onVehicle: true },
  fact('combien par mois avec 3000 euros d’apport ?', 'instalment'),
  fact('quelle mensualité en crédit sur 72 mois ?', 'instalment', 72),
  fact('coût total du crédit ?', 'instalment'),
  several(
    'pouvez-vous la transférer à Luxembourg ?',
    { code: 'fact', fact: 'location' },
    { code: 'faq', question: 'Toute l’année à Ettelbruck' },
  ),
  faq('leasing à rendre avant terme, quels frais ?', 'Puis-je rendre la voiture plus tôt ?'),
  faq('puis-je sortir de mon contrat de leasing au bout d’un an ?', 'Puis-je rendre la voiture plus tôt ?'),
  faq(
    'je regrette mon achat de samedi, je peux échanger la voiture ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq('combien de subside pour une voiture électrique ?', 'Ai-je droit à une prime pour une électrique ?'),
  faq('on peut bloquer une voiture en ligne avec des arrhes ?', 'Puis-je réserver une voiture en ligne ?'),
  faq('je veux réserver ce véhicule sur internet', 'Puis-je réserver une voiture en ligne ?'),
  testDrive('essai d’une MG4 vendredi à 14h à Esch, mon mail est paul@exemple.lu', 'mg-mg4', {
    locationId: 'esch-sur-alzette',
    day: '2026-11-27',
    time: '14:00',
  }),
  dealership('Avez-vous une concession à Dudelange ?', 'address', 'esch-sur-alzette'),
  dealership('horaires Ettelbruk demain', { about: 'hours', day: '2026-11-26' }, 'ettelbruck'),
  offers('jusqu’à quand est valable l’offre de leasing sur la Sandero ?', {
    kind: 'private',
    modelId: 'dacia-sandero',
  }),
  brandDealers('où sont exposées les Opel ?', 'opel', 'luxembourg', 'mersch', 'grevenmacher', 'marnach'),
  languages('do you speak English?', 'en'),
  dealership('where is your garage in Mersch?', 'address', 'mersch'),
  dealership('which brands do you sell in Marnach?', 'brands', 'marnach'),
  unknown('cest combien lassurance dans le leasing'),
  dealership('vous louez des utilitaires à la semaine ?', 'services', 'luxembourg', 'mersch'),
  models('308 sw ou octavia, laquelle est la plus longue ?', ['peugeot-308-sw', 'skoda-octavia-combi'], 'length'),
  {
    ask: 'compare clio et 208 : coffre et consommation',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['renault-clio', 'peugeot-208'], facts: ['bootVolume'] },
        { code: 'comparison', modelIds: ['renault-clio', 'peugeot-208'] },
      ],
    },
  },
]
