import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, longText, number, required, startingWith, text, toggle } from '../../domain/content/schema/fields'
import type { LeaseOffersBlock } from '../../domain/content/types'

export const leaseOffersSchema = blockSchema<LeaseOffersBlock>('lease-offers', {
  label: 'Offres de leasing',
  group: 'Véhicules et offres',
  preview: ['title', 'kind'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    kind: startingWith('private', required(choice('Genre', { private: 'Particuliers', business: 'Entreprises' }))),
    count: startingWith('6', required(number('Nombre', [1, 100], 'Les moins chères d’abord ; avec filtres, 100.'))),
    filters: toggle('Avec filtres et tri', 'Une fois par page au plus.'),
  },
  presets: [
    { name: 'Toutes les offres, avec filtres', values: { kind: 'private', count: '100', filters: true } },
    { name: 'Quelques offres', values: { kind: 'private', count: '6', filters: false }, isDefault: true },
  ],
})
