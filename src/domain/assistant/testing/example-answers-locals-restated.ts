import { appointment, comparison, dealership, fact, faq, models, several, unknown } from './answer-question'
import type { AnswerQuestion } from './answer-question'

const others = (ask: string, where: string): AnswerQuestion => ({
  ask,
  onVehicle: true,
  answer: { code: 'vehicles', where: `modele=dacia-jogger&${where}` },
})
const automatic = (ask: string): AnswerQuestion => ({ ask, answer: { code: 'automatic' } })

/** Others of the vehicle at hand, an own car at the workshop, several questions at once, and who answers. */
export const LOCAL_RESTATED_ANSWERS: readonly AnswerQuestion[] = [
  others('vous en avez une similaire moins chère ?', 'tri=prix-asc'),
  others('une pareille en automatique ?', 'boite=automatique'),
  others('comme celle-ci mais en diesel', 'carburant=diesel'),
  others('du même genre mais plus récente', 'tri=annee-desc'),
  others('j’aime pas la couleur, vous avez la même en noir ?', 'couleur=noir'),
  others('la couleur me plaît pas, elle existe en gris ?', 'couleur=gris'),
  { ask: 'vous l’avez en bleu ?', onVehicle: true, answer: { code: 'fact', fact: 'colour', colours: ['blue'] } },
  appointment(
    'vous pouvez jeter un oeil à ma voiture avant le contrôle technique ? c’est une polo de 2014',
    'workshop',
  ),
  appointment(
    'vidange et freins à Esch vendredi, c’est une clio de 2017',
    'workshop',
    'esch-sur-alzette',
    '2026-11-27',
  ),
  comparison('quelle différence entre la 208 et la 2008 hormis la taille ?', 'peugeot-208', 'peugeot-2008'),
  comparison('208 ou clio, départagez-les : prix et conso', 'peugeot-208', 'renault-clio'),
  models('quelle est la taille de la 2008 ?', ['peugeot-2008'], 'length', 'width', 'height'),
  fact('je suis très intéressé, elle est encore disponible ?', 'availability'),
  several(
    'la voiture est toujours là ? on peut venir samedi matin',
    { code: 'fact', fact: 'availability' },
    { code: 'dealership', about: 'hours', day: '2026-11-28', locationIds: 'all' },
  ),
  fact('son poids à vide, c’est pour ma banque', 'kerbWeight'),
  fact('quelle est la date de première immatriculation ? c’est pour l’assurance', 'registration'),
  fact('la garantie pour une voiture comme celle-ci ?', 'warranty'),
  dealership('il y a quelqu’un à midi à Mersch ?', 'hours', 'mersch'),
  fact('elle suce beaucoup ?', 'consumption'),
  fact('ça boit combien', 'consumption'),
  dealership('y a quelqu’un à Mersch avant 8h ?', 'hours', 'mersch'),
  dealership('il y a du monde tard le soir à Esch ?', 'hours', 'esch-sur-alzette'),
  dealership('vous faites la peinture aussi ?', 'services', 'luxembourg', 'esch-sur-alzette', 'ettelbruck'),
  dealership('vous faites aussi la carrosserie ?', 'services', 'luxembourg', 'esch-sur-alzette', 'ettelbruck'),
  dealership('combien de garages avez-vous et où ?', 'address'),
  dealership('Wann macht ihr in Esch auf?', 'hours', 'esch-sur-alzette'),
  dealership('Wann haben Sie in Mersch offen?', 'hours', 'mersch'),
  {
    ask: 'pneus d’hiver obligatoires quand ? et vous les gardez ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'faq', question: 'Quand les pneus d’hiver sont-ils obligatoires ?' },
        { code: 'faq', question: 'Combien de temps mes roues peuvent-elles rester au gardiennage ?' },
      ],
    },
  },
  unknown('l’essai est payant ?'),
  faq('combien de temps entre la commande et la livraison ?', 'Neuf en stock ou sur commande ?'),
  faq('une fois le contrat signé, combien de jours pour récupérer les clés ?', 'Neuf en stock ou sur commande ?'),
  unknown('c’est une machine à laver dans le coffre ?'),
  automatic('je parle à un robot là ?'),
  automatic('c’est une vraie personne qui répond ?'),
  automatic('t’es une ia ?'),
  automatic('vous êtes humain ?'),
  { ask: 'je veux parler à un humain', answer: { code: 'contact' } },
  fact('elle a une boite robot ou manuelle ?', 'transmission'),
  {
    ask: 'elle est visible où, et je peux l’essayer samedi ?',
    onVehicle: true,
    answer: {
      code: 'several',
      answers: [
        { code: 'fact', fact: 'location' },
        { code: 'testDrive', modelId: 'page', day: '2026-11-28' },
      ],
    },
  },
]
