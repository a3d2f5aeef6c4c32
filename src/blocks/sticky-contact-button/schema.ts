import { blockSchema } from '../../domain/content/schema/block-schema'
import { link, required, text } from '../../domain/content/schema/fields'
import type { StickyContactButtonBlock } from '../../domain/content/types'

export const stickyContactButtonSchema = blockSchema<StickyContactButtonBlock>('sticky-contact-button', {
  label: 'Bouton de contact fixe',
  group: 'Contact et formulaires',
  preview: ['label'],
  fields: {
    label: required(text('Libellé')),
    to: required(link('Lien', 'Une page, un numéro (tel:) ou l’ancre d’un formulaire de la page.')),
  },
})
