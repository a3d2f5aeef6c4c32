import { REDIRECT_DATASOURCE } from '../domain/routes/held-redirect'
import type { DatasourceDefinition } from '../domain/storyblok/space-schema'

/** Lists that editors keep: the site reads the first, the forms of blocks offer the others. */
export const DATASOURCES: readonly DatasourceDefinition[] = [
  { slug: REDIRECT_DATASOURCE, name: 'Redirections' },
  { slug: 'labels', name: 'Libellés' },
  { slug: 'brands', name: 'Marques' },
  { slug: 'dealerships', name: 'Concessions' },
]
