import { appointment, comparison, faq, offers, testDrive, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of people of the country about buying, leases, the workshop, the assistant itself and two models. */
export const LOCAL_MATTER_ANSWERS: readonly AnswerQuestion[] = [
  unknown('je peux payer une partie en liquide et le reste par virement ou c interdit'),
  faq('ma voiture a encore un crédit dessus, vous la reprenez quand meme?', 'Vendre ou faire reprendre la vôtre'),
  faq(
    'c’est vous qui allez à la SNCA pour les plaques ou je dois me débrouiller',
    'Les prix affichés sont-ils définitifs ?',
  ),
  faq(
    'J’habite en Belgique, à Arlon, vous livrez jusque chez moi et comment ça se passe pour la TVA ?',
    'Livrez-vous à l’étranger ?',
  ),
  faq('vos occases sont garanties combien de tps', 'Quelle garantie accompagne une occasion ?'),
  {
    ask: 'faut que je change mes pneus neige quand au luxembourg? et vous les stockez?',
    answer: {
      code: 'several',
      answers: [
        { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
        { code: 'faq', question: 'Combien de temps mes roues peuvent-elles rester au gardiennage ?' },
      ],
    },
  },
  faq('Que faites-vous de mes données si je remplis le formulaire de contact', 'Que deviennent mes données ?'),
  faq('difference entre leasing et credit ballon, jy comprends rien', 'Pour qui, et pour qui non'),
  faq(
    'l’essai sur route ca coute qqch ? et mon fiston de 18 ans peut conduire ?',
    'Mon conjoint peut-il conduire aussi ?',
  ),
  faq(
    'si jamais elle me plait pas je peux la ramener sous 14 jours comme chez amazon?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq('Combien de temps entre la signature et le moment où j’ai les clés en main ?', 'Neuf en stock ou sur commande ?'),
  faq('pretez vous une voiture pendant la révision', 'Proposez-vous une voiture de remplacement ?'),
  { ask: 'vous etes un robot ou une vraie personne', answer: { code: 'automatic' } },
  unknown('il va faire quel temps demain ? je veux laver la bagnole mdr'),
  offers('leasing privé pour 15000 km par an sur 4 ans, c’est quoi le moins cher', {
    kind: 'private',
    duration: 48,
    annualMileage: 15_000,
  }),
  offers('vos offres de lease elec, y en a en dessous de 350 balles par mois ?', {
    ids: ['dacia-spring-expression', 'citroen-e-c3-plus'],
  }),
  offers('Je ne veux pas m’engager plus de 36 mois, vous louez quoi aux particuliers ?', {
    kind: 'private',
    duration: 36,
  }),
  {
    ask: 'en location longue durée l’assurance et les pneus sont compris ou c’est en plus ?',
    answer: { code: 'leaseServices', count: 4 },
  },
  appointment(
    'bjr, le voyant huile s’est allumé sur ma tiguan, quand est ce que je peux passer a l’atelier ?',
    'workshop',
  ),
  testDrive('j’aimerais tester le nouveau R5 jeudi apres le boulot si c’est possible', 'renault-renault-5', {
    day: '2026-11-26',
    time: '17:00',
  }),
  { ask: 'quelqu’un peut m’appeler apres 18h ? la journée je suis en réunion non stop', answer: { code: 'contact' } },
  faq(
    'Faut que j’annule mon rdv de mardi pour la vidange, je suis malade',
    'Puis-je changer ou annuler un rendez-vous demandé ici ?',
  ),
  appointment(
    'contrôle technique le mois prochain, vous pouvez checker la voiture avant ? c’est une corsa de 2015 à Mersch si possible',
    'workshop',
    'mersch',
  ),
  comparison('j’hesite entre la 2008 et le captur, vous prendriez quoi vous', 'peugeot-2008', 'renault-captur'),
  comparison(
    'Entre une yaris cross et une kona hybride, laquelle revient le moins cher et laquelle consomme le moins ?',
    'toyota-yaris-cross',
    'hyundai-kona',
  ),
  comparison(
    'c quoi la vraie différence entre le duster et le bigster a part la taille',
    'dacia-duster',
    'dacia-bigster',
  ),
  comparison('ma copine veut l’ex30, moi la mg4, départagez nous svp (autonomie et prix)', 'volvo-ex30', 'mg-mg4'),
]
