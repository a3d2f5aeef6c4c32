import { positionSchema } from '../../contract/dealer/position'
import type { PositionAnswer } from '../../contract/dealer/position'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import {
  exampleBrand,
  exampleEmployee,
  exampleLeaseOffer,
  exampleLocation,
  exampleModel,
} from '../testing/example-collections'
import { ASSETS, createTestApp } from '../testing/test-app'
import { readChanges } from './testing/read-changes'
import { readCollection } from './collections'
import { seedDatabase } from './seed'

describe.each(testDatabases)('write side of the dealer service on $name', ({ open }) => {
  let opened: OpenDatabase
  let writes: number
  beforeEach(async () => {
    writes = 0
    opened = await open()
    await seedDatabase(opened.db, {
      stamp: 'a',
      brands: [exampleBrand],
      models: [exampleModel],
      leaseOffers: [exampleLeaseOffer],
      locations: [exampleLocation],
      employees: [exampleEmployee],
      vehicles: () => [1, 2].map((id) => ({ ...exampleVehicle, id })),
    })
  })
  afterEach(() => opened.close())

  const send = async (method: string, path: string, body?: unknown, token = 'writer') => {
    const { app } = createTestApp(opened.db, {
      dealer: { readers: 'everybody', writeToken: 'writer', onWrite: () => (writes += 1) },
    })
    const response = await app.request(`/api/dealer/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const position = async (): Promise<PositionAnswer> => positionSchema.parse((await send('GET', 'position')).body)
  /** Which parts of the position a piece of work moved. */
  const moved = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = await position()
    await work()
    const after = await position()
    return (['cursor', 'structural', 'lists'] as const).filter((name) => before[name] !== after[name])
  }

  it('moves the parts of the position that a change is about', async () => {
    expect(await moved(() => send('PATCH', 'vehicles/1', { mileage: 77 }))).toEqual(['cursor', 'structural'])
    expect(await moved(() => send('PATCH', 'vehicles/1', { availability: 'reserved' }))).toEqual(['cursor'])
    expect(await moved(() => send('PATCH', 'vehicles/1', { availability: 'reserved' }))).toEqual([])
    expect(
      await moved(() => send('PUT', `locations/${exampleLocation.id}`, { ...exampleLocation, name: 'Diekirch' })),
    ).toEqual(['lists'])
    expect(
      await moved(() => send('PUT', `locations/${exampleLocation.id}`, { ...exampleLocation, name: 'Diekirch' })),
    ).toEqual([])
    expect(await moved(() => send('DELETE', 'vehicles/2'))).toEqual(['cursor', 'structural'])
  })

  it('changes some fields of a vehicle, in the log that feeds write to', async () => {
    expect(await send('PATCH', 'vehicles/1', { mileage: 5, colourName: 'Rouge' })).toMatchObject({
      status: 200,
      body: { id: '1', change: 'changed' },
    })
    expect(await send('PATCH', 'vehicles/1', { discount: null })).toMatchObject({ body: { change: 'repriced' } })
    const { items } = await readChanges(opened.db, 2, 10)
    expect(items).toMatchObject([
      { op: 'upsert', vehicle: { ...exampleVehicle, id: 1, mileage: 5, colourName: 'Rouge', discount: null } },
    ])
  })

  it('writes nothing of a change that would not leave a valid vehicle', async () => {
    const changes = [{ fuel: 'steam' }, { mileage: -1 }, { id: 9 }, { colour_of_tomorrow: 'x' }, { brandId: null }]
    for (const change of changes)
      expect(await send('PATCH', 'vehicles/1', change)).toMatchObject({
        status: 422,
        body: { error: { fields: { [Object.keys(change)[0] ?? '']: expect.any(String) } } },
      })
    expect((await readChanges(opened.db, 2, 10)).items).toEqual([])
  })

  it('refuses fields that a record of a list does not have', async () => {
    expect(await send('PUT', `brands/${exampleBrand.id}`, { ...exampleBrand, nmae: 'x' })).toMatchObject({
      status: 422,
      body: { error: { fields: { nmae: expect.any(String) } } },
    })
  })

  it('refuses a picture from elsewhere by name', async () => {
    const photos = [{ url: '//evil.example/x.svg', alt: '', width: 1, height: 1 }]
    expect(await send('PATCH', 'vehicles/1', { photos })).toMatchObject({
      status: 422,
      body: { error: { fields: { 'photos.0': expect.stringContaining('SVG') } } },
    })
  })

  it('adds, removes and brings back a vehicle', async () => {
    expect(await send('PUT', 'vehicles/3', { ...exampleVehicle, id: 3 })).toMatchObject({
      status: 201,
      body: { change: 'added' },
    })
    expect(await send('DELETE', 'vehicles/3')).toMatchObject({ status: 200, body: { change: 'removed' } })
    expect((await send('DELETE', 'vehicles/3')).status).toBe(404)
    expect((await send('PATCH', 'vehicles/3', { mileage: 1 })).status).toBe(404)
    expect(await send('PUT', 'vehicles/3', { ...exampleVehicle, id: 3 })).toMatchObject({ status: 201 })
  })

  it('puts a record in its place, a new one at the end, and keeps pictures from the root', async () => {
    const served = await (await createTestApp(opened.db).get('/api/dealer/v1/employees')).json()
    const employee = { ...served.items[0], jobTitle: 'Directrice' }
    expect(employee.photo.url).toBe(ASSETS + (exampleEmployee.photo?.url ?? ''))
    expect(await send('PUT', `employees/${exampleEmployee.id}`, employee)).toMatchObject({
      status: 200,
      body: { change: 'changed' },
    })
    expect(await send('PUT', 'employees/new-one', { ...exampleEmployee, id: 'new-one' })).toMatchObject({ status: 201 })
    expect(await readCollection(opened.db, 'employees')).toEqual([
      { ...exampleEmployee, jobTitle: 'Directrice' },
      { ...exampleEmployee, id: 'new-one' },
    ])
  })

  it('lets nobody write without the token, and tells of what was written and of nothing else', async () => {
    for (const [method, path] of [
      ['PUT', 'vehicles/1'],
      ['PATCH', 'vehicles/1'],
      ['DELETE', 'vehicles/1'],
      ['PUT', 'brands/x'],
    ] as const)
      expect((await send(method, path, method === 'DELETE' ? undefined : {}, 'nobody')).status).toBe(401)
    await send('GET', 'vehicles')
    await send('PATCH', 'vehicles/1', { fuel: 'steam' })
    expect(writes).toBe(0)
    await send('PATCH', 'vehicles/1', { mileage: 3 })
    expect(writes).toBe(1)
  })
})
