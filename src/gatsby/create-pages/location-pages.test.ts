import { pathsFor } from '../../domain/routes/paths'
import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import { siteData } from '../testing/site-data'
import { locationPages } from './location-pages'
import { createStockView } from './stock-view'

const employeesAt = (path: string, showsEmployees: boolean): unknown => {
  const facts = siteData()
  const data = { ...facts, stock: createStockView()(facts.vehicles) }
  return locationPages(data, pathsFor(DEFAULT_SEGMENTS), showsEmployees).find((page) => page.path === path)?.context
    .employeeKeys
}

describe('pages of dealerships', () => {
  it('hold the employees only where configuration says so', () => {
    expect(employeesAt('/concessions/mersch', true)).toEqual(['anna'])
    expect(employeesAt('/concessions/mersch', false)).toEqual([])
    expect(employeesAt('/concessions/marnach', true)).toEqual([])
  })
})
