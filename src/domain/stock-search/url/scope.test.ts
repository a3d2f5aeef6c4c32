import { pathsFor } from '../../routes/paths'
import { DEFAULT_SEGMENTS } from '../../routes/segments'
import { EMPTY_QUERY } from '../engine/query'
import {
  bodyStock,
  brandStock,
  DEMO_STOCK,
  inScope,
  joinSearch,
  NEW_STOCK,
  parseScopedAddress,
  scopeAt,
  splitSearch,
  USED_STOCK,
  UTILITY_STOCK,
  WHOLE_STOCK,
  withoutScope,
} from './scope'
import { formatStockAddress } from './stock-address'

const paths = pathsFor(DEFAULT_SEGMENTS)
const own = (search: string, scope = USED_STOCK as Parameters<typeof parseScopedAddress>[1]) => {
  const { query, page, outside, problems } = parseScopedAddress(search, scope)
  return {
    address: formatStockAddress({ query, page }),
    outside: outside.map(({ parameter, value }) => `${parameter}=${value}`),
    problems: problems.length,
  }
}

describe('a list with a scope of its own', () => {
  it.each([
    ['/stock', WHOLE_STOCK],
    ['/stock/tous-les-modeles', NEW_STOCK],
    ['/centre-de-vehicules-d-occasion', USED_STOCK],
    ['/peugeot/stock', brandStock('peugeot')],
    ['/stock/direction', DEMO_STOCK],
    ['/stock/utilitaires', UTILITY_STOCK],
    ['/stock/suv', bodyStock('suv')],
    ['/stock/compacte', bodyStock('hatchback')],
    ['/stock/4-1-peugeot', null],
    ['/stock/hatchback', null],
    ['/peugeot', null],
    ['/peugeot/stock/4-1-peugeot', null],
    ['/', null],
  ])('stands at %s', (path, scope) => {
    expect(scopeAt(path, paths)).toEqual(scope)
  })

  it('follows the segments in force', () => {
    const renamed = pathsFor({ ...DEFAULT_SEGMENTS, stock: 'vehicules' })
    expect(scopeAt('/peugeot/vehicules', renamed)).toEqual(brandStock('peugeot'))
    expect(scopeAt('/vehicules/tous-les-modeles', renamed)).toEqual(NEW_STOCK)
    expect(scopeAt('/peugeot/stock', renamed)).toBeNull()
  })

  it('does not say again in its address what its path says', () => {
    expect(own('etat=occasion&carburant=diesel')).toEqual({ address: 'carburant=diesel', outside: [], problems: 0 })
    expect(own('condition=used&fuel=diesel&page=2')).toEqual({
      address: 'carburant=diesel&page=2',
      outside: [],
      problems: 0,
    })
    expect(own('carrosserie=suv&carburant=diesel', bodyStock('suv'))).toEqual({
      address: 'carburant=diesel',
      outside: [],
      problems: 0,
    })
    expect(own('marque=peugeot&modele=peugeot-3008', brandStock('peugeot'))).toEqual({
      address: 'modele=peugeot-3008',
      outside: [],
      problems: 0,
    })
  })

  it('tells what its path rules out, and keeps the rest', () => {
    expect(own('etat=neuf,occasion&carburant=diesel')).toEqual({
      address: 'carburant=diesel',
      outside: ['etat=neuf'],
      problems: 0,
    })
    expect(own('brand=14&carburant=charbon', brandStock('peugeot'))).toEqual({
      address: '',
      outside: ['marque=kia'],
      problems: 1,
    })
  })

  it('asks the stock for both', () => {
    const query = { ...EMPTY_QUERY, facets: { fuel: ['diesel'], condition: ['new'] } }
    expect(inScope(query, USED_STOCK).facets).toEqual({ fuel: ['diesel'], condition: ['used'] })
    expect(withoutScope(inScope(query, USED_STOCK), USED_STOCK).facets).toEqual({ fuel: ['diesel'] })
  })

  it('is kept with its path, unless it is the whole stock', () => {
    for (const [path, parameters, kept] of [
      ['/stock', 'marque=kia', 'marque=kia'],
      ['/stock', '', ''],
      ['/kia/stock', 'km=-9', '/kia/stock?km=-9'],
      ['/kia/stock', '', '/kia/stock'],
    ] as const) {
      expect(joinSearch(path, parameters, '/stock')).toBe(kept)
      expect(splitSearch(kept, '/stock')).toEqual({ path, parameters })
    }
    expect(splitSearch('//evil.test?x', '/stock').path).toBe('/stock')
  })
})
