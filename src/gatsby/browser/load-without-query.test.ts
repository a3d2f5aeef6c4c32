import { loadWithoutQuery } from './load-without-query'

const MEMBERS = [
  'loadPage',
  'loadPageSync',
  'prefetch',
  'enqueue',
  'hovering',
  'isPageNotFound',
  'getResourceURLsForPathname',
]

describe('the loader of pages', () => {
  it('is asked for the page of an address, whatever its query', () => {
    const asked: unknown[] = []
    const loader: Record<string, (...values: unknown[]) => unknown> = Object.fromEntries(
      MEMBERS.map((name) => [name, (...values: unknown[]) => asked.push([name, ...values])]),
    )
    loadWithoutQuery(loader)
    for (const name of MEMBERS) loader[name]?.('/stock?marque=kia&q=a?b#liste', { withErrorDetails: true })
    expect(asked).toEqual(MEMBERS.map((name) => [name, '/stock#liste', { withErrorDetails: true }]))
  })

  it('says so when it is another one than it was', () => {
    expect(() => loadWithoutQuery({ loadPage: () => null })).toThrow('no loadPageSync any more')
  })
})
