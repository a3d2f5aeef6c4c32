import { appointment, comparison, faq, models, offers, testDrive } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions of buyers about contracts, the workshop, appointments and two models. */
export const BUYER_MATTER_ANSWERS: readonly AnswerQuestion[] = [
  faq(
    'si la voiture d’occasion me plaît pas au bout d’une semaine je peux la rendre ?',
    'Comment fonctionne l’échange sous quatorze jours ?',
  ),
  faq(
    'Est-ce que vous me rachetez ma vieille caisse même si c’est une autre marque ?',
    'Reprenez-vous mon ancienne voiture ?',
  ),
  faq('j habite a thionville, je peux prendre un leasing chez vous', 'Un frontalier peut-il louer chez vous ?'),
  faq(
    'Combien de millimètres il doit rester sur mes pneus pour être en règle ?',
    'Quelle profondeur de sculpture est admise ?',
  ),
  faq(
    'vous pouvez garder mes jantes d’hiver pendant l’été et c’est limité dans le temps?',
    'Combien de temps mes roues peuvent-elles rester au gardiennage ?',
  ),
  faq(
    'J’ai un crédit en cours sur ma voiture actuelle, vous vous en occupez si je la laisse chez vous ?',
    'Vendre ou faire reprendre la vôtre',
  ),
  faq(
    'si je fais la révision chez vous et pas chez le concessionnaire de la marque, est-ce que je perds la garantie constructeur ?',
    'Puis-je faire entretenir ma voiture chez vous sans perdre la garantie ?',
  ),
  faq('a quoi je dois penser comme papiers pour demander un pret auto?', 'Ce que nous vous demandons'),
  faq('Ma batterie va tenir combien en moins quand il gèle ?', 'L’autonomie baisse-t-elle en hiver ?'),
  faq(
    'On m’a enfoncé la portière sur le parking, vous savez enlever le creux sans tout repeindre ?',
    'Débosselage sans peinture',
  ),
  faq(
    'je peux emmener la voiture chez mon propre garagiste pour verification avant d’acheter',
    'Puis-je faire expertiser la voiture ailleurs ?',
  ),
  faq('Gitt dir och Autoen an d’Ausland liwweren?', 'Livrez-vous à l’étranger ?'),
  {
    ask: 'Qu’est-ce qui est compris dans le loyer d’un leasing privé, l’assurance aussi ?',
    answer: { code: 'leaseServices', count: 6 },
  },
  offers('leasing pour une renault 5 electrique, c’est combien par mois?', {
    kind: 'business',
    modelId: 'renault-renault-5',
  }),
  faq(
    'je roule plus que prévu dans mon contrat, je paie une amende ou on peut changer les km ?',
    'Et si je roule davantage que prévu ?',
  ),
  testDrive('J’aimerais essayer la 3008 électrique samedi matin à Luxembourg', 'peugeot-3008', {
    locationId: 'luxembourg',
    day: '2026-11-28',
    time: '10:00',
  }),
  appointment(
    'rdv pour monter les pneus hiver a Esch mardi prochain vers 8h, jai pas mes roues chez vous',
    'tyres',
    'esch-sur-alzette',
    '2026-12-01',
  ),
  {
    ask: 'Mon voyant moteur s’est allumé ce matin, vous avez une place à l’atelier de Grevenmacher cette semaine, de préférence en fin d’après-midi, et une voiture de remplacement ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'appointment', what: 'workshop', locationId: 'grevenmacher' },
        { code: 'faq', question: 'Proposez-vous une voiture de remplacement ?' },
      ],
    },
  },
  testDrive('Kann ech den Dacia Bigster e Samschdeg zu Ettelbréck probéiere kommen?', 'dacia-bigster', {
    locationId: 'ettelbruck',
    day: '2026-11-28',
  }),
  models('Duster ou Bigster, lequel a le plus gros coffre ?', ['dacia-duster', 'dacia-bigster'], 'bootVolume'),
  comparison('difference entre la volvo ex40 et la ex30 niveau autonomie', 'volvo-ex40', 'volvo-ex30'),
  comparison(
    'J’hésite entre une Clio hybride et une Yaris, laquelle consomme le moins ?',
    'renault-clio',
    'toyota-yaris',
  ),
  {
    ask: '5008 contre espace renault, cest lequel le moins cher en neuf et les deux ont bien 7 places?',
    answer: {
      code: 'several',
      answers: [
        { code: 'models', modelIds: ['peugeot-5008', 'renault-espace'], facts: ['fromPrice'] },
        { code: 'comparison', modelIds: ['peugeot-5008', 'renault-espace'] },
      ],
    },
  },
]
