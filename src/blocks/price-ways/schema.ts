import { blockSchema } from '../../domain/content/schema/block-schema'
import { longText, required, text } from '../../domain/content/schema/fields'
import type { PriceWaysBlock } from '../../domain/content/types'

export const priceWaysSchema = blockSchema<PriceWaysBlock>('price-ways', {
  label: 'Quatre façons de payer',
  group: 'Véhicules et offres',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: required(longText('Introduction')),
    model: text(
      'Modèle',
      'Identifiant d’un modèle ; sans véhicule de ce modèle, le bloc n’est pas affiché. Laissez vide pour le plus récent qui a tous les prix.',
    ),
  },
})
