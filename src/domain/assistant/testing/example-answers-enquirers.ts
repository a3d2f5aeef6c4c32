import { appointment, dealership, faq, models, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const BODYWORK = ['luxembourg', 'esch-sur-alzette', 'ettelbruck']
const TRADE_IN = 'Reprenez-vous mon ancienne voiture ?'
const FINAL_PRICES = 'Les prix affichés sont-ils définitifs ?'
const DUSTER_AND_BIGSTER = ['dacia-duster', 'dacia-bigster']

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
  // Where a service is.
  dealership('où est-ce que vous faites la carrosserie ?', 'services', ...BODYWORK),
  dealership('où faites-vous la carrosserie ?', 'services', ...BODYWORK),
  dealership('vous faites la carrosserie où ?', 'services', ...BODYWORK),
  dealership('où est-ce que vous changez les pneus ?', 'services'),
  dealership('où est-ce que vous avez un atelier ?', 'services'),
  dealership('où est-ce que vous louez des voitures ?', 'services', 'luxembourg', 'mersch'),
  // The nearest dealership.
  dealership('J’habite Clervaux, c’est laquelle la plus proche de chez moi ?', 'address', 'marnach'),
  dealership('laquelle de vos concessions est la plus près de Wiltz ?', 'address', 'marnach'),
  dealership('je suis de Vianden, où dois-je aller ?', 'address', 'ettelbruck'),
  // The customer's own car.
  faq('vous reprenez les vieilles voitures ? la mienne est une clio de 2012', TRADE_IN),
  faq('la mienne est une clio de 2012, vous la reprenez ?', TRADE_IN),
  faq('vous reprenez les voitures ? ma voiture c’est une golf de 2012', TRADE_IN),
  faq('vous reprenez les voitures ? j’ai une polo diesel de 2015', TRADE_IN),
  faq('vous reprenez les voitures ? je roule en 208', TRADE_IN),
  // Prices.
  faq('est-ce que les prix sur le site comprennent l’immatriculation et la tva', FINAL_PRICES),
  faq('est-ce que les prix comprennent la tva ?', FINAL_PRICES),
  faq('le prix inclut-il la tva et l’immatriculation ?', FINAL_PRICES),
  models('duster ou bigster niveau prix et taille', DUSTER_AND_BIGSTER, 'length', 'width', 'height', 'fromPrice'),
  models('le prix et la longueur du duster', ['dacia-duster'], 'length', 'fromPrice'),
]
