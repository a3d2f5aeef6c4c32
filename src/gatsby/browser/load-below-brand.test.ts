import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import { loadBelowBrand, vehiclePathOfDetail } from './load-below-brand'
import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

const PATH = '/stock/7-1-x'
const page = {
  json: { data: { vehicle: { brandId: 'peugeot' } } },
  page: { componentChunkName: 'component---src-templates-vehicle-tsx', path: PATH },
}

const visit = (address: string, pagePath: string | undefined = PATH, found: unknown = page) => {
  const asked: unknown[] = []
  const shown: string[] = []
  const loader: PageLoader = {
    loadPage: (...values: unknown[]) => {
      asked.push(values)
      return Promise.resolve(found)
    },
    loadPageSync: (...values: unknown[]) => {
      asked.push(values)
      return found
    },
  }
  const target = { location: new URL(address, 'http://localhost'), replace: (to: string) => void shown.push(to) }
  loadBelowBrand(loader, DEFAULT_SEGMENTS, pagePath, target)
  return { asked, shown, load: loaderMember(loader, 'loadPage'), loadSync: loaderMember(loader, 'loadPageSync') }
}

describe('direct visit to a vehicle below its brand', () => {
  it.each([
    ['/peugeot/stock/7-1-x', PATH],
    ['/peugeot/stock/7-1-x/', PATH],
    ['/stock/7-1-x/interessee', null],
    ['/peugeot/stock/7-1-x/testdrive', null],
    ['/stock/7-1-x', null],
    ['/stock/comparer', null],
    ['/peugeot/models/3008/testdrive', null],
    ['/', null],
  ])('knows whose HTML %s is', (path, own) => {
    expect(vehiclePathOfDetail(DEFAULT_SEGMENTS, path)).toBe(own)
  })

  it('finds the page of the vehicle there, for any brand and always the same', async () => {
    const { load, loadSync, asked, shown } = visit('/peugeot/stock/7-1-x?ref=mail')
    const loaded = await load('/peugeot/stock/7-1-x?ref=mail')
    expect(loaded).toEqual({ ...page, page: { ...page.page, matchPath: '/:brand/stock/7-1-x' } })
    expect(loadSync('/peugeot/stock/7-1-x', { withErrorDetails: true })).toBe(loaded)
    expect(asked).toEqual([[PATH], [PATH, { withErrorDetails: true }]])
    expect(shown).toEqual([])
  })

  it('finds every other page as before', async () => {
    const { load, loadSync, asked } = visit('/peugeot/stock/7-1-x')
    for (const path of [PATH, '/peugeot/stock/8-1-y', '/peugeot/stock/7-1-x/testdrive']) {
      expect(await load(path)).toBe(page)
      expect(loadSync(path)).toBe(page)
      expect(asked.splice(0)).toEqual([[path], [path]])
    }
  })

  it('moves on to the vehicle’s own brand before anything is shown', async () => {
    const { load, shown } = visit('/opel/stock/7-1-x?ref=mail#photos')
    await load('/opel/stock/7-1-x')
    expect(shown).toEqual(['/peugeot/stock/7-1-x?ref=mail#photos'])
  })

  it('hands a failure on as it is', async () => {
    const failure = { status: 'error' }
    const { load, shown } = visit('/peugeot/stock/7-1-x', PATH, failure)
    expect(await load('/peugeot/stock/7-1-x')).toBe(failure)
    expect(shown).toEqual([])
  })

  it.each([
    ['/peugeot/stock/7-1-x', '/erreurs/vehicle-not-found'],
    ['/peugeot/stock/7-1-x', undefined],
    ['/', '/'],
  ])('changes nothing at %s where the HTML is of %s', (address, pagePath) => {
    const loader: PageLoader = { loadPage: 1, loadPageSync: 2 }
    const target = { location: new URL(address, 'http://localhost'), replace: () => undefined }
    loadBelowBrand(loader, DEFAULT_SEGMENTS, pagePath, target)
    expect(loader).toEqual({ loadPage: 1, loadPageSync: 2 })
  })
})
