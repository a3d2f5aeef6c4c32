import { createIntl } from 'react-intl'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import { stockOf } from '../../../domain/stock-search/testing/stock-of'
import { formatStockAddress, parseStockAddress } from '../../../domain/stock-search/url/stock-address'
import messages from '../../../locales/fr.json'
import { wordsFor } from './describe-filters'
import { sortId, sortLabel, sortsFor } from './sorts'

const intl = createIntl({ locale: 'fr-LU', messages })
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const labels = (offered: Parameters<typeof sortsFor>[0]) =>
  sortsFor(offered).map((sort) => plain(sortLabel(wordsFor(intl, {}), intl, sort)))

describe('orders of the overview', () => {
  it('are by price and by the instalment of each acquisition type, both ways, in words', () => {
    expect(labels(ACQUISITION_TYPES)).toEqual([
      'Derniers arrivés',
      'Prix croissant',
      'Prix décroissant',
      'Leasing privé : mensualité croissante',
      'Leasing privé : mensualité décroissante',
      'Leasing pro : mensualité croissante',
      'Leasing pro : mensualité décroissante',
      'Financement : mensualité croissante',
      'Financement : mensualité décroissante',
      'Financement pro : mensualité croissante',
      'Financement pro : mensualité décroissante',
      'Kilométrage croissant',
      'Kilométrage décroissant',
      'Année croissante',
      'Année décroissante',
    ])
  })

  it('leave out the types in which nothing is to be had', () => {
    expect(labels(['purchase', 'business_lease']).filter((label) => label.includes('mensualité'))).toEqual([
      'Leasing pro : mensualité croissante',
      'Leasing pro : mensualité décroissante',
    ])
    expect(labels([])).toEqual([
      'Derniers arrivés',
      'Kilométrage croissant',
      'Kilométrage décroissant',
      'Année croissante',
      'Année décroissante',
    ])
  })

  it('have an address each, which gives them back', () => {
    for (const sort of sortsFor(ACQUISITION_TYPES)) {
      const address = formatStockAddress({ query: { ...EMPTY_QUERY, sort }, page: 1 })
      expect(sortId(parseStockAddress(address).query.sort)).toBe(sortId(sort))
    }
    expect(
      formatStockAddress({
        query: { ...EMPTY_QUERY, sort: { key: 'instalment:business_lease', direction: 'desc' } },
        page: 1,
      }),
    ).toBe('tri=mensualite-leasing-pro-desc')
  })

  it.each(ACQUISITION_TYPES)('go by live prices of %s, and put vehicles without one last', (type) => {
    const priced = (cents: number) =>
      exampleVehicle.prices.map((row) =>
        row.type === type
          ? { ...row, ...(type === 'purchase' ? { totalPrice: cents } : { monthlyInstallment: cents }) }
          : row,
      )
    const none = exampleVehicle.prices.filter((row) => row.type !== type)
    const { search, columns } = stockOf([
      { ...exampleVehicle, id: 1, prices: priced(300_00) },
      { ...exampleVehicle, id: 2, prices: priced(200_00) },
      { ...exampleVehicle, id: 3, prices: none },
    ])
    const [up, down] = sortsFor([type]).slice(1, 3)
    const ids = (sort = up) =>
      search
        .search({ ...EMPTY_QUERY, ...(sort && { sort }) })
        .rows(0, 3)
        .map((row) => columns.ids[row])
    expect([ids(), ids(down)]).toEqual([
      [2, 1, 3],
      [1, 2, 3],
    ])
    search.applyLive(new Map([[1, { prices: priced(100_00), discount: null, availability: 'available' as const }]]))
    expect([ids(), ids(down)]).toEqual([
      [1, 2, 3],
      [2, 1, 3],
    ])
  })
})
