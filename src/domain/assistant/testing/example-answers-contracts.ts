import { faq } from './answer-question'
import type { AnswerQuestion } from './answer-question'

/** Questions about buying, credit and leasing in words that their entries do not share. */
export const CONTRACT_ANSWERS: readonly AnswerQuestion[] = [
  faq('mon prêt actuel n’est pas fini, vous rachetez la voiture quand même ?', 'Vendre ou faire reprendre la vôtre'),
  faq(
    'il me reste 5000 euros de crédit sur mon auto, ça pose problème pour la reprise ?',
    'Vendre ou faire reprendre la vôtre',
  ),
  {
    ask: 'mon leasing actuel court encore un an, vous reprenez la voiture ?',
    answer: {
      code: 'several',
      answers: [
        { code: 'vehicles', where: 'mensualite=0-&annee=2025-&mensualite-pour=leasing-prive' },
        { code: 'faq', question: 'Reprenez-vous mon ancienne voiture ?' },
      ],
    },
  },
  faq('Puis-je solder mon prêt auto plus tôt que prévu ?', 'Puis-je rembourser par anticipation ?'),
  faq(
    'est-ce que je paie des pénalités si je rembourse le crédit en avance ?',
    'Puis-je rembourser par anticipation ?',
  ),
  faq('quels justificatifs pour emprunter chez vous ?', 'Ce que nous vous demandons'),
  faq('C’est quoi un crédit ballon ?', 'Deux façons de rembourser'),
  faq('comment savoir quel crédit est le meilleur entre deux banques', 'Comment comparer deux offres de crédit ?'),
  faq('il faut obligatoirement mettre un apport ?', 'Faut-il un apport ?'),
  faq('on peut acheter sans apport ?', 'Faut-il un apport ?'),
  faq(
    'mon garagiste peut-il regarder la voiture avant que je signe ?',
    'Puis-je faire expertiser la voiture ailleurs ?',
  ),
  faq(
    'je peux faire inspecter l’occasion par un expert indépendant ?',
    'Puis-je faire expertiser la voiture ailleurs ?',
  ),
  faq('vous vendez aussi des autos qui ont beaucoup roulé ?', 'Vendez-vous aussi les voitures très kilométrées ?'),
  faq('la TVA est comprise dans les prix du site ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('il faut rajouter les frais de mise en circulation au prix affiché ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('on peut négocier les prix ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('vous faites une remise si je paie cash ?', 'Les prix affichés sont-ils définitifs ?'),
  faq('pouvez-vous me garder une voiture quelques jours ?', 'Puis-je réserver une voiture en ligne ?'),
  faq('je suis belge, vous m’amenez la voiture à Arlon ?', 'Livrez-vous à l’étranger ?'),
  faq('Liwwert dir och a Frankräich?', 'Livrez-vous à l’étranger ?'),
  faq('Liefert ihr auch nach Deutschland?', 'Livrez-vous à l’étranger ?'),
  faq('peut-on acheter entièrement par internet ?', 'Puis-je acheter sans me déplacer ?'),
  faq('ça veut dire quoi voiture de démonstration ?', 'Que signifie « véhicule de direction » ?'),
  faq('quelle garantie avez-vous sur les occasions ?', 'Quelle garantie accompagne une occasion ?'),
  faq('Huelt dir mäin alen Auto zeréck?', 'Reprenez-vous mon ancienne voiture ?'),
  faq('Nehmen Sie meinen alten Wagen in Zahlung?', 'Reprenez-vous mon ancienne voiture ?'),
  faq('vous donnez combien pour ma vieille Golf ?', 'Reprenez-vous mon ancienne voiture ?'),
  faq('on peut déduire mon ancienne voiture du prix de la nouvelle ?', 'Reprenez-vous mon ancienne voiture ?'),
  faq('que se passe-t-il si je fais plus de km que prévu avec mon leasing ?', 'Et si je roule davantage que prévu ?'),
  faq('le forfait km de mon contrat est trop petit, on peut l’augmenter ?', 'Et si je roule davantage que prévu ?'),
  faq('Wat geschitt wann ech méi Kilometer fueren wéi am Leasing virgesinn?', 'Et si je roule davantage que prévu ?'),
  faq('je perds mon travail, je peux arrêter le leasing ?', 'Puis-je rendre la voiture plus tôt ?'),
  faq('je veux casser mon contrat LLD avant terme', 'Puis-je rendre la voiture plus tôt ?'),
  faq('ma copine a le droit de rouler avec la voiture de leasing ?', 'Qui peut conduire ?'),
  faq('avec mon leasing je peux partir en vacances en Italie ?', 'Qui peut conduire ?'),
  faq('je dois prendre votre assurance pour le leasing ?', 'L’assurance est-elle comprise ?'),
  faq('on peut faire un leasing sur une occasion de votre parc ?', 'Puis-je choisir une voiture du stock ?'),
  faq('à la fin du leasing je peux racheter l’auto ?', 'Que se passe-t-il à la fin ?'),
  faq(
    'il y a une rayure sur la portière, je vais payer à la restitution du leasing ?',
    'La restitution, sans surprise',
  ),
  faq('leasing ou crédit, qu’est-ce qui est le plus avantageux ?', 'Pour qui, et pour qui non'),
  faq('c’est quoi la différence entre une location et un leasing', 'Quelle différence entre leasing et location ?'),
  faq('je vis à Trèves, un leasing est possible ?', 'Un frontalier peut-il louer chez vous ?'),
  faq('la caution du leasing, je la récupère à la fin ?', 'Le dépôt d’un leasing est-il rendu ?'),
  faq('si je me fais flasher avec la voiture de leasing qui paie ?', 'Qui paie les amendes ?'),
  faq('quels documents pour un business lease', 'Les documents utiles'),
  faq('c’est quoi l’avantage en nature pour une voiture de société', 'Usage privé et avantage en nature'),
  faq(
    'vous gérez aussi des véhicules de flotte achetés ailleurs ?',
    'Pouvez-vous gérer des véhicules achetés ailleurs ?',
  ),
  faq(
    'est-ce que vous mettez un traceur dans les voitures de la flotte ?',
    'Comment sont traitées les données de conduite ?',
  ),
  faq(
    'faire l’entretien ailleurs fait sauter la garantie ?',
    'Puis-je faire entretenir ma voiture chez vous sans perdre la garantie ?',
  ),
  faq('les réparations sont garanties combien de temps ?', 'Garanties'),
]
