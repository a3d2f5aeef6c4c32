import { exampleVehicle } from '../../testing/example-vehicle'
import type { Vehicle } from '../../vehicle/types'
import { EMPTY_QUERY } from '../engine/query'
import { stockOf } from '../testing/stock-of'

const car = (
  id: number,
  brandName: string,
  modelName: string,
  variant: string,
  fields: Partial<Vehicle> = {},
): Vehicle => ({
  ...exampleVehicle,
  id,
  brandName,
  modelName,
  variant,
  brandId: brandName.toLowerCase(),
  modelId: `${brandName}-${modelName}`.toLowerCase(),
  ...fields,
})

const { search, columns } = stockOf(
  [
    car(1, 'Volkswagen', 'Golf', '2.0 TDI 200 GTD', { registrationYear: 2021, fuel: 'diesel' }),
    car(2, 'Volkswagen', 'Golf', '1.5 TSI 130 Life', { registrationYear: 2021, fuel: 'petrol' }),
    car(3, 'Volkswagen', 'Golf', '2.0 TDI 200 GTD', { registrationYear: 2022, fuel: 'diesel' }),
    car(4, 'Volkswagen', 'ID.3', 'Pro 204', { registrationYear: 2023, fuel: 'electric', bodyStyle: 'hatchback' }),
    car(5, 'Citroën', 'C5 Aircross', 'PureTech 130 Édition Sapphire', { registrationYear: 2021, fuel: 'petrol' }),
    car(6, 'Volvo', 'XC60', 'B4 Plus Dark', { registrationYear: 2020, fuel: 'diesel' }),
    car(7, 'Peugeot', '208', '1.2 PureTech 100', { registrationYear: 2020, fuel: 'petrol' }),
    car(8, 'Peugeot', '308', '1.2 PureTech 130', { registrationYear: 2020, fuel: 'petrol', bodyStyle: 'estate' }),
  ],
  {
    fuel: { diesel: 'Diesel', petrol: 'Essence', electric: 'Électrique' },
    bodyStyle: { estate: 'Break', suv: 'SUV', hatchback: 'Berline compacte' },
  },
)

const found = (text: string): number[] =>
  search
    .search({ ...EMPTY_QUERY, text })
    .rows(0, 20)
    .map((row) => columns.ids[row] ?? 0)
    .sort()

describe('free text', () => {
  it.each([
    ['golf gtd 2021', [1]],
    ['GOLF   Gtd', [1, 3]],
    ['gol', [1, 2, 3]],
    ['citroen edition', [5]],
    ['Citroën', [5]],
    ['électrique', [4]],
    ['electrique', [4]],
    ['id3', [4]],
    ['id 3', [4]],
    ['ID.3', [4]],
    ['xc 60', [6]],
    ['xc60', [6]],
    ['volvo xc-60', [6]],
    ['golf 130ch', [2]],
    ['break essence', [8]],
    ['une golf de 2022', [3]],
    ['', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['  ,  ', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('“%s”', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it.each([
    ['wolkswagen golf', [1, 2, 3]],
    ['glof', [1, 2, 3]],
    ['peugot 308', [8]],
    ['volksvagn', [1, 2, 3, 4]],
    ['citröen aircros', [5]],
    ['deisel', [1, 3, 6]],
  ])('forgives typing errors: “%s”', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it('forgives none in figures: a 208 is no 308', () => {
    expect(found('peugeot 208')).toEqual([7])
    expect(found('peugeot 108')).toEqual([])
  })

  it('names the words that no vehicle has', () => {
    expect(search.search({ ...EMPTY_QUERY, text: 'golf décapotable' })).toMatchObject({
      count: 0,
      unknownWords: ['decapotable'],
    })
  })

  it('is one filter among others, and counts with them', () => {
    const result = search.search({ ...EMPTY_QUERY, text: 'golf', facets: { fuel: ['petrol'] } })
    const fuel = result.facets.get('fuel')
    expect([result.count, fuel?.options, [...(fuel?.counts ?? [])]]).toEqual([
      1,
      ['diesel', 'electric', 'petrol'],
      [2, 0, 1],
    ])
  })
})
