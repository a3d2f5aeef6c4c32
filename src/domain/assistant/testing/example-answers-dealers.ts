import { brandDealers, comparison, dealership, testDrive } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const NOW = { about: 'hours', day: '2026-11-25', isNow: true } as const

/** Questions about makes and services of dealerships, this moment, and test drives at a dealership. */
export const DEALER_ANSWERS: readonly AnswerQuestion[] = [
  brandDealers('quelle concession vend des Toyota ?', 'toyota'),
  brandDealers(
    'Quelle concession vend des Peugeot ?',
    'peugeot',
    'luxembourg',
    'esch-sur-alzette',
    'ettelbruck',
    'marnach',
  ),
  brandDealers('dans quelles concessions trouve-t-on la Volvo EX30', 'volvo', 'luxembourg', 'ettelbruck'),
  brandDealers(
    'où acheter une Dacia neuve ?',
    'dacia',
    'luxembourg',
    'mersch',
    'ettelbruck',
    'grevenmacher',
    'marnach',
  ),
  brandDealers('avez-vous un garage MG ?', 'mg', 'luxembourg', 'esch-sur-alzette'),
  dealership('quelles marques vendez-vous à Marnach ?', 'brands', 'marnach'),
  dealership('quelles sont vos marques ?', 'brands'),
  dealership('quels services propose la concession de Mersch ?', 'services', 'mersch'),
  dealership('vos services à Esch', 'services', 'esch-sur-alzette'),
  dealership('Quels services offrez-vous ?', 'services'),
  dealership('êtes-vous ouvert maintenant ?', NOW),
  dealership('est-ce que vous êtes ouverts en ce moment à Marnach', NOW, 'marnach'),
  dealership('C’est encore ouvert à Mersch ?', NOW, 'mersch'),
  dealership('l’atelier d’Esch est-il ouvert actuellement ?', { ...NOW, about: 'workshopHours' }, 'esch-sur-alzette'),
  dealership('êtes-vous ouverts aujourd’hui à Mersch ?', { about: 'hours', day: '2026-11-25' }, 'mersch'),
  testDrive('je voudrais essayer une Peugeot 308 à Esch', 'peugeot-308', { locationId: 'esch-sur-alzette' }),
  testDrive('essayer une Volvo EX30 à Marnach', 'volvo-ex30', { locationId: 'marnach', missing: 'there' }),
  testDrive('essayer un Fiat Ducato à Mersch', 'none', { locationId: 'mersch', missing: 'everywhere' }),
  testDrive('un essai à Mersch', 'none', { locationId: 'mersch' }),
  comparison('compare la Peugeot 308 et la Opel Astra : prix et consommation', 'peugeot-308', 'opel-astra'),
]
