import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, entryOf, longText, required, text } from '../../domain/content/schema/fields'
import type { ContactListBlock } from '../../domain/content/types'
import { DEPARTMENTS } from '../../domain/location/types'
import { namesOf } from '../schema-texts'

export const contactListSchema = blockSchema<ContactListBlock>('contact-list', {
  label: 'Contacts',
  group: 'Concessions et équipe',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    location: entryOf(
      'dealerships',
      'Concession',
      'Affiche cette concession seule, avec son équipe. La liste est la source de données Concessions.',
    ),
    department: choice(
      'Service',
      namesOf('location.department', DEPARTMENTS),
      'Ajoute les personnes de ce service : portrait, nom, fonction, ligne directe, adresse et fiche de contact.',
    ),
  },
})
