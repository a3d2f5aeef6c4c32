import { appointment, comparison, faq, models, testDrive, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions about contracts, the workshop, appointments and comparisons, wordy or figurative. */
export const STORYTELLER_MATTER_ANSWERS: readonly AnswerQuestion[] = [
  faq(
    'Mon collègue prétend qu’après la pose des roues je dois revenir pour les boulons. Il se moque de moi ?',
    'Faut-il resserrer les roues ?',
  ),
  faq('flashé sur l’A6 avec l’auto du leasing, c pour qui la douloureuse ?', 'Qui paie les amendes ?'),
  faq(
    'Et si au bout d’une semaine je m’aperçois que le vélo du petit ne rentre pas dans le coffre de l’occasion que vous m’avez vendue ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq(
    'Il me reste 14 mensualités à la banque sur l’ancienne, est-ce que ça vous empêche de la racheter ?',
    'Vendre ou faire reprendre la vôtre',
  ),
  faq(
    'Combien de temps vous hébergez mes jantes avant de les bazarder ?',
    'Combien de temps mes roues peuvent-elles rester au gardiennage ?',
  ),
  faq(
    'Orage hier soir, le capot ressemble à une balle de golf. Je passe au lavage avant de venir ?',
    'Après un orage de grêle',
  ),
  faq(
    'Les électriques d’occase j’ai peur qu’elles soient rincées comme mon téléphone, vous avez une preuve que la pile est bonne ?',
    'Comment connaître l’état d’une batterie d’occasion ?',
  ),
  faq(
    'La Clio de mon fils aura quatre bougies en avril, elle doit aller se faire inspecter ?',
    'À quel âge une voiture passe-t-elle le contrôle technique ?',
  ),
  faq(
    '20 appartements à Bonnevoie et un syndic têtu. Vous m’aidez pour ma wallbox ?',
    'Installez-vous des bornes à domicile ?',
  ),
  faq(
    'Mon frère est en fauteuil roulant, est-ce que vous modifiez des voitures pour le faire monter avec ?',
    'Ce que nous montons',
  ),
  unknown('c combien la vidange sur une clio de 2014'),
  faq(
    'Mon neveu démonte tout ce qui a un moteur. Y aurait-il une place d’apprentissage pour lui ?',
    'Comment se passe un recrutement',
  ),
  {
    ask: 'Dans le loyer pour particuliers, les pneus neige et l’assurance sont dedans ou en sus ?',
    answer: { code: 'leaseServices', count: 2 },
  },
  faq('Ma boîte a cinq mois d’existence, autant ne pas rêver d’un leasing pro ?', 'Les documents utiles'),
  faq(
    'je signe pour 4 ans et si dans 2 je pars vivre au Canada ? je rends les clés et basta ?',
    'Puis-je rendre la voiture plus tôt ?',
  ),
  testDrive('Coucou, la MG4 m’intrigue. Possible de la conduire mardi après 17h à Belval ?', 'mg-mg4', {
    locationId: 'esch-sur-alzette',
    day: '2026-12-01',
    time: '17:00',
  }),
  appointment('rdv roues hiver merch la semaine pro, plutot tot le matin', 'tyres', 'mersch'),
  {
    ask: 'Sage-femme à Differdange. Un voyant orange s’est allumé ce matin sur mon Captur, je peux vous le laisser jeudi ou vendredi mais il me faut de quoi rouler pendant ce temps',
    answer: {
      code: 'several',
      answers: [
        { code: 'appointment', what: 'workshop', locationId: 'esch-sur-alzette', day: '2026-11-26' },
        { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
      ],
    },
  },
  testDrive('Könnt ihr mit einem Volvo EX30 zu mir nach Junglinster kommen, Samstagvormittag?', 'volvo-ex30', {
    locationId: 'grevenmacher',
    missing: 'there',
    day: '2026-11-28',
    time: '10:00',
    isAtHome: true,
  }),
  comparison(
    'Duster ou Bigster pour tirer ma remorque de bûches, lequel est le plus costaud ?',
    'dacia-duster',
    'dacia-bigster',
  ),
  comparison(
    'La ë-C3 va-t-elle plus loin que la Dacia Spring, et de combien on la paye plus cher ?',
    'citroen-e-c3',
    'dacia-spring',
  ),
  models('coffre : 308 sw vs octavia break', ['peugeot-308-sw', 'skoda-octavia-combi'], 'bootVolume'),
  comparison(
    'J’hésite entre un 3008 tout électrique et un Scenic e-tech. Mon chef veut des chiffres : autonomie et puissance',
    'peugeot-3008',
    'renault-scenic',
  ),
]
