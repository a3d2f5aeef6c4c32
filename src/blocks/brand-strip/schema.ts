import { blockSchema } from '../../domain/content/schema/block-schema'
import { text } from '../../domain/content/schema/fields'
import type { BrandStripBlock } from '../../domain/content/types'

export const brandStripSchema = blockSchema<BrandStripBlock>('brand-strip', {
  label: 'Nos marques',
  group: 'Véhicules et offres',
  preview: ['title'],
  fields: { title: text('Titre', 'Les marques viennent du catalogue, dans l’ordre du menu.') },
})
