import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { site } from '../config/site'
import { formatMessage } from './format-message'
import type { MessageValues } from './format-parts'
import { compiledMessages } from './message-table'

/**
 * The part of react-intl that components use, for compiled texts (docs/decisions/0026). The bundler replaces react-intl
 * by this module, so that pages load neither its parser nor texts of other pages.
 */
const intl = {
  locale: site.locale,
  messages: compiledMessages,
  formatMessage: ({ id }: MessageDescriptor, values?: MessageValues): ReactNode => formatMessage(id ?? '', values),
  formatList: (items: Iterable<string>): string => new Intl.ListFormat(site.locale).format(items),
}

/** Texts in the site's only language; always the same object. */
export const useIntl = (): IntlShape => intl as unknown as IntlShape

/** For API compatibility with react-intl; there is only one language. */
export const RawIntlProvider = ({ children }: { children: ReactNode }): ReactNode => children
