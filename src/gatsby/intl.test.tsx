import { Children, isValidElement } from 'react'
import { createIntl } from 'react-intl'
import { site } from '../config/site'
import messages from '../locales/fr.json'
import { intl } from './intl'

const errors: string[] = []
const library = createIntl({
  locale: site.locale,
  defaultLocale: site.locale,
  messages,
  onError: ({ code }) => errors.push(code),
})

/** Names of the values that a message asks for. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? '')),
]

const cases = Object.entries(messages).flatMap(([id, text]) =>
  [0, 1, 2, 12_345.5].map((value) => ({ id, values: Object.fromEntries(namesIn(text).map((name) => [name, value])) })),
)

describe('texts', () => {
  it('are those of the library, for every message and several values', () => {
    expect(cases.length).toBeGreaterThan(3_000)
    for (const { id, values } of cases)
      expect([id, intl.formatMessage({ id }, values)]).toEqual([id, library.formatMessage({ id }, values)])
  })

  it('are those of the library for words, which choose among forms', () => {
    for (const { id, values } of cases) {
      const words = Object.fromEntries(Object.keys(values).map((name) => [name, 'used']))
      expect([id, intl.formatMessage({ id }, words)]).toEqual([id, library.formatMessage({ id }, words)])
    }
  })

  it('take elements, as the library does', () => {
    const text = intl.formatMessage({ id: 'favourites.since' }, { date: <b>hier</b> })
    expect(Children.toArray(text).some(isValidElement)).toBe(true)
  })

  it('leave it to the library to say that a value is missing', () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(intl.formatMessage({ id: 'favourites.since' }, { other: 1 })).toBe(
      library.formatMessage({ id: 'favourites.since' }, { other: 1 }),
    )
    expect(told).toHaveBeenCalledTimes(1)
    expect(errors).toContain('FORMAT_ERROR')
    told.mockRestore()
  })
})
