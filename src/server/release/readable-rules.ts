import { parseRedirectsFile } from '../../domain/routes/redirects-file'
import { ReleaseError } from './types'
import type { Release } from './types'

/**
 * A host that cannot read the 301 file of a release serves nothing of it.
 *
 * @throws ReleaseError that names the line
 */
export const assertReadableRules = ({ id, redirects }: Pick<Release, 'id' | 'redirects'>): void => {
  const [problem] = parseRedirectsFile(redirects).problems
  if (problem) throw new ReleaseError(`Release ${id} cannot be served: _redirects:${problem.line}: ${problem.message}`)
}
