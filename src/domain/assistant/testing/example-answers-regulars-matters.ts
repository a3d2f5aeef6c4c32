import { appointment, comparison, faq, offers, testDrive, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of ordinary customers about buying, leases, appointments and two models. */
export const REGULAR_MATTER_ANSWERS: readonly AnswerQuestion[] = [
  faq('Comment ça se passe pour la reprise de mon ancien véhicule ?', 'Reprenez-vous mon ancienne voiture ?'),
  faq(
    'c’est vous qui faites l’immatriculation à la SNCA ou je dois y aller moi-même ?',
    'Les prix affichés sont-ils définitifs ?',
  ),
  faq('Livrez-vous en Belgique ? j’habite Arlon', 'Livrez-vous à l’étranger ?'),
  faq(
    'vous stockez les pneus hiver ? ca coute combien par saison',
    'Combien de temps mes roues peuvent-elles rester au gardiennage ?',
  ),
  { ask: 'Je peux parler à un vrai conseiller svp ?', answer: { code: 'contact' } },
  { ask: 'rappelez moi demain matin au sujet de la Captur que j’ai vue', answer: { code: 'contact' } },
  faq('Quels papiers faut il pour un financement quand on est frontalier ?', 'Ce que nous vous demandons'),
  faq('Vous gardez mes données combien de temps si je remplis le formulaire ?', 'Que deviennent mes données ?'),
  faq(
    'que couvre la garantie sur les occasions, et est-ce qu’on peut la prolonger ?',
    'Quelle garantie accompagne une occasion ?',
  ),
  unknown('il va neiger demain ?'),
  faq(
    'quel est le montant de la prime de l’etat pour une voiture electrique en ce moment',
    'Ai-je droit à une prime pour une électrique ?',
  ),
  offers('Vous faites du leasing privé ? à partir de combien par mois ?', { kind: 'private' }),
  offers('leasing pour une électrique, 48 mois et 20000 km/an, max 450 euros', {
    ids: ['mg-mg5-comfort', 'mg-s5-luxury-pro'],
  }),
  offers('Y a-t-il une offre private lease sur la Peugeot 2008 et c’est sur combien d’années ?', {
    kind: 'private',
    modelId: 'peugeot-2008',
  }),
  offers('quelle est l’offre leasing la moins chère avec au moins 15 000 km par an', { leastMileage: 15_000 }),
  testDrive('Je voudrais essayer le nouveau Renault 5 samedi matin si possible', 'renault-renault-5', {
    day: '2026-11-28',
    time: '10:00',
  }),
  appointment('rdv pour entretien + changement de pneus à Ettelbruck la semaine prochaine ?', 'tyres', 'ettelbruck'),
  appointment('voyant moteur allumé sur ma Tiguan, je peux passer quand ?', 'workshop'),
  faq(
    'Hi, can I cancel my test drive on Thursday and move it to next week?',
    'Puis-je changer ou annuler un rendez-vous demandé ici ?',
  ),
  comparison('2008 ou captur, laquelle consomme le moins ?', 'peugeot-2008', 'renault-captur'),
  {
    ask: 'Pouvez-vous me comparer la MG ZS et la Dacia Duster, prix et coffre surtout',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['mg-zs', 'dacia-duster'], facts: ['bootVolume'] },
        { code: 'comparison', modelIds: ['mg-zs', 'dacia-duster'] },
      ],
    },
  },
  unknown('c’est quoi la difference entre les deux premieres que vous m’avez montrées'),
]
