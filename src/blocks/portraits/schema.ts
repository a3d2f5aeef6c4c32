import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, longText, picture, required, text } from '../../domain/content/schema/fields'
import type { PortraitItem, PortraitsBlock } from '../../domain/content/types'

export const portraitsSchema = blockSchema<PortraitsBlock>('portraits', {
  label: 'Portraits',
  group: 'Concessions et équipe',
  preview: ['title'],
  fields: { title: text('Titre'), items: required(blocks('Éléments', ['portrait'])) },
})

export const portraitSchema = blockSchema<PortraitItem>('portrait', {
  label: 'Portrait',
  group: 'Éléments de blocs',
  preview: ['name', 'jobTitle'],
  fields: {
    name: required(text('Nom')),
    jobTitle: required(text('Fonction')),
    place: required(text('Lieu')),
    quote: required(longText('Citation', 'Avec l’accord de la personne.')),
    image: picture('Image'),
  },
})
