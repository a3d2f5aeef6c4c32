import { compileRedirects, matchRedirect } from '../../../src/domain/routes/redirect-match'
import { redirectLine } from '../../../src/domain/routes/redirects-file'
import { sampledIndexes, startNetlifyMatcher } from './netlify-redirector'
import { readTable } from './read-table'

/** What stands for a placeholder in an address: no rule names it. */
const filled = (text: string) => text.replace(/:(\w+)/g, 'any-$1')

/** An address as old links have it: the rule's parameters in another order, and a foreign one before them. */
const askedFor = ({ from, query }: { from: string; query: readonly (readonly [string, string])[] }) => ({
  path: filled(from),
  query:
    query.length === 0
      ? ''
      : [['utm_source', 'x'], ...query.toReversed()]
          .map(([key = '', value = '']) => `${key}=${filled(value)}`)
          .join('&'),
})

describe('the table of the old site', () => {
  const host = startNetlifyMatcher()
  afterAll(() => host.stop())

  it('has at least 800 sound rules and pages to 29', async () => {
    const { rules, problems } = await readTable(false)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(rules.length).toBeGreaterThanOrEqual(800)
    const pages = rules.flatMap(({ query }) =>
      query
        .filter(([key]) => key === 'page')
        .map(([, value]) => Number(value))
        .filter(Number.isInteger),
    )
    expect(Math.max(...pages)).toBe(29)
  })

  it('leads every rule’s address to its target in one hop, on the host and here alike', async () => {
    const { rules } = await readTable(false)
    const asked = rules.map(askedFor)
    const sample = sampledIndexes(rules.length)
    expect(sample.length).toBeGreaterThan(150)
    const theirs = await host.match(
      rules.map(redirectLine).join('\n'),
      sample.flatMap((index) => asked[index] ?? []),
    )
    const compiled = compileRedirects(rules)
    const ours = asked.map((address) => matchRedirect(compiled, address))
    expect(ours.map((match) => match?.to)).toEqual(rules.map(({ to }) => filled(to)))
    expect(theirs.map((match) => match?.to)).toEqual(sample.map((index) => filled(rules[index]?.to ?? '')))
    const onwards = ours.map((match) => matchRedirect(compiled, { path: (match?.to ?? '').replace(/[?#].*$/, '') }))
    expect(onwards.filter((match) => match !== null)).toEqual([])
  })

  it('has the six known defects of the old one, if they are wanted', async () => {
    const { files, rules } = await readTable(true)
    expect(files.defects).toHaveLength(6)
    const lines = rules.map(redirectLine)
    expect(lines).toContain('/fr/vehicules-neufs/mg/mg3 /fg/mg3 301')
    await expect(host.match(lines.join('\n'), [{ path: '/fr/recherche', query: '' }])).resolves.toEqual([
      { to: '/stock/tous-les-modles', status: 301, force: false },
    ])
  })
})
