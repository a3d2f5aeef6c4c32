import { compileRedirects, matchRedirect } from '../domain/routes/redirect-match'
import { parseRedirectsFile } from '../domain/routes/redirects-file'
import { DEFAULT_SEGMENTS } from '../domain/routes/segments'
import { expandPlaceholders } from '../../plugins/gatsby-plugin-redirects/src/expand-placeholders'
import { stockAliases } from '../domain/routes/stock-aliases'
import { extraRoutes, hostRules } from './host-rules'
import { redirectOptions } from './redirect-options'

/** As the build writes them where the group sells two brands. */
const { options } = expandPlaceholders({
  options: redirectOptions(DEFAULT_SEGMENTS, false, 'error'),
  files: { rules: [], defects: [], problems: [] },
  cmsRules: [],
  paths: ['/peugeot/stock', '/opel/stock', '/stock', '/stock/7-1-x'],
  clientRoutes: [],
})
const { rules } = parseRedirectsFile(options.statusRules.join('\n'))
const rewrites = compileRedirects(rules.filter(({ status }) => status === 200))
const moves = compileRedirects(rules.filter(({ status }) => status === 301))
const errorPages = compileRedirects(rules.filter(({ status }) => status === 404))

const rewritten = (path: string) => matchRedirect(rewrites, { path })?.to ?? null
const errorPage = (path: string) => matchRedirect(errorPages, { path })?.to.split('/').at(-1) ?? null

describe('rules of the host', () => {
  it.each([
    '/stock/7-1-x/interessee',
    '/stock/7-1-x/essai-routier',
    '/stock/7-1-x/lease-calculator',
    '/stock/7-1-x/private-finance',
    '/stock/7-1-x/business-finance',
    '/peugeot/stock/7-1-x',
    '/peugeot/stock/7-1-x/interest',
    '/peugeot/stock/7-1-x/testdrive',
    '/peugeot/stock/7-1-x/lease-calculator',
  ])('answers %s with the vehicle itself', (path) => {
    expect(rewritten(path)).toBe('/stock/7-1-x')
  })

  it.each([
    ['/stock/7-1-x/private-lease', '/stock/7-1-x/lease-calculator'],
    ['/stock/7-1-x/business-lease', '/stock/7-1-x/lease-calculator'],
    ['/peugeot/stock/7-1-x/private-lease', '/peugeot/stock/7-1-x/lease-calculator'],
    ['/peugeot/stock/7-1-x/business-lease', '/peugeot/stock/7-1-x/lease-calculator'],
    ['/peugeot/stock/7-1-x/private-finance', '/stock/7-1-x/private-finance'],
    ['/peugeot/stock/7-1-x/business-finance', '/stock/7-1-x/business-finance'],
  ])('leads from %s to the calculator', (path, to) => {
    expect(matchRedirect(moves, { path })?.to).toBe(to)
    expect(rewritten(path)).toBeNull()
  })

  it.each([
    ['/stock/private-lease', '/stock?tri=mensualite-leasing-prive-asc'],
    ['/stock/business-lease', '/stock?tri=mensualite-leasing-pro-asc'],
    ['/stock/private-finance', '/stock?tri=mensualite-financement-prive-asc'],
    ['/stock/business-finance', '/stock?tri=mensualite-financement-pro-asc'],
    ['/stock/compare', '/stock/comparer'],
    ['/stock/favorite', '/stock/favoris'],
    ['/stock/7-1-x/interest', '/stock/7-1-x/interessee'],
    ['/stock/7-1-x/test-drive', '/stock/7-1-x/essai-routier'],
  ])('leads from %s, which has no page, to one that shows it', (path, to) => {
    expect(matchRedirect(moves, { path })?.to).toBe(to)
  })

  it('gives no segment in force away', () => {
    const segments = { ...DEFAULT_SEGMENTS, compare: 'favorite', favorite: 'compare', interest: 'test-drive' }
    const patterns = stockAliases(segments).map(([pattern]) => pattern)
    expect(patterns).toContain('/stock/:vehicle/interest')
    expect(patterns).not.toContain('/stock/compare')
    expect(patterns).not.toContain('/stock/favorite')
    expect(patterns).not.toContain('/stock/:vehicle/test-drive')
  })

  it.each([
    '/simca/stock/7-1-x',
    '/simca/stock/7-1-x/interest',
    '/simca/stock/7-1-x/testdrive',
    '/simca/stock/7-1-x/lease-calculator',
  ])('answers %s, below a brand that the group has not, with an error', (path) => {
    expect(rewritten(path)).toBeNull()
    expect(errorPage(path)).toBe('brand-not-found')
  })

  it.each(['/', '/stock', '/stock/7-1-x', '/stock/7-1-x/autre', '/peugeot/models/3008', '/concessions/mersch'])(
    'leaves %s alone',
    (path) => {
      expect(rewritten(path)).toBeNull()
    },
  )

  it.each([
    ['/stock/9-1-x', 'vehicle-not-found'],
    ['/stock/9-1-x/interessee', 'vehicle-not-found'],
    ['/stock/9-1-x/autre', 'vehicle-form-not-found'],
    ['/peugeot/stock/9-1-x', 'vehicle-not-found'],
    ['/peugeot/stock/9-1-x/testdrive', 'vehicle-not-found'],
    ['/peugeot/stock/9-1-x/autre', 'vehicle-form-not-found'],
    ['/concessions/paris', 'location-not-found'],
    ['/peugeot/locations/paris', 'location-not-found'],
    ['/news/rien', 'news-article-not-found'],
    ['/private-lease/rien', 'lease-vehicle-not-found'],
    ['/business-lease/rien', 'lease-vehicle-not-found'],
    ['/simca/models', 'brand-not-found'],
    ['/simca/models/104', 'brand-not-found'],
    ['/simca/locations', 'brand-not-found'],
    ['/simca/locations/paris', 'brand-not-found'],
    ['/simca/stock', 'brand-not-found'],
    ['/rien', 'page-not-found'],
    ['/peugeot/models/rien', 'page-not-found'],
  ])('answers the unknown address %s with %s', (path, kind) => {
    expect(errorPage(path)).toBe(kind)
  })

  it('follows the segments in force', () => {
    const lines = hostRules({ ...DEFAULT_SEGMENTS, stock: 'vehicules', interest: 'interet' })
    expect(lines).toContain('/vehicules/:vehicle/interet /vehicules/:vehicle 200')
    expect(lines.join('\n')).not.toContain('/stock/')
  })

  it('names every route that has no file', () => {
    expect(extraRoutes(DEFAULT_SEGMENTS)).toHaveLength(9)
  })
})
