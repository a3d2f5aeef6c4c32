import type { ErrorKind } from '../../domain/routes/error-kinds'
import { ErrorHead } from './ErrorHead'
import { ErrorPage } from './ErrorPage'
import { useRedirectLookup } from './redirect-lookup'

interface Props {
  kind: ErrorKind
  /** Root-relative address of the error page itself. */
  path: string
  /** What the title of the document speaks of; the kind, unless said otherwise. */
  head?: ErrorKind | 'unknown'
}

/** An error as a page of its own: with a head, and with the look-up of where the address may have moved to. */
export const ErrorDocument = ({ kind, path, head = kind }: Props) => {
  useRedirectLookup()
  return (
    <>
      <ErrorHead head={head} path={path} />
      <ErrorPage kind={kind} />
    </>
  )
}
