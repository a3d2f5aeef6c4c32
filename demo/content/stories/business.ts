import {
  beside,
  breadcrumbs,
  button,
  callToAction,
  card,
  cards,
  faq,
  figure,
  hero,
  question,
  sticky,
  text,
} from '../build/blocks'
import { link, stock } from '../build/links'
import { dataSheet } from '../build/data-sheet'
import { car, scene } from '../build/pictures'
import { answerTime } from '../build/promises'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const trail = (label: string, slug: string) =>
  breadcrumbs(['Accueil', '/'], ['Entreprises', '/entreprise'], [label, `/entreprise/${slug}`])

const overview = page('entreprise', {
  name: 'Entreprises',
  title: 'Solutions automobiles pour entreprises | Groupe Alzette',
  description:
    'Fleet leasing, gestion de flotte, utilitaires et transformation : le Groupe Alzette équipe les indépendants, PME et grandes flottes du pays.',
  image: scene('fleet', 1, 'Rangée de voitures de société devant un immeuble'),
  edited: '2026-09-21',
  body: [
    breadcrumbs(['Accueil', '/'], ['Entreprises', '/entreprise']),
    hero(
      'Vos équipes roulent. Vous travaillez.',
      'Huit conseillers dédiés aux professionnels, du premier utilitaire d’un artisan à la car policy d’un groupe international.',
      {
        image: scene('fleet', 1, 'Rangée de voitures de société devant un immeuble'),
        figures: [
          figure('1.150', 'entreprises clientes'),
          figure('6.400', 'véhicules suivis'),
          figure('1', 'interlocuteur par client'),
        ],
        buttons: [
          button('Parler à un conseiller', '/entreprise/gestion-de-flotte'),
          button('Leasing professionnel', '/business-lease', 'secondary'),
        ],
      },
    ),
    cards(
      3,
      [
        card('Gestion de flotte', 'Un tableau de bord, des alertes et un seul relevé mensuel.', {
          icon: 'chart-column',
          to: '/entreprise/gestion-de-flotte',
          linkLabel: 'Simplifier le suivi',
        }),
        card('Fleet leasing', 'Un contrat-cadre, des conditions communes, chaque voiture à sa date.', {
          icon: 'file-text',
          to: '/entreprise/fleet-leasing',
          linkLabel: 'Voir les formules',
        }),
        card('Services aux entreprises', 'Priorité à l’atelier, convoyage, compte pièces et recharge sur site.', {
          icon: 'wrench',
          to: '/entreprise/services-aux-entreprises',
          linkLabel: 'Découvrir les services',
        }),
        card('Conseil utilitaires', 'Charge utile, volume, autonomie : trois questions avant de choisir.', {
          icon: 'truck',
          to: '/entreprise/vehicules-utilitaires',
          linkLabel: 'Bien choisir',
        }),
        card('Transformation', 'Aménagement, benne, frigo, accès pour fauteuil roulant.', {
          icon: 'hammer',
          to: '/entreprise/transformation-de-vehicules',
          linkLabel: 'Voir les réalisations',
        }),
        card('Gamme utilitaire', 'Fourgonnettes, fourgons et châssis de nos marques.', {
          icon: 'package',
          to: '/vehicules-utilitaires',
          linkLabel: 'Parcourir la gamme',
        }),
      ],
      { title: 'Par où commencer ?' },
    ),
    text(`
      ## Trois tailles, trois manières de faire

      **Vous êtes indépendant.** Une voiture immobilisée, c’est une journée perdue. Nous réservons le véhicule de remplacement en même temps que l’entretien et l’atelier de Mersch ouvre à 6:30.

      **Vous dirigez une PME.** De trois à trente véhicules, les besoins se ressemblent sans être identiques. Nous établissons avec vous une courte liste de modèles, négociée une fois par an, dans laquelle chacun choisit.

      **Vous gérez une grande flotte.** Appel d’offres, politique carbone, reporting : nous répondons dans votre format et nous livrons sur vos sites, au Luxembourg comme dans la Grande Région.
    `),
    callToAction(
      'Un diagnostic gratuit de votre flotte',
      'En deux heures, nous repérons les véhicules sous-utilisés, les contrats à renégocier et ceux qui peuvent passer à l’électrique.',
      [button('Demander un diagnostic', '/entreprise/gestion-de-flotte')],
      'ink',
    ),
  ],
})

const fleet = page('entreprise/gestion-de-flotte', {
  name: 'Gestion de flotte',
  title: 'Gestion de flotte automobile | Groupe Alzette',
  description:
    'Contrats, entretiens, amendes, recharges et sinistres réunis dans un seul relevé : la gestion de flotte du Groupe Alzette, dès trois véhicules.',
  image: scene('fleet', 2, 'Gestionnaire de flotte devant un tableau de suivi'),
  edited: '2026-09-21',
  body: [
    trail('Gestion de flotte', 'gestion-de-flotte'),
    hero(
      'Une flotte en ordre tient sur une page',
      'Échéances, coûts, émissions : un relevé le 5 de chaque mois, et des alertes seulement lorsqu’il y a quelque chose à décider.',
      { image: scene('fleet', 2, 'Gestionnaire de flotte devant un tableau de suivi') },
    ),
    text(`
      ## Ce que nous prenons en charge

      - Commande, immatriculation et livraison sur le lieu de travail.
      - Planification des révisions, des pneus et du contrôle technique, avec convoyage.
      - Réception, contrôle et ventilation des factures de carburant et de recharge.
      - Déclaration des sinistres, suivi de l’expertise et de la réparation.
      - Désignation du conducteur pour les avertissements taxés, sans que vous ouvriez un courrier.
      - Restitution ou revente en fin de vie, y compris l’effacement des données personnelles du système multimédia.

      ## Ce que vous gardez en main

      La politique automobile reste la vôtre. Nous vous aidons à l’écrire : catégories, plafonds, participation du salarié, recharge à domicile. Nous tenons compte de l’avantage en nature, dont le calcul dépend de la motorisation et de la date d’immatriculation ; les règles en vigueur sont publiées par l’Administration des contributions directes, et votre fiduciaire a le dernier mot.

      ## Des chiffres utiles

      Trois indicateurs suffisent à piloter une flotte : le coût par kilomètre, le taux d’immobilisation et les émissions par collaborateur. Nous les calculons pour chaque véhicule et les comparons à la moyenne de votre propre parc, jamais à une moyenne théorique.
    `),
    {
      component: 'enquiry-form',
      title: 'Demander un diagnostic gratuit',
      intro: `Indiquez le nombre de véhicules, votre besoin et la fin des contrats en cours. Vous recevez un numéro de référence par courriel et une réponse sous ${answerTime('fleet')}.`,
      kind: 'fleet',
    },
    faq('Questions de gestionnaires', [
      question(
        'Pouvez-vous gérer des véhicules achetés ailleurs ?',
        'Oui, toutes marques et tous bailleurs confondus. Nous reprenons l’historique à partir de votre fichier, quel que soit son format.',
      ),
      question(
        'Comment sont traitées les données de conduite ?',
        'Nous n’installons aucun traceur sans votre demande écrite et l’information préalable du personnel. Les kilométrages relevés à l’atelier suffisent à la plupart des suivis. Voir la [protection des données](/politique-de-traitement-des-donnees).',
      ),
    ]),
  ],
})

const fleetLeasing = page('entreprise/fleet-leasing', {
  name: 'Fleet leasing',
  title: 'Fleet leasing pour entreprises | Groupe Alzette',
  description:
    'Contrat-cadre, loyers hors TVA, kilométrage mutualisé : un fleet leasing pensé pour les flottes de cinq véhicules et plus au Luxembourg.',
  image: scene('fleet', 3, 'Remise de plusieurs voitures à une équipe'),
  edited: '2026-04-16',
  body: [
    trail('Fleet leasing', 'fleet-leasing'),
    hero(
      'Un contrat pour toutes, une date pour chacune',
      'Le contrat-cadre fixe les règles ; une simple annexe d’une page suffit ensuite pour chaque nouvelle voiture.',
      {
        image: scene('fleet', 3, 'Remise de plusieurs voitures à une équipe'),
        buttons: [
          button('Voir les offres', '/business-lease'),
          button('Nous consulter', '/entreprise/gestion-de-flotte', 'secondary'),
        ],
      },
    ),
    cards(3, [
      card(
        'Kilomètres mutualisés',
        'Les kilomètres d’un véhicule peu utilisé compensent ceux d’un autre. Le décompte se fait une fois l’an, sur l’ensemble.',
        { icon: 'gauge' },
      ),
      card('Durées décalées', 'De douze à soixante mois, pour renouveler par tiers plutôt que tout d’un coup.', {
        icon: 'calendar',
      }),
      card('Sortie prévue', 'Un départ, une embauche : la voiture change de conducteur sans nouveau contrat.', {
        icon: 'refresh-cw',
      }),
    ]),
    text(`
      ## Finance ou full service

      En **leasing financier**, votre société finance l’usage et organise elle-même l’entretien. En **full service**, un loyer unique comprend l’entretien, les pneus, l’assistance, la taxe, le véhicule de remplacement et la gestion des sinistres. La plupart de nos clients choisissent le full service pour les voitures et le leasing financier pour les utilitaires transformés.

      ## TVA et comptabilité

      Les loyers sont exprimés hors TVA. La taxe est récupérable selon l’usage professionnel du véhicule et votre régime ; les factures détaillent les postes pour que votre comptable n’ait rien à reconstituer. Les contrats peuvent être présentés selon la norme comptable de votre maison mère.

      ## Passer à l’électrique sans pari

      Nous installons d’abord deux véhicules d’essai pendant trois mois, avec relevé des trajets. Le résultat montre quels métiers peuvent basculer tout de suite, lesquels ont besoin d’une [borne sur site](/entreprise/services-aux-entreprises) et lesquels attendront. Une clause permet d’échanger une motorisation contre une autre après douze mois.
    `),
    {
      component: 'lease-offers',
      title: 'Nos offres pour flottes',
      intro:
        'Loyers hors TVA par véhicule, entretien compris. Au-delà de cinq véhicules, le contrat-cadre fixe vos conditions : demandez-les avec l’offre qui vous intéresse.',
      kind: 'business',
      count: 100,
      filters: true,
    },
    {
      component: 'download-list',
      title: 'Fiches techniques',
      intro: 'Pour préparer votre contrat-cadre : dimensions, consommations et versions des modèles les plus demandés.',
      files: [
        dataSheet('peugeot-208', 'Peugeot 208', 'La citadine des collaborateurs en déplacement.'),
        dataSheet('peugeot-3008', 'Peugeot 3008', 'Le SUV des longs trajets.'),
      ],
    },
    {
      component: 'enquiry-form',
      title: 'Demander une offre de flotte',
      intro: `Indiquez le nombre de véhicules, les modèles et la fin des contrats en cours. La réponse vient d’une personne, sous ${answerTime('fleet')}.`,
      kind: 'fleet',
    },
  ],
})

const companyServices = page('entreprise/services-aux-entreprises', {
  name: 'Services aux entreprises',
  title: 'Services aux entreprises | Groupe Alzette',
  description:
    'Atelier prioritaire, convoyage, compte pièces, recharge sur site et véhicules relais : les services du Groupe Alzette aux professionnels.',
  image: scene('charging', 4, 'Voitures de service en charge sur un parking d’entreprise'),
  edited: '2026-03-12',
  body: [
    trail('Services aux entreprises', 'services-aux-entreprises'),
    hero(
      'Moins d’arrêts, plus de route',
      'Les voitures de société sont entretenues tôt, tard ou pendant une réunion. Le reste du temps, elles servent.',
      { image: scene('charging', 4, 'Voitures de service en charge sur un parking d’entreprise') },
    ),
    beside(
      'Atelier prioritaire',
      scene('workshop', 14, 'Utilitaire sur un pont élévateur'),
      `
      Deux ponts sont réservés aux professionnels dans chaque concession. Une crevaison, un témoin, un pare-brise : passage le jour même. Les révisions se planifient par lots, le soir si nécessaire.
    `,
    ),
    beside(
      'Convoyage et véhicules relais',
      scene('handover', 8, 'Convoyeur remettant une clé au pied d’un immeuble'),
      `
      Nos quatre convoyeurs prennent la voiture au bureau et la ramènent le soir, propre et chargée. Si l’immobilisation dépasse la journée, un véhicule de même catégorie la remplace ; pour un fourgon, prévenez-nous deux jours avant.
    `,
      { imagePosition: 'start' },
    ),
    beside(
      'Recharge sur site',
      scene('charging', 5, 'Borne de recharge double sur un mur'),
      `
      Étude de puissance, choix des bornes, installation avec un électricien agréé, répartition de la facture entre l’entreprise et les conducteurs. Nous vérifions aussi les aides auxquelles votre société peut prétendre auprès des autorités compétentes.
    `,
    ),
    text(`
      ## Compte pièces

      Garages indépendants, communes, loueurs : un compte professionnel donne accès à un catalogue par numéro de châssis, à une livraison chaque matin et à un relevé mensuel. Les consignes de réemploi sont reprises au passage suivant. Le détail se trouve sur la page [pièces et accessoires](/services/vente-de-pieces-et-accessoires).

      ## Journées d’essai

      Une salle, six voitures, un moniteur : nous organisons des matinées d’essai pour vos collaborateurs, suivies d’un atelier d’écoconduite. Les participants repartent avec leur propre mesure, pas avec une brochure.
    `),
    callToAction('Dites-nous ce qui vous ralentit', 'Nous construisons le service autour de vos horaires.', [
      button('Contacter l’équipe', '/directcontact'),
    ]),
  ],
})

const vanAdvice = page('entreprise/vehicules-utilitaires', {
  name: 'Conseil utilitaires',
  title: 'Bien choisir son utilitaire | Groupe Alzette',
  description:
    'Charge utile, volume, permis, autonomie, zones urbaines : les bonnes questions avant de choisir une fourgonnette, un fourgon ou un châssis.',
  image: car('citroen', 'panel_van', 'white', 'Fourgon blanc de trois quarts', 'front', 5),
  edited: '2026-02-25',
  body: [
    trail('Conseil utilitaires', 'vehicules-utilitaires'),
    hero(
      'Un utilitaire est un outil',
      'On ne l’achète pas pour sa couleur, même si la vôtre figure au nuancier. Voici comment nos conseillers posent le problème.',
      {
        image: car('citroen', 'panel_van', 'white', 'Fourgon blanc de trois quarts', 'front', 5),
        buttons: [
          button('Voir la gamme', '/vehicules-utilitaires'),
          button('Utilitaires en stock', stock({ category: 'van' }), 'secondary'),
        ],
      },
    ),
    text(`
      ## 1. Que transportez-vous, et combien cela pèse-t-il ?

      Le volume se voit, le poids se calcule. Un plombier remplit six mètres cubes, mais c’est sa chaudière qui dépasse la charge utile. Retranchez du poids autorisé le véhicule à vide, l’aménagement, l’équipage et le plein : ce qui reste vous appartient. Au-delà de 3.500 kg de masse maximale autorisée, le permis B ne suffit en principe plus ; des règles particulières existent pour certains véhicules à carburant de substitution, à vérifier avec nous.

      ## 2. Où entrez-vous ?

      Parking souterrain de la Cloche d’Or, cour du Grund, chantier du Kirchberg : hauteur, rayon de braquage et porte latérale des deux côtés décident parfois à eux seuls. Mesurez votre emplacement habituel avant de venir.

      ## 3. Combien de kilomètres par jour ?

      En dessous de 150 km, avec une nuit au dépôt, l’électrique est une évidence économique pour beaucoup de métiers. Entre 150 et 250 km, une recharge à la pause suffit. Au-delà, ou avec une remorque, le diesel garde ses arguments. Nous prêtons les deux pendant une semaine : le meilleur comparatif est votre tournée.

      ## 4. Et dans cinq ans ?

      Un véhicule blanc, au volume standard, se revend mieux. Un aménagement démontable suit l’entreprise dans le véhicule suivant. Nos ateliers de [transformation](/entreprise/transformation-de-vehicules) conçoivent tout avec cette idée.
    `),
    {
      component: 'stock-preview',
      title: 'Disponibles tout de suite',
      intro: 'Fourgonnettes et fourgons révisés, prix hors TVA sur demande.',
      count: 4,
      category: 'van',
      linkLabel: 'Tous les utilitaires',
      to: link(stock({ category: 'van' })),
    },
  ],
})

const conversion = page('entreprise/transformation-de-vehicules', {
  name: 'Transformation de véhicules',
  title: 'Transformation de véhicules | Groupe Alzette',
  description:
    'Aménagement d’atelier mobile, benne, caisse frigorifique, accès fauteuil roulant : transformations homologuées, du plan à l’immatriculation.',
  image: scene('workshop', 16, 'Aménagement intérieur d’un fourgon en bois clair'),
  edited: '2026-01-29',
  body: [
    trail('Transformation de véhicules', 'transformation-de-vehicules'),
    hero(
      'Votre métier, monté sur quatre roues',
      'Un bureau d’études de quatre personnes à Mersch dessine, monte et fait homologuer votre véhicule.',
      { image: scene('workshop', 16, 'Aménagement intérieur d’un fourgon en bois clair') },
    ),
    {
      component: 'image-gallery',
      title: 'Réalisations récentes',
      images: [
        car('peugeot', 'panel_van', 'white', 'Fourgon d’électricien avec rayonnages', 'rear_side', 21),
        car('fiat', 'chassis_truck', 'blue', 'Châssis-cabine bleu avec benne', 'side', 22),
        car('renault', 'panel_van', 'grey', 'Fourgon frigorifique gris', 'side', 23),
        car('opel', 'mpv', 'green', 'Monospace avec rampe d’accès', 'side', 24),
      ],
    },
    text(`
      ## Du croquis à la plaque

      1. **Relevé.** Vous venez avec vos outils, nous les pesons et les mesurons.
      2. **Plan.** Une vue en trois dimensions et un bilan de charge par essieu, sous dix jours.
      3. **Montage.** De deux jours pour un rayonnage à six semaines pour une caisse isolée.
      4. **Homologation.** Dossier, passage au contrôle technique et inscription de la transformation sur la carte grise.

      ## Ce que nous montons

      Rayonnages en aluminium ou en bouleau, planchers antidérapants, galeries et échelles, hayons, bennes basculantes, grues légères, groupes froids, doubles cabines, convertisseurs de courant et éclairage de chantier. Pour le transport de personnes : rampes, treuils, sièges pivotants et fixations pour fauteuil, essayés avec la personne qui les utilisera.

      ## Bien répartir, bien freiner

      Un aménagement mal réparti use les pneus et allonge les freinages. Chaque véhicule est donc pesé essieu par essieu avant la livraison, chargé comme un lundi matin. Vous recevez l’étiquette, à coller dans la porte, et une formation d’une heure pour l’équipe.

      La garantie du constructeur reste entière : nous suivons ses directives de carrossage, et notre montage est garanti trois ans.
    `),
    sticky('Demander une étude', '/directcontact'),
  ],
})

/** `entreprise` and everything below it. */
export const business = (): StoryDraft[] => [overview, fleet, fleetLeasing, companyServices, vanAdvice, conversion]
