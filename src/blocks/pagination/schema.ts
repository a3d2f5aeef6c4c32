import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, required, text } from '../../domain/content/schema/fields'
import type { PaginationBlock } from '../../domain/content/types'

export const paginationSchema = blockSchema<PaginationBlock>('pagination', {
  label: 'Pagination',
  group: 'Navigation',
  preview: ['title', 'pages'],
  fields: {
    title: text('Nom de la suite', 'Lu à haute voix à qui ne voit pas la page, par exemple Guide de l’électrique.'),
    pages: required(
      blocks(
        'Pages',
        ['link'],
        'Toutes les pages de la suite, dans l’ordre et celle-ci comprise ; la même liste sur chacune.',
        {
          minimum: 2,
        },
      ),
    ),
  },
})
