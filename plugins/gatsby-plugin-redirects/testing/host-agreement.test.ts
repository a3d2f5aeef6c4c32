import fc from 'fast-check'
import { compileRedirects, matchRedirect } from '../../../src/domain/routes/redirect-match'
import { redirectLine } from '../../../src/domain/routes/redirects-file'
import type { RedirectRule } from '../../../src/domain/routes/redirect-rule'
import { startNetlifyMatcher } from './netlify-redirector'

const word = fc.constantFrom('a', 'b', 'fr', 'x-1', 'B')
const segment = fc.oneof({ weight: 3, arbitrary: word }, fc.constantFrom(':p', ':q'))
const key = fc.constantFrom('k', 'l', 'page')
const value = fc.constantFrom('1', '2', 'a-b')
const rule: fc.Arbitrary<RedirectRule> = fc
  .record({
    segments: fc.uniqueArray(segment, { maxLength: 3, selector: (text) => (text.startsWith(':') ? text : {}) }),
    splat: fc.boolean(),
    query: fc.uniqueArray(fc.tuple(key, fc.oneof(value, fc.constantFrom(':v', ':w'))), {
      maxLength: 3,
      selector: ([name]) => name,
    }),
    to: fc.constantFrom('/t', '/t/:p', '/t/:splat', '/:q/x', '/t?z=:v', '/u/:v/:w'),
    status: fc.constantFrom(301 as const, 200 as const, 404 as const),
    force: fc.boolean(),
  })
  .map(({ segments, splat, ...rest }) => ({ ...rest, from: `/${[...segments, ...(splat ? ['*'] : [])].join('/')}` }))
// Without a slash at the end: the host settles that before it asks the rules, its command line does not.
const path = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`)
const query = fc.array(fc.tuple(key, fc.oneof(value, fc.constantFrom('', 'c d', 'é'))), { maxLength: 4 })
const address = fc.record({ path, query: query.map((pairs) => new URLSearchParams(pairs).toString()) })

describe('the host’s own matcher', () => {
  const host = startNetlifyMatcher()
  afterAll(() => host.stop())

  it('agrees on random tables and addresses', async () => {
    let found = 0
    // Of equal lines the host keeps the last, which changes the order: the linter lets none through.
    const table = fc.uniqueArray(rule, { minLength: 1, maxLength: 12, selector: redirectLine })
    const addresses = fc.array(address, { minLength: 10, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(table, addresses, async (rules, asked) => {
        const theirs = await host.match(rules.map(redirectLine).join('\n'), asked)
        const compiled = compileRedirects(rules)
        const ours = asked.map((one) => matchRedirect(compiled, one))
        found += ours.filter((one) => one !== null).length
        expect(ours.map((one) => one && { to: one.to, status: one.status, force: one.force })).toEqual(theirs)
      }),
      { numRuns: 300 },
    )
    expect(found).toBeGreaterThan(500)
  })
})
