import { blockSchema } from '../../domain/content/schema/block-schema'
import { required, richText, startingWith, text, toggle } from '../../domain/content/schema/fields'
import type { RichTextBlock } from '../../domain/content/types'

export const richTextSchema = blockSchema<RichTextBlock>('rich-text', {
  label: 'Texte',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: text('Titre'),
    body: required(richText('Contenu', 'Les titres commencent au niveau 2, sans en sauter.')),
    narrow: startingWith('true', toggle('Colonne étroite', 'Plus agréable pour un texte long.')),
  },
})
