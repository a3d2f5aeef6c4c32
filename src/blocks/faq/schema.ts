import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, required, richText, text } from '../../domain/content/schema/fields'
import type { FaqBlock, FaqItem } from '../../domain/content/types'

export const faqSchema = blockSchema<FaqBlock>('faq', {
  label: 'Questions fréquentes',
  group: 'Textes et images',
  preview: ['title'],
  fields: { title: required(text('Titre')), items: required(blocks('Éléments', ['faq-item'])) },
})

export const faqItemSchema = blockSchema<FaqItem>('faq-item', {
  label: 'Question',
  group: 'Éléments de blocs',
  preview: ['question'],
  fields: {
    question: required(text('Question', 'Telle qu’un visiteur la poserait.')),
    answer: required(richText('Réponse')),
  },
})
