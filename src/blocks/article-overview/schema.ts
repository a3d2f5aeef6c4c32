import { blockSchema } from '../../domain/content/schema/block-schema'
import { text } from '../../domain/content/schema/fields'
import type { ArticleOverviewBlock } from '../../domain/content/types'

export const articleOverviewSchema = blockSchema<ArticleOverviewBlock>('article-overview', {
  label: 'Tous les articles',
  group: 'Textes et images',
  preview: ['title'],
  fields: { title: text('Titre', 'Les articles viennent d’eux-mêmes, le plus récent d’abord.') },
})
