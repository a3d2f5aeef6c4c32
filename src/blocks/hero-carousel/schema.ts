import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, required } from '../../domain/content/schema/fields'
import type { HeroCarouselBlock } from '../../domain/content/types'

export const heroCarouselSchema = blockSchema<HeroCarouselBlock>('hero-carousel', {
  label: 'Ouverture à diapositives',
  group: 'Ouverture de page',
  preview: ['slides'],
  fields: {
    slides: required(
      blocks('Diapositives', ['hero'], 'Le visiteur les fait défiler ; rien ne bouge de soi-même. Quatre suffisent.'),
    ),
  },
})
