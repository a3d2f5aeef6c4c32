import { dealerJsonLd } from './dealer-json-ld'
import { breadcrumbJsonLd } from './json-ld'
import { vehicleJsonLd } from './vehicle-json-ld'
import { specialHours } from '../testing/example-week'
import { exampleVehicle } from '../testing/example-vehicle'

const URL = 'https://example.lu/stock/1'

describe('vehicle JSON-LD', () => {
  it('carries the purchase price with its currency and availability', () => {
    const { offers } = vehicleJsonLd({ ...exampleVehicle, availability: 'reserved' }, URL)
    expect(offers).toMatchObject({
      '@type': 'Offer',
      price: '31490.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/Reserved',
    })
  })

  it('tells a reduction as the list price crossed out, and none where there is none', () => {
    const read = (change: Partial<typeof exampleVehicle>) =>
      JSON.parse(JSON.stringify(vehicleJsonLd({ ...exampleVehicle, ...change }, URL))).offers.priceSpecification
    expect(read({})).toMatchObject([
      { price: '31490.00', valueAddedTaxIncluded: true },
      { price: '33290.00', priceType: 'https://schema.org/StrikethroughPrice' },
    ])
    expect(read({ discount: null })).toMatchObject({ price: '31490.00' })
  })

  it('names the dealership as the seller, and what comes with the sale', () => {
    const seller = dealerJsonLd(
      {
        name: 'Alzette Esch',
        address: { street: '12, rue de Belval', postalCode: '4024', town: 'Esch', country: 'LU' },
        phone: '+352 26 10 40',
      },
      'https://example.lu/concessions/esch',
    )
    expect(vehicleJsonLd(exampleVehicle, URL, seller).offers).toMatchObject({
      seller: { '@type': 'AutoDealer', name: 'Alzette Esch' },
      warranty: { durationOfWarranty: { value: 12, unitCode: 'MON' } },
    })
  })

  it('tells what an electric car is bought by, and nothing of it for others', () => {
    const read = (change: Partial<typeof exampleVehicle>) =>
      JSON.parse(JSON.stringify(vehicleJsonLd({ ...exampleVehicle, ...change }, URL))).additionalProperty
    expect(read({ electricRange: 520, energyClass: null })).toEqual([
      { '@type': 'PropertyValue', name: 'Autonomie électrique (WLTP)', value: 520, unitText: 'km' },
    ])
    expect(read({ energyClass: null })).toBeUndefined()
  })

  it('announces no offer for a price on request, and no image without photos', () => {
    const node = JSON.parse(JSON.stringify(vehicleJsonLd({ ...exampleVehicle, prices: [], photos: [] }, URL)))
    expect(node).not.toHaveProperty('offers')
    expect(node).not.toHaveProperty('image')
  })

  it('calls only passenger cars a car', () => {
    expect(vehicleJsonLd(exampleVehicle, URL)['@type']).toBe('Car')
    expect(vehicleJsonLd({ ...exampleVehicle, category: 'van' }, URL)['@type']).toBe('Vehicle')
  })
})

it('lists opening hours by period, leaves closed days out, and says when they differ from the week', () => {
  const dealer = dealerJsonLd(
    {
      name: 'Alzette Esch',
      address: { street: '12, rue de Belval', postalCode: '4024', town: 'Esch-sur-Alzette', country: 'LU' },
      phone: '+352 26 10 40',
      showroomHours: [
        {
          day: 'monday',
          periods: [
            { opens: '08:00', closes: '12:00' },
            { opens: '13:00', closes: '18:00' },
          ],
          comment: null,
        },
        { day: 'sunday', periods: [], comment: null },
      ],
      specialHours: [
        specialHours('2026-12-24', '2027-01-02'),
        specialHours('2026-11-29', '2026-11-29', { part: 'showroom', periods: [{ opens: '10:00', closes: '17:00' }] }),
        specialHours('2026-12-03', '2026-12-04', { part: 'workshop' }),
      ],
    },
    URL,
  )
  expect(dealer.openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'https://schema.org/Monday' },
    { opens: '13:00' },
    { dayOfWeek: 'https://schema.org/PublicHolidays', opens: '00:00', closes: '00:00' },
  ])
  expect(dealer.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2027-01-02', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-11-29', validThrough: '2026-11-29', opens: '10:00', closes: '17:00' },
  ])
})

it('numbers breadcrumbs from one and makes addresses absolute', () => {
  const { itemListElement } = breadcrumbJsonLd(
    [{ label: 'Accueil', path: '/' }, { label: '3008' }],
    'https://example.lu',
  )
  expect(itemListElement).toMatchObject([
    { position: 1, item: 'https://example.lu/' },
    { position: 2, name: '3008' },
  ])
})
