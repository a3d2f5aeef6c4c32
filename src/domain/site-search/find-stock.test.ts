import { createKnowledge } from '../assistant/knowledge/knowledge'
import { stockOf } from '../stock-search/testing/stock-of'
import { exampleVehicle } from '../testing/example-vehicle'
import type { Vehicle } from '../vehicle/types'
import { findStock } from './find-stock'

const car = (id: number, modelName: string, fields: Partial<Vehicle>): Vehicle => ({
  ...exampleVehicle,
  id,
  modelName,
  modelId: `peugeot-${modelName}`,
  ...fields,
})
const { search, columns } = stockOf(
  [
    car(1, '308', { fuel: 'diesel', bodyStyle: 'estate', variant: 'BlueHDi 130 Allure' }),
    car(2, '308', { fuel: 'petrol', bodyStyle: 'estate', variant: 'PureTech 130 GT' }),
    car(3, '208', { fuel: 'petrol', bodyStyle: 'hatchback', variant: 'PureTech 100 Allure' }),
  ],
  { fuel: { diesel: 'Diesel', petrol: 'Essence' }, bodyStyle: { estate: 'Break', hatchback: 'Berline compacte' } },
)
const knowledge = createKnowledge(columns, { dealerships: [], offers: [], faq: [] }, [])
const ask = (text: string, known: typeof knowledge | null = knowledge) => {
  const found = findStock(text, { search, knowledge: known, today: '2026-11-26', most: 2 })
  return found && { ...found, ids: found.rows.map((row) => columns.ids[row] ?? 0).sort() }
}

describe('stock in the site search', () => {
  it('reads a sentence as filters', () => {
    expect(ask('un break diesel')).toMatchObject({
      count: 1,
      ids: [1],
      query: { facets: { bodyStyle: ['estate'], fuel: ['diesel'] } },
      unread: [],
    })
  })

  it.each([
    ['peugeot 308', [1, 2]],
    ['308 allure', [1]],
    ['puretech', [2, 3]],
    ['bluehdi 13', [1]],
    ['peugot 208', [3]],
    ['break dies', [1]],
  ])('finds vehicles by words of them: “%s”', (text, ids) => {
    expect(ask(text)?.ids).toEqual(ids)
    expect(ask(text, null)?.ids).toEqual(ids)
  })

  it('gives a few vehicles and says how many there are', () => {
    const found = ask('peugeot')
    expect([found?.count, found?.ids.length]).toEqual([3, 2])
  })

  it('names the words that set no filter where no vehicle has all words', () => {
    expect(ask('break diesel chouette')).toMatchObject({ count: 1, unread: ['chouette'] })
  })

  it('finds the whole model where it has no such vehicle, and says what is missing', () => {
    expect(ask('peugeot 208 diesel')).toMatchObject({
      ids: [3],
      query: { facets: { model: ['peugeot-208'] } },
      missing: { facets: { model: ['peugeot-208'], fuel: ['diesel'] } },
    })
    expect(ask('peugeot 208 diesel')?.query.facets).not.toHaveProperty('fuel')
    expect(ask('peugeot 208 essence')?.missing).toBeNull()
  })

  it('finds nothing for words that no vehicle has, or none at all', () => {
    for (const text of ['', ' ?', 'horaires de mersch', 'un break électrique']) expect(ask(text)).toBeNull()
  })
})
