import { blockSchema } from '../../domain/content/schema/block-schema'
import { longText, required, text } from '../../domain/content/schema/fields'
import type { NewsletterBlock } from '../../domain/content/types'

export const newsletterSchema = blockSchema<NewsletterBlock>('newsletter', {
  label: 'Lettre d’information',
  group: 'Contact et formulaires',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction', 'Ce que l’on reçoit, et combien de fois par mois ou par an.'),
    submitLabel: text('Texte du bouton d’envoi', 'Laissez vide pour « M’inscrire ».'),
  },
  presets: [{ name: 'Lettre d’information', values: { title: 'Nos nouvelles, par e-mail' }, isDefault: true }],
})
