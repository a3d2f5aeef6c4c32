import { appointment, dealership, equipment, fact, faq, leaseService, testDrive, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions in casual words, of the last unseen set. */
export const CASUAL_ANSWERS: readonly AnswerQuestion[] = [
  equipment('le gps est dedans ?', /navigation/i),
  equipment('bluetooth ?', /bluetooth/i),
  equipment('attelage fixe ou amovible ?', /attelage fixe/i),
  equipment('a-t-elle carplay ou android auto ?', /android auto/i),
  equipment('vitres teintées ?', /vitres teintées/i),
  fact('elle consomme quoi', 'consumption'),
  fact('c’est une 7 places ?', 'seats'),
  fact('boîte auto ?', 'transmission'),
  fact('combien de chevaux', 'power'),
  fact('elle est où', 'location'),
  unknown('le pare-brise est fissuré ?', true),
  unknown('quelle est la pression des pneus ?', true),
  unknown('combien de temps pour recharger une batterie ?'),
  unknown('vous faites du covering ?'),
  dealership('horaires atelier luxembourg samedi', { about: 'workshopHours', day: '2026-11-28' }, 'luxembourg'),
  dealership('ouvert dimanche ettelbruck ?', { about: 'hours', day: '2026-11-29' }, 'ettelbruck'),
  dealership('adresse du garage à Grevenmacher', 'address', 'grevenmacher'),
  dealership('où est le garage le plus proche d’Echternach ?', 'address', 'grevenmacher'),
  dealership('quelles concessions ont un carrossier ?', 'services', 'luxembourg', 'esch-sur-alzette', 'ettelbruck'),
  leaseService('assistance comprise dans le leasing pro', /assistance/i, { business: 'included' }),
  testDrive('essayer la corsa après-demain', 'opel-corsa', { day: '2026-11-27' }),
  testDrive('puis-je tester un tesla', 'none', { missing: 'everywhere' }),
  appointment('rdv entretien à Mersch', 'workshop', 'mersch'),
  faq('il faut payer un apport ?', 'Faut-il un apport ?'),
  faq('le conjoint peut conduire pendant l’essai ?', 'Mon conjoint peut-il conduire aussi ?'),
  faq('vous livrez en belgique ?', 'Livrez-vous à l’étranger ?'),
]
