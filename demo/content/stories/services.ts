import {
  beside,
  bookingButton,
  breadcrumbs,
  button,
  callToAction,
  card,
  cards,
  faq,
  figure,
  hero,
  pages,
  question,
  sticky,
  table,
  text,
  textWith,
} from '../build/blocks'
import { PHONE_LINK } from '../build/contact'
import { stock } from '../build/links'
import { car, scene } from '../build/pictures'
import { answerTime } from '../build/promises'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const trail = (label: string, slug: string) =>
  breadcrumbs(['Accueil', '/'], ['Atelier et services', '/services'], [label, `/services/${slug}`])

const overview = page('services', {
  name: 'Atelier et services',
  title: 'Atelier et services automobiles | Groupe Alzette',
  description:
    'Entretien, pneus, carrosserie, pièces, leasing et financement : tous les services du Groupe Alzette, avec ou sans voiture achetée chez nous.',
  image: scene('workshop', 1, 'Technicien penché sur un moteur dans un atelier clair'),
  edited: '2026-10-05',
  body: [
    breadcrumbs(['Accueil', '/'], ['Atelier et services', '/services']),
    hero(
      'Une voiture se choisit une fois. Elle s’entretient longtemps.',
      'Six ateliers, quatre-vingts techniciens et un principe : vous savez ce qui sera fait, et combien cela coûtera, avant que nous touchions à la première vis.',
      {
        image: scene('workshop', 1, 'Technicien penché sur un moteur dans un atelier clair'),
        buttons: [
          button('Prendre rendez-vous', '/formulaires', 'primary'),
          button('Trouver un atelier', '/concessions', 'secondary'),
        ],
      },
    ),
    cards(
      3,
      [
        card('Service après-vente', 'Révision, diagnostic, freins, climatisation, préparation au contrôle technique.', {
          icon: 'wrench',
          to: '/services/service-apres-vente',
          linkLabel: 'Entretenir sa voiture',
        }),
        card('Pneus et gardiennage', 'Montage, équilibrage, et vos roues au sec jusqu’à la saison suivante.', {
          icon: 'circle-dot',
          to: '/services/pneus-et-gardiennage',
          linkLabel: 'Changer de roues',
        }),
        card('Carrosserie', 'Du pare-chocs griffé à la remise en ligne d’un châssis, dans trois centres spécialisés.', {
          icon: 'car',
          to: '/services/carrosserie',
          linkLabel: 'Voir nos ateliers',
        }),
        card(
          'Après un sinistre',
          'Constat, assurance, expert, véhicule de remplacement : les démarches dans l’ordre.',
          { icon: 'file-text', to: '/services/carosserie', linkLabel: 'Suivre les étapes' },
        ),
        card('Débosselage et peinture', 'Une bosse de parking redressée sans peinture, souvent dans la journée.', {
          icon: 'paintbrush',
          to: '/services/debosselage-et-peinture',
          linkLabel: 'Estimer une réparation',
        }),
        card('Pièces et accessoires', 'Barres de toit, attelages, tapis sur mesure, pièces d’origine et de réemploi.', {
          icon: 'package',
          to: '/services/vente-de-pieces-et-accessoires',
          linkLabel: 'Commander une pièce',
        }),
        card('Leasing', 'Un loyer, une durée, un kilométrage : comment un contrat se construit.', {
          icon: 'calendar',
          to: '/services/leasing',
          linkLabel: 'Comprendre le leasing',
        }),
        card('Financement', 'Acheter à crédit en lisant chaque ligne de l’offre avec vous.', {
          icon: 'euro',
          to: '/services/financement',
          linkLabel: 'Préparer son dossier',
        }),
        card(
          'Reprise et occasion',
          'Vingt minutes d’expertise dans notre centre, une offre écrite valable sept jours.',
          { icon: 'refresh-cw', to: '/centre-de-vehicules-d-occasion', linkLabel: 'Découvrir le centre' },
        ),
      ],
      { title: 'De quoi avez-vous besoin ?' },
    ),
    text(`
      ## Votre voiture ne vient pas de chez nous ?

      Cela ne change rien. Nous sommes réparateur agréé des marques que nous distribuons et nos équipes interviennent aussi sur les autres, avec un outillage de diagnostic multimarque. Les opérations sont inscrites au carnet, papier ou numérique, et la garantie du constructeur reste entière lorsque ses préconisations sont suivies.

      ## Pendant que nous travaillons

      Chaque réception d’atelier propose un espace calme avec prise électrique, un vélo ou un véhicule de remplacement sur réservation. À Luxembourg et à Belval, l’arrêt de tram ou la gare sont à quelques minutes à pied, et les transports publics sont gratuits dans tout le pays.
    `),
    callToAction(
      'Vous hésitez entre deux services ?',
      'Décrivez le bruit, le voyant ou le choc, et cochez que vous préférez être rappelé : un réceptionnaire vous répond avec des mots clairs.',
      [button('Contact direct', '/directcontact'), button('Appeler', PHONE_LINK, 'secondary')],
    ),
    {
      component: 'trade-in',
      title: 'Combien vaut votre voiture ?',
      intro:
        'Décrivez-la en une minute. Un conseiller vous donne une première estimation, puis une offre écrite après vingt minutes d’expertise.',
    },
    { component: 'share-button', label: 'Partager cette page' },
  ],
})

const leasing = page('services/leasing', {
  name: 'Leasing',
  title: 'Comprendre le leasing automobile | Groupe Alzette',
  description:
    'Loyer, durée, kilométrage, restitution : tout ce qu’il faut savoir avant de signer un leasing au Luxembourg, expliqué sans petits caractères.',
  image: scene('documents', 2, 'Contrat et clé de voiture posés sur un bureau'),
  edited: '2026-09-14',
  body: [
    trail('Leasing', 'leasing'),
    hero(
      'Le leasing, expliqué comme à un ami',
      'Vous payez l’usage d’une voiture, pas la voiture. Voici ce que cela change, dans les deux sens.',
      {
        image: scene('documents', 2, 'Contrat et clé de voiture posés sur un bureau'),
        buttons: [
          button('Offres de leasing privé', '/private-lease'),
          button('Offres professionnelles', '/business-lease', 'secondary'),
        ],
      },
    ),
    text(`
      ## Ce que couvre un loyer

      Un contrat de leasing réunit dans une seule échéance des dépenses qui, sinon, tombent une à une : la dépréciation du véhicule, l’entretien prévu par le constructeur, les pneus, la taxe de circulation, l’assistance et, si vous le souhaitez, l’assurance. Le carburant ou l’électricité, le lavage et les amendes restent à votre charge.

      Trois chiffres déterminent le loyer : la **durée**, le plus souvent entre vingt-quatre et soixante mois, le **kilométrage annuel** et la **valeur estimée** de la voiture au terme. Plus elle garde sa valeur, moins vous payez.

      ## Pour qui, et pour qui non

      Le leasing convient à celles et ceux qui roulent de façon régulière, changent de voiture tous les trois ou quatre ans et aiment un budget prévisible. Il convient moins à qui garde ses voitures dix ans, roule très peu ou tient à les transformer : dans ce cas, un [achat financé](/services/financement) revient souvent moins cher, et nous vous le dirons.

      ## La restitution, sans surprise

      Trois mois avant le terme, nous examinons la voiture avec vous à l’aide d’une grille illustrée : ce qui relève de l’usure normale n’est pas facturé, le reste est chiffré par écrit. Vous avez alors le temps de faire réparer où vous voulez. Les kilomètres manquants vous sont remboursés, les kilomètres supplémentaires facturés, au tarif inscrit dès le premier jour au contrat.
    `),
    cards(
      4,
      [
        card('1. Choisir', 'Un modèle de la gamme ou une voiture de notre stock, déjà immatriculée.', {
          icon: 'search',
        }),
        card('2. Régler', 'Durée, kilométrage et options dans le calculateur de chaque véhicule.', {
          icon: 'sliders-horizontal',
        }),
        card('3. Signer', 'Analyse du dossier sous deux jours ouvrables, signature en concession ou à distance.', {
          icon: 'file-text',
        }),
        card('4. Rouler', 'Remise des clés, puis un seul numéro pour tout ce qui arrive ensuite.', {
          icon: 'key-round',
        }),
      ],
      { title: 'Quatre étapes', tone: 'mist' },
    ),
    faq('Questions sur le leasing', [
      question(
        'Puis-je rendre la voiture plus tôt ?',
        'Oui. Le contrat fixe la méthode de calcul de l’indemnité ; elle diminue chaque mois. Nous cherchons d’abord une solution moins coûteuse, comme la reprise du contrat par une autre personne.',
      ),
      question(
        'Qui peut conduire ?',
        'Le preneur et les membres de son foyer titulaires du permis, ainsi que toute personne autorisée par l’assurance. L’usage à l’étranger est couvert dans l’Espace économique européen.',
      ),
      question(
        'Et si je roule davantage que prévu ?',
        'Le kilométrage peut être revu en cours de contrat, à la hausse comme à la baisse, tous les six mois. Le loyer s’ajuste, sans frais de dossier.',
      ),
    ]),
    {
      component: 'lease-offers',
      title: 'Quelques offres du moment',
      intro: 'Chaque loyer est accompagné de ses conditions complètes.',
      kind: 'private',
      count: 3,
    },
  ],
})

const financing = page('services/financement', {
  name: 'Financement',
  title: 'Financer sa voiture au Luxembourg | Groupe Alzette',
  description:
    'Prêt à mensualités constantes, valeur de reprise garantie ou solde à la fin : comparez les formules et préparez votre dossier de financement.',
  image: scene('documents', 5, 'Deux personnes relisent une offre de crédit à une table'),
  edited: '2026-11-20',
  body: [
    trail('Financement', 'financement'),
    hero(
      'Acheter à crédit, en connaissance de cause',
      'Un bon financement se reconnaît à ceci : vous pouvez l’expliquer à quelqu’un d’autre après l’avoir signé.',
      {
        image: scene('documents', 5, 'Deux personnes relisent une offre de crédit à une table'),
        buttons: [
          button('Choisir une voiture', '/stock'),
          button('Parler à un conseiller', '/directcontact', 'secondary'),
        ],
      },
    ),
    text(`
      **Attention, emprunter de l’argent coûte aussi de l’argent.**

      Le Groupe Alzette agit comme intermédiaire pour plusieurs banques. Nous présentons au moins deux offres, côte à côte, avec le taux annuel effectif global, le coût total et le tableau d’amortissement complet. Vous disposez ensuite de quatorze jours calendaires pour vous rétracter d’un crédit à la consommation.

      ## Deux façons de rembourser

      **Le prêt à mensualités constantes.** Vous remboursez le même montant chaque mois ; à la dernière échéance, la voiture est entièrement payée. C’est la formule la plus lisible et, à durée égale, celle dont le coût total est en général le plus bas.

      **Le prêt avec solde final.** Une partie du capital est reportée au terme. Les mensualités sont plus légères, mais vous payez des intérêts sur le solde pendant toute la durée. À la fin, trois choix : régler ce solde, le refinancer ou nous céder la voiture à la valeur de reprise convenue.

      ## Ce que nous vous demandons

      1. Une pièce d’identité et un justificatif de résidence.
      2. Vos trois dernières fiches de salaire ou, pour les indépendants, les deux derniers bulletins d’imposition.
      3. Un relevé des crédits en cours.

      La banque doit vérifier que le crédit est supportable. Un refus n’est pas un jugement : il protège aussi votre budget, et nous cherchons alors une voiture plus accessible dans le [stock](/stock).

      ## Un exemple, toujours complet

      Sur chaque véhicule, le bloc de prix affiche l’exemple représentatif qui correspond à la voiture : montant du crédit, durée, nombre et montant des échéances, taux débiteur, taux annuel effectif global et montant total dû. Nous ne publions pas de mensualité isolée, parce qu’un chiffre seul ne permet pas de comparer.
    `),
    {
      component: 'stock-quick-search',
      variant: 'financial',
      title: 'Cherchez par budget mensuel',
      popular: [button('Véhicules de direction', stock({ condition: 'demo' }), 'ghost')],
    },
    faq('Bon à savoir', [
      question(
        'Faut-il un apport ?',
        'Non, mais il réduit le coût total. La reprise de votre ancienne voiture peut en tenir lieu.',
      ),
      question(
        'Puis-je rembourser par anticipation ?',
        'À tout moment, en tout ou en partie. L’éventuelle indemnité est plafonnée par la loi et figure dans l’offre.',
      ),
      question(
        'L’assurance solde restant dû est-elle obligatoire ?',
        'Non. Nous vous en indiquons le prix séparément afin que vous puissiez la refuser ou la souscrire ailleurs.',
      ),
    ]),
  ],
})

/** Three pages to be read one after the other, from the accident to the last scratch. */
const bodyworkSeries = pages(
  'Carrosserie, pas à pas',
  ['Après un sinistre', '/services/carosserie'],
  ['Nos ateliers', '/services/carrosserie'],
  ['Débosselage et peinture', '/services/debosselage-et-peinture'],
)

const bodyworkWorkshops = page('services/carrosserie', {
  name: 'Carrosserie : nos ateliers',
  title: 'Carrosserie : nos ateliers | Groupe Alzette',
  description:
    'Trois carrosseries à Luxembourg, Belval et Ettelbruck : marbre, soudure aluminium, batteries haute tension et peinture à base d’eau.',
  image: scene('workshop', 7, 'Voiture sur un marbre de redressage'),
  edited: '2026-08-27',
  body: [
    trail('Carrosserie', 'carrosserie'),
    hero(
      'Trois ateliers, un métier de précision',
      'À Luxembourg, à Belval et à Ettelbruck, trente-deux carrossiers et peintres rendent aux voitures leur forme, leur teinte et leur sécurité d’origine.',
      {
        image: scene('workshop', 7, 'Voiture sur un marbre de redressage'),
        figures: [
          figure('32', 'carrossiers et peintres'),
          figure('0,5 mm', 'de tolérance au marbre'),
          figure('3 ans', 'de garantie sur la peinture'),
        ],
        buttons: [
          button('Après un sinistre', '/services/carosserie'),
          button('Petites bosses', '/services/debosselage-et-peinture', 'secondary'),
        ],
      },
    ),
    beside(
      'Belval : structure et haute tension',
      scene('workshop', 8, 'Zone de travail isolée pour voitures électriques'),
      `
      L’atelier d’Esch-sur-Alzette accueille les réparations lourdes. Son marbre électronique mesure un châssis en quarante points et compare le résultat aux cotes du constructeur. Une zone séparée, avec sol isolant et extraction dédiée, reçoit les véhicules électriques : six techniciens habilités y consignent la batterie avant toute soudure.
    `,
    ),
    beside(
      'Ettelbruck : finition et délais courts',
      scene('workshop', 9, 'Cabine de peinture éclairée'),
      `
      À Ettelbruck, tout est organisé pour que la voiture reparte vite : deux cabines à récupération de chaleur, un banc de calibrage des caméras et radars, et un véhicule de remplacement réservé en même temps que le rendez-vous. Un pare-chocs entre le mardi matin et sort le jeudi.
    `,
      { imagePosition: 'start' },
    ),
    beside(
      'Luxembourg : le guichet des assurés',
      scene('showroom', 12, 'Réception de la carrosserie à la Cloche d’Or'),
      `
      À la Cloche d’Or, un expert tient permanence deux matins par semaine. Vous repartez avec un devis accepté et une date. Les petits chocs sont traités sur place ; les réparations de structure partent pour Belval sur notre propre camion.
    `,
    ),
    text(`
      ## Réparer avant de remplacer

      Une aile peut être redressée, une optique rénovée, un plastique ressoudé. Quand la sécurité le permet, nous proposons cette voie : elle coûte moins, évite une pièce neuve et préserve les assemblages d’usine. Pour le reste, nous utilisons des pièces d’origine ou, à votre demande, des [pièces de réemploi](/services/vente-de-pieces-et-accessoires) contrôlées.

      ## Calibrer ce qui ne se voit pas

      Depuis que pare-brise et pare-chocs abritent des caméras et des radars, une réparation n’est terminée qu’après leur calibrage. Le rapport de mesure vous est remis avec la facture, ainsi que les photos prises à chaque étape.
    `),
    {
      component: 'image-grid',
      title: 'Dans les ateliers',
      columns: 3,
      images: [
        scene('workshop', 10, 'Mesure d’un châssis'),
        scene('workshop', 11, 'Ponçage d’une aile'),
        car('volvo', 'estate', 'grey', 'Break gris après réparation, vu de trois quarts arrière', 'rear_side', 9),
      ],
    },
    bodyworkSeries,
    sticky('Demander un devis', '/services/carosserie'),
  ],
})

const afterAccident = page('services/carosserie', {
  name: 'Carosserie : démarches après un sinistre',
  title: 'Après un sinistre : les démarches | Groupe Alzette',
  description:
    'Constat, déclaration, expertise, franchise, voiture de remplacement : les démarches après un accident au Luxembourg, étape par étape.',
  image: scene('documents', 8, 'Constat amiable posé sur un capot'),
  edited: '2026-08-27',
  body: [
    trail('Après un sinistre', 'carosserie'),
    hero(
      'Un accident ? Voici la suite, dans l’ordre.',
      'D’abord les personnes, ensuite les papiers, enfin la tôle. Gardez cette page : elle tient sur un écran de téléphone.',
      {
        buttons: [
          button('Appeler l’assistance', PHONE_LINK, 'primary', { icon: 'phone' }),
          button('Écrire à la carrosserie', '/contact', 'secondary'),
        ],
      },
    ),
    text(`
      ## Sur place

      1. Mettez-vous à l’abri, enfilez le gilet, posez le triangle. En cas de blessure, composez le 112.
      2. Remplissez le constat amiable avec l’autre conducteur. Cochez les cases avant de dessiner le croquis, et ne signez que ce que vous avez compris.
      3. Photographiez les quatre côtés des véhicules, les plaques et l’environnement.
      4. Si la voiture ne peut plus rouler, appelez votre assistance et indiquez l’un de nos ateliers comme destination : vous avez le libre choix du réparateur.

      ## Dans les jours qui suivent

      Transmettez le constat à votre assureur dans le délai prévu par votre contrat, souvent huit jours. De notre côté, il nous faut une photo de la carte grise, le numéro de sinistre et vos disponibilités. Nous établissons le devis, prenons rendez-vous avec l’expert et commandons les pièces dès son accord, pas avant.

      ## La franchise et le reste

      Si vous êtes en droit, l’assureur adverse règle la réparation et l’immobilisation. Sinon, votre garantie dégâts matériels intervient et la franchise vous est facturée à la sortie. Nous travaillons en paiement direct avec les principales compagnies du pays : vous n’avancez que ce qui vous revient.
    `),
    faq('Et concrètement ?', [
      question(
        'Aurai-je une voiture de remplacement ?',
        'Oui, sur réservation, pendant toute la durée des travaux. Elle est comprise dans beaucoup de contrats d’assistance ; dans le cas contraire, nous vous indiquons le prix par jour avant la remise des clés.',
      ),
      question(
        'Combien de temps dure une réparation ?',
        'Un choc léger demande deux à trois jours, une réparation de structure deux à trois semaines selon les pièces. La date figure sur l’ordre de réparation, et vous êtes prévenu si elle change.',
      ),
      question(
        'Que se passe-t-il si la voiture est déclarée économiquement irréparable ?',
        'L’expert en fixe la valeur avant sinistre. Nous pouvons vous proposer une voiture équivalente de notre [stock](/stock) et gérer la cession de l’épave.',
      ),
    ]),
    callToAction('Voir où elle sera réparée', 'Trois centres, à Luxembourg, Belval et Ettelbruck.', [
      button('Nos ateliers de carrosserie', '/services/carrosserie', 'secondary'),
    ]),
    bodyworkSeries,
  ],
})

const dents = page('services/debosselage-et-peinture', {
  name: 'Débosselage et peinture',
  title: 'Débosselage et peinture automobile | Groupe Alzette',
  description:
    'Bosse de parking, grêle, rayure, jante frottée : débosselage sans peinture et retouches localisées, devis annoncé avant chaque travail.',
  image: car('citroen', 'hatchback', 'yellow', 'Portière jaune vue de près', 'detail', 3),
  edited: '2026-06-18',
  body: [
    trail('Débosselage et peinture', 'debosselage-et-peinture'),
    hero(
      'La bosse s’en va, la peinture reste',
      'Redresser une tôle de l’intérieur, sans mastic ni vernis : une spécialité d’artisan, plus rapide et moins chère qu’une réparation classique.',
      {
        image: car('citroen', 'hatchback', 'yellow', 'Portière jaune vue de près', 'detail', 3),
        buttons: [button('Décrire la bosse', '/contact'), button('Nos ateliers', '/services/carrosserie', 'secondary')],
      },
    ),
    cards(3, [
      card(
        'Débosselage sans peinture',
        'Pour les enfoncements sans éclat : portière de voisin, ballon, grêle. La teinte d’origine est conservée.',
        { icon: 'hand' },
      ),
      card(
        'Peinture localisée',
        'Une rayure profonde se traite sur la zone, puis se fond dans l’élément. La nuance est relevée au spectrophotomètre.',
        { icon: 'paintbrush' },
      ),
      card(
        'Jantes et optiques',
        'Jante frottée contre un trottoir, phare jauni : remise en état plutôt que remplacement, quand la sécurité le permet.',
        { icon: 'circle-dot' },
      ),
    ]),
    textWith(
      `
      ## Comment juger une bosse

      Passez l’ongle sur le vernis. S’il glisse sans accrocher et que l’arête de la tôle n’est pas pliée net, le débosselage sans peinture a toutes ses chances. Si l’ongle accroche ou si l’on voit l’apprêt, il faudra repeindre. Une photo prise de biais, avec un reflet droit sur la carrosserie, nous permet presque toujours de trancher à distance.
      `,
      button('Envoyer une photo de la bosse', '/contact', 'secondary'),
      `
      ## Après un orage de grêle

      Un toit peut compter cent impacts. Le tunnel lumineux d’[Ettelbruck](/concessions/ettelbruck) les révèle tous ; le relevé part à votre assureur le jour même. Comptez deux à quatre jours d’atelier, sans démontage des éléments soudés. Mieux vaut déclarer avant de laver la voiture, et ne pas attendre : la plupart des contrats fixent un délai.

      ## Une voiture rendue propre

      Fin de leasing, vente, simple envie de la retrouver comme au premier jour : nous groupons les petites réparations en un forfait annoncé à l’avance. Pour une restitution, faites-le avant l’examen final ; nos conseillers [leasing](/services/leasing) vous diront ce qui vaut la peine et ce qui relève de l’usure normale.
      `,
    ),
    callToAction(
      'Une bosse, une griffe, un éclat ?',
      `Décrivez-la en choisissant « La carrosserie » pour sujet : un carrossier vous répond sous ${answerTime('contact')} et vous dit s’il faut la montrer.`,
      [button('Nous écrire', '/contact')],
    ),
    bodyworkSeries,
  ],
})

const tyres = page('services/pneus-et-gardiennage', {
  name: 'Pneus et gardiennage',
  title: 'Pneus et gardiennage de roues | Groupe Alzette',
  description:
    'Montage sur rendez-vous en quarante minutes, gardiennage de vos roues, conseil été, hiver ou quatre saisons dans six ateliers du pays.',
  image: scene('tyres', 1, 'Roues étiquetées dans un entrepôt'),
  edited: '2026-10-01',
  body: [
    trail('Pneus et gardiennage', 'pneus-et-gardiennage'),
    hero(
      'Quarante minutes, quatre roues, un café',
      'Deux fois par an, la même question : où ai-je rangé les autres roues ? Chez nous, lavées, mesurées et étiquetées à votre nom.',
      {
        image: scene('tyres', 1, 'Roues étiquetées dans un entrepôt'),
        buttons: [
          button('Prendre rendez-vous', '/formulaires/prise-de-rendez-vous-pneus-roues'),
          button('Demander une offre', '/formulaires/demande-offre-pneus', 'secondary'),
        ],
      },
    ),
    text(`
      ## Ce que dit le Code de la route

      Au Luxembourg, les pneus d’hiver ne sont pas liés à une date mais aux **conditions** : verglas, neige tassée, neige fondante, plaques de glace ou givre. Qui roule alors sans pneus adaptés est en infraction et engage sa responsabilité en cas d’accident. En pratique, d’octobre à Pâques, mieux vaut être équipé. Le symbole à rechercher est la montagne à trois pics avec un flocon. Les règles en vigueur sont publiées sur [guichet.lu](https://guichet.public.lu).

      ## Hiver, été ou quatre saisons ?

      Deux jeux de roues restent le meilleur choix pour qui dépasse 15.000 km par an, monte vers l’Oesling ou part au ski. Un bon pneu quatre saisons suffit à une citadine qui roule peu et peut attendre quand la route est blanche. Pour une voiture électrique, plus lourde et plus coupleuse, nous vérifions l’indice de charge et la résistance au roulement : l’autonomie s’en ressent.

      ## Gardiennage

      À la dépose, chaque roue est lavée, contrôlée et photographiée. Nous notons la profondeur des sculptures et l’âge du pneu ; si le jeu ne tiendra pas la saison suivante, vous l’apprenez au printemps et non le jour de la première neige. Les roues sont stockées à la verticale, à l’abri de la lumière, et assurées contre le vol et l’incendie.
    `),
    table(
      'Trois pneus, trois usages',
      [
        ['', 'Pneu d’été', 'Pneu quatre saisons', 'Pneu d’hiver'],
        ['Gomme souple', 'Au-dessus de 7 °C', 'Toute l’année, hors grand froid', 'Au-dessous de 7 °C'],
        ['Route sèche en été', 'Très bon', 'Bon', 'Moyen'],
        ['Neige et verglas', 'Non autorisé', 'Bon', 'Très bon'],
        ['Pour qui', 'Deux jeux de roues', 'Moins de 10.000 km par an, en ville', 'Deux jeux de roues'],
      ],
      { caption: 'Repères généraux ; l’étiquette européenne de chaque pneu donne ses notes exactes.' },
    ),
    {
      component: 'appointment-booking-grid',
      title: 'Choisissez votre atelier',
      intro: 'Deux dates au choix, une confirmation par une personne.',
      buttons: [
        bookingButton('Luxembourg', 'tyres', 'luxembourg'),
        bookingButton('Esch-sur-Alzette', 'tyres', 'esch-sur-alzette'),
        bookingButton('Mersch', 'tyres', 'mersch'),
        bookingButton('Ettelbruck', 'tyres', 'ettelbruck'),
        bookingButton('Grevenmacher', 'tyres', 'grevenmacher'),
        bookingButton('Marnach', 'tyres', 'marnach'),
      ],
    },
    faq('Avant de venir', [
      question(
        'Dois-je apporter quelque chose ?',
        'L’écrou antivol et, si vos roues ne sont pas chez nous, les quatre roues dans le coffre. La carte grise reste dans la voiture.',
      ),
      question(
        'Faut-il resserrer les roues ?',
        'Oui, après une cinquantaine de kilomètres. Passez sans rendez-vous dans n’importe lequel de nos ateliers, cela prend trois minutes.',
      ),
      question(
        'Quelle profondeur de sculpture est admise ?',
        'La limite légale est de 1,6 mm. Nous conseillons de remplacer un pneu d’été à 3 mm et un pneu d’hiver à 4 mm : au-delà, la distance de freinage sur sol mouillé s’allonge nettement.',
      ),
    ]),
  ],
})

const afterSales = page('services/service-apres-vente', {
  name: 'Service après-vente',
  title: 'Service après-vente et entretien | Groupe Alzette',
  description:
    'Révision, diagnostic, freins, batterie, climatisation : un devis avant chaque intervention, des pièces d’origine et un véhicule de prêt.',
  image: scene('workshop', 3, 'Réceptionnaire et cliente devant une voiture levée'),
  edited: '2026-07-09',
  body: [
    trail('Service après-vente', 'service-apres-vente'),
    hero(
      'Réparer ce qu’il faut, expliquer le reste',
      'Le réceptionnaire monte avec vous sur le pont : vous voyez la pièce usée avant qu’elle ne figure sur le devis.',
      {
        image: scene('workshop', 3, 'Réceptionnaire et cliente devant une voiture levée'),
        buttons: [
          button('Demander un rendez-vous', '/services/service-apres-vente#formulaire'),
          button('Horaires des ateliers', '/concessions', 'secondary'),
        ],
      },
    ),
    cards(
      2,
      [
        card(
          'Entretien périodique',
          'Selon le plan du constructeur, avec l’huile et les filtres qu’il prescrit. Le prix est fixé par modèle et par kilométrage, affiché à la réception.',
          { icon: 'clipboard-check' },
        ),
        card(
          'Diagnostic',
          'Un voyant, un bruit, une odeur : une heure de recherche au tarif annoncé, puis un devis détaillé. Rien n’est remplacé « pour voir ».',
          { icon: 'activity' },
        ),
        card(
          'Véhicules électriques',
          'Bilan de santé de la batterie, liquide de refroidissement, freins peu sollicités qui vieillissent autrement : notre check-list est la leur.',
          { icon: 'zap' },
        ),
        card(
          'Contrôle technique',
          'Préparation, présentation au centre agréé et retour avec le certificat. En cas de défaut, nous vous appelons avant de réparer.',
          { icon: 'badge-check' },
        ),
      ],
      { title: 'Ce que nous faisons chaque jour' },
    ),
    text(`
      ## Votre rendez-vous, heure par heure

      Votre demande arrive à l’atelier avec un numéro de référence, que vous recevez aussitôt par courriel. L’heure choisie est un souhait : un réceptionnaire la confirme sous ${answerTime('service')}, et le lien du courriel permet d’en changer. Le matin, dix minutes suffisent : tour de la voiture, remise des clés, prêt d’un véhicule si vous l’avez réservé. Dans la journée, le technicien filme ce qu’il constate ; vous acceptez ou refusez chaque ligne depuis votre téléphone. Le soir, la facture reprend exactement ce que vous avez accepté.

      ## Garanties

      Toute réparation est garantie deux ans, pièces et main-d’œuvre. La garantie commerciale de nos [véhicules d’occasion](/centre-de-vehicules-d-occasion), douze mois au minimum, s’exerce dans les six ateliers, quel que soit le lieu d’achat. Les rappels de constructeur sont vérifiés à chaque passage et exécutés sans frais.

      ## Tôt, tard, sans attendre

      Une boîte à clés fonctionne jour et nuit dans chaque concession. À [Mersch](/concessions/mersch), l’atelier ouvre dès 6:30 ; à [Luxembourg](/concessions/luxembourg), il travaille aussi le samedi matin.
    `),
    {
      component: 'enquiry-form',
      title: 'Demander un rendez-vous',
      intro: `Décrivez ce qu’il faut faire et choisissez une heure d’ouverture de l’atelier : un réceptionnaire la confirme sous ${answerTime('service')}.`,
      kind: 'service',
    },
    sticky('Rendez-vous atelier', '/services/service-apres-vente#formulaire'),
  ],
})

const parts = page('services/vente-de-pieces-et-accessoires', {
  name: 'Vente de pièces et accessoires',
  title: 'Pièces et accessoires automobiles | Groupe Alzette',
  description:
    'Pièces d’origine, pièces de réemploi, barres de toit, attelages, sièges enfant et câbles de recharge : commande avant 15 heures, retrait le lendemain.',
  image: scene('showroom', 6, 'Comptoir des pièces avec rayonnages'),
  edited: '2026-05-28',
  body: [
    trail('Pièces et accessoires', 'vente-de-pieces-et-accessoires'),
    {
      component: 'toast',
      text: 'Inventaire : le comptoir des pièces est fermé le vendredi 27 novembre après-midi.',
      tone: 'warning',
    },
    hero(
      'La bonne pièce, du premier coup',
      'Avec le numéro de châssis, nous trouvons la référence exacte parmi quatre cent mille. Le plus souvent, elle est là demain matin.',
      {
        image: scene('showroom', 6, 'Comptoir des pièces avec rayonnages'),
        buttons: [button('Demander une pièce', '/contact'), button('Trouver un comptoir', '/concessions', 'secondary')],
      },
    ),
    cards(
      4,
      [
        card(
          'Transport',
          'Barres, coffres de toit, porte-vélos et attelages, à l’achat ou en location pour les vacances.',
          { icon: 'luggage' },
        ),
        card('Recharge', 'Câbles, bornes murales et installation par un électricien partenaire.', { icon: 'zap' }),
        card('Famille', 'Sièges enfant essayés dans votre voiture, pare-soleil, filets et tapis lavables.', {
          icon: 'baby',
        }),
        card('Protection', 'Tapis d’hiver, bacs de coffre, bavettes et films de seuil découpés sur mesure.', {
          icon: 'shield-check',
        }),
      ],
      { title: 'Accessoires', tone: 'mist' },
    ),
    text(`
      ## Origine, équivalent ou réemploi

      Trois qualités, trois prix, et nous vous dirons laquelle choisir. La **pièce d’origine** s’impose pour la sécurité et pendant la garantie. La **pièce de qualité équivalente**, fabriquée par un équipementier connu, convient à l’entretien courant d’une voiture plus âgée. La **pièce de réemploi**, démontée d’un véhicule hors d’usage et contrôlée, a du sens pour une portière, un rétroviseur ou un alternateur : elle coûte souvent la moitié du neuf.

      ## Commander

      Indiquez le numéro de châssis (rubrique E de la carte grise), la pièce recherchée et la concession de retrait. Une commande passée avant 15 heures est disponible le lendemain après 10 heures pour les références du stock central. Les professionnels disposent d’un compte, d’une livraison quotidienne et d’un interlocuteur dédié ; voyez les [services aux entreprises](/entreprise/services-aux-entreprises).

      ## Reprendre et échanger

      Un accessoire non monté, dans son emballage, se rend sous trente jours. Pour les pièces électroniques, codées sur votre véhicule, l’échange n’est possible qu’en cas de défaut : mieux vaut nous laisser vérifier la référence avec vous.
    `),
    callToAction(
      'Montage compris ?',
      'Attelage, caméra, alarme : nos ateliers posent ce que le comptoir vend, avec la même garantie.',
      [button('Service après-vente', '/services/service-apres-vente', 'secondary')],
    ),
    {
      component: 'contact-list',
      title: 'Parler à un magasinier',
      intro: 'Chacun consulte le stock des six comptoirs et vous dit où la pièce vous attend.',
      department: 'parts',
    },
  ],
})

/** `services` and everything below it. */
export const services = (): StoryDraft[] => [
  overview,
  leasing,
  financing,
  bodyworkWorkshops,
  afterAccident,
  dents,
  tyres,
  afterSales,
  parts,
]
