import { bookingButton, breadcrumbs, button, card, cards, hero, text } from '../build/blocks'
import { scene } from '../build/pictures'
import { answerTime, keptFor } from '../build/promises'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const FORM = 'formulaires/prise-de-rendez-vous-pneus-roues'
const trail = (label: string, slug: string) =>
  breadcrumbs(['Accueil', '/'], ['Formulaires', '/formulaires'], [label, `/${slug}`])

interface Site {
  id: 'luxembourg' | 'esch-sur-alzette' | 'mersch'
  town: string
  at: string
  description: string
  way: string
}

const SITES: Site[] = [
  {
    id: 'luxembourg',
    town: 'Luxembourg',
    at: 'à la Cloche d’Or',
    description:
      'Changez de roues à Luxembourg, Cloche d’Or : atelier ouvert dès 7:30 et le samedi matin, quatre postes de montage, tram devant la porte.',
    way: `
      ## Venir à la Cloche d’Or

      Entrez par la rue des Scillas et suivez la ligne jaune jusqu’à la porte 3 : la réception des pneus est séparée de celle de l’atelier, vous n’attendez pas derrière une révision. Le tram s’arrête devant la concession ; si vous préférez attendre, l’espace café ouvre à 7:15.

      ## Vos roues sont-elles ici ?

      Les jeux gardés à Luxembourg dorment dans un entrepôt à Contern. Choisissez une date éloignée d’au moins **deux jours ouvrables** pour que nous les fassions venir. Les débuts de matinée partent les premiers ; l’après-midi, il reste souvent de la place, même en novembre.
    `,
  },
  {
    id: 'esch-sur-alzette',
    town: 'Esch-sur-Alzette',
    at: 'à Belval',
    description:
      'Demandez un rendez-vous pneus à Esch-sur-Alzette : atelier de Belval, roues gardées sur place, deux dates au choix et confirmation par une personne.',
    way: `
      ## Venir à Belval

      L’atelier se trouve avenue du Rock’n’Roll, au pied des anciens hauts fourneaux. La gare de Belval-Université est à huit minutes à pied par la passerelle. Les clients qui arrivent avec quatre roues dans le coffre peuvent rouler jusqu’au quai de déchargement, à droite du portail.

      ## Ce que nous faisons de plus ici

      Belval dispose d’une machine à monter sans levier pour les jantes de 20 à 22 pouces et d’un poste réservé aux voitures électriques lourdes. Vos roues gardées sont dans le bâtiment : un montage **le jour même** est parfois possible ; pour cela, téléphonez plutôt que d’écrire. L’atelier est fermé de midi à 13:00 et le samedi, mais la boîte à clés extérieure ne ferme jamais.
    `,
  },
  {
    id: 'mersch',
    town: 'Mersch',
    at: 'au Mierscherbierg',
    description:
      'Demandez le montage de vos pneus à Mersch, zone Mierscherbierg : sortie directe de l’A7, lavage des roues compris et attente de quarante minutes.',
    way: `
      ## Venir au Mierscherbierg

      Depuis l’autoroute A7, prenez la sortie Mersch et restez à droite : le bâtiment au toit incliné est le nôtre. L’atelier de pneus a sa propre entrée, côté champ. Un abri à vélos avec prises permet de repartir en roulant ; nous vous prêtons un casque.

      ## Avant de réserver

      À Mersch, le lavage des roues et l’équilibrage sont compris dans chaque montage. Si vous souhaitez aussi un contrôle de la géométrie, **écrivez-le dans votre message** : l’atelier prévoit alors une heure, et le banc se trouve dans le hall des utilitaires. Les fourgons jusqu’à sept tonnes sont les bienvenus, et le samedi matin leur est réservé.
    `,
  },
]

const siteForm = ({ id, town, at, description, way }: Site): StoryDraft => {
  const title = `Rendez-vous pneus à ${town}`
  return page(`${FORM}-${id}`, {
    name: title,
    title: `${title} | Groupe Alzette`,
    description,
    image: scene('tyres', 20 + town.length, `Montage de roues ${at}`),
    edited: '2026-10-01',
    body: [
      trail(title, `${FORM}-${id}`),
      hero(title, `Proposez deux dates, nous préparons les roues. L’atelier vous attend ${at}.`, {
        image: scene('tyres', 20 + town.length, `Montage de roues ${at}`),
      }),
      {
        component: 'enquiry-form',
        title: 'Votre rendez-vous',
        intro: `Proposez une date, et une autre pour le cas où. Vous recevez aussitôt un numéro de référence par courriel ; l’atelier confirme l’une des deux dates sous ${answerTime('tyres')}.`,
        kind: 'tyres',
        location: id,
      },
      text(way),
    ],
  })
}

const overview = page('formulaires', {
  name: 'Formulaires',
  title: 'Formulaires et rendez-vous | Groupe Alzette',
  description:
    'Rendez-vous pneus, offre de pneus, essai, contact, gestion de flotte : tous les formulaires du Groupe Alzette réunis sur une seule page.',
  edited: '2026-10-01',
  body: [
    breadcrumbs(['Accueil', '/'], ['Formulaires', '/formulaires']),
    hero('Que souhaitez-vous faire ?', 'Chaque formulaire va directement au service qui vous répondra.'),
    cards(3, [
      card('Rendez-vous pneus et roues', 'Passage à l’hiver ou à l’été, crevaison, équilibrage.', {
        icon: 'circle-dot',
        to: `/${FORM}`,
        linkLabel: 'Proposer une date',
      }),
      card('Offre de pneus', 'Trois propositions chiffrées pour votre dimension.', {
        icon: 'file-text',
        to: '/formulaires/demande-offre-pneus',
        linkLabel: 'Recevoir une offre',
      }),
      card('Réserver un essai', 'En concession, chez vous ou au bureau.', {
        icon: 'key-round',
        to: '/reserver-un-essai',
        linkLabel: 'Prendre le volant',
      }),
      card('Rendez-vous d’atelier', 'Révision, freins, voyant allumé : décrivez, l’atelier confirme l’heure.', {
        icon: 'wrench',
        to: '/services/service-apres-vente',
        linkLabel: 'Demander un rendez-vous',
      }),
      card('Nous écrire', 'Vente, atelier, pièces, facture, réclamation : le sujet choisi mène au bon service.', {
        icon: 'mail',
        to: '/contact',
        linkLabel: 'Écrire un message',
      }),
      card('Diagnostic de flotte', 'Pour les entreprises, à partir de trois véhicules.', {
        icon: 'chart-column',
        to: '/entreprise/gestion-de-flotte',
        linkLabel: 'Décrire sa flotte',
      }),
      card('Candidature', 'Répondre à une annonce ou se présenter spontanément.', {
        icon: 'users',
        to: '/carrieres',
        linkLabel: 'Se présenter',
      }),
    ]),
    text(`
      ## Ce qui se passe après l’envoi

      Votre demande est enregistrée avant que la page ne vous remercie. Vous recevez aussitôt un courriel avec un **numéro de référence** : donnez-le au téléphone ou au comptoir, et chacun retrouve votre demande. Si elle nous paraît suspecte, quelqu’un la relit d’abord : la page vous le dit, et le courriel part ensuite. Une personne, et non une machine, lit votre message et vous répond sous ${answerTime('contact')}, sous ${answerTime('fleet')} pour une flotte, sous ${answerTime('job_application')} pour une candidature.

      Une date ou une heure choisie dans un formulaire est un souhait, qu’une personne confirme. Pour en changer ou pour annuler, suivez le lien du courriel. Une demande ne réserve rien et ne vous engage à rien.

      Les champs facultatifs le sont vraiment. Nous ne demandons que ce qui sert à vous répondre, nous ne cédons rien, et les demandes sont effacées d’elles-mêmes après ${keptFor('contact')} : ${keptFor('fleet')} pour une flotte, ${keptFor('job_application')} pour une candidature. Le détail se trouve dans la [politique de traitement des données](/politique-de-traitement-des-donnees).
    `),
  ],
})

const tyreAppointment = page(FORM, {
  name: 'Prise de rendez-vous pneus et roues',
  title: 'Rendez-vous pneus et roues | Groupe Alzette',
  description:
    'Demandez un rendez-vous pour le montage, l’équilibrage ou le gardiennage de vos roues dans l’un des six ateliers du Groupe Alzette au Luxembourg.',
  image: scene('tyres', 12, 'Clé dynamométrique sur une roue'),
  edited: '2026-10-01',
  body: [
    trail('Rendez-vous pneus et roues', FORM),
    hero(
      'Rendez-vous pneus et roues',
      'Dites-nous où et quand. Nous nous occupons du reste, y compris de retrouver vos roues.',
      { image: scene('tyres', 12, 'Clé dynamométrique sur une roue') },
    ),
    {
      component: 'appointment-booking-grid',
      title: 'Par atelier',
      intro: 'Choisissez votre atelier.',
      buttons: [
        button('Luxembourg', `/${FORM}-luxembourg`, 'secondary'),
        button('Esch-sur-Alzette', `/${FORM}-esch-sur-alzette`, 'secondary'),
        button('Mersch', `/${FORM}-mersch`, 'secondary'),
        bookingButton('Ettelbruck', 'tyres', 'ettelbruck'),
        bookingButton('Grevenmacher', 'tyres', 'grevenmacher'),
        bookingButton('Marnach', 'tyres', 'marnach'),
      ],
    },
    {
      component: 'enquiry-form',
      title: 'Ou par le formulaire commun',
      intro: `Choisissez l’atelier et proposez deux dates ; la confirmation vient d’une personne, sous ${answerTime('tyres')}.`,
      kind: 'tyres',
    },
    text(`
      ## Préparer sa venue

      Un montage dure quarante minutes, un changement de pneus sur jante une heure. Prévoyez l’écrou antivol, rangé le plus souvent dans la boîte à gants ou sous le plancher du coffre. Si vos roues sont chez vous, quatre housses propres sont à votre disposition au comptoir.

      Les deux premières semaines de novembre et la semaine de Pâques sont les plus demandées. Écrivez tôt ou choisissez un atelier du nord : à [Marnach](/concessions/marnach), il reste souvent une place le lendemain.
    `),
  ],
})

const tyreOffer = page('formulaires/demande-offre-pneus', {
  name: 'Demande d’offre de pneus',
  title: 'Demande d’offre de pneus | Groupe Alzette',
  description: `Recevez sous ${answerTime('tyre_offer')} trois offres de pneus pour votre dimension : montage, équilibrage, valve et recyclage compris dans le prix.`,
  image: scene('tyres', 15, 'Flanc d’un pneu où se lit la dimension'),
  edited: '2026-10-01',
  body: [
    trail('Offre de pneus', 'formulaires/demande-offre-pneus'),
    hero(
      'Trois pneus, trois prix, une recommandation',
      'Le confort, l’économie ou la longévité : vous comparez, nous disons lequel nous monterions sur notre propre voiture.',
      { image: scene('tyres', 15, 'Flanc d’un pneu où se lit la dimension') },
    ),
    {
      component: 'enquiry-form',
      title: 'Votre demande',
      intro:
        'La dimension se lit sur le flanc, par exemple 225/45 R17 94W. Si vous ne la connaissez pas, indiquez la voiture.',
      kind: 'tyre_offer',
    },
    text(`
      ## Lire une dimension

      Dans **225/45 R17 94W**, 225 est la largeur en millimètres, 45 la hauteur du flanc en pourcentage de cette largeur, 17 le diamètre de la jante en pouces. Viennent ensuite l’indice de charge, 94, et l’indice de vitesse, W. Ces deux derniers ne doivent jamais être inférieurs à ceux de la carte grise.

      ## Lire une étiquette

      L’étiquette européenne classe chaque pneu de A à E pour la résistance au roulement et pour l’adhérence sur sol mouillé, et mesure le bruit extérieur. Pour une voiture électrique, la première lettre compte autant que la capacité de la batterie. Pour l’hiver, cherchez le pictogramme de la montagne au flocon.

      ## Ce que comprend notre prix

      La dépose, le montage, l’équilibrage, la valve ou la remise à zéro du capteur de pression, et la reprise des anciens pneus. Le [gardiennage](/services/pneus-et-gardiennage) se choisit à part.
    `),
  ],
})

/** `formulaires` and everything below it. */
export const forms = (): StoryDraft[] => [overview, tyreAppointment, ...SITES.map(siteForm), tyreOffer]
