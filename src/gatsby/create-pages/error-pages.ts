import { ERROR_KINDS } from '../../domain/routes/error-kinds'
import { errorPath } from '../../domain/routes/error-path'
import type { PagePlan } from './page-plan'

/** One page for each kind of error; the host answers with it below its section. */
export const errorPages = (): PagePlan[] =>
  ERROR_KINDS.map((kind) => ({ path: errorPath(kind), template: 'error', context: { kind }, sitemap: null }))
