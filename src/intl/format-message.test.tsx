import { Children, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { site } from '../config/site'
import messages from '../locales/fr.json'
import { formatMessage, formatText } from './format-message'
import type { MessageId } from './message-id'

const library = createIntl({ locale: site.locale, defaultLocale: site.locale, messages })
const entries = Object.entries(messages) as [MessageId, string][]

/** Names of the values that a message asks for. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? '')),
]

const cases = entries.flatMap(([id, text]) =>
  [0, 1, 2, 12_345.5].map((value) => ({ id, values: Object.fromEntries(namesIn(text).map((name) => [name, value])) })),
)

describe('texts that the build compiled', () => {
  it('are those of react-intl, for every message and several values', () => {
    expect(cases.length).toBeGreaterThan(3_000)
    for (const { id, values } of cases)
      expect([id, formatMessage(id, values)]).toEqual([id, library.formatMessage({ id }, values)])
  })

  it('are those of react-intl for words, which choose among forms', () => {
    for (const { id, values } of cases)
      for (const word of ['used', 'true', '']) {
        const words = Object.fromEntries(Object.keys(values).map((name) => [name, word]))
        expect([id, formatMessage(id, words)]).toEqual([id, library.formatMessage({ id }, words)])
      }
  })

  it('are plain text where plain text is asked for', () => {
    expect(formatText('compare.chosen', { count: 2, max: 6 })).toBe(
      library.formatMessage({ id: 'compare.chosen' }, { count: 2, max: 6 }),
    )
  })

  it('take elements, as react-intl does', () => {
    const values = { date: <b>hier</b> }
    const text = formatMessage('favourites.since', values)
    expect(Children.toArray(text).some(isValidElement)).toBe(true)
    expect(renderToStaticMarkup(<>{Children.map(text, (part) => part)}</>)).toBe('Ajouté le <b>hier</b>')
  })

  it('are reported where they or a value of theirs are missing', () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(formatText('favourites.since', { other: 1 })).toBe('favourites.since')
    expect(formatText('nowhere.text')).toBe('nowhere.text')
    expect(told.mock.calls).toEqual([
      ['Text favourites.since: the value date is missing'],
      ['Text nowhere.text: not found'],
    ])
    told.mockRestore()
  })
})
