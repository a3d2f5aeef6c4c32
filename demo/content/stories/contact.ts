import { breadcrumbs, button, callToAction, card, cards, faq, hero, question, text } from '../build/blocks'
import { mailbox, PHONE, PHONE_LINK } from '../build/contact'
import { scene } from '../build/pictures'
import { answerTime, keptFor } from '../build/promises'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const contact = page('contact', {
  name: 'Contact',
  title: 'Contact et horaires | Groupe Alzette',
  description:
    'Appelez le +352 26 10 40, écrivez-nous ou passez dans l’une des six concessions du Groupe Alzette au Luxembourg : toutes les coordonnées.',
  image: scene('showroom', 8, 'Accueil d’une concession'),
  edited: '2026-10-14',
  body: [
    breadcrumbs(['Accueil', '/'], ['Contact', '/contact']),
    hero(
      'Comment pouvons-nous vous aider ?',
      `Un numéro pour tout le groupe, six maisons ouvertes six jours sur sept, et une réponse sous ${answerTime('contact')}.`,
      {
        image: scene('showroom', 8, 'Accueil d’une concession'),
        buttons: [
          button(PHONE, PHONE_LINK, 'primary', { icon: 'phone' }),
          button('Trouver une concession', '/concessions', 'secondary'),
        ],
      },
    ),
    {
      component: 'enquiry-form',
      title: 'Nous écrire',
      intro:
        'Choisissez un sujet : le message arrive directement au bon service, et un numéro de référence dans votre messagerie.',
      kind: 'contact',
    },
    {
      component: 'chat',
      title: 'Parler à quelqu’un',
      text: 'Un numéro, une adresse, un formulaire court : choisissez, une personne du groupe vous répond.',
      label: 'Contact direct',
    },
    {
      component: 'locations-map',
      title: 'Nous rendre visite',
      intro: 'Chaque concession a son équipe et son numéro direct ; les horaires du jour sont indiqués.',
    },
    text(`
      ## Un désaccord ?

      Dites-le d’abord au chef de site : il peut décider seul. Si la réponse ne vous convient pas, écrivez à [la direction](mailto:${mailbox('direction')}), qui répond sous dix jours ouvrables. Vous pouvez ensuite saisir gratuitement le Médiateur de la consommation, à Luxembourg, sans renoncer à aucun recours.
    `),
  ],
})

const direct = page('directcontact', {
  name: 'Contact direct',
  title: 'Contact direct par service | Groupe Alzette',
  description:
    'Vente, atelier, carrosserie, pièces, flotte : trouvez la bonne personne et sa ligne directe dans votre concession du Groupe Alzette, ou écrivez-lui.',
  edited: '2026-10-14',
  body: [
    breadcrumbs(['Accueil', '/'], ['Contact', '/contact'], ['Contact direct', '/directcontact']),
    hero(
      'Parlez à la bonne personne',
      'Pas de menu téléphonique : choisissez votre concession, puis un visage. Ou écrivez, et le sujet mène au bon service.',
    ),
    {
      component: 'employee-list',
      title: 'Nos équipes',
      intro:
        'Filtrez par concession, service, marque ou langue : chaque personne a son adresse, la plupart leur ligne directe.',
      filters: true,
    },
    {
      component: 'contact-list',
      title: 'Nos concessions',
      intro: 'La page de chaque concession donne son adresse, ses horaires et son numéro.',
    },
    {
      component: 'enquiry-form',
      title: 'Écrire à une concession',
      intro: `Le sujet et la concession choisis, votre message arrive au service qui répond, sous ${answerTime('direct_contact')}. Vous pouvez aussi demander à être rappelé.`,
      kind: 'direct_contact',
    },
    cards(
      3,
      [
        card('En panne', 'Assistance jour et nuit. Donnez votre position et la plaque, nous envoyons une dépanneuse.', {
          icon: 'phone',
        }),
        card('Accident', 'Suivez les étapes sur une page qui tient dans la poche.', {
          icon: 'file-text',
          to: '/services/carosserie',
          linkLabel: 'Les démarches',
        }),
        card('Voiture prête ?', 'Demandez-le à votre conseiller : sa ligne directe est sur la page de l’atelier.', {
          icon: 'message-circle',
          to: '/concessions',
          linkLabel: 'Trouver l’atelier',
        }),
      ],
      { title: 'C’est urgent', tone: 'mist' },
    ),
    text(`
      ## À quel moment appeler

      Les lignes sont calmes entre 10:00 et 11:30, et de nouveau après 14:00. Le lundi matin et la première semaine de novembre, comptez quelques minutes d’attente. Ou demandez dans le formulaire à être rappelé, le matin, à midi ou en fin de journée.

      Pour un devis, ayez sous la main la carte grise. Le numéro de châssis, rubrique E, évite neuf malentendus sur dix. Pour une demande envoyée par le site, donnez son numéro de référence ; pour une réclamation, le numéro de facture suffit.
    `),
  ],
})

const testDrive = page('reserver-un-essai', {
  name: 'Réserver un essai',
  title: 'Réserver un essai routier | Groupe Alzette',
  description:
    'Demandez un essai au Luxembourg, en concession, chez vous ou au bureau : une heure au volant, votre propre trajet et aucun engagement.',
  image: scene('handover', 3, 'Remise de clés devant une maison de ville'),
  edited: '2026-08-19',
  body: [
    breadcrumbs(['Accueil', '/'], ['Réserver un essai', '/reserver-un-essai']),
    hero(
      'Une heure au volant vaut cent avis',
      'Prenez votre trajet habituel, votre siège enfant et votre liste de doutes.',
      { image: scene('handover', 3, 'Remise de clés devant une maison de ville') },
    ),
    {
      component: 'enquiry-form',
      title: 'Votre essai',
      intro: `Indiquez le modèle et deux moments possibles : un conseiller confirme l’un d’eux sous ${answerTime('general_test_drive')}. Pour en changer ou pour annuler, suivez le lien du courriel.`,
      kind: 'general_test_drive',
    },
    cards(
      3,
      [
        card(
          'En concession',
          'La voiture est prête, chargée ou le plein fait, réglée à votre taille si vous nous l’indiquez.',
          { icon: 'map-pin' },
        ),
        card(
          'À domicile',
          'Un conseiller vient avec la voiture, partout au pays, du lundi au samedi. Le service est gratuit.',
          { icon: 'house' },
        ),
        card(
          'Une nuit',
          'Pour les électriques : gardez-la jusqu’au lendemain et rechargez chez vous. Dites-le dans votre message.',
          {
            icon: 'moon',
          },
        ),
      ],
      { title: 'Trois façons d’essayer' },
    ),
    text(`
      ## À apporter

      Votre permis de conduire valable et une pièce d’identité. Pour un essai d’une nuit, une caution est réservée sur votre carte puis libérée au retour. L’assurance est comprise ; la franchise en cas de dommage est annoncée sur la feuille de prêt.

      ## Que regarder ?

      1. Réglez siège et volant à l’arrêt : si vous cherchez encore après cinq minutes, la voiture n’est pas pour vous.
      2. Coupez la musique pendant dix minutes d’autoroute.
      3. Garez-la deux fois, une fois sans caméra.
      4. Faites monter derrière la personne la plus grande de la famille.
      5. Désactivez puis réactivez une aide à la conduite : c’est un bon test des menus.
    `),
    faq('Avant l’essai', [
      question(
        'Puis-je essayer une voiture d’occasion ?',
        'Bien sûr. Depuis la page du véhicule, demandez un essai : un conseiller confirme l’heure et vérifie que la voiture est encore là. Elle n’est mise de côté qu’une fois l’essai confirmé.',
      ),
      question(
        'Mon conjoint peut-il conduire aussi ?',
        'Oui, s’il présente son permis au départ. Les titulaires d’un permis de moins de deux ans sont les bienvenus, accompagnés d’un conseiller.',
      ),
    ]),
  ],
})

const FAQ_PURCHASE = [
  question(
    'Les prix affichés sont-ils définitifs ?',
    'Oui. Ils comprennent la TVA, la préparation, l’immatriculation luxembourgeoise et la garantie. Seuls s’ajoutent les équipements que vous choisissez.',
  ),
  question(
    'Puis-je réserver une voiture en ligne ?',
    `Non : aucune demande envoyée par le site ne réserve un véhicule, et aucune ne vous engage. Elle arrive aux vendeurs avec votre numéro de référence, et un conseiller vous répond sous ${answerTime('interest')}. Si la voiture est vendue entre-temps, le site vous le dit et propose des voitures proches.`,
  ),
  question(
    'Comment fonctionne l’échange sous quatorze jours ?',
    'Une voiture d’occasion achetée chez nous peut être échangée dans les quatorze jours et les 500 premiers kilomètres contre une autre de valeur égale ou supérieure.',
  ),
  question(
    'Quelle garantie accompagne une occasion ?',
    'Douze mois au minimum, pièces et main-d’œuvre, dans nos six ateliers. Elle s’ajoute à la garantie légale de conformité.',
  ),
  question(
    'Reprenez-vous mon ancienne voiture ?',
    'Oui, de toutes marques. L’expertise dure vingt minutes ; l’offre écrite reste valable sept jours ou 300 km.',
  ),
  question(
    'Livrez-vous à l’étranger ?',
    'Nous livrons dans la Grande Région. Pour une exportation, la TVA et l’immatriculation suivent les règles du pays de destination ; nous préparons les documents.',
  ),
  question(
    'Puis-je acheter sans me déplacer ?',
    'Oui : visite en vidéo, offre par courriel, signature à distance, livraison à domicile. Vous disposez alors du droit de rétractation des contrats à distance.',
  ),
  question(
    'Que signifie « véhicule de direction » ?',
    'Une voiture immatriculée à notre nom, conduite par un collaborateur ou prêtée à l’essai, récente et entretenue chez nous depuis le premier jour.',
  ),
]
const FAQ_LEASE = [
  question(
    'Quelle différence entre leasing et location ?',
    'Le leasing court sur plusieurs années à un loyer calculé pour vous ; la location se compte en jours ou en semaines, à un tarif public.',
  ),
  question(
    'Un frontalier peut-il louer chez vous ?',
    'Oui, sous réserve des règles d’immatriculation et de taxation de son pays de résidence. Parlez-en au conseiller dès le premier contact.',
  ),
  question(
    'Comment comparer deux offres de crédit ?',
    'Regardez le taux annuel effectif global et le montant total dû, pour la même durée et le même montant. La page [financement](/services/financement) l’explique.',
  ),
  question(
    'Le dépôt d’un leasing est-il rendu ?',
    'Oui, au terme du contrat, déduction faite des sommes restant dues. Il figure sur chaque offre.',
  ),
  question(
    'Qui paie les amendes ?',
    'Le conducteur. Pour les flottes, nous transmettons l’identité du conducteur désigné à l’autorité, sans frais.',
  ),
]
const FAQ_WORKSHOP = [
  question(
    'Faut-il prendre rendez-vous ?',
    'Oui pour une intervention, non pour un conseil, une ampoule ou un niveau : passez quand vous voulez.',
  ),
  question(
    'Puis-je faire entretenir ma voiture chez vous sans perdre la garantie ?',
    'Oui. Nous suivons le plan du constructeur avec les pièces prescrites et remplissons le carnet.',
  ),
  question(
    'Combien de temps mes roues peuvent-elles rester au gardiennage ?',
    'D’une saison à l’autre, sans limite. Après deux ans sans nouvelles, nous vous écrivons avant toute décision.',
  ),
  question(
    'Quand les pneus d’hiver sont-ils obligatoires ?',
    'Au Luxembourg, dès que les conditions sont hivernales, quelle que soit la date. Voir [pneus et gardiennage](/services/pneus-et-gardiennage).',
  ),
  question(
    'À quel âge une voiture passe-t-elle le contrôle technique ?',
    'En règle générale, une voiture particulière est contrôlée avant son quatrième, puis avant son sixième anniversaire, et ensuite chaque année. La convocation fait foi.',
  ),
  question(
    'Proposez-vous une voiture de remplacement ?',
    'Oui, sur réservation. Elle est gratuite pour les interventions sous garantie de plus d’une journée.',
  ),
  question(
    'Puis-je assister à la réparation ?',
    'Vous pouvez voir votre voiture sur le pont, accompagné. Pour votre sécurité, on ne reste pas sous une charge levée.',
  ),
]
const FAQ_ELECTRIC = [
  question(
    'Ai-je droit à une prime pour une électrique ?',
    'Les aides de l’État dépendent du véhicule, de la date de commande et du demandeur. Les conditions en vigueur se trouvent sur [guichet.lu](https://guichet.public.lu) ; nous préparons le dossier avec vous.',
  ),
  question(
    'Comment connaître l’état d’une batterie d’occasion ?',
    'Chaque électrique de notre stock porte un certificat de santé de moins de trois mois, mesuré sur une charge complète.',
  ),
  question(
    'Installez-vous des bornes à domicile ?',
    'Oui, avec un électricien agréé : visite, devis, demande au gestionnaire du réseau, pose. En copropriété, nous fournissons le dossier pour le syndic.',
  ),
  question(
    'L’autonomie baisse-t-elle en hiver ?',
    'Oui, souvent d’un cinquième à un tiers sur de courts trajets par grand froid. Préchauffer la voiture branchée en récupère une bonne part.',
  ),
]
const FAQ_SITE = [
  question(
    'Comment savoir si ma demande est bien arrivée ?',
    'La page affiche un numéro de référence dès que la demande est enregistrée, et un courriel le répète. Sans connexion, le navigateur garde la demande et l’envoie dès que possible ; la page vous le dit.',
  ),
  question(
    'Puis-je changer ou annuler un rendez-vous demandé ici ?',
    'Oui, par le lien du courriel de confirmation, ou par téléphone avec votre numéro de référence.',
  ),
  question(
    'Combien de véhicules puis-je comparer ?',
    'Six au maximum, deux au minimum. La comparaison reste sur votre appareil ; aucun compte n’est nécessaire.',
  ),
  question(
    'Pourquoi un véhicule a-t-il disparu de mes favoris ?',
    'Parce qu’il est vendu. Le site vous l’indique et propose des voitures proches.',
  ),
  question(
    'Que deviennent mes données ?',
    `Elles servent à vous répondre, puis sont effacées d’elles-mêmes, le plus souvent après ${keptFor('contact')}. La [politique de traitement](/politique-de-traitement-des-donnees) donne toutes les durées.`,
  ),
]

const faqPage = page('faq', {
  name: 'Questions fréquentes',
  title: 'Questions fréquentes | Groupe Alzette',
  description:
    'Achat, reprise, leasing, crédit, atelier, pneus, recharge et données : vingt-neuf réponses courtes aux questions posées chaque semaine.',
  edited: '2026-11-05',
  body: [
    breadcrumbs(['Accueil', '/'], ['Questions fréquentes', '/faq']),
    hero(
      'Vous demandez, nous répondons',
      'Les questions viennent des réceptions et du téléphone ; les réponses sont relues chaque trimestre.',
    ),
    faq('Acheter et vendre', FAQ_PURCHASE),
    faq('Leasing et crédit', FAQ_LEASE),
    faq('Atelier, pneus, contrôle', FAQ_WORKSHOP),
    faq('Rouler en électrique', FAQ_ELECTRIC),
    faq('Le site', FAQ_SITE),
    callToAction('Votre question n’y est pas ?', 'Posez-la : si elle revient, elle rejoindra la liste.', [
      button('Écrire', '/contact'),
      button('Appeler', PHONE_LINK, 'secondary'),
    ]),
  ],
})

/** Ways to reach the group. */
export const contacts = (): StoryDraft[] => [contact, direct, testDrive, faqPage]
