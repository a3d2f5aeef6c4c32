import { blockSchema } from '../../domain/content/schema/block-schema'
import { required, text } from '../../domain/content/schema/fields'
import type { ShareButtonBlock } from '../../domain/content/types'

export const shareButtonSchema = blockSchema<ShareButtonBlock>('share-button', {
  label: 'Partage',
  group: 'Contact et formulaires',
  preview: ['label'],
  fields: { label: required(text('Libellé')) },
})
