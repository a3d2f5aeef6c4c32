import { pathsFor } from '../../../src/domain/routes/paths'
import { compileRedirects, matchRedirect, passQuery } from '../../../src/domain/routes/redirect-match'
import { redirectLine } from '../../../src/domain/routes/redirects-file'
import { DEFAULT_SEGMENTS } from '../../../src/domain/routes/segments'
import { parseScopedAddress, scopeAt } from '../../../src/domain/stock-search/url/scope'
import { formatStockAddress } from '../../../src/domain/stock-search/url/stock-address'
import { sampledIndexes, startNetlifyMatcher } from './netlify-redirector'
import { readTable } from './read-table'

/** Of each old parameter a value that rules name, and one that none does; each with what it is today. */
const EXAMPLES: Readonly<Record<string, readonly (readonly [old: string, today: string])[]>> = {
  brand: [
    ['3', 'marque=renault'],
    ['opel', 'marque=opel'],
  ],
  fuel: [
    ['2', 'carburant=diesel'],
    ['diesel', 'carburant=diesel'],
  ],
  transmission: [
    ['1', 'boite=manuelle'],
    ['automatic', 'boite=automatique'],
  ],
  price: [
    ['0-10000', 'prix=-10000'],
    ['0-9000', 'prix=-9000'],
  ],
  kilometres: [
    ['0-20000', 'km=-20000'],
    ['10-20', 'km=10-20'],
  ],
  power: [
    ['75-100', 'puissance=75-100'],
    ['90-120', 'puissance=90-120'],
  ],
  sort: [
    ['price-asc', 'tri=prix-asc'],
    ['kilometres-desc', 'tri=km-desc'],
  ],
  page: [
    ['4', 'page=4'],
    ['31', 'page=31'],
  ],
}
const NAMES = Object.keys(EXAMPLES)
const combinations = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
  NAMES.filter((_name, place) => (bits >> place) & 1),
)

const LISTINGS = '/fr/vehicules-occasion-stock'

/** Addresses of a list in every combination that it has, in both orders, and the parameters of the list of today that they mean. */
const addressesOf = (path: string, meant: readonly string[], has: (names: readonly string[]) => boolean) =>
  combinations.filter(has).flatMap((names, index) =>
    [0, 1].map((variant) => {
      const pairs = names.map((name, place) => ({
        name,
        value: EXAMPLES[name]?.[(variant + (index >> place)) % 2] ?? ['', ''],
      }))
      const given = variant === 0 ? pairs : pairs.toReversed()
      return {
        path,
        query: given.map(({ name, value: [old] }) => `${name}=${old}`).join('&'),
        today: [...meant, ...pairs.map(({ value: [, today] }) => today)].join('&'),
      }
    }),
  )
const withoutBrand = (names: readonly string[]) => !names.includes('brand')
const asked = [
  ...addressesOf(LISTINGS, [], ({ length }) => length > 0),
  ...addressesOf(`${LISTINGS}/kia`, ['marque=kia'], withoutBrand),
  ...addressesOf(`${LISTINGS}/peugeot/308-sw`, ['marque=peugeot', 'modele=peugeot-308-sw'], withoutBrand),
  ...addressesOf('/fr/vehicules-de-direction', ['etat=direction'], () => true),
]

const paths = pathsFor(DEFAULT_SEGMENTS)

/** The list that a target shows, as its parameters are written today. */
const listOf = (target: string): string => {
  const [path = '', query = ''] = target.split('?')
  const scope = scopeAt(path, paths)
  if (scope === null) return `no list: ${target}`
  const { problems, outside, ...read } = parseScopedAddress(query, scope)
  return problems.length + outside.length === 0 ? formatStockAddress(read) : `not understood: ${target}`
}

describe('old listings', () => {
  const host = startNetlifyMatcher()
  afterAll(() => host.stop())

  it('arrive with every filter in every combination of their parameters, on the host and here alike', async () => {
    const { rules } = await readTable(false)
    const compiled = compileRedirects(rules)
    const ours = asked.map((address) => matchRedirect(compiled, address)?.to)
    const sample = sampledIndexes(asked.length).flatMap((index) => asked[index] ?? [])
    const theirs = await host.match(rules.map(redirectLine).join('\n'), sample)
    const wanted = asked.map(({ today }) => today)
    expect(asked).toHaveLength(510 + 256 + 256 + 512)
    expect(asked.map(({ query }, index) => listOf(passQuery(ours[index] ?? '', query)))).toEqual(wanted)
    expect(sample.map(({ query }, index) => listOf(passQuery(theirs[index]?.to ?? '', query)))).toEqual(
      sample.map(({ today }) => today),
    )
  })

  it('leave a single vehicle to the rule of its own', async () => {
    const { rules } = await readTable(false)
    const path = `${LISTINGS}/dacia/jogger-112003`
    const query = 'page=2&sort=price-asc'
    const [theirs] = await host.match(rules.map(redirectLine).join('\n'), [{ path, query }])
    expect(theirs?.to).toMatch(/^\/stock\/\d+-1-dacia-jogger-/)
    expect(matchRedirect(compileRedirects(rules), { path, query })?.to).toBe(theirs?.to)
  })

  it('of new vehicles pass their parameters on', async () => {
    const { rules } = await readTable(false)
    const compiled = compileRedirects(rules)
    const query = 'page=2&brand=3&fuel=4'
    const to = matchRedirect(compiled, { path: '/fr/vehicules-neufs-stock', query })?.to ?? ''
    expect(passQuery(to, query)).toBe(`/stock/tous-les-modeles?${query}`)
  })
})
