import { appointment, dealership, employees, faq, languages, offers, testDrive, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const DIRECTORS = [
  'Isabelle Thinnes',
  'Luis Almeida',
  'Jean-Paul Steichen',
  'Romain Kieffer',
  'Sabine Kohnen',
  'Fernand Meyers',
]

const POSTS: readonly AnswerQuestion[] = [
  employees('qui dirige la concession de Marnach ?', 'Fernand Meyers'),
  employees('qui est votre directeur général', 'Claude Wagener'),
  employees('qui dirige le groupe ?', 'Claude Wagener'),
  employees('Qui est le directeur ?', 'Claude Wagener', ...DIRECTORS),
  employees('qui dirige vos concessions ?', ...DIRECTORS),
  employees('qui est le responsable de la concession d’Ettelbruck', 'Romain Kieffer'),
  employees('qui gère le garage de Grevenmacher ?', 'Sabine Kohnen'),
  employees('c’est qui le patron à Esch ?', 'Luis Almeida'),
  employees('comment s’appelle le directeur de Mersch ?', 'Jean-Paul Steichen'),
  employees('le nom de la directrice à Luxembourg, la concession', 'Isabelle Thinnes'),
  employees('Wien ass de Chef zu Miersch?', 'Jean-Paul Steichen'),
  employees('Wer ist der Direktor in Ettelbruck?', 'Romain Kieffer'),
  employees('qui est le chef d’atelier à Mersch ?', 'Yves Majerus'),
  employees('qui est le responsable carrosserie à Luxembourg ?', 'Serge Kolbach'),
  employees('qui est le responsable des pneus à Grevenmacher ?', 'Céline Hoffmann'),
  employees('qui est le responsable des flottes ?', 'Catherine Wampach'),
  employees('qui sont vos vendeurs à Marnach ?', 'Laurence Noël'),
  unknown('qui est le responsable carrosserie à Mersch ?'),
  unknown('qui est responsable des amendes en leasing ?'),
  unknown('qui sont vos vendeurs ?'),
  employees('qui est le PDG ?', 'Claude Wagener'),
  employees('qui est le conseiller pour les flottes ?', 'Lynn Hoscheit'),
]

const LANGUAGES: readonly AnswerQuestion[] = [
  languages('quelles langues parlez-vous ?', ''),
  languages('quelles langues parle-t-on à Mersch ?', '', 'mersch'),
  languages('parlez-vous luxembourgeois à Ettelbruck ?', 'lb', 'ettelbruck'),
  languages('on parle portugais chez vous ?', 'pt'),
  languages('Quelqu’un parle luxembourgeois à Mersch pour une Volvo ?', 'lb', 'mersch'),
  languages('un vendeur Volvo qui parle luxembourgeois à Mersch ?', 'lb', 'mersch'),
  languages('vous parlez anglais ou allemand à Marnach ?', 'de en', 'marnach'),
  languages('je voudrais parler à un conseiller qui parle italien', 'it'),
  languages('Je peux être reçu en allemand à Grevenmacher ?', 'de', 'grevenmacher'),
  languages('Schwätzt dir Lëtzebuergesch?', 'lb'),
  languages('Sprechen Sie Deutsch?', 'de'),
  languages('do you speak English?', 'en'),
  unknown('parlez-vous russe ?'),
  {
    ask: 'parlez-vous luxembourgeois à Mersch, et quels sont les horaires samedi ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'languages', languages: ['lb'], locationIds: ['mersch'] },
        { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: ['mersch'] },
      ],
    },
  },
  { ask: 'rappelez-moi en portugais, merci de me rappeler demain', answer: { code: 'contact' } },
]

const NOT_RECORDED: readonly AnswerQuestion[] = [
  faq('quels documents faut-il pour un financement ?', 'Ce que nous vous demandons'),
  unknown('quels justificatifs dois-je fournir pour le leasing ?'),
  faq('il faut quoi comme papiers pour le crédit ?', 'Ce que nous vous demandons'),
  faq('quels documents dois-je apporter pour l’essai ?', 'À apporter'),
  testDrive('un essai de la Duster à domicile, c’est possible ?', 'dacia-duster', { isAtHome: true }),
  testDrive('pouvez-vous venir chez moi pour un essai ?', 'none', { isAtHome: true }),
  offers('leasing privé : quelles offres ?', { kind: 'private' }),
  dealership('quels services proposez-vous à Mersch ?', 'services', 'mersch'),
  appointment('rendez-vous à l’atelier de Mersch mardi prochain', 'workshop', 'mersch', '2026-12-01'),
  appointment('changer mes pneus à Esch le 4 décembre', 'tyres', 'esch-sur-alzette', '2026-12-04'),
]

/** Questions about employees and their languages, and those that no record answers. */
export const STAFF_ANSWERS: readonly AnswerQuestion[] = [...POSTS, ...LANGUAGES, ...NOT_RECORDED]
