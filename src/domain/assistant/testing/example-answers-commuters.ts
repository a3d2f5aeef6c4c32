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

/** Questions of people who drive to work, some of them with two matters in one. */
export const COMMUTER_ANSWERS: readonly AnswerQuestion[] = [
  fact('elle consomme combien ?', 'consumption'),
  several(
    'quelle garantie vous donnez dessus et ça couvre quoi',
    { code: 'fact', fact: 'warranty' },
    { code: 'faq', question: 'Quelle garantie accompagne une occasion ?' },
  ),
  { ...models('Le coffre fait combien de litres ?', ['dacia-jogger'], 'bootVolume'), onVehicle: true },
  unknown('c’est une première main?', true),
  equipment('est ce qu’il y a le regulateur adaptatif et la camera 360 ?', /Caméra à 360 degrés/),
  several(
    'Dernier prix ? vous faites un geste ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  fact('elle est tjrs dispo ou vendue', 'availability'),
  several(
    'Je peux la voir à Marnach même si elle est ailleurs ?',
    { code: 'fact', fact: 'location' },
    { code: 'faq', question: 'Toute l’année à Ettelbruck' },
  ),
  fact('combien elle peut tracter avec freins', 'towing'),
  several(
    'Quelle est la capacité de la batterie et l’autonomie en hiver ?',
    { code: 'fact', fact: 'battery' },
    { code: 'fact', fact: 'range' },
    { code: 'faq', question: 'L’autonomie baisse-t-elle en hiver ?' },
  ),
  unknown('la taxe annuelle sera de combien par ans au Luxembourg?', true),
  fact('mensualité si je mets 5000 d’apport sur 48 mois ?', 'instalment', 48),
  unknown('elle a déjà été accidentée ??', true),
  several(
    'puissance fiscale et nombre de ch DIN, et c’est traction ou propulsion?',
    { code: 'unknown' },
    { code: 'fact', fact: 'power' },
    { code: 'fact', fact: 'drive' },
  ),
  several(
    'wat fir eng Faarf ass dat genau an wéivill Kilometer huet se ?',
    { code: 'fact', fact: 'colour' },
    { code: 'fact', fact: 'mileage' },
  ),
  dealership('vous êtes ouvert le samedi à Grevenmacher jusqu’à quelle heure', 'hours', 'grevenmacher'),
  dealership(
    'La concession de Luxembourg est-elle ouverte le 24 décembre après-midi ?',
    { about: 'hours', day: '2026-12-24' },
    'luxembourg',
  ),
  dealership('adresse du garage a mersch svp', 'address', 'mersch'),
  dealership('numéro de tél Esch Belval', 'phone', 'esch-sur-alzette'),
  brandDealers('C’est où que je peux voir les MG ?', 'mg', 'luxembourg', 'esch-sur-alzette'),
  brandDealers('Vous vendez des Alfa Romeo neuves ? dans quel site', 'alfa-romeo'),
  dealership('a quelle heure ouvre latelier a Mersch le matin, je commence tot', 'workshopHours', 'mersch'),
  employees('qui est le directeur chez vous à Ettelbrück ?', 'Romain Kieffer'),
  languages('Há alguém que fala português na concessão de Esch? sinon en français ok', 'fr pt', 'esch-sur-alzette'),
  dealership(
    'on m’a rayé la portière, lequel de vos garages fait la carrosserie dans le nord',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'ettelbruck',
  ),
  dealership(
    'Est-ce que je peux louer une camionnette pour un week-end chez vous?',
    'services',
    'luxembourg',
    'mersch',
  ),
  dealership('ouvert lundi de pâques ?', { about: 'hours', day: '2027-03-29' }),
  dealership(
    'Je voudrais passer lundi 7 décembre à 9h à Ettelbruck, c’est ouvert ?',
    { about: 'hours', day: '2026-12-07' },
    'ettelbruck',
  ),
  {
    ask: 'y a t il une borne de recharge a Marnach et quelles marques y sont vendues',
    answer: {
      code: 'several',
      answers: [
        {
          code: 'dealership',
          about: 'services',
          day: null,
          locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher'],
        },
        { code: 'dealership', about: 'brands', day: null, locationIds: ['marnach'] },
      ],
    },
  },
  offers('combien coûte la Dacia Spring en leasing privé', { kind: 'private', modelId: 'dacia-spring' }),
  offers('Quelle est votre offre de leasing privé la moins chère ?', { kind: 'private' }),
  offers('conditions du leasing pour une peugeot 208, km inclus, duré, dépot ?', {
    kind: 'private',
    modelId: 'peugeot-208',
  }),
  {
    ask: 'L’assurance et les pneus d’hiver sont compris dans vos loyers privés ?',
    answer: { code: 'leaseServices', count: 2 },
  },
  offers('je suis indépendant, vous faites quoi comme leasing utilitaire électrique pour un Partner', {
    kind: 'business',
    modelId: 'peugeot-partner',
  }),
  faq(
    'J’ai acheté une occasion chez vous la semaine passée, puis-je encore la changer ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq(
    'vous reprenez mon ancienne voiture meme si elle vient pas de chez vous? ca prend combien de temps',
    'Reprenez-vous mon ancienne voiture ?',
  ),
  faq('A partir de quand faut il les pneus hiver au Luxembourg', 'Quand les pneus d’hiver sont-ils obligatoires ?'),
  faq(
    'si je rends la voiture en leasing avant la fin du contrat ça se passe comment ?',
    'Puis-je rendre la voiture plus tôt ?',
  ),
  faq(
    'Je suis frontalier français, est-ce que je peux prendre un leasing chez vous ?',
    'Un frontalier peut-il louer chez vous ?',
  ),
  faq(
    'controle technique premiere fois c’est au bout de combien d’années',
    'À quel âge une voiture passe-t-elle le contrôle technique ?',
  ),
  faq('Vous posez des wallbox à la maison ? Je suis en copropriété.', 'Installez-vous des bornes à domicile ?'),
  unknown('est-ce que je peux payer en bitcoin ou en plusieurs fois sans frais'),
  testDrive('Je voudrais essayer une Volvo EX30 samedi matin vers 10h à Luxembourg', 'volvo-ex30', {
    locationId: 'luxembourg',
    day: '2026-11-28',
    time: '10:00',
  }),
  appointment(
    'rdv pour la révision de ma Clio, mardi prochain 8h, garage d’Esch',
    'workshop',
    'esch-sur-alzette',
    '2026-12-01',
  ),
  appointment(
    'possible de changer mes roues jeudi en fin d’apres midi à Grevenmacher?',
    'tyres',
    'grevenmacher',
    '2026-11-26',
  ),
  testDrive('essai du nouveau Bigster dimanche à 14h a Ettelbruck', 'dacia-bigster', {
    locationId: 'ettelbruck',
    day: '2026-11-29',
    time: '14:00',
  }),
  testDrive(
    'Est-ce que quelqu’un peut venir chez moi à Remich avec une Scenic électrique mercredi soir pour l’essai ?',
    'renault-scenic',
    { locationId: 'grevenmacher', day: '2026-11-25', time: '17:00', isAtHome: true },
  ),
  {
    ask: 'entre un 3008 et un 5008 c’est quoi la différence ? coffre, places, prix de départ',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['peugeot-3008', 'peugeot-5008'], facts: ['bootVolume', 'fromPrice'] },
        { code: 'comparison', modelIds: ['peugeot-3008', 'peugeot-5008'] },
      ],
    },
  },
  comparison('Duster ou Bigster, lequel tracte le plus et lequel consomme le moins?', 'dacia-duster', 'dacia-bigster'),
  comparison('autonomie MG4 vs Renault Mégane électrique', 'mg-mg4', 'renault-megane'),
  {
    ask: 'la 308 SW est elle plus grande que l’Astra break ? j’hésite, laquelle se revendra le mieux dans 5 ans d’après vous',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['peugeot-308-sw', 'opel-astra-sports-tourer'], facts: ['length', 'bootVolume'] },
        { code: 'unknown' },
      ],
    },
  },
]
