import { dealership, equipment, fact, faq, models, several, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** What the price includes, the same model with another wish, towns across the border, registration and terms of leases. */
export const PROSPECT_RESTATED_ANSWERS: readonly AnswerQuestion[] = [
  unknown('voiture fiable pour le trajet Esch-Mersch'),
  several(
    'les tapis sont inclus dans le prix ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'les plaques sont comprises dans le prix ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'la livraison est comprise ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'la préparation est incluse dans le prix ?',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  several(
    'est-ce que la carte grise est comprise',
    { code: 'fact', fact: 'price' },
    { code: 'faq', question: 'Les prix affichés sont-ils définitifs ?' },
  ),
  equipment('Les jantes alu sont comprises ?', /^Jantes forgées/, /^Jantes forgées/),
  equipment('le crochet d’attelage est inclus dans le prix ?', /^Attelage fixe/),
  fact('la garantie est comprise dans le prix ?', 'warranty'),
  equipment('pneus neige inclus ?', /^Pneus d/, /^Pneus d/),
  faq('les pneus hiver sont-ils compris dans le prix ?', 'Les prix affichés sont-ils définitifs ?'),
  {
    ask: 'vous auriez la même en rouge ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&couleur=rouge' },
  },
  {
    ask: 'la même en automatique',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&boite=automatique' },
  },
  {
    ask: 'la même en diesel ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&carburant=diesel' },
  },
  {
    ask: 'vous l’avez en neuf, la même ?',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'etat=neuf&modele=dacia-jogger' },
  },
  {
    ask: 'la même mais blanche',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&couleur=blanc' },
  },
  { ask: 'existe-t-elle en bleu ?', onVehicle: true, answer: { code: 'fact', fact: 'colour', colours: ['blue'] } },
  {
    ask: 'la même en noir ou gris',
    onVehicle: true,
    answer: { code: 'vehicles', where: 'modele=dacia-jogger&couleur=gris,noir' },
  },
  dealership('J’habite Arlon, quelle est votre concession la plus proche ?', 'address', 'mersch'),
  dealership('je viens de Thionville, où aller ?', 'address', 'esch-sur-alzette'),
  dealership('le garage le plus près de Trèves', 'address', 'grevenmacher'),
  faq('livrez-vous à Thionville ?', 'Livrez-vous à l’étranger ?'),
  faq('J’habite à Longwy, vous livrez ?', 'Livrez-vous à l’étranger ?'),
  dealership('quelle concession est la plus proche de Bitburg ?', 'address', 'grevenmacher'),
  dealership('Je suis de Metz, quel garage est le plus proche ?', 'address', 'esch-sur-alzette'),
  unknown('Peut-on payer en 3 fois ?'),
  faq('c’est moi qui dois aller à la SNCA pour l’immatriculation ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('vous vous occupez des plaques et de l’immatriculation ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('qui s’occupe de l’immatriculation à la SNCT ?', 'Les prix affichés sont-ils définitifs ?'),
  faq(
    'à quel âge passer le contrôle technique à la SNCA ?',
    'À quel âge une voiture passe-t-elle le contrôle technique ?',
  ),
  {
    ask: 'une électrique en leasing privé, 10000 km par an',
    answer: {
      code: 'offers',
      ids: ['dacia-spring-expression', 'citroen-e-c3-plus', 'renault-4-e-tech-techno', 'volvo-ex30-plus'],
    },
  },
  { ask: 'leasing 36 mois pour un SUV hybride', answer: { code: 'offers', ids: ['renault-symbioz-techno'] } },
  {
    ask: 'private lease pour une petite citadine sur 60 mois',
    answer: {
      code: 'offers',
      ids: ['dacia-spring-expression', 'dacia-sandero-stepway-expression', 'peugeot-208-allure'],
    },
  },
  {
    ask: 'Clio ou Ibiza, laquelle a le plus grand coffre ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['renault-clio'], facts: ['bootVolume'] },
        { code: 'vehicles', where: 'q=seat+ibiza' },
      ],
    },
  },
  models('une C3 ou une Polo, laquelle est plus longue ?', ['citroen-c3', 'volkswagen-polo'], 'length'),
]
