import { EMBEDDED_BLOCKS } from '../../domain/content/embedded-blocks'
import { blockSchema } from '../../domain/content/schema/block-schema'
import { required, richTextWith, startingWith, text, toggle } from '../../domain/content/schema/fields'
import type { RichTextBlock } from '../../domain/content/types'

export const richTextSchema = blockSchema<RichTextBlock>('rich-text', {
  label: 'Texte',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: text('Titre'),
    body: required(
      richTextWith(
        'Contenu',
        EMBEDDED_BLOCKS,
        'Les titres commencent au niveau 2, sans en sauter. D’autres blocs peuvent se glisser entre deux paragraphes.',
      ),
    ),
    narrow: startingWith('true', toggle('Colonne étroite', 'Plus agréable pour un texte long.')),
  },
})
