import { dealership, equipment, fact, faq, leaseService, models, testDrive, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions about what a lease includes, services of dealerships and features of a vehicle. */
export const SERVICE_ANSWERS: readonly AnswerQuestion[] = [
  leaseService('l’entretien est compris ?', /entretien/i, { private: 'included', business: 'included' }),
  leaseService('les pneus hiver sont compris dans le private lease ?', /pneus/i, { private: 'included' }),
  leaseService('pneus inclus dans le leasing pro ?', /pneus/i, { business: 'excluded' }),
  leaseService('voiture de remplacement comprise dans le leasing ?', /remplacement/i, {
    private: 'excluded',
    business: 'included',
  }),
  leaseService('le leasing comprend la taxe ?', /taxe/i, { private: 'included' }),
  unknown('la taxe est comprise dans le leasing professionnel ?'),
  faq('assurance comprise dans le leasing ?', 'L’assurance est-elle comprise ?'),
  unknown('l’entretien est compris ?', true),
  dealership(
    'laquelle de vos concessions fait de la carrosserie ?',
    'services',
    'luxembourg',
    'esch-sur-alzette',
    'ettelbruck',
  ),
  dealership('carrosserie à Ettelbruck ?', 'services', 'ettelbruck'),
  dealership('vous faites de la carrosserie à Mersch ?', 'services', 'luxembourg', 'esch-sur-alzette', 'ettelbruck'),
  dealership('où louer une camionnette ?', 'services', 'luxembourg', 'mersch'),
  dealership('garage le plus proche de Mersch', 'address', 'mersch'),
  dealership('concession la plus proche de Diekirch', 'address', 'ettelbruck'),
  dealership('vous êtes ouverts le premier lundi du mois ?', { about: 'hours', day: '2026-12-07' }),
  dealership('horaires du dernier samedi de décembre à Mersch', { about: 'hours', day: '2026-12-26' }, 'mersch'),
  faq('pneus d’hiver', 'Quand les pneus d’hiver sont-ils obligatoires ?'),
  faq('batterie d’une occasion', 'Comment connaître l’état d’une batterie d’occasion ?'),
  equipment('pneus d’hiver', /pneus d’hiver/i, /pneus d’hiver/i),
  equipment('elle a des pneus neige ?', /pneus d’hiver/i, /pneus d’hiver/i),
  equipment('toit panoramique ou pas ?', /panoramique/i, /panoramique/i),
  equipment('pas de GPS ?', /navigation/i),
  fact('combien de place', 'seats'),
  { ...models('combien de place dans le coffre', ['dacia-jogger'], 'bootVolume'), onVehicle: true },
  testDrive('essayer une twingo', 'none', { missing: 'everywhere' }),
]
