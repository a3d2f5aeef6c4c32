import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, entryOf, number, required, text } from '../../domain/content/schema/fields'
import type { ModelListBlock } from '../../domain/content/types'
import { BRAND_HELP, VEHICLE_CATEGORY_NAMES } from '../schema-texts'

export const modelListSchema = blockSchema<ModelListBlock>('model-list', {
  label: 'Modèles',
  group: 'Véhicules et offres',
  preview: ['title'],
  fields: {
    title: required(text('Titre')),
    brand: entryOf('brands', 'Marque', BRAND_HELP),
    category: choice('Catégorie', VEHICLE_CATEGORY_NAMES, 'Laissez vide pour toutes.'),
    count: number('Nombre', [1, 500], 'Laissez vide pour tous.'),
  },
})
