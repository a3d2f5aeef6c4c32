import { blockSchema } from '../../domain/content/schema/block-schema'
import { longText, required, text } from '../../domain/content/schema/fields'
import type { ChatBlock } from '../../domain/content/types'

export const chatSchema = blockSchema<ChatBlock>('chat', {
  label: 'Conversation',
  group: 'Contact et formulaires',
  preview: ['title', 'text'],
  fields: {
    title: required(text('Titre')),
    text: required(longText('Texte', 'Dites que l’assistant est automatique.')),
    label: required(text('Libellé', 'Texte du bouton qui ouvre la conversation.')),
  },
})
