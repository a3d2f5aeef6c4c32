import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathsFor } from '../../routes/paths'
import { DEFAULT_SEGMENTS } from '../../routes/segments'
import { isLegacy } from './legacy'
import { parseScopedAddress, scopeAt } from './scope'
import { formatStockAddress } from './stock-address'

const paths = pathsFor(DEFAULT_SEGMENTS)
const folder = path.join(__dirname, '../../../../redirects')

interface Rule {
  rule: string
  from: [path: string, query: string]
  to: [path: string, query: string]
}

const halves = (address: string): [string, string] => {
  const [before = '', after = ''] = address.split('?', 2)
  return [before, after]
}

/** Rules that lead to a list of the stock, of all families. */
const rules = readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line): Rule[] => {
        const [from = '', to = ''] = line.split(',')
        return scopeAt(halves(to)[0], paths) === null
          ? []
          : [{ rule: `${name}: ${from} → ${to}`, from: halves(from), to: halves(to) }]
      }),
  )
/** Those that name the values they are for; the others pass on any value (held by plugins/gatsby-plugin-redirects/testing). */
const named = rules.filter(({ rule }) => !rule.includes('/:') && !rule.includes('=:'))
const filtered = named.filter(({ to: [, query] }) => query !== '')
const listings = named.filter(({ from: [, query] }) => query !== '')

const readTo = ({ to: [at, query] }: Rule) => parseScopedAddress(query, scopeAt(at, paths) ?? {})

describe('old addresses that lead to a list of the stock', () => {
  it('are there in their hundreds', () => {
    expect(filtered.length).toBeGreaterThan(200)
    expect(listings.length).toBeGreaterThan(200)
  })

  it('arrive at filters of today, each readable and in its place', () => {
    const wrong = filtered.filter((rule) => {
      const { problems, outside, ...read } = readTo(rule)
      return problems.length + outside.length > 0 || isLegacy(rule.to[1]) || formatStockAddress(read) !== rule.to[1]
    })
    expect(wrong.map(({ rule }) => rule)).toEqual([])
  })

  it('keep every filter, the order and the page that the old parameters ask for', () => {
    const wrong = listings.filter((rule) => {
      const old = parseScopedAddress(rule.from[1], scopeAt(rule.to[0], paths) ?? {})
      return old.problems.length > 0 || formatStockAddress(old) !== formatStockAddress(readTo(rule))
    })
    expect(wrong.map(({ rule }) => rule)).toEqual([])
  })

  it('name the brand of an old address of a brand, and the model where it names one', () => {
    const wrong = filtered.filter(({ from: [old], to: [, query] }) => {
      const [, brand, model] =
        /^\/fr\/vehicules-occasion-stock\/([a-z-]+)(?:\/([a-z0-9-]+?)(?:-\d{6})?)?$/.exec(old) ?? []
      if (brand === undefined) return false
      const asked = new URLSearchParams(query)
      return asked.get('marque') !== brand || (model !== undefined && asked.get('modele') !== `${brand}-${model}`)
    })
    expect(wrong.map(({ rule }) => rule)).toEqual([])
  })
})
