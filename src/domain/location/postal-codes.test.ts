import { parsePostalCode, townsOfPostalCode } from './postal-codes'
import { TOWNS } from './towns'

describe('postal codes', () => {
  it.each([
    ['7501', '7501'],
    [' L-1445 ', '1445'],
    ['l 4001', '4001'],
    ['57000', null],
    ['Mersch', null],
  ])('reads %s', (typed, code) => expect(parsePostalCode(typed)).toBe(code))

  it('lead to towns that there are', () => {
    expect(townsOfPostalCode('1445')).toEqual(['luxembourg'])
    expect(townsOfPostalCode('7501')).toEqual(['mersch'])
    expect(townsOfPostalCode('0000')).toEqual([])
    const known = new Set(TOWNS.map(({ id }) => id))
    const all = Array.from({ length: 100 }, (_, area) => townsOfPostalCode(`${String(area).padStart(2, '0')}01`)).flat()
    expect(all.filter((id) => !known.has(id))).toEqual([])
  })
})
