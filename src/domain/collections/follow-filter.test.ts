import fc from 'fast-check'
import { followFilter } from './follow-filter'

interface Car {
  brand: string
  price: number
}
const cars = ['kia', 'kia', 'bmw', 'audi'].map((brand, index): Car => ({ brand, price: index }))
const [first = { brand: '', price: 0 }, , third = first] = cars

const setUp = () => {
  const asked: string[] = []
  const filter = followFilter<Car, string>(
    (brand) => brand,
    (brand) => {
      asked.push(brand)
      return (car) => car.brand === brand
    },
  )
  return { asked, filter }
}

describe('filter that follows a list', () => {
  it('answers with the same list where a change does not touch the question', () => {
    const { filter } = setUp()
    const before = filter(cars, 'kia')
    expect(before).toEqual([cars[0], cars[1]])
    expect(filter([...cars, { brand: 'bmw', price: 9 }], 'kia')).toBe(before)
  })

  it('answers anew where an item that fits came, left or was replaced', () => {
    const { filter } = setUp()
    filter(cars, 'kia')
    const more = [{ brand: 'kia', price: 7 }, ...cars]
    expect(filter(more, 'kia').map(({ price }) => price)).toEqual([7, 0, 1])
    expect(filter(cars, 'kia').map(({ price }) => price)).toEqual([0, 1])
    expect(filter([{ ...first, price: 5 }, ...cars.slice(1)], 'kia').map(({ price }) => price)).toEqual([5, 1])
    expect(filter([{ ...first, brand: 'audi' }, third], 'audi')).toHaveLength(1)
  })

  it('forgets questions that a list was not asked', () => {
    const { asked, filter } = setUp()
    filter(cars, 'kia')
    const [second, last] = [cars.slice(1), cars.slice(2)]
    filter(second, 'bmw')
    filter(last, 'bmw')
    asked.length = 0
    filter(cars, 'bmw')
    expect(asked).not.toContain('kia')
  })

  it('gives what a plain filter gives, whatever lists come one after the other', () => {
    const pool = Array.from({ length: 12 }, (_, index): Car => ({
      brand: ['kia', 'bmw', 'audi'][index % 3] ?? '',
      price: index,
    }))
    const list = fc.array(fc.constantFrom(...pool), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(fc.tuple(list, fc.constantFrom('kia', 'bmw', 'audi')), { minLength: 1 }), (asks) => {
        const { filter } = setUp()
        for (const [items, brand] of asks)
          expect(filter(items, brand)).toEqual(items.filter((car) => car.brand === brand))
      }),
    )
    expect(pool).toHaveLength(12)
  })
})
