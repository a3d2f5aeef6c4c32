import { EMPTY_QUERY } from '../../stock-search/engine/query'
import type { StockQuery } from '../../stock-search/engine/query'
import type { Reply } from '../reply/reply'
import type { ReadSearch } from './read-search'
import { readSentence } from '../words/sentence'
import { refineSearch } from './refine-search'

const before: StockQuery = {
  ...EMPTY_QUERY,
  facets: { bodyStyle: ['estate'], fuel: ['diesel'], brand: ['peugeot'], model: ['peugeot-308-sw'] },
  ranges: { price: { max: 3_000_000 } },
  near: { place: 'ettelbruck', radius: 40, locations: ['ettelbruck'] },
}
const search = (query: Partial<StockQuery>): Reply => ({
  code: 'vehicles',
  query: { ...EMPTY_QUERY, ...query },
  unread: [],
})
const readingOf = (query: Partial<StockQuery>): ReadSearch => ({
  query: { ...EMPTY_QUERY, ...query },
  names: [],
  otherCars: [],
  ownCars: [],
  elsewhere: [],
  unread: [],
  isSearch: Object.keys(query).length > 0,
})
const refined = (message: string, query: Partial<StockQuery>, shown = search(query)): StockQuery | null => {
  const reply = refineSearch(shown, readSentence(message).text(), readingOf(query), before)
  return reply.code === 'vehicles' ? reply.query : null
}

describe('a message after a search', () => {
  it('adds its wishes where it goes on from it', () => {
    expect(refined('et en automatique ?', { facets: { gearbox: ['automatic'] } })).toEqual({
      ...before,
      facets: { ...before.facets, gearbox: ['automatic'] },
    })
    expect(refined('moins cher ?', { sort: { key: 'price:purchase', direction: 'asc' } })).toEqual({
      ...before,
      sort: { key: 'price:purchase', direction: 'asc' },
    })
  })

  it('replaces what was wished on the same matter', () => {
    expect(refined('plutôt en essence', { facets: { fuel: ['petrol'] } })?.facets['fuel']).toEqual(['petrol'])
    expect(refined('jusqu’à 35 000 €', { ranges: { price: { max: 3_500_000 } } })?.ranges).toEqual({
      price: { max: 3_500_000 },
    })
  })

  it('drops the model with the make, and the distance with the place', () => {
    const renault = refined('et chez Renault ?', { facets: { brand: ['renault'] } })
    expect(renault?.facets).toEqual({ bodyStyle: ['estate'], fuel: ['diesel'], brand: ['renault'] })
    const esch = refined('et à Esch ?', { facets: { location: ['esch-sur-alzette'] } })
    expect(esch).toMatchObject({ near: null, facets: { location: ['esch-sur-alzette'], fuel: ['diesel'] } })
  })

  it('is a search of its own where it describes a car anew', () => {
    expect(refined('un SUV électrique', { facets: { bodyStyle: ['suv'], fuel: ['electric'] } })).toEqual({
      ...EMPTY_QUERY,
      facets: { bodyStyle: ['suv'], fuel: ['electric'] },
    })
    const long = 'et maintenant je cherche une petite voiture essence pour ma fille'
    expect(refined(long, { facets: { fuel: ['petrol'] } })?.facets).toEqual({ fuel: ['petrol'] })
  })

  it('stays what it is where it is no search', () => {
    expect(refineSearch({ code: 'contact' }, ' et un humain ', readingOf({}), before)).toEqual({ code: 'contact' })
  })

  it('is meant for the search rather than for the car of the page', () => {
    const fact: Reply = { code: 'fact', fact: 'transmission' }
    expect(refined('et en automatique ?', { facets: { gearbox: ['automatic'] } }, fact)?.facets).toMatchObject({
      gearbox: ['automatic'],
      fuel: ['diesel'],
    })
    expect(refined('elle est automatique ?', { facets: { gearbox: ['automatic'] } }, fact)).toBeNull()
  })
})
