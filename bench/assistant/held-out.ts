import type { AnswerQuestion } from '../../src/domain/assistant/testing/answer-question'
import type { SearchQuestion } from '../../src/domain/assistant/testing/example-searches'

/*
 * Questions that the assistant's rules were not written for: indirect ones, stories, text-message spelling, a question
 * inside a longer message. They were written before the rules were last changed. Do not change a rule for one of them: the
 * score measures the assistant on questions that it was not tuned for.
 */

export const HELD_OUT_SEARCHES: readonly SearchQuestion[] = [
  [
    'Nous attendons notre troisième enfant, il nous faudrait sept places, 35 000 € tout compris',
    'places=7&prix=-35000',
  ],
  ['slt jcherche 1 clio essence pa trop chere max 15000', 'modele=renault-clio&carburant=essence&prix=-15000'],
  [
    'Ma fille vient d’avoir son permis. Une citadine automatique sous 14 000 € ?',
    'boite=automatique&carrosserie=compacte&prix=-14000',
  ],
  [
    'Je fais surtout de l’autoroute : un break diesel récent, après 2022',
    'carburant=diesel&carrosserie=break&annee=2023-',
  ],
  ['On m’a parlé du Duster. Il vous en reste en occasion ?', 'etat=occasion&modele=dacia-duster'],
  ['Quelque chose d’électrique avec au moins 400 km d’autonomie', 'carburant=electrique&autonomie=400-'],
  ['ni diesel ni essence, plutôt hybride, un SUV', 'carburant=hybride&carrosserie=suv'],
  ['Auriez-vous un utilitaire Renault pour mon entreprise de plomberie ?', 'marque=renault&categorie=utilitaire'],
  ['Une voiture qui tire 1 500 kg, budget 25 000 euros', 'remorquage=1500-&prix=-25000'],
  ['Toyota Yaris, mais pas plus de 40 000 km au compteur svp', 'modele=toyota-yaris&km=-40000'],
  ['je voudrais une peugeot rouge ou blanche', 'marque=peugeot&couleur=blanc,rouge'],
  ['Quels véhicules de direction avez-vous à Ettelbruck ?', 'etat=direction&concession=ettelbruck'],
]

const OPEN_NOW = { about: 'hours', day: '2026-11-25', isNow: true } as const

export const HELD_OUT_ANSWERS: readonly AnswerQuestion[] = [
  {
    ask: 'Qui parmi vos garages s’occupe de Volvo ?',
    answer: { code: 'brandDealers', brandIds: ['volvo'], locationIds: ['ettelbruck', 'luxembourg'] },
  },
  {
    ask: 'Où acheter une Citroën neuve dans votre groupe ?',
    answer: {
      code: 'brandDealers',
      brandIds: ['citroen'],
      locationIds: ['esch-sur-alzette', 'grevenmacher', 'luxembourg', 'mersch'],
    },
  },
  {
    ask: 'j’ai une Opel, dans quelle concession dois-je aller ?',
    answer: {
      code: 'brandDealers',
      brandIds: ['opel'],
      locationIds: ['grevenmacher', 'luxembourg', 'marnach', 'mersch'],
    },
  },
  {
    ask: 'Vos points de vente Skoda, c’est où ?',
    answer: { code: 'brandDealers', brandIds: ['skoda'], locationIds: [] },
  },
  {
    ask: 'Que peut-on faire chez vous à Marnach ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'La concession d’Esch propose quoi comme prestations ?',
    answer: { code: 'dealership', about: 'services', day: null, locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Quelles marques trouve-t-on à Grevenmacher ?',
    answer: { code: 'dealership', about: 'brands', day: null, locationIds: ['grevenmacher'] },
  },
  {
    ask: 'Je suis devant la porte à Mersch, c’est encore ouvert ?',
    answer: { code: 'dealership', ...OPEN_NOW, locationIds: ['mersch'] },
  },
  {
    ask: 'Y a-t-il quelqu’un en ce moment à la concession d’Ettelbruck, c’est ouvert ?',
    answer: { code: 'dealership', ...OPEN_NOW, locationIds: ['ettelbruck'] },
  },
  {
    ask: 'vous fermez à quelle heure ce soir à Esch',
    answer: { code: 'dealership', about: 'hours', day: '2026-11-25', locationIds: ['esch-sur-alzette'] },
  },
  {
    ask: 'Puis-je passer le 24 décembre au matin à Luxembourg, serez-vous ouverts ?',
    answer: { code: 'dealership', about: 'hours', day: '2026-12-24', locationIds: ['luxembourg'] },
  },
  {
    ask: 'À quel numéro je peux appeler Marnach ?',
    answer: { code: 'dealership', about: 'phone', day: null, locationIds: ['marnach'] },
  },
  {
    ask: 'Ma femme aimerait tester la Clio, plutôt à Mersch',
    answer: { code: 'testDrive', modelId: 'renault-clio', locationId: 'mersch' },
  },
  {
    ask: 'est-il possible d’essayer un EX30 chez vous à Ettelbruck ?',
    answer: { code: 'testDrive', modelId: 'volvo-ex30', locationId: 'ettelbruck', missing: 'there' },
  },
  {
    ask: 'J’aimerais prendre le volant d’une Renault 5 avant de me décider',
    answer: { code: 'testDrive', modelId: 'renault-renault-5' },
  },
  {
    ask: 'J’hésite entre le 2008 et le Captur, qu’en pensez-vous ?',
    answer: { code: 'comparison', modelIds: ['peugeot-2008', 'renault-captur'] },
  },
  {
    ask: 'Qu’est-ce qui consomme le moins, une Corsa ou une C3 ?',
    answer: { code: 'comparison', modelIds: ['citroen-c3', 'opel-corsa'] },
  },
  {
    ask: 'Entre l’Austral et le 3008, lequel est le plus puissant ?',
    answer: { code: 'comparison', modelIds: ['peugeot-3008', 'renault-austral'] },
  },
  { ask: 'Bon, et au niveau prix, on est à combien ?', onVehicle: true, answer: { code: 'fact', fact: 'price' } },
  { ask: 'Elle boit beaucoup ?', onVehicle: true, answer: { code: 'fact', fact: 'consumption' } },
  { ask: 'dites-moi depuis quand elle roule', onVehicle: true, answer: { code: 'fact', fact: 'registration' } },
  { ask: 'J’ai une caravane, elle peut la tirer ?', onVehicle: true, answer: { code: 'fact', fact: 'towing' } },
  {
    ask: 'On peut y installer cinq personnes ? combien de places ?',
    onVehicle: true,
    answer: { code: 'fact', fact: 'seats' },
  },
  {
    ask: 'Mon auto a dix ans, vous me la rachèteriez ?',
    answer: { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
  },
  {
    ask: 'J’habite en Belgique, la voiture peut-elle être livrée là-bas ?',
    answer: { code: 'faq', question: 'Livrez-vous à l’étranger ?' },
  },
  {
    ask: 'et si je dépasse le kilométrage de mon leasing ?',
    answer: { code: 'faq', question: 'Et si je roule davantage que prévu ?' },
  },
  {
    ask: 'Combien coûte par mois une 208 en private lease ?',
    answer: { code: 'offers', kind: 'private', modelId: 'peugeot-208' },
  },
  { ask: 'Est-ce que la météo sera bonne ce week-end à Esch ?', answer: { code: 'unknown' } },
  { ask: 'Mon voisin a une Peugeot qui fait un drôle de bruit, c’est grave ?', answer: { code: 'unknown' } },
  { ask: 'quel est le salaire de vos mécaniciens', answer: { code: 'unknown' } },
]
