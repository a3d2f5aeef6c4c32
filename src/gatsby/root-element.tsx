import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { site } from '../config/site'
import messages from '../locales/fr.json'

/** What every page and every slice stands in: texts and formats of the site's one language. */
export const RootElement = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale={site.locale} defaultLocale={site.locale} messages={messages}>
    {children}
  </IntlProvider>
)
