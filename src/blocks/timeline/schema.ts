import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, longText, picture, required, text } from '../../domain/content/schema/fields'
import type { TimelineBlock, TimelineItem } from '../../domain/content/types'

export const timelineSchema = blockSchema<TimelineBlock>('timeline', {
  label: 'Chronologie',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: text('Titre'),
    items: required(blocks('Éléments', ['timeline-item'], 'De la plus ancienne à la plus récente.')),
  },
})

export const timelineItemSchema = blockSchema<TimelineItem>('timeline-item', {
  label: 'Date',
  group: 'Éléments de blocs',
  preview: ['year', 'title'],
  fields: {
    year: required(text('Année')),
    title: required(text('Titre')),
    text: required(longText('Texte')),
    image: picture('Image'),
  },
})
