import { useBrowserValue } from '../../components/ui/use-browser-value'
import type { ErrorKind } from '../../domain/routes/error-kinds'
import { ErrorHead } from './ErrorHead'
import { ErrorPage } from './ErrorPage'
import { answeredError } from './answered-error'
import { isOwnLink } from './own-link'
import { useRedirectLookup } from './redirect-lookup'

interface Props {
  kind: ErrorKind
  /** Root-relative address of the error page itself. */
  path: string
  /** What the title of the document speaks of; the kind, unless said otherwise. */
  head?: ErrorKind | 'unknown'
}

const never = () => () => undefined

/**
 * An error as a page of its own: with a head, and with the look-up of where the address may have moved to. An address
 * without a page that this site itself led to is a broken link, which only the browser can tell. Shown again after other pages, the
 * document's first address keeps the error that the host answered it with.
 */
export const ErrorDocument = ({ kind, path, head = kind }: Props) => {
  useRedirectLookup()
  const answered = useBrowserValue(never, answeredError, () => null)
  const isOwn = useBrowserValue(never, isOwnLink, () => false)
  const known = kind === 'page-not-found' ? (answered ?? (isOwn ? 'broken-link' : null)) : null
  return (
    <>
      <ErrorHead head={known ?? head} path={path} />
      <ErrorPage kind={known ?? kind} />
    </>
  )
}
