import { parseRedirectsFile } from '../../../domain/routes/redirects-file'
import type { GateFinding } from '../../builds/types'

/** Nobody can force what this check finds: a host that cannot read the 301 file serves nothing of the release. */
export const UNREADABLE_RULES = 'redirects-file'

/** Lines of the 301 file that cannot be read. */
export const redirectFindings = (text: string): GateFinding[] => {
  const lines = text.split('\n')
  return parseRedirectsFile(text).problems.map(({ line }) => ({
    check: UNREADABLE_RULES,
    message: `_redirects, ligne ${line}\u202f: la règle «\u202f${(lines[line - 1] ?? '').trim().slice(0, 200)}\u202f» est illisible.`,
  }))
}
