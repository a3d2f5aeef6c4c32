import { dealership, equipment, fact, faq, leaseService, models, offers, several, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of people who explain themselves, some in other languages. */
export const NEWCOMER_ANSWERS: readonly AnswerQuestion[] = [
  dealership('Est-ce que la concession d’Ettelbruck reçoit le samedi après 16h ?', 'hours', 'ettelbruck'),
  dealership('peut-on passer chez vous à Belval entre midi et deux ?', 'hours', 'esch-sur-alzette'),
  dealership(
    'quels jours de décembre êtes-vous fermés à Mersch ?',
    { about: 'hours', day: null, period: { from: '2026-12-01', to: '2026-12-31' } },
    'mersch',
  ),
  dealership('je viens du Findel, quelle est la concession la plus proche ?', 'address', 'luxembourg'),
  dealership('envoyez-moi l’email de l’atelier de Marnach', 'email', 'marnach'),
  unknown('l’atelier de Grevenmacher prend les électriques ?'),
  dealership('vous êtes joignables par WhatsApp à Luxembourg ?', 'whatsapp', 'luxembourg'),
  {
    ask: 'Cherche garage Peugeot pas loin de Wiltz',
    answer: {
      code: 'brandDealers',
      brandIds: ['peugeot'],
      locationIds: ['esch-sur-alzette', 'ettelbruck', 'luxembourg', 'marnach'],
    },
  },
  unknown('à combien revient l’entretien d’une électrique chez vous ?'),
  unknown('peut-on faire reprendre une voiture accidentée ?'),
  unknown('combien de temps à l’avance faut-il réserver un essai ?'),
  faq('le crédit peut-il être remboursé avant la fin ?', 'Puis-je rembourser par anticipation ?'),
  faq('un conducteur de 19 ans peut-il conduire la voiture de leasing ?', 'Qui peut conduire ?'),
  faq('vos occasions ont-elles une garantie ?', 'Quelle garantie accompagne une occasion ?'),
  faq('faites-vous de l’export vers le Portugal ?', 'Livrez-vous à l’étranger ?'),
  unknown('que se passe-t-il si j’abîme la voiture de prêt ?'),
  faq(
    'puis-je déposer mes pneus d’été chez vous cet hiver ?',
    'Combien de temps mes roues peuvent-elles rester au gardiennage ?',
  ),
  offers('la Spring coûte combien en leasing ?', { kind: 'private', modelId: 'dacia-spring' }),
  leaseService('leasing privé avec entretien compris pour une Corsa', /entretien/i, { private: 'included' }),
  models('quelle longueur fait le Jogger ?', ['dacia-jogger'], 'length'),
  models(
    'Duster ou Bigster : lequel a le coffre le plus volumineux ?',
    ['dacia-duster', 'dacia-bigster'],
    'bootVolume',
  ),
  models('prix de base de la nouvelle Renault 5', ['renault-renault-5'], 'fromPrice'),
  several(
    'c’est une boîte auto ? et combien de chevaux ?',
    { code: 'fact', fact: 'transmission' },
    { code: 'fact', fact: 'power' },
  ),
  {
    ask: 'elle passe au contrôle technique quand ?',
    onVehicle: true,
    answer: { code: 'faq', question: 'À quel âge une voiture passe-t-elle le contrôle technique ?' },
  },
  fact('quelle mensualité sur 5 ans sans apport ?', 'instalment', 60),
  unknown('rouge métallisé ou rouge mat ?', true),
  equipment('y’a la clim, le régulateur et le bluetooth ?', /bluetooth/i),
  {
    ask: 'je peux venir la voir vendredi à 17h ?',
    onVehicle: true,
    answer: { code: 'dealership', about: 'hours', day: '2026-11-27', locationIds: 'all' },
  },
  {
    ask: 'j’aimerais la tester demain après-midi',
    onVehicle: true,
    answer: { code: 'testDrive', modelId: 'page', day: '2026-11-26', time: '14:00' },
  },
]
