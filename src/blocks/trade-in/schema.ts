import { blockSchema } from '../../domain/content/schema/block-schema'
import { entryOf, longText, required, text } from '../../domain/content/schema/fields'
import type { TradeInBlock } from '../../domain/content/types'

export const tradeInSchema = blockSchema<TradeInBlock>('trade-in', {
  label: 'Reprise de votre voiture',
  group: 'Contact et formulaires',
  preview: ['title', 'intro'],
  fields: {
    title: required(
      text('Titre', 'Le bloc n’est visible que si la reprise est activée dans la configuration du site.'),
    ),
    intro: longText('Introduction'),
    location: entryOf('dealerships', 'Concession', 'Choisie d’avance ; le visiteur peut en changer.'),
  },
  presets: [{ name: 'Reprise', values: { title: 'Combien vaut votre voiture ?' }, isDefault: true }],
})
