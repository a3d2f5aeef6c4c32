import type { MissingTargets } from '../../plugins/gatsby-plugin-redirects/src/lint/settle-target'
import { MOVED_TYPE } from './moved/moved-nodes'
import { REDIRECT_DATASOURCE } from '../domain/routes/held-redirect'
import { movedRoots } from '../domain/routes/moved-roots'
import type { Segments } from '../domain/routes/segments'
import { brandPlaceholder, extraRoutes, hostRules } from './host-rules'

/**
 * Options of gatsby-plugin-redirects for this site; the build and `npm run redirects:lint` share them.
 *
 * @param fidelity whether the known defects of the old table are reproduced
 * @param missingTargets what becomes of a rule whose target is not (or no longer) a page
 */
export const redirectOptions = (segments: Segments, fidelity: boolean, missingTargets: MissingTargets) => ({
  folder: 'redirects',
  knownDefects: { file: 'fidelity/known-defects.csv', reproduce: fidelity },
  datasource: REDIRECT_DATASOURCE,
  stockPath: `/${segments.stock}`,
  externalHosts: [],
  extraRoutes: extraRoutes(segments),
  movedRoots: movedRoots(segments),
  missingTargets,
  placeholders: brandPlaceholder(segments),
  statusRules: hostRules(segments),
  movedType: MOVED_TYPE,
})
