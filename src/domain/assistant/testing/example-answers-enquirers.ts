import { appointment, dealership, faq, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const TRADE_IN = 'Reprenez-vous mon ancienne voiture ?'

/** Questions with a courtesy at the end, about services and nearest dealerships, own cars and what prices include. */
export const ENQUIRER_ANSWERS: readonly AnswerQuestion[] = [
  appointment(
    'Bonjour, j’aurais besoin d’un rendez-vous pour changer mes pneus à Mersch la semaine prochaine. Merci',
    'tyres',
    'mersch',
  ),
  appointment('j’aurais besoin d’un rendez-vous pour changer mes pneus à Mersch. Merci d’avance', 'tyres', 'mersch'),
  appointment('j’aurais besoin de changer mes pneus. Merci', 'tyres'),
  appointment('il me faudrait un rendez-vous pneus à Esch, merci d’avance', 'tyres', 'esch-sur-alzette'),
  appointment('j’aurais besoin d’un rendez-vous entretien à Marnach. Bonne journée', 'workshop', 'marnach'),
  appointment('j’ai besoin d’un rdv pour une vidange merci', 'workshop'),
  faq('est-ce que j’ai besoin d’un rendez-vous pour changer mes pneus ? merci', 'Faut-il prendre rendez-vous ?'),
  faq('reprenez-vous les voitures ? Merci d’avance, bonne journée', TRADE_IN),
  faq('livrez-vous à domicile ? Merci bien. Cordialement, Paul Weber', 'Puis-je acheter sans me déplacer ?'),
  dealership('Quels sont vos horaires à Esch ? Merci', 'hours', 'esch-sur-alzette'),
  unknown('vous vendez des tracteurs ou des motos ? merci'),
  unknown('Merci de me dire si vous vendez des tracteurs'),
  { ask: 'Merci beaucoup pour votre réponse rapide et votre aide', answer: { code: 'thanks' } },
  { ask: 'c’est très gentil, merci beaucoup', answer: { code: 'thanks' } },
  { ask: 'merci pour tout, bonne journée', answer: { code: 'thanks' } },
]
