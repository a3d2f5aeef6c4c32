import type { ReactNode } from 'react'
import { RawIntlProvider, createIntl, createIntlCache } from 'react-intl'
import { site } from '../config/site'
import messages from '../locales/fr.json'

/** One for all pages: a message is parsed and a format made once in the life of a process, not once for each page. */
const intl = createIntl({ locale: site.locale, defaultLocale: site.locale, messages }, createIntlCache())

/** What every page and every slice stands in: texts and formats of the site's one language. */
export const RootElement = ({ children }: { children: ReactNode }) => <RawIntlProvider value={intl}>{children}</RawIntlProvider>
