import { blockSchema } from '../../domain/content/schema/block-schema'
import { longText, required, text } from '../../domain/content/schema/fields'
import type { LocationsMapBlock } from '../../domain/content/types'

export const locationsMapSchema = blockSchema<LocationsMapBlock>('locations-map', {
  label: 'Carte des concessions',
  group: 'Concessions et équipe',
  preview: ['title', 'intro'],
  fields: { title: required(text('Titre')), intro: required(longText('Introduction')) },
})
