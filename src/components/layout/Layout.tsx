import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Part } from '../ui/Part'
import { Toaster } from '../ui/Toaster'
import { ShownPath } from './FrameLink'

interface Props {
  path: string
  children: ReactNode
  /** Kind of error page, told on the main element (spec, section 2.6). */
  error?: string | undefined
  /** What stays at the foot of the screen while pages change. */
  dock?: ReactNode
}

/**
 * The frame of every page: the four parts that editors keep in the CMS are slices, made once for all pages. Each
 * `Part` is taken over from the HTML of the server by itself.
 */
export const Layout = ({ path, children, error, dock }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <ShownPath value={path}>
      <a className="sr skip" href="#contenu">
        {formatMessage({ id: 'layout.skip' })}
      </a>
      <Part>
        <Slice alias="top-bar" />
      </Part>
      <Part>
        <Slice alias="header" />
      </Part>
      <Part>
        <Slice alias="mobile-navigation" />
      </Part>
      {/* Only the server knows the error before the page does. */}
      <main id="contenu" tabIndex={-1} data-testid={error} suppressHydrationWarning>
        <Part>{children}</Part>
      </main>
      <Part>
        <Slice alias="footer" />
      </Part>
      {dock}
      <Toaster />
    </ShownPath>
  )
}
