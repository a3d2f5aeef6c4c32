import { blockSchema } from '../../domain/content/schema/block-schema'
import { longText, required, text } from '../../domain/content/schema/fields'
import type { ContactListBlock } from '../../domain/content/types'

export const contactListSchema = blockSchema<ContactListBlock>('contact-list', {
  label: 'Contacts',
  group: 'Concessions et équipe',
  preview: ['title', 'intro'],
  fields: { title: required(text('Titre')), intro: longText('Introduction') },
})
