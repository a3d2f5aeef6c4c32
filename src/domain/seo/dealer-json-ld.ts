import type { Address, DayHours, Location } from '../location/types'
import type { JsonLd } from './json-ld'

type Dealer = Pick<Location, 'name' | 'address' | 'phone'>
  & Partial<Pick<Location, 'email' | 'vatNumber' | 'latitude' | 'longitude' | 'photos' | 'showroomHours'>>

export const addressJsonLd = ({ street, postalCode, town, country }: Address): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: town,
  addressCountry: country,
})

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** One specification for each opening period; days without one are closed. */
export const hoursJsonLd = (hours: DayHours[]): JsonLd[] =>
  hours.flatMap(({ day, periods }) =>
    periods.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${capitalised(day)}`,
      opens,
      closes,
    })),
  )

/** A dealership as schema.org's AutoDealer. */
export const dealerJsonLd = (dealer: Dealer, url: string): JsonLd => ({
  '@type': 'AutoDealer',
  '@id': url,
  name: dealer.name,
  url,
  telephone: dealer.phone,
  email: dealer.email,
  vatID: dealer.vatNumber,
  address: addressJsonLd(dealer.address),
  geo: dealer.latitude === undefined || dealer.longitude === undefined
    ? undefined
    : { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
  image: dealer.photos?.map(({ url: photo }) => photo),
  openingHoursSpecification: dealer.showroomHours ? hoursJsonLd(dealer.showroomHours) : undefined,
})
