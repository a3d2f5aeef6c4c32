import { breadcrumbs, hero, text } from '../build/blocks'
import { mailbox, PHONE, PHONE_LINK } from '../build/contact'
import { keptFor } from '../build/promises'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const privacy = page('politique-de-traitement-des-donnees', {
  name: 'Politique de traitement des données',
  title: 'Politique de traitement des données | Groupe Alzette',
  description:
    'Quelles données le Groupe Alzette traite, pourquoi, combien de temps, avec qui, et comment exercer vos droits auprès de nous ou de la CNPD.',
  edited: '2026-09-30',
  body: [
    breadcrumbs(['Accueil', '/'], ['Protection des données', '/politique-de-traitement-des-donnees']),
    hero('Vos données, en clair', 'Ce que nous savons de vous, pourquoi, et comment nous le faire oublier.'),
    text(`
      ## Responsable du traitement

      Groupe Alzette S.A., 14, rue des Scillas, L-2529 Luxembourg. Le délégué à la protection des données répond à [cette adresse](mailto:${mailbox('donnees')}) dans un délai d’un mois.

      ## Ce que nous traitons

      **Vos demandes.** Nom, coordonnées, message et véhicule concerné, pour vous répondre et préparer un contrat à votre demande. Elles sont effacées automatiquement après ${keptFor('contact')}, celles qui concernent une flotte après ${keptFor('fleet')}. Si un contrat suit, son dossier est conservé pendant sa durée, puis pendant les délais légaux.

      **Votre candidature.** Ce que vous nous écrivez pour un poste est effacé automatiquement après ${keptFor('job_application')}.

      **Votre accord.** Avec chaque demande, nous conservons l’heure de votre accord et la version du texte que vous avez lu. Les offres par courriel ne vous sont adressées que si vous avez coché la case prévue, qui ne l’est jamais d’avance.

      **Vos brouillons.** Un formulaire commencé reste dans votre navigateur jusqu’à l’envoi, trente jours au plus ; le bouton « effacer » l’en retire.

      **Votre dossier d’atelier.** Véhicule, kilométrage, opérations. Nous devons garder les factures dix ans.

      **Votre dossier de leasing ou de crédit.** Revenus, charges, pièces d’identité, transmis au seul organisme que vous avez choisi. Nous effaçons notre copie six mois après la décision.

      **Votre visite du site.** Les favoris, la comparaison et les prix affichés restent sur votre appareil, comme la langue du site, retenue un an par le cookie « vitrine_locale ». Le site mesure lui-même la vitesse de ses pages : ces chiffres ne contiennent aucun identifiant, ne laissent rien sur votre appareil et ne sont gardés que regroupés par jour, pendant 90 jours. Quand vous confirmez une inscription à la lettre d’information, le cookie « vitrine_newsletter » en retient la référence un jour. Les mesures d’audience, la carte interactive et les vidéos hébergées par des tiers ne sont chargées qu’après votre accord ; refuser est aussi simple qu’accepter. Le lien « Gérer les cookies », en bas de chaque page, montre votre réponse et permet de la changer ou de la retirer ; elle vaut six mois. Sans JavaScript, rien de tout cela n’est chargé.

      ## Bases juridiques

      L’exécution d’un contrat ou de mesures demandées avant lui, nos obligations légales, votre consentement et, pour la sécurité du site, notre intérêt légitime. Aucune décision n’est prise de façon entièrement automatisée.

      ## Destinataires

      Les constructeurs pour les garanties et rappels, les assureurs et experts en cas de sinistre, les banques et bailleurs pour un financement, nos prestataires informatiques établis dans l’Union européenne. Nous ne vendons aucune donnée.

      ## Vos droits

      Accès, rectification, effacement, limitation, opposition, portabilité, retrait du consentement : un courriel suffit. Pour une demande envoyée par le site, indiquez son numéro de référence ou l’adresse utilisée : nous l’exportons ou l’effaçons. Si notre réponse ne vous satisfait pas, la [Commission nationale pour la protection des données](https://cnpd.public.lu) reçoit les réclamations.

      ## Les données de la voiture

      Avant de revendre ou de rendre un véhicule, supprimez profils, contacts et adresses du système multimédia. Nous le faisons aussi, systématiquement, à chaque reprise.
    `),
  ],
})

const imprint = page('mentions-legales', {
  name: 'Mentions légales',
  title: 'Mentions légales | Groupe Alzette',
  description:
    'Éditeur, immatriculation, hébergement, intermédiation de crédit et règlement des litiges : les mentions légales du site du Groupe Alzette.',
  edited: '2026-09-30',
  body: [
    breadcrumbs(['Accueil', '/'], ['Mentions légales', '/mentions-legales']),
    hero(
      'Mentions légales',
      'Groupe Alzette est une entreprise fictive : ce site est une démonstration, et ses adresses, numéros et chiffres sont inventés.',
    ),
    text(`
      ## Éditeur

      Groupe Alzette S.A., société anonyme de droit luxembourgeois, 14, rue des Scillas, L-2529 Luxembourg. Téléphone : [${PHONE}](${PHONE_LINK}). Courriel : [${mailbox('info')}](mailto:${mailbox('info')}). Les numéros de TVA et coordonnées bancaires de chaque site sont indiqués sur les pages des [concessions](/concessions).

      ## Directrice de la publication

      Claire Alzinger, administratrice déléguée.

      ## Véhicules et prix

      Les prix s’entendent en euros, TVA comprise pour les particuliers, sauf mention contraire. Les consommations et émissions de CO₂ sont des valeurs officielles mesurées selon le cycle WLTP. Les photographies représentent le véhicule proposé ; celles des modèles neufs peuvent montrer des équipements en option.

      ## Crédit et leasing

      Le groupe intervient comme intermédiaire de crédit à titre accessoire, sans exclusivité. Attention, emprunter de l’argent coûte aussi de l’argent. Toute offre est soumise à l’acceptation du dossier par l’établissement prêteur ou le bailleur.

      ## Marques

      Les noms et logos des constructeurs appartiennent à leurs titulaires et ne servent ici qu’à désigner leurs véhicules. Les dessins de voitures ont été réalisés pour cette démonstration.

      ## Litiges

      Les consommateurs peuvent recourir gratuitement au Médiateur de la consommation. À défaut d’accord, les tribunaux de Luxembourg sont compétents et le droit luxembourgeois s’applique, sans priver le consommateur de la protection de son pays de résidence.
    `),
  ],
})

const accessibility = page('accessibilite', {
  name: 'Accessibilité',
  title: 'Déclaration d’accessibilité | Groupe Alzette',
  description:
    'Niveau visé, tests effectués, limites connues et contact : la déclaration d’accessibilité du site du Groupe Alzette et de ses formulaires.',
  edited: '2026-08-31',
  body: [
    breadcrumbs(['Accueil', '/'], ['Accessibilité', '/accessibilite']),
    hero(
      'Un site pour tout le monde',
      'Chaque fonction doit pouvoir être utilisée au clavier, à la voix, agrandie ou lue par une machine.',
    ),
    text(`
      ## Ce que nous visons

      Nous appliquons les règles WCAG 2.2, niveau AA, en réponse à la loi luxembourgeoise du 8 mars 2023 relative aux exigences en matière d’accessibilité applicables aux produits et services. Le site est conçu pour fonctionner sans souris, jusqu’à un agrandissement de 400 %, et pour respecter vos réglages de mouvement et de contraste.

      ## Comment nous vérifions

      Des contrôles automatiques accompagnent chaque modification. Vos remarques passent avant les nouveautés : dites-nous ce qui vous arrête.

      ## Limites connues

      - Les cartes des concessions sont dessinées. La liste des [concessions](/concessions) contient les mêmes informations.
      - Les brochures des constructeurs sont parfois des documents non balisés. Demandez-nous le contenu, nous vous l’envoyons en texte.
      - La fenêtre de réservation d’atelier provient d’un prestataire ; le [formulaire](/formulaires/prise-de-rendez-vous-pneus-roues) rend le même service.

      ## Dans nos concessions

      Toutes sont de plain-pied, avec places réservées et boucle magnétique à l’accueil. Un essai peut être organisé avec un véhicule équipé de commandes au volant, sur demande deux semaines à l’avance. Les chiens d’assistance sont bienvenus.

      ## Signaler un obstacle

      Écrivez à [l’équipe du site](mailto:${mailbox('accessibilite')}) ou appelez le [${PHONE}](${PHONE_LINK}). Nous répondons sous cinq jours ouvrables avec une solution provisoire. Vous pouvez aussi vous adresser à l’Office de surveillance de l’accessibilité des produits et services.
    `),
  ],
})

/** What the law asks for. */
export const legal = (): StoryDraft[] => [privacy, imprint, accessibility]
