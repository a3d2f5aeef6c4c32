import type { ReactNode } from 'react'
import { RawIntlProvider, createIntl, createIntlCache } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { site } from '../config/site'
import messages from '../locales/fr.json'

/** One for all pages: a message is parsed and a format made once in the life of a process, not once for each page. */
const created = createIntl({ locale: site.locale, defaultLocale: site.locale, messages }, createIntlCache())

const plain = new Map<string, string>()

/** Texts without values are always the same, and a page has a hundred of them: a fifth of its rendering went into them. */
const formatMessage = ((descriptor, values, options) => {
  const { id } = descriptor
  if (values !== undefined || options !== undefined || typeof id !== 'string') return created.formatMessage(descriptor, values, options)
  const known = plain.get(id)
  if (known !== undefined) return known
  const text = created.formatMessage(descriptor)
  plain.set(id, text)
  return text
  // The overloads of `formatMessage` differ in what values may be, which is handed through.
}) as IntlShape['formatMessage']

const intl: IntlShape = { ...created, formatMessage, $t: formatMessage }

/** What every page and every slice stands in: texts and formats of the site's one language. */
export const RootElement = ({ children }: { children: ReactNode }) => <RawIntlProvider value={intl}>{children}</RawIntlProvider>
