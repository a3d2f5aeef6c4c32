import { readFileSync } from 'node:fs'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { CATALOGUE } from './catalogue'
import type { AnalyticsEvent } from './catalogue'
import { whenSettled } from './settling'
import { track } from './track'
import { rememberLocation, rememberVehicle } from './tracking-caches'

const layer = () => window.dataLayer ?? []
const named = (name: string) => layer().filter(({ event }) => event === name)

beforeEach(() => {
  delete window.dataLayer
})

describe('data layer', () => {
  it('begins with the global values, told once', () => {
    track({ event: 'save_search' })
    track({ event: 'remove_search' })
    expect(layer()[0]).toEqual({
      contract_id: 'vitrine',
      country: 'LU',
      available_locales: ['fr'],
      current_locale: 'fr',
    })
    expect(layer().filter((entry) => 'country' in entry)).toHaveLength(1)
  })

  it('adds to what a tag manager’s own snippet began', () => {
    window.dataLayer = [{ event: 'gtm.js' }]
    track({ event: 'save_search' })
    expect(layer().map(({ event }) => event)).toEqual(['gtm.js', undefined, 'save_search', 'vm_save_search'])
  })

  it('tells every event under both of its names, with the account', () => {
    track({ event: 'click_social', network: 'mail', location: 'dialog' })
    const facts = { contract_id: 'vitrine', network: 'mail', location: 'dialog' }
    expect(layer().slice(1)).toEqual([
      { event: 'click_social', ...facts },
      { event: 'vm_click_social', ...facts },
    ])
  })

  it('tells with an id what the caches know of it', () => {
    rememberVehicle({ ...exampleVehicle, id: 71 })
    rememberLocation({ id: 'bertrange', name: 'Alzette Bertrange', address: { town: 'Bertrange' } })
    track({ event: 'view_vehicle_detail', vehicle_id: 71 })
    track({ event: 'view_location_detail', location_id: 'bertrange' })
    track({ event: 'view_vehicle_detail', vehicle_id: 72 })
    expect(named('view_vehicle_detail')).toMatchObject([
      { vehicle_id: 71, vehicle: { brand: exampleVehicle.brandName, fuel: exampleVehicle.fuel } },
      { vehicle_id: 72 },
    ])
    expect(named('view_vehicle_detail')[1]).not.toHaveProperty('vehicle')
    expect(named('view_location_detail')).toMatchObject([{ location: { town: 'Bertrange' } }])
  })

  it('tells of a vehicle nothing that identifies it to its former owner', () => {
    rememberVehicle({ ...exampleVehicle, id: 71, licensePlate: 'AB 1234', vin: 'VF3XXX' } as typeof exampleVehicle)
    track({ event: 'view_vehicle_detail', vehicle_id: 71 })
    expect(JSON.stringify(layer())).not.toMatch(/AB 1234|VF3XXX/)
  })

  it('leaves out what the catalogue does not name', () => {
    const smuggled = {
      event: 'form_sent',
      form_id: 'interest',
      vehicle_id: null,
      model_id: null,
      lease_vehicle_id: null,
      location_id: null,
      email: 'a@b.lu',
    } satisfies AnalyticsEvent & { email: string }
    track(smuggled)
    expect(Object.keys(named('form_sent')[0] ?? {}).sort()).toEqual([
      'contract_id',
      'event',
      'form_id',
      'lease_vehicle_id',
      'location_id',
      'model_id',
      'vehicle_id',
    ])
  })

  it('is what the documentation says', () => {
    const documented = readFileSync('docs/analytics.md', 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, name = '', , fields = ''] = line.split('|')
        const words = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word ?? '')
        return words(name).map((event): [string, string[]] => [event, words(fields)])
      })
    const isEvent = ([name]: [string, string[]]) => /^[a-z_]+$/.test(name)
    expect(Object.fromEntries(documented.filter(isEvent))).toEqual(
      Object.fromEntries(Object.entries(CATALOGUE).map(([name, fields]) => [name, Object.keys(fields)])),
    )
  })

  it('has every event of the spec', () => {
    const spec =
      'page_view view_vehicle_overview view_vehicle_detail view_vehicle_testdrive view_vehicle_interest view_vehicle_lease_calculator view_lease_vehicle_overview view_lease_vehicle_detail view_location_overview view_location_detail click_social click_vehicle_more_details click_vehicle_show_openinghours click_location_phone_number click_location_email click_location_whatsapp click_location_route form_ready download adjust_location_filter adjust_vehicle_quicksearch_filter adjust_vehicle_overview_filter view_vehicle_model_detail'
    expect(Object.keys(CATALOGUE)).toEqual(expect.arrayContaining(spec.split(' ')))
  })
})

describe('what settles', () => {
  it('is told once, with its last value, before whatever is told next', () => {
    for (const sort of ['a', 'b', 'c'])
      whenSettled('sort', () => track({ event: 'adjust_vehicle_overview_sort', sort }))
    whenSettled('page', () => track({ event: 'adjust_vehicle_overview_page', page: 2 }))
    expect(layer()).toEqual([])
    track({ event: 'save_search' })
    expect(layer().flatMap(({ event }) => (String(event).startsWith('vm_') ? [] : [event]))).toEqual([
      undefined,
      'adjust_vehicle_overview_sort',
      'adjust_vehicle_overview_page',
      'save_search',
    ])
    expect(named('adjust_vehicle_overview_sort')[0]).toMatchObject({ sort: 'c' })
  })

  it('is told by itself after a while, and when the page is left', () => {
    jest.useFakeTimers()
    try {
      whenSettled('sort', () => track({ event: 'adjust_vehicle_overview_sort', sort: 'a' }))
      jest.runAllTimers()
      expect(named('adjust_vehicle_overview_sort')).toHaveLength(1)
      whenSettled('sort', () => track({ event: 'adjust_vehicle_overview_sort', sort: 'b' }))
      window.dispatchEvent(new Event('pagehide'))
      expect(named('adjust_vehicle_overview_sort')).toHaveLength(2)
      jest.runAllTimers()
      expect(named('adjust_vehicle_overview_sort')).toHaveLength(2)
    } finally {
      jest.useRealTimers()
    }
  })
})
