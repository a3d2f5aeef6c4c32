import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks } from '../../domain/content/schema/fields'
import type { BreadcrumbsBlock } from '../../domain/content/types'

export const breadcrumbsSchema = blockSchema<BreadcrumbsBlock>('breadcrumbs', {
  label: 'Fil d’Ariane',
  group: 'Navigation',
  preview: ['items'],
  fields: { items: blocks('Éléments', ['link'], 'De l’accueil à la page elle-même, qui vient en dernier.') },
})
