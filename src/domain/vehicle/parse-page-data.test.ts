import { exampleVehicle } from '../testing/example-vehicle'
import { parseVehiclePageData } from './parse-page-data'

const pageData = (vehicle: unknown, similar: unknown = []) => ({
  path: '/stock/1',
  result: { data: { vehicle, similar } },
})

describe('page data of a vehicle', () => {
  it('is read with its location', () => {
    const location = { id: 'esch', name: 'Alzette Esch', address: {}, phone: '+352 26 10 40', specialHours: [] }
    const parsed = parseVehiclePageData(pageData({ ...exampleVehicle, location }))
    expect(parsed?.vehicle.modelName).toBe('3008')
    expect(parsed?.location?.name).toBe('Alzette Esch')
  })

  it('may have no known location and no similar vehicle', () => {
    expect(parseVehiclePageData(pageData({ ...exampleVehicle, location: null }, 'none'))).toMatchObject({
      location: null,
      similar: [],
    })
  })

  it.each([
    ['a page of something else', { result: { data: { article: {} } } }],
    ['an HTML error page read as text', '<!doctype html>'],
    ['nothing', null],
    ['a vehicle that lacks a field', pageData({ ...exampleVehicle, prices: undefined })],
    ['a vehicle with a field of another kind', pageData({ ...exampleVehicle, mileage: '18420' })],
  ])('is refused when it is %s', (_name, json) => {
    expect(parseVehiclePageData(json)).toBeNull()
  })
})
