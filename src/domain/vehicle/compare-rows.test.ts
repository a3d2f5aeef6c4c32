import { commonLabels, shownRows } from './compare-rows'

const rows = [
  { id: 'fuel', values: ['Diesel', 'Diesel'] },
  { id: 'mileage', values: ['1 km', '2 km'] },
  { id: 'range', values: [null, null] },
  { id: 'battery', values: [null, '60 kWh'] },
]

describe('comparison', () => {
  it('leaves out what no vehicle tells', () => {
    expect(shownRows(rows, false).map(({ id }) => id)).toEqual(['fuel', 'mileage', 'battery'])
  })

  it('shows only differences when asked to; a value that only one has is a difference', () => {
    expect(shownRows(rows, true).map(({ id }) => id)).toEqual(['mileage', 'battery'])
  })

  it('puts what most vehicles have first', () => {
    expect(commonLabels([['b', 'a', 'a'], ['b'], ['c']], 2)).toEqual(['b', 'a'])
  })
})
