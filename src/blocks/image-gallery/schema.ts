import { blockSchema } from '../../domain/content/schema/block-schema'
import { pictures, required, text } from '../../domain/content/schema/fields'
import type { ImageGalleryBlock } from '../../domain/content/types'

export const imageGallerySchema = blockSchema<ImageGalleryBlock>('image-gallery', {
  label: 'Galerie',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: text('Titre'),
    images: required(pictures('Images', 'Le visiteur les parcourt une à une. Donnez à chacune un texte alternatif.')),
  },
})
