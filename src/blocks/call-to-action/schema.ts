import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, longText, required, text } from '../../domain/content/schema/fields'
import type { CallToActionBlock } from '../../domain/content/types'

export const callToActionSchema = blockSchema<CallToActionBlock>('call-to-action', {
  label: 'Appel à l’action',
  group: 'Contact et formulaires',
  preview: ['title', 'text'],
  fields: {
    title: required(text('Titre')),
    text: longText('Texte'),
    tone: choice('Ton', { mist: 'Gris clair', ink: 'Sombre' }, 'Couleur du fond.'),
    buttons: blocks('Boutons', ['button'], 'Un ou deux.'),
  },
  presets: [
    { name: 'Fond clair', values: { tone: 'mist' }, isDefault: true },
    { name: 'Fond sombre', values: { tone: 'ink' } },
  ],
})
