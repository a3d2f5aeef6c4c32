import { ERROR_KINDS } from '../../domain/routes/error-kinds'
import type { ErrorKind } from '../../domain/routes/error-kinds'
import { errorPath } from '../../domain/routes/error-path'
import { loadedAddress } from './redirect-lookup'

/**
 * The error that the host answered the shown address with when this document was loaded; null for any other address. Going back to it
 * in the same document only finds that it has no page.
 */
export const answeredError = (): ErrorKind | null => {
  const kind = ERROR_KINDS.find((known) => errorPath(known) === window.pagePath?.replace(/\/$/, ''))
  return kind && loadedAddress()?.pathname === window.location.pathname ? kind : null
}
