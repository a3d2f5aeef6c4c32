import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, longText, required, startingWith } from '../../domain/content/schema/fields'
import type { ToastBlock } from '../../domain/content/types'

export const toastSchema = blockSchema<ToastBlock>('toast', {
  label: 'Message',
  group: 'Contact et formulaires',
  preview: ['text'],
  fields: {
    text: required(
      longText(
        'Texte',
        'Une phrase, par exemple une fermeture exceptionnelle. Montrée une fois par visite au bas de l’écran ; ce qui doit rester visible va dans un bloc Texte.',
      ),
    ),
    tone: startingWith(
      'info',
      required(choice('Ton', { info: 'Information', success: 'Bonne nouvelle', warning: 'Avertissement' })),
    ),
  },
})
