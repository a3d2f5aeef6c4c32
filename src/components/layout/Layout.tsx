import { Slice } from 'gatsby'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Toaster } from '../ui/Toaster'

interface Props {
  children: ReactNode
  /** Kind of error page, told on the main element (spec, section 2.6). */
  error?: string | undefined
  /** What stays at the foot of the screen while pages change. */
  dock?: ReactNode
}

/**
 * The frame of every page: the four parts that editors keep in the CMS are slices, made once for all pages. Each
 * `Suspense` is a piece that is taken over from the HTML of the server by itself.
 */
export const Layout = ({ children, error, dock }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <a className="sr skip" href="#contenu">
        {formatMessage({ id: 'layout.skip' })}
      </a>
      <Suspense>
        <Slice alias="top-bar" />
      </Suspense>
      <Suspense>
        <Slice alias="header" />
      </Suspense>
      <Suspense>
        <Slice alias="mobile-navigation" />
      </Suspense>
      <main id="contenu" tabIndex={-1} data-error={error}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Slice alias="footer" />
      </Suspense>
      <Suspense>{dock}</Suspense>
      <Toaster />
    </>
  )
}
