import {
  appointment,
  brandDealers,
  comparison,
  dealership,
  equipment,
  fact,
  faq,
  FESTIVE,
  models,
  offers,
  testDrive,
  unknown,
} from './answer-question'
import type { AnswerQuestion } from './answer-question'

const VEHICLE: readonly AnswerQuestion[] = [
  fact('Quel est le montant à payer ?', 'price'),
  fact('elle est de quel mois ?', 'registration'),
  fact('combien de personnes peut-on asseoir ?', 'seats'),
  fact('ça donne quoi niveau conso ?', 'consumption'),
  fact('elle roule à l’essence ou au diesel ?', 'fuel'),
  fact('combien de km d’autonomie ?', 'range'),
  fact('Il y a une remise sur celle-ci ?', 'discount'),
  fact('où se trouve ce véhicule actuellement ?', 'location'),
  fact('est-ce une traction ou une propulsion ?', 'drive'),
  fact('Wéini gouf en fir d’éischt ugemellt?', 'registration'),
  fact('Welche Farbe hat er?', 'colour'),
  equipment('Est-elle équipée du GPS ?', /navigation/i),
  equipment('a-t-elle un toit panoramique ?', /toit/i, /toit/i),
  equipment('Y a-t-il des radars de recul ?', /stationnement/i),
  { ...models('Quelle est la hauteur du véhicule ?', ['dacia-jogger'], 'height'), onVehicle: true },
  unknown('combien de clés sont fournies ?', true),
  unknown('le carnet d’entretien est-il complet ?', true),
]

const DEALERSHIPS: readonly AnswerQuestion[] = [
  dealership('Serez-vous ouverts à la Saint-Sylvestre ?', { about: 'hours', day: '2026-12-31' }),
  dealership('Je peux venir à Esch le 2 janvier ?', { about: 'hours', day: '2027-01-02' }, 'esch-sur-alzette'),
  dealership('ouvert vendredi saint à Mersch ?', { about: 'hours', day: '2027-03-26' }, 'mersch'),
  dealership(
    'ouvert jeudi prochain jusqu’à quelle heure à Ettelbruck ?',
    { about: 'hours', day: '2026-11-26' },
    'ettelbruck',
  ),
  dealership('fermez-vous entre Noël et Nouvel An ?', FESTIVE),
  dealership('le garage de Luxembourg est-il ouvert le dimanche ?', 'hours', 'luxembourg'),
  dealership('à partir de quelle heure puis-je déposer ma voiture à l’atelier de Mersch ?', 'workshopHours', 'mersch'),
  dealership('Hutt Dir muer op zu Marnech?', { about: 'hours', day: '2026-11-26' }, 'marnach'),
  dealership('donnez-moi le téléphone de votre garage à Ettelbruck', 'phone', 'ettelbruck'),
  dealership('par quel mail contacter Esch ?', 'email', 'esch-sur-alzette'),
  dealership('Comment arriver chez vous à Grevenmacher ?', 'address', 'grevenmacher'),
  dealership('où est la concession la plus proche de Clervaux ?', 'address', 'marnach'),
  brandDealers('Chez qui puis-je voir une Volvo neuve ?', 'volvo', 'luxembourg', 'ettelbruck'),
]

const SERVICES: readonly AnswerQuestion[] = [
  offers('Quel est le loyer d’une MG ZS en leasing privé ?', { kind: 'private', modelId: 'mg-zs' }),
  offers('vos leasings pro avec 20 000 km par an', { kind: 'business', annualMileage: 20000 }),
  offers('private lease Dacia sur 5 ans', { kind: 'private', brandId: 'dacia', duration: 60 }),
  offers('un leasing privé de 36 mois chez Citroën, combien ?', { kind: 'private', brandId: 'citroen', duration: 36 }),
  faq('Vous reprenez ma vieille Golf ?', 'Reprenez-vous mon ancienne voiture ?'),
  faq('l’assurance est incluse dans le loyer ?', 'L’assurance est-elle comprise ?'),
  faq('qui règle les PV en leasing ?', 'Qui paie les amendes ?'),
  faq('on me rend la caution à la fin du leasing ?', 'Le dépôt d’un leasing est-il rendu ?'),
  faq('puis-je bloquer une voiture sur internet ?', 'Puis-je réserver une voiture en ligne ?'),
  faq('puis-je avoir une voiture de courtoisie pendant les réparations ?', 'Aurai-je une voiture de remplacement ?'),
  faq('j’habite à Metz, je peux prendre un leasing chez vous ?', 'Un frontalier peut-il louer chez vous ?'),
  faq('combien de voitures dans le comparateur ?', 'Combien de véhicules puis-je comparer ?'),
  faq('perd-on de l’autonomie quand il fait froid ?', 'L’autonomie baisse-t-elle en hiver ?'),
  testDrive('J’aimerais essayer la 408 à Luxembourg samedi matin', 'peugeot-408', {
    locationId: 'luxembourg',
    day: '2026-11-28',
  }),
  testDrive('possible de tester une électrique ?', 'none'),
  appointment('Il me faut un rdv à Esch pour le contrôle des freins', 'workshop', 'esch-sur-alzette'),
  appointment('changer mes pneus été contre des pneus hiver, Luxembourg', 'tyres', 'luxembourg'),
  comparison('Renault 5 ou ë-C3 : laquelle me conseillez-vous ?', 'citroen-e-c3', 'renault-renault-5'),
  comparison('le 2008 est-il moins cher que le Captur ?', 'peugeot-2008', 'renault-captur'),
  { ask: 'quelqu’un peut me téléphoner ?', answer: { code: 'contact' } },
  { ask: 'Salut !', answer: { code: 'hello' } },
  unknown('Quel est votre chiffre d’affaires ?'),
  unknown('avez-vous des pièces pour tondeuse ?'),
  unknown('Combien coûte une amende pour excès de vitesse ?'),
]

/** Questions of customers who say the same things in other words. */
export const CUSTOMER_ANSWERS: readonly AnswerQuestion[] = [...VEHICLE, ...DEALERSHIPS, ...SERVICES]
