import fc from 'fast-check'
import { filterEmployees, formatEmployeeFilter, parseEmployeeFilter } from './employee-filter'
import type { EmployeeFilter } from './employee-filter'
import { DEPARTMENTS } from './types'

const filter = fc.record({
  location: fc.option(fc.constantFrom('mersch', 'esch-sur-alzette')),
  department: fc.option(fc.constantFrom(...DEPARTMENTS)),
  brand: fc.option(fc.constantFrom('peugeot', 'ds')),
  language: fc.option(fc.constantFrom('fr', 'lb', 'de', 'pt')),
})
const NO_FILTER: EmployeeFilter = { location: null, department: null, brand: null, language: null }

describe('filter of employees', () => {
  it('is the same after it went through an address', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(parseEmployeeFilter(formatEmployeeFilter(wanted))).toEqual(wanted)
      }),
    )
  })

  it('keeps the other parameters of the address', () => {
    expect(formatEmployeeFilter({ ...NO_FILTER, department: 'sales', brand: 'ds' }, '?a=1&langue=fr')).toBe(
      'a=1&service=vente&marque=ds',
    )
  })

  it('ignores what it does not know', () => {
    expect(parseEmployeeFilter('?service=__proto__&langue=klingon&concession=<b>&marque=A%20B')).toEqual(NO_FILTER)
  })

  it('finds who is of the department and speaks the language', () => {
    const ada = { department: 'sales' as const, languages: ['fr', 'lb'], locationId: 'mersch' }
    const bob = { department: 'sales' as const, languages: ['fr'], locationId: 'esch' }
    const cyd = { department: 'parts' as const, languages: ['lb'], locationId: 'esch' }
    expect(filterEmployees([ada, bob, cyd], { ...NO_FILTER, department: 'sales', language: 'lb' })).toEqual([ada])
    expect(filterEmployees([ada, bob, cyd], { ...NO_FILTER, location: 'esch', language: 'lb' })).toEqual([cyd])
    expect(filterEmployees([ada, bob, cyd], NO_FILTER)).toEqual([ada, bob, cyd])
  })

  it('finds for a brand who works where it is represented', () => {
    const ada = { department: 'sales' as const, languages: [], locationId: 'mersch' }
    const bob = { department: 'sales' as const, languages: [], locationId: 'esch' }
    const sites = [
      { id: 'mersch', brandIds: ['peugeot', 'ds'] },
      { id: 'esch', brandIds: ['ds'] },
    ]
    expect(filterEmployees([ada, bob], { ...NO_FILTER, brand: 'peugeot' }, sites)).toEqual([ada])
    expect(filterEmployees([ada, bob], { ...NO_FILTER, brand: 'ds' }, sites)).toEqual([ada, bob])
    expect(filterEmployees([ada, bob], { ...NO_FILTER, brand: 'fiat' }, sites)).toEqual([])
  })
})
