import { beside, breadcrumbs, button, callToAction, card, cards, figure, hero, sticky, text } from '../build/blocks'
import { mailbox } from '../build/contact'
import { car, scene } from '../build/pictures'
import { answerTime, keptFor } from '../build/promises'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const milestone = (year: string, title: string, told: string, image?: ReturnType<typeof scene>) =>
  ({ component: 'timeline-item', year, title, text: told, ...(image && { image }) }) as const

const about = page('a-propos-de-nous', {
  name: 'À propos de nous',
  title: 'À propos du Groupe Alzette, depuis 1954',
  description:
    'Entreprise familiale luxembourgeoise fondée en 1954, le Groupe Alzette réunit six concessions, 214 collaborateurs et une idée simple du service.',
  image: scene('town', 1, 'Vallée de l’Alzette et ville haute'),
  edited: '2026-09-03',
  body: [
    breadcrumbs(['Accueil', '/'], ['À propos', '/a-propos-de-nous']),
    hero(
      'Une rivière, six concessions, une famille',
      'L’Alzette traverse Esch, Luxembourg, Mersch et Ettelbruck. Nous aussi.',
      {
        image: scene('town', 1, 'Vallée de l’Alzette et ville haute'),
        figures: [figure('1954', 'année de fondation'), figure('214', 'collaborateurs'), figure('23', 'nationalités')],
      },
    ),
    text(`
      ## Qui nous sommes

      Le Groupe Alzette est une société anonyme de droit luxembourgeois, détenue par la famille fondatrice et, depuis 2018, par une partie de ses salariés. Nous vendons, louons, entretenons et réparons des voitures et des utilitaires dans six villes du pays.

      ## Ce à quoi nous tenons

      **Le prix affiché est le prix payé.** Il comprend la préparation, l’immatriculation et la garantie. Nos vendeurs n’ont pas de marge de négociation, donc rien à vous cacher.

      **Un défaut se montre.** Une rayure, une jante touchée, un pneu à mi-usure figurent en photo dans l’annonce. Cela nous fait perdre quelques visites et gagner beaucoup de temps.

      **Un engagement se date.** Livraison, réparation, réponse : chaque promesse porte un jour. Si nous ne pouvons pas la tenir, vous l’apprenez avant.

      ## Comment nous travaillons

      On parle luxembourgeois, français, allemand, portugais et anglais dans toutes les concessions. Les décisions se prennent sur place : chaque chef de site dispose de son budget, de son équipe et d’une enveloppe pour réparer une erreur sans demander la permission.
    `),
    cards(3, [
      card('Notre histoire', 'De la station-service de la rue de Hollerich aux six concessions.', {
        to: '/a-propos-de-nous/histoire-de-l-entreprise',
        linkLabel: 'Remonter le temps',
        image: scene('history', 2, 'Garage des années cinquante'),
      }),
      card('Presse', 'Communiqués, chiffres et photos à télécharger.', {
        to: '/a-propos-de-nous/presse',
        linkLabel: 'Espace presse',
        image: scene('documents', 11, 'Journal plié et appareil photo'),
      }),
      card('Carrières', 'Apprentis, techniciens, conseillers : les postes ouverts.', {
        to: '/carrieres',
        linkLabel: 'Nous rejoindre',
        image: scene('portrait', 21, 'Deux collègues dans un atelier'),
      }),
    ]),
  ],
})

const history = page('a-propos-de-nous/histoire-de-l-entreprise', {
  name: 'Histoire de l’entreprise',
  title: 'Notre histoire depuis 1954 | Groupe Alzette',
  description:
    'D’une station-service de Hollerich à six concessions : l’histoire du Groupe Alzette, de ses fondateurs, de ses partenaires et de ses valeurs.',
  image: scene('history', 1, 'Façade d’un garage et pompe à essence, vers 1954'),
  edited: '2026-09-03',
  body: [
    breadcrumbs(
      ['Accueil', '/'],
      ['À propos', '/a-propos-de-nous'],
      ['Notre histoire', '/a-propos-de-nous/histoire-de-l-entreprise'],
    ),
    hero(
      'Sept décennies, et la même clé de 17',
      'Elle est accrochée dans le bureau de la direction. Voici ce qu’elle a vu passer.',
      { image: scene('history', 1, 'Façade d’un garage et pompe à essence, vers 1954') },
    ),
    {
      component: 'timeline',
      title: 'Les dates qui comptent',
      items: [
        milestone(
          '1954',
          'Une pompe, un pont',
          'Nicolas Alzinger et sa sœur Marguerite ouvrent une station-service avec atelier à Hollerich. Il répare, elle tient les comptes, et bientôt les clients.',
          scene('history', 2, 'Garage des années cinquante'),
        ),
        milestone(
          '1961',
          'Ettelbruck',
          'Une deuxième adresse, à la porte du Nord, en même temps que la première concession de marque. La neige de l’hiver 1963 fait la réputation de sa dépanneuse.',
        ),
        milestone(
          '1973',
          'Le Sud, malgré tout',
          'En pleine crise pétrolière, la famille s’installe à Esch-sur-Alzette. Les voitures économiques s’y vendent mieux que partout.',
        ),
        milestone(
          '1988',
          'Mersch et les utilitaires',
          'Un hall de sept mètres de haut, pensé pour les fourgons. Le bureau d’études de transformation y naît deux ans plus tard.',
          scene('workshop', 19, 'Grand hall d’atelier avec fourgons'),
        ),
        milestone(
          '1995',
          'La Moselle',
          'Grevenmacher ouvre au Potaschberg. On y parle trois langues avant le premier café.',
        ),
        milestone(
          '2004',
          'Le plateau',
          'Marnach, la plus petite et la plus haute des concessions, complète le réseau : plus personne n’est à plus d’une demi-heure d’un atelier.',
        ),
        milestone(
          '2013',
          'Première électrique',
          'Vendue à Belval à une institutrice de Schifflange. Elle roule toujours et revient chaque printemps.',
          scene('charging', 9, 'Première borne installée à Belval'),
        ),
        milestone(
          '2018',
          'Salariés actionnaires',
          'Un cinquième du capital est ouvert au personnel. Cent trente et une personnes y participent aujourd’hui.',
        ),
        milestone(
          '2024',
          'Soixante-dix ans',
          'Une fête dans six villes, un bus d’époque entre elles, et une fondation pour la formation des apprentis.',
        ),
        milestone(
          '2026',
          'Un site qui dit tout',
          'Photos, prix, défauts et disponibilité de chaque véhicule sont publiés à la minute. C’est celui que vous lisez.',
        ),
      ],
    },
    text(`
      ## Nos valeurs, en peu de mots

      Marguerite Alzinger notait dans un cahier bleu tout ce qui avait été promis à un client. Une page par jour, cochée le soir. Le cahier est devenu un logiciel, la règle n’a pas changé : *ce qui est dit est écrit, ce qui est écrit est fait*.

      ## Nos partenaires

      Nous travaillons avec les constructeurs dont nous portons l’enseigne, avec quatre banques et deux bailleurs, avec les lycées techniques du pays et avec une trentaine d’artisans voisins : selliers, vitriers, électriciens. La Traction exposée à Ettelbruck porte le numéro 7, celui de son dernier rallye, gagné par Nicolas un dimanche de pluie.
    `),
    {
      component: 'image-gallery',
      title: 'Album',
      images: [
        scene('history', 3, 'Équipe devant une dépanneuse, années soixante'),
        scene('history', 4, 'Ouverture de la concession d’Esch'),
        scene('history', 5, 'Livraison d’une petite voiture rouge'),
        scene('history', 6, 'Fête des soixante-dix ans'),
      ],
    },
  ],
})

const press = page('a-propos-de-nous/presse', {
  name: 'Presse',
  title: 'Espace presse | Groupe Alzette',
  description:
    'Communiqués, chiffres clés, photos libres de droits et contact direct pour les journalistes : l’espace presse du Groupe Alzette au Luxembourg.',
  edited: '2026-10-28',
  body: [
    breadcrumbs(['Accueil', '/'], ['À propos', '/a-propos-de-nous'], ['Presse', '/a-propos-de-nous/presse']),
    hero('Espace presse', 'Une question, un chiffre, une image ? Vous avez une réponse avant votre bouclage.', {
      buttons: [button('Écrire au service de presse', `mailto:${mailbox('presse')}`)],
    }),
    cards(
      4,
      [
        card('6', 'concessions, d’Esch-sur-Alzette à Marnach.'),
        card('214', 'collaborateurs, dont 26 apprentis, au 30 septembre 2026.'),
        card('7.900', 'véhicules livrés en 2025, neufs et d’occasion.'),
        card('38 %', 'd’électriques parmi les voitures neuves commandées cette année.'),
      ],
      { title: 'Le groupe en quatre chiffres', tone: 'mist' },
    ),
    text(`
      ## Communiqués récents

      - **27 octobre 2026.** [L’atelier de Mersch double ses postes de recharge](/news/atelier-de-mersch-double-ses-postes-de-recharge).
      - **15 septembre 2026.** [Vingt-six apprentis font leur rentrée](/news/rentree-des-apprentis-2026).
      - **8 janvier 2026.** [Le groupe publie les défauts de ses occasions](/news/nous-photographions-aussi-les-defauts).

      ## Utilisation des images

      Les photographies de cette page peuvent être reproduites sans frais dans un contexte rédactionnel, avec la mention « Groupe Alzette ». Merci de ne pas les recadrer au point d’en changer le sens, et de ne pas les utiliser pour entraîner des modèles d’images sans accord écrit.

      ## Interviews et tournages

      La direction répond en luxembourgeois, en français, en allemand et en anglais. Un tournage en atelier est possible tous les jours avant 7:30 ou après 18:00 ; pour un plateau, prévoyez une semaine. Les dates de l’histoire du groupe sont réunies sur la page [notre histoire](/a-propos-de-nous/histoire-de-l-entreprise).
    `),
    {
      component: 'image-grid',
      title: 'Photos',
      columns: 4,
      images: [
        scene('showroom', 21, 'Showroom de Luxembourg'),
        scene('workshop', 22, 'Atelier de Belval'),
        scene('town', 5, 'Concession d’Ettelbruck'),
        scene('fleet', 9, 'Livraison d’une flotte'),
      ],
    },
  ],
})

const vacancy = (title: string, place: string, contract: string, told: string) =>
  ({
    component: 'vacancy',
    title,
    place,
    contract,
    text: told,
    email: mailbox('carrieres'),
    employment: contract === 'Apprentissage' ? 'INTERN' : contract.includes('32') ? 'PART_TIME' : 'FULL_TIME',
    datePosted: '2026-11-02',
    validThrough: '2027-01-31',
  }) as const

const careers = page('carrieres', {
  name: 'Carrières',
  title: 'Carrières et emplois | Groupe Alzette',
  description:
    'Mécatronicien, carrossier, conseiller, apprenti : les postes ouverts au Groupe Alzette, avec horaires, formation et salaire annoncés d’avance.',
  image: scene('portrait', 21, 'Deux collègues dans un atelier'),
  edited: '2026-11-12',
  body: [
    breadcrumbs(['Accueil', '/'], ['Carrières', '/carrieres']),
    hero(
      'On apprend un métier. On reste pour les gens.',
      'Ancienneté moyenne : onze ans. Ce n’est pas faute d’offres ailleurs.',
      {
        image: scene('portrait', 21, 'Deux collègues dans un atelier'),
        buttons: [button('Portraits de collaborateurs', '/carrieres/portraits-de-collaborateurs', 'secondary')],
      },
    ),
    {
      component: 'job-vacancy-widget',
      title: 'Postes ouverts',
      intro: 'Chaque annonce est relue par une personne qui fait ce métier.',
      apply: 'form',
      vacancies: [
        vacancy(
          'Mécatronicien haute tension (f/h)',
          'Esch-sur-Alzette',
          'CDI, 40 heures',
          'Diagnostic et réparation de véhicules électriques. Habilitation payée par le groupe, binôme pendant trois mois.',
        ),
        vacancy(
          'Carrossier-peintre (f/h)',
          'Ettelbruck',
          'CDI, 40 heures',
          'Redressage, collage, préparation. Cabine neuve, produits à base d’eau, pas de travail au rendement.',
        ),
        vacancy(
          'Conseiller de vente occasion (f/h)',
          'Luxembourg',
          'CDI, 40 heures',
          'Expertise, essais, livraison. Salaire fixe, sans commission par marque. Luxembourgeois et français souhaités.',
        ),
        vacancy(
          'Réceptionnaire d’atelier (f/h)',
          'Marnach',
          'CDI, 32 heures',
          'Accueil, explication des devis, suivi. Un samedi sur quatre, récupéré en semaine.',
        ),
        vacancy(
          'Apprenti mécatronicien (f/h)',
          'Grevenmacher',
          'Apprentissage',
          'Trois ans avec un tuteur, outillage offert, préparation aux examens le vendredi après-midi.',
        ),
        vacancy(
          'Dessinateur en transformation (f/h)',
          'Mersch',
          'CDI, 40 heures',
          'Plans et bilans de charge pour véhicules utilitaires, du relevé à l’homologation.',
        ),
      ],
    },
    {
      component: 'enquiry-form',
      title: 'Votre candidature',
      intro: `Pour un poste ouvert ou de votre propre initiative. Vous recevez aussitôt un numéro de référence, et une réponse sous ${answerTime('job_application')}.`,
      kind: 'job_application',
    },
    cards(
      3,
      [
        card('Une semaine de formation par an', 'Comptée comme du travail, choisie avec votre responsable.', {
          icon: 'graduation-cap',
        }),
        card('Des horaires connus', 'Plannings publiés six semaines à l’avance, échanges entre collègues bienvenus.', {
          icon: 'clock',
        }),
        card('Une part du groupe', 'Après deux ans, vous pouvez devenir actionnaire. La moitié l’a fait.', {
          icon: 'users',
        }),
      ],
      { title: 'Ce que nous offrons', tone: 'mist' },
    ),
    text(`
      ## Comment se passe un recrutement

      1. Vous remplissez le formulaire, avec ou sans lettre. Un lien vers votre parcours suffit ; un courriel vous donne un numéro de référence.
      2. Nous répondons sous ${answerTime('job_application')}, par oui ou par non.
      3. Une heure de conversation avec votre futur responsable, sur place.
      4. Une demi-journée dans l’équipe, rémunérée. Vous nous jugez aussi.

      Nous étudions chaque candidature sur les compétences. Les postes sont ouverts aux personnes handicapées et nos ateliers s’adaptent. Les candidatures sont effacées d’elles-mêmes après ${keptFor('job_application')}, ou avant à votre demande.
    `),
  ],
})

const portrait = (name: string, jobTitle: string, place: string, quote: string, seed: number) =>
  ({
    component: 'portrait',
    name,
    jobTitle,
    place,
    quote,
    image: scene('portrait', seed, `Portrait de ${name}`),
  }) as const

const portraits = page('carrieres/portraits-de-collaborateurs', {
  name: 'Portraits de collaborateurs',
  title: 'Portraits de collaborateurs | Groupe Alzette',
  description:
    'Ils accueillent, réparent, dessinent, livrent : huit collaborateurs du Groupe Alzette racontent leur métier et ce qui les fait rester.',
  image: scene('portrait', 3, 'Portrait de Fabienne Reuter'),
  edited: '2026-11-12',
  body: [
    breadcrumbs(['Accueil', '/'], ['Carrières', '/carrieres'], ['Portraits', '/carrieres/portraits-de-collaborateurs']),
    hero(
      'Huit voix, huit métiers',
      'Nous leur avons posé une seule question : qu’est-ce qui vous fait revenir le lundi ?',
    ),
    {
      component: 'portraits',
      items: [
        portrait(
          'Fabienne Reuter',
          'Cheffe d’atelier',
          'Esch-sur-Alzette',
          'Quand j’ai commencé, on me demandait où était le mécanicien. Maintenant on me demande si j’ai encore de la place au planning.',
          3,
        ),
        portrait(
          'Rui Marques',
          'Carrossier',
          'Ettelbruck',
          'Une aile bien redressée, personne ne la voit. C’est exactement le but, et j’y pense quand je croise la voiture en ville.',
          4,
        ),
        portrait(
          'Lynn Kieffer',
          'Apprentie mécatronicienne',
          'Grevenmacher',
          'Mon tuteur ne touche à rien tant que je n’ai pas dit ce que je crois. Même quand je me trompe. Surtout quand je me trompe.',
          5,
        ),
        portrait(
          'Marc Thill',
          'Conseiller de vente',
          'Luxembourg',
          'J’ai vendu trois voitures à la même famille et j’en ai déconseillé deux. Ce sont les deux dont ils parlent.',
          6,
        ),
        portrait(
          'Aïcha Benali',
          'Gestionnaire de flotte',
          'Luxembourg',
          'Une bonne journée, c’est quand aucun conducteur ne sait que j’existe.',
          7,
        ),
        portrait(
          'Jos Weyland',
          'Magasinier',
          'Marnach',
          'Je reconnais une pièce au bruit qu’elle fait sur le comptoir. L’ordinateur me donne raison, le plus souvent.',
          8,
        ),
        portrait(
          'Ines Da Silva',
          'Dessinatrice en transformation',
          'Mersch',
          'Les artisans viennent avec un croquis sur un bout de carton. Je garde tous les cartons.',
          9,
        ),
        portrait(
          'Pierre Schmitz',
          'Convoyeur',
          'Tout le pays',
          'Quarante ans que je roule ici et je découvre encore des villages. Je rends les voitures plus propres que je ne les prends.',
          10,
        ),
      ],
    },
    text(`
      ## Entrer par la petite porte

      La moitié de nos responsables ont commencé comme apprentis, magasiniers ou hôtes d’accueil. Fabienne Reuter a passé son brevet de maîtrise pendant son congé parental ; Rui Marques est venu pour un remplacement de trois semaines, il y a dix-neuf ans. Ces parcours ne sont pas des exceptions que l’on montre : ils expliquent pourquoi les décisions, chez nous, se discutent à l’atelier.

      Si l’un de ces métiers vous tente, une journée d’observation est possible toute l’année. Elle ne vous engage à rien ; apportez des chaussures solides et des questions.
    `),
    callToAction(
      'Il manque un portrait : le vôtre',
      'Six postes sont ouverts en ce moment.',
      [button('Voir les postes', '/carrieres')],
      'ink',
    ),
  ],
})

const town = (
  slug: string,
  name: string,
  title: string,
  description: string,
  claim: string,
  lead: string,
  seed: number,
  prose: string,
  colour: 'red' | 'white' | 'grey',
): StoryDraft =>
  page(`home-page/${slug}`, {
    name,
    title,
    description,
    image: scene('town', seed, `La concession de ${name} dans son quartier`),
    edited: '2026-10-07',
    body: [
      breadcrumbs(['Accueil', '/'], ['Choisir son site', '/home-page'], [name, `/home-page/${slug}`]),
      hero(claim, lead, {
        image: scene('town', seed, `La concession de ${name} dans son quartier`),
        buttons: [
          button('Horaires et équipe', `/concessions/${slug}`),
          button('Véhicules en stock', '/stock', 'secondary'),
        ],
      }),
      text(prose),
      ...(slug === 'luxembourg'
        ? [
            {
              component: 'iframe',
              title: 'Plan du quartier (OpenStreetMap)',
              height: 420,
              url: 'https://www.openstreetmap.org/export/embed.html?bbox=6.1036%2C49.5743%2C6.1236%2C49.5843&layer=mapnik&marker=49.5793%2C6.1136',
            } as const,
          ]
        : []),
      beside(
        'En ce moment au showroom',
        car('peugeot', 'suv', colour, `SUV exposé à ${name}`, 'front', seed + 60),
        TOWN_SHOWROOM[slug] ?? '',
      ),
      sticky(`Contacter ${name}`, `/concessions/${slug}`),
    ],
  })

const TOWN_SHOWROOM: Record<string, string> = {
  luxembourg: `
    Soixante véhicules sur deux étages : les nouveautés au rez-de-chaussée, les Volvo et les cabriolets au premier. Le simulateur de recharge, dans le hall, calcule un plein d’électricité selon votre contrat ; les enfants préfèrent la voiture à pédales de 1958.
  `,
  'esch-sur-alzette': `
    L’électrique occupe la moitié de la surface, câbles branchés : essayez la prise avant la voiture. Derrière, trente occasions à moins de 15.000 € forment le coin des premiers permis, avec un tarif d’assurance indicatif affiché sur chaque pare-brise.
  `,
  mersch: `
    Ici, ce sont les fourgons qui tiennent la vedette : douze utilitaires ouverts, aménagés ou nus, que l’on visite marche comprise. Les voitures particulières sont côté jardin, à l’ombre, et se prêtent pour la demi-journée.
  `,
}

const towns = (): StoryDraft[] => [
  town(
    'luxembourg',
    'Luxembourg',
    'Garage à Luxembourg, Cloche d’Or | Groupe Alzette',
    'Votre concession à Luxembourg, Cloche d’Or : soixante véhicules exposés, vingt-quatre ponts, carrosserie agréée et tram devant la porte.',
    'Luxembourg, notre maison mère',
    'Rue des Scillas, à deux pas de la Cloche d’Or : on y vient en tram, on en repart parfois autrement.',
    11,
    `
    ## Ce que vous trouvez ici

    Le site le plus grand du groupe réunit la vente, la location, la carrosserie et le service aux flottes. L’atelier compte vingt-quatre ponts, dont six pour véhicules électriques, et ouvre à 7:30. Le samedi matin, il reste ouvert pour l’entretien courant : prévoyez-le deux semaines à l’avance, ces créneaux-là sont demandés.

    ## Venir sans voiture

    Le tram s’arrête devant l’entrée et les transports publics sont gratuits. Six vélos à assistance vous attendent pendant la révision ; la piste descend vers Hollerich, où tout a commencé en 1954. Pour qui recharge, huit bornes rapides sont accessibles jour et nuit, même aux clients d’un jour.

    ## Les gens

    Trente-huit personnes travaillent ici. À l’accueil, demandez Marc Thill si vous hésitez entre deux voitures, et l’équipe d’Aïcha Benali si vous en gérez vingt. Leurs [portraits](/carrieres/portraits-de-collaborateurs) sont en ligne.
  `,
    'red',
  ),
  town(
    'esch-sur-alzette',
    'Esch-sur-Alzette',
    'Garage à Esch-Belval | Groupe Alzette',
    'Votre concession à Esch-Belval : électriques à l’essai, occasions à petit prix, carrosserie spécialisée et atelier haute tension au sud du pays.',
    'Belval, la concession du Sud',
    'Au pied des hauts fourneaux, sous un toit d’acier, cinq marques et une équipe qui parle portugais aussi bien que français.',
    12,
    `
    ## Un lieu qui se visite

    Le bâtiment de 1973 a été reconstruit en 2015 avec une partie des poutres d’une halle voisine. La passerelle qui traverse le showroom permet de regarder l’atelier travailler : personne ne s’y cache, et les questions sont bienvenues.

    ## L’électrique, pour de vrai

    C’est ici que le groupe a vendu sa première voiture électrique, en 2013. Six techniciens y réparent aujourd’hui batteries, chargeurs et moteurs. Les voitures d’essai sont prêtées jusqu’au lendemain, le temps d’une nuit de charge chez vous ou sur une borne de rue : c’est la seule façon de savoir.

    ## Former

    Belval forme les apprentis de toute la région avec les lycées techniques voisins. Si votre voiture est confiée à l’un d’eux, son tuteur signe avec lui, et le temps supplémentaire n’est pas facturé. Voir les postes sur la page [carrières](/carrieres).
  `,
    'white',
  ),
  town(
    'mersch',
    'Mersch',
    'Garage à Mersch, utilitaires | Groupe Alzette',
    'Votre concession à Mersch, zone Mierscherbierg : centre des utilitaires, bureau de transformation, atelier dès 6:30 et voitures particulières.',
    'Mersch, là où l’on commence tôt',
    'L’atelier ouvre à 6:30, parce qu’un chantier n’attend pas. Les familles, elles, viennent plutôt l’après-midi.',
    13,
    `
    ## Le centre des utilitaires

    Ponts élévateurs jusqu’à sept tonnes, banc de freinage pour fourgons, hall de sept mètres sous plafond : tout a été dimensionné pour ceux qui travaillent avec leur véhicule. Un fourgon déposé à 6:30 pour un entretien prévu est rendu, sauf mauvaise surprise, avant midi.

    ## Le bureau de transformation

    Rayonnages, hayons, bennes et cellules frigorifiques sont dessinés à l’étage et montés au rez-de-chaussée. Vous pouvez suivre l’avancement en photos, ou passer : il y a du café. Les étapes sont décrites sur la page [transformation de véhicules](/entreprise/transformation-de-vehicules).

    ## Et pour les voitures ?

    L’entretien, les pneus et la location de courte durée sont ouverts à tous. Depuis l’automne, le nombre de postes de recharge de l’atelier a doublé, ce qui permet de rendre chaque électrique pleine. L’autoroute A7 et la gare sont à trois minutes.
  `,
    'grey',
  ),
]

/** About the group, its history, its people and its three town pages. */
export const group = (): StoryDraft[] => [about, history, press, careers, portraits, ...towns()]
