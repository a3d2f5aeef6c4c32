import { parsePostalCode, townsOfPostalCode } from './postal-codes'
import { TOWNS } from './towns'

/** Beginnings that no code has. */
const UNUSED = new Set(['30', '50', '51', '60', '70', '71', '78', '89'])
const AREAS = Array.from({ length: 90 }, (_, index) => String(index + 10)).filter((area) => !UNUSED.has(area))

describe('postal codes', () => {
  it.each(AREAS)('that begin with %s lead to towns in the country, also codes that no street has', (area) => {
    const towns = townsOfPostalCode(`${area}98`).map((id) => TOWNS.find((town) => town.id === id))
    expect(towns.length).toBeGreaterThan(0)
    for (const town of towns) {
      expect(town?.latitude).toBeGreaterThan(49.44)
      expect(town?.latitude).toBeLessThan(50.19)
      expect(town?.longitude).toBeGreaterThan(5.73)
      expect(town?.longitude).toBeLessThan(6.54)
    }
  })

  it.each([
    ['3920', 'mondercange'],
    ['5310', 'contern'],
    ['5365', 'munsbach'],
    ['5955', 'itzig'],
    ['6833', 'biwer'],
    ['8116', 'bridel'],
    ['8606', 'preizerdaul'],
    ['8707', 'useldange'],
    ['9353', 'bettendorf'],
    ['9650', 'esch-sur-sure'],
  ])('name the town of %s first', (code, town) => expect(townsOfPostalCode(code)[0]).toBe(town))

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
    const all = Array.from({ length: 10_000 }, (_, code) => townsOfPostalCode(String(code).padStart(4, '0'))).flat()
    expect(all.filter((id) => !known.has(id))).toEqual([])
  })
})
