import { blockSchema } from '../../domain/content/schema/block-schema'
import { number, required, startingWith, text } from '../../domain/content/schema/fields'
import type { ArticleLatestBlock } from '../../domain/content/types'

export const articleLatestSchema = blockSchema<ArticleLatestBlock>('article-latest', {
  label: 'Derniers articles',
  group: 'Textes et images',
  preview: ['title'],
  fields: {
    title: required(text('Titre')),
    linkLabel: required(text('Libellé du lien', 'Mène à toutes les actualités.')),
    count: startingWith('3', required(number('Nombre', [1, 24]))),
  },
})
