import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { intl } from './intl'

/** What every page and every slice stands in: texts and formats of the site's one language. */
export const RootElement = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={intl}>{children}</RawIntlProvider>
)
