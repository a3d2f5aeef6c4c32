import { dealership, faq, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const ALL_THAT_CHARGE = ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher']

/** Ordinary questions that were taken for others. */
export const ORDINARY_ANSWERS: readonly AnswerQuestion[] = [
  dealership('Il y a des bornes de recharge chez vous ?', 'services', ...ALL_THAT_CHARGE),
  dealership('Est-ce qu’il y a une borne sur place pour recharger ma voiture ?', 'services', ...ALL_THAT_CHARGE),
  dealership('peut-on recharger sa voiture chez vous ?', 'services', ...ALL_THAT_CHARGE),
  faq('Vous installez des bornes de recharge chez vous ou chez moi ?', 'Installez-vous des bornes à domicile ?'),
  faq('Puis-je essayer une occasion ?', 'Puis-je essayer une voiture d’occasion ?'),
  faq(
    'Je suis français, est-ce que je peux acheter chez vous et immatriculer en France ?',
    'Livrez-vous à l’étranger ?',
  ),
  unknown('une voiture facile à conduire'),
  { ask: 'Je peux monter dedans avant d’acheter ?', answer: { code: 'testDrive', modelId: 'none' } },
  {
    ask: 'Hat dat Auto eng Sëtzheizung ?',
    onVehicle: true,
    answer: { code: 'equipment', asked: /Sièges avant chauffants/ },
  },
  { ask: 'Quels sont les équipements ?', onVehicle: true, answer: { code: 'equipment', asked: /./ } },
  { ask: 'la liste des options svp', onVehicle: true, answer: { code: 'equipment', asked: /./ } },
  { ask: 'elle a quoi comme équipement ?', onVehicle: true, answer: { code: 'equipment', asked: /./ } },
  dealership('Vous avez combien de garages ?', 'address'),
]
