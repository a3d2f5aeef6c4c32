import { bestOf, commonLabels, shownRows } from './compare-rows'

const rows = [
  { id: 'fuel', values: ['Diesel', 'Diesel'] },
  { id: 'mileage', values: ['1 km', '2 km'] },
  { id: 'range', values: [null, null] },
  { id: 'battery', values: [null, '60 kWh'] },
  { id: 'lease', values: ['300 €', '300 €'], notes: ['36 mois', '48 mois'] },
  { id: 'price', values: [null, null], always: true },
]

describe('comparison', () => {
  it('leaves out what no vehicle tells, but not what may arrive later', () => {
    expect(shownRows(rows, false).map(({ id }) => id)).toEqual(['fuel', 'mileage', 'battery', 'lease', 'price'])
  })

  it('shows only differences when asked to; a value that only one has is a difference, and so are other terms', () => {
    expect(shownRows(rows, true).map(({ id }) => id)).toEqual(['mileage', 'battery', 'lease'])
  })

  it('puts what most vehicles have first', () => {
    expect(commonLabels([['b', 'a', 'a'], ['b'], ['c']], 2)).toEqual(['b', 'a'])
  })
})

describe('the best value of a line', () => {
  it.each([
    [
      'is the lowest or the highest, as the line declares',
      ['3', '1', '2'],
      [3, 1, 2],
      [false, true, false],
      [true, false, false],
    ],
    ['is shared by equals', ['1', '1', '2'], [1, 1, 2], [true, true, false], [false, false, true]],
    ['is none when all are equal', ['5', '5'], [5, 5], [false, false], [false, false]],
    ['is none when they read the same', ['5,0', '5,0'], [5.01, 5.04], [false, false], [false, false]],
    [
      'is shared by what reads the same',
      ['5,0', '5,0', '6,0'],
      [5.01, 5.04, 6],
      [true, true, false],
      [false, false, true],
    ],
    ['is none when only one is known', ['5', null], [5, null], [false, false], [false, false]],
    ['leaves out what is not known', [null, '2', '1'], [null, 2, 1], [false, false, true], [false, true, false]],
    ['leaves out what takes no part', ['1', '2', '3'], [null, 2, 3], [false, true, false], [false, false, true]],
    ['is none without vehicles', [], [], [], []],
  ])('%s', (_what, texts, figures, lowest, highest) => {
    expect(bestOf(texts, figures, 'lowest')).toEqual(lowest)
    expect(bestOf(texts, figures, 'highest')).toEqual(highest)
  })
})
