import { breadcrumbs, button, callToAction, card, cards, faq, hero, question, text } from '../build/blocks'
import { car, scene } from '../build/pictures'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const privateLease = page('private-lease', {
  name: 'Leasing privé',
  title: 'Leasing privé au Luxembourg | Groupe Alzette',
  description:
    'Leasing privé sans apport obligatoire : loyer fixe, entretien, pneus, taxe et assistance compris. Comparez les offres et leurs conditions.',
  image: car('renault', 'hatchback', 'green', 'Citadine électrique verte', 'front', 31),
  edited: '2026-11-10',
  body: [
    breadcrumbs(['Accueil', '/'], ['Leasing privé', '/private-lease']),
    hero(
      'Une voiture neuve, un montant par mois, rien à prévoir',
      'Vous mettez l’énergie, nous mettons tout le reste.',
      {
        image: car('renault', 'hatchback', 'green', 'Citadine électrique verte', 'front', 31),
        buttons: [button('Comment ça marche', '/services/leasing', 'secondary')],
      },
    ),
    {
      component: 'lease-offers',
      title: 'Les offres du moment',
      intro: 'Durée, kilométrage, dépôt et loyer figurent sur chaque carte ; les conditions complètes sont à un clic.',
      kind: 'private',
      count: 100,
      filters: true,
    },
    cards(
      4,
      [
        card('Entretien', 'Révisions et pièces d’usure selon le plan du constructeur.', { icon: 'wrench' }),
        card('Pneus', 'Un jeu d’été, un jeu d’hiver, montage et gardiennage.', { icon: 'circle-dot' }),
        card('Assistance', 'Jour et nuit, en Europe, avec véhicule de remplacement.', { icon: 'phone' }),
        card('Taxe', 'La taxe sur les véhicules automoteurs est payée pour vous.', { icon: 'badge-check' }),
      ],
      { title: 'Compris dans chaque loyer', tone: 'mist' },
    ),
    text(`
      ## Un contrat qui se lit

      Notre contrat de leasing privé compte six pages. Il dit ce que vous payez, ce que nous faisons, ce qui se passe si vous roulez plus, si vous rendez la voiture plus tôt ou si elle est accidentée. Il n’y a pas de valeur résiduelle à votre charge : au terme, vous rendez les clés.

      Le dossier est étudié par le bailleur, qui vérifie que le loyer est compatible avec vos revenus. Comptez deux jours ouvrables. Les frontaliers domiciliés dans la Grande Région peuvent aussi souscrire, sous réserve des règles d’immatriculation de leur pays.
    `),
    faq('Vos questions', [
      question(
        'L’assurance est-elle comprise ?',
        'Elle est proposée en option, au tarif de groupe. Vous pouvez garder votre assureur, à condition de souscrire une garantie dégâts matériels.',
      ),
      question(
        'Puis-je choisir une voiture du stock ?',
        'Oui. Sur la page de chaque véhicule, l’onglet « Leasing privé » affiche le loyer correspondant et ouvre le calculateur. Voir les [véhicules en stock](/stock).',
      ),
      question(
        'Que se passe-t-il à la fin ?',
        'Vous rendez la voiture, vous en louez une autre, ou vous nous demandez un prix d’achat. Trois mois avant le terme, nous faisons ensemble un premier examen.',
      ),
    ]),
  ],
})

const businessLease = page('business-lease', {
  name: 'Leasing professionnel',
  title: 'Leasing professionnel et indépendants | Groupe Alzette',
  description:
    'Leasing professionnel dès le premier véhicule : loyers hors TVA, options à la carte et échéances adaptées à votre activité au Luxembourg.',
  image: scene('fleet', 5, 'Indépendante chargeant du matériel dans un break'),
  edited: '2026-11-10',
  body: [
    breadcrumbs(['Accueil', '/'], ['Leasing professionnel', '/business-lease']),
    hero(
      'La voiture de votre activité, hors du bilan de vos soucis',
      'Pour les indépendants et les sociétés, dès le premier véhicule et sans contrat-cadre.',
      {
        image: scene('fleet', 5, 'Indépendante chargeant du matériel dans un break'),
        buttons: [button('Plus de cinq véhicules ?', '/entreprise/fleet-leasing', 'secondary')],
      },
    ),
    {
      component: 'lease-offers',
      title: 'Offres professionnelles',
      intro: 'Loyers hors TVA, entretien compris.',
      kind: 'business',
      count: 100,
      filters: true,
    },
    text(`
      ## Ce qui change par rapport au leasing privé

      Les loyers sont exprimés **hors TVA**. Vous choisissez poste par poste ce qui entre dans le contrat : un indépendant qui fait entretenir sa voiture par un confrère peut exclure l’entretien, une société peut ajouter la carte de recharge. Les échéances peuvent suivre votre trésorerie : mensuelles, trimestrielles ou progressives.

      ## Les documents utiles

      - L’autorisation d’établissement ou un extrait du registre de commerce.
      - Les deux derniers comptes annuels, ou un plan financier pour une société récente.
      - La pièce d’identité du signataire et, s’il y a lieu, sa délégation de pouvoir.

      Une société créée depuis moins d’un an n’est pas exclue : le dossier se construit avec un dépôt ou une durée plus courte.

      ## Usage privé et avantage en nature

      Si la voiture sert aussi à des trajets privés, un avantage en nature s’ajoute à la rémunération du conducteur. Son calcul dépend du prix du véhicule neuf, de sa motorisation et de sa date d’immatriculation. Nous fournissons la fiche technique dont votre fiduciaire a besoin ; elle seule peut vous conseiller sur le plan fiscal.
    `),
    callToAction(
      'Comparer avec l’achat',
      'Nous chiffrons les deux, sur la même voiture et la même durée.',
      [
        button('Parler à un conseiller', '/directcontact'),
        button('Utilitaires', '/vehicules-utilitaires', 'secondary'),
      ],
      'ink',
    ),
  ],
})

/** Private and business lease. */
export const lease = (): StoryDraft[] => [privateLease, businessLease]
