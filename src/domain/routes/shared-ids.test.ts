import { sharedIdsOf, sharedUrl } from './shared-ids'

describe('a shared list', () => {
  it('is read back from its own address, in its order', () => {
    const url = new URL(sharedUrl('https://example.lu', '/stock/comparer', [30, 4, 500]))
    expect(url.href).toBe('https://example.lu/stock/comparer?ids=30,4,500')
    expect(sharedIdsOf(url.search)).toEqual({ ids: [30, 4, 500], left: 0 })
  })

  it.each([
    ['doubles', '?ids=1,1,2', { ids: [1, 2], left: 0 }],
    ['encoded commas', '?ids=1%2C2', { ids: [1, 2], left: 0 }],
    ['the parameter twice', '?ids=1&ids=2', { ids: [1, 2], left: 0 }],
    ['what is no stock number', '?ids=x,-1,0,1.5,7,99999999999999999999', { ids: [7], left: 0 }],
    ['more than the list takes', '?ids=1,2,3,4', { ids: [1, 2, 3], left: 1 }],
    ['nothing', '?ids=', null],
    ['another parameter', '?utm_source=1,2', null],
    ['no query', '', null],
  ])('is read with %s', (_what, search, expected) => {
    expect(sharedIdsOf(search, 3)).toEqual(expected)
  })
})
