import { createIntl, createIntlCache } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { site } from '../config/site'
import messages from '../locales/fr.json'

/** One for all pages: a message is parsed and a format made once in the life of a process, not once for each page. */
const created = createIntl({ locale: site.locale, defaultLocale: site.locale, messages }, createIntlCache())

/** Makes a format of the one locale once for each style, which is the same object every time: it stands in a parsed message. */
const once = <Style, Format>(make: (locales: undefined | string | string[], style?: Style) => Format) => {
  const known = new Map<Style | undefined, Format>()
  return (locales?: string | string[], style?: Style): Format => {
    const format = known.get(style) ?? make(locales, style)
    known.set(style, format)
    return format
  }
}

const formatters = {
  ...created.formatters,
  getNumberFormat: once(created.formatters.getNumberFormat),
  getDateTimeFormat: once(created.formatters.getDateTimeFormat),
  getPluralRules: (locales?: string | string[], style?: Intl.PluralRulesOptions) =>
    created.formatters.getPluralRules(locales, style),
}

const texts: Readonly<Record<string, string>> = messages
const plain = new Map<string, string>()
const parsed = new Map<string, ReturnType<typeof created.formatters.getMessageFormat>>()

const parse = (id: string): ReturnType<typeof created.formatters.getMessageFormat> | undefined => {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined
  if (text === undefined) return undefined
  const format = created.formatters.getMessageFormat(text, site.locale, undefined, { formatters })
  parsed.set(id, format)
  return format
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || value instanceof Date

/** Undefined: the library has to do it, and to say what is wrong. */
const quickly = (id: string, values: Readonly<Record<string, unknown>>): string | undefined => {
  if (!Object.values(values).every(isPlain)) return undefined
  try {
    const text: unknown = (parsed.get(id) ?? parse(id))?.format(values)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * The library's `formatMessage`, without what it does again at every call: it makes a key of JSON out of the message and its
 * formats to find what it has parsed. A fifth of a page's rendering went into texts without values, a tenth into those with.
 */
const formatMessage = ((descriptor, values, options) => {
  const { id } = descriptor
  if (options !== undefined || typeof id !== 'string') return created.formatMessage(descriptor, values, options)
  if (values !== undefined) return quickly(id, values) ?? created.formatMessage(descriptor, values)
  const text = plain.get(id) ?? created.formatMessage(descriptor)
  plain.set(id, text)
  return text
  // The overloads of `formatMessage` differ in what values may be, which is handed through.
}) as IntlShape['formatMessage']

/** Texts and formats of the site's one language. */
export const intl: IntlShape = { ...created, formatMessage, $t: formatMessage }
