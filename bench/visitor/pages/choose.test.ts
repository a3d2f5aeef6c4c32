import { DEFAULT_SEGMENTS } from '../../../src/domain/routes/segments'
import { PAGE_KINDS } from '../limits'
import { choosePages } from './choose'

const ADDRESSES = [
  '/',
  '/stock',
  '/stock/suv',
  '/stock/101-1-fiat-500-pop',
  '/stock/102-1-fiat-panda-cross',
  '/stock/103-1-opel-corsa-gs',
  '/stock/104-1-opel-astra-gs',
  '/stock/105-1-opel-mokka-gs',
  '/fiat',
  '/fiat/models',
  '/fiat/models/panda',
  '/fiat/panda',
  '/concessions',
  '/concessions/12',
  '/news',
  '/news/nouvelle-panda',
  '/faq',
  '/contact',
  '/private-lease',
  '/private-lease/9',
]
const first = <Item>(items: readonly Item[]): Item => items[0] as Item
const last = <Item>(items: readonly Item[]): Item => items.at(-1) as Item

describe('the pages that are measured', () => {
  test('are one of each kind', () => {
    const pages = choosePages(ADDRESSES, DEFAULT_SEGMENTS, first)
    expect(pages.map(({ kind }) => kind)).toEqual([...PAGE_KINDS])
    expect(Object.fromEntries(pages.map(({ kind, path }) => [kind, path]))).toMatchObject({
      vehicle: '/stock/101-1-fiat-500-pop',
      form: '/stock/101-1-fiat-500-pop/interessee',
      model: '/fiat/models/panda',
      brand: '/fiat',
      dealership: '/concessions/12',
      article: '/news/nouvelle-panda',
      privateLease: '/private-lease',
      comparison: '/stock/comparer?ids=101,102,103,104',
    })
  })

  test('are others by another choice', () => {
    const pages = choosePages(ADDRESSES, DEFAULT_SEGMENTS, last)
    expect(pages.find(({ kind }) => kind === 'form')?.path).toBe('/stock/105-1-opel-mokka-gs/interessee')
  })

  test('are missed by name', () => {
    const without = ADDRESSES.filter((path) => !path.startsWith('/concessions/'))
    expect(() => choosePages(without, DEFAULT_SEGMENTS, first)).toThrow('no page of this kind: dealership')
  })
})
