import { parsePostalCode, parsePostalText, townsOfPostalCode } from './postal-codes'
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

  it.each([
    ['L-90', { digits: '90', town: '' }],
    ['l 9', { digits: '9', town: '' }],
    ['9080 Ett', { digits: '9080', town: 'Ett' }],
    [' L-9080  Esch-sur-Alzette ', { digits: '9080', town: 'Esch-sur-Alzette' }],
    ['57000', null],
    ['57000 Metz', null],
    ['90b', null],
    ['L', null],
    ['Ettelbruck', null],
  ])('are read from %s while somebody types', (typed, text) => expect(parsePostalText(typed)).toEqual(text))

  it('lead to every town of a beginning, each once', () => {
    expect(townsOfPostalCode('90')).toEqual(['ettelbruck'])
    expect(townsOfPostalCode('908')).toEqual(['ettelbruck'])
    expect(townsOfPostalCode('1')).toEqual(['luxembourg'])
    expect(townsOfPostalCode('7')).toEqual(expect.arrayContaining(['walferdange', 'mersch', 'bissen']))
    expect(new Set(townsOfPostalCode('9')).size).toBe(townsOfPostalCode('9').length)
    expect(townsOfPostalCode('0')).toEqual([])
  })

  it('lead to towns that there are', () => {
    expect(townsOfPostalCode('1445')).toEqual(['luxembourg'])
    expect(townsOfPostalCode('7501')).toEqual(['mersch'])
    expect(townsOfPostalCode('0000')).toEqual([])
    const known = new Set(TOWNS.map(({ id }) => id))
    const all = Array.from({ length: 10_000 }, (_, code) => townsOfPostalCode(String(code).padStart(4, '0'))).flat()
    expect(all.filter((id) => !known.has(id))).toEqual([])
  })
})
