import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, entryOf, longText, required, text } from '../../domain/content/schema/fields'
import type { EnquiryFormBlock } from '../../domain/content/types'
import type { StoryEnquiryKind } from '../../domain/enquiry/kinds'

const KIND_NAMES: Record<StoryEnquiryKind, string> = {
  general_test_drive: 'Essai',
  contact: 'Message',
  direct_contact: 'Contact direct',
  tyres: 'Rendez-vous pneus',
  tyre_offer: 'Offre de pneus',
  fleet: 'Flotte d’entreprise',
  service: 'Rendez-vous d’atelier',
  job_application: 'Candidature',
}

export const enquiryFormSchema = blockSchema<EnquiryFormBlock>('enquiry-form', {
  label: 'Formulaire',
  group: 'Contact et formulaires',
  preview: ['title', 'kind'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    kind: required(choice('Genre', KIND_NAMES, 'Décide des champs, du destinataire et du délai de réponse.')),
    location: entryOf('dealerships', 'Concession', 'Choisie d’avance ; le visiteur peut en changer.'),
    submitLabel: text('Texte du bouton d’envoi', 'Laissez vide pour celui du genre.'),
    sentText: longText('Texte après l’envoi', 'Remplace ce qui est dit de la suite.'),
  },
  presets: [
    { name: 'Message', values: { title: 'Écrivez-nous', kind: 'contact' }, isDefault: true },
    { name: 'Essai', values: { title: 'Réservez un essai', kind: 'general_test_drive' } },
    { name: 'Rendez-vous pneus', values: { title: 'Votre rendez-vous', kind: 'tyres' } },
    { name: 'Rendez-vous d’atelier', values: { title: 'Votre rendez-vous', kind: 'service' } },
    { name: 'Candidature', values: { title: 'Votre candidature', kind: 'job_application' } },
  ],
})
