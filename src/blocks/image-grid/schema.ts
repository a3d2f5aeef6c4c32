import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, pictures, required, startingWith, text } from '../../domain/content/schema/fields'
import type { ImageGridBlock } from '../../domain/content/types'
import { COLUMNS } from '../schema-texts'

export const imageGridSchema = blockSchema<ImageGridBlock>('image-grid', {
  label: 'Grille d’images',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: text('Titre'),
    images: required(pictures('Images', 'Toutes visibles en même temps, au format 4:3.')),
    columns: startingWith('3', required(choice('Colonnes', COLUMNS))),
  },
})
