import type { AutoDealer, DayOfWeek, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import type { Address, DayHours, Location, Weekday } from '../location/types'

type Dealer = Pick<Location, 'name' | 'address' | 'phone'> &
  Partial<Pick<Location, 'email' | 'vatNumber' | 'latitude' | 'longitude' | 'photos' | 'showroomHours'>>

const DAYS: Record<Weekday, DayOfWeek> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
}

export const addressJsonLd = ({ street, postalCode, town, country }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: town,
  addressCountry: country,
})

/** One specification for each opening period; days without one are closed. */
export const hoursJsonLd = (hours: DayHours[]): OpeningHoursSpecification[] =>
  hours.flatMap(({ day, periods }) =>
    periods.map(({ opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens,
      closes,
    })),
  )

/** A dealership as schema.org's AutoDealer. */
export const dealerJsonLd = (dealer: Dealer, url: string) =>
  ({
    '@type': 'AutoDealer',
    '@id': url,
    name: dealer.name,
    url,
    telephone: dealer.phone,
    email: dealer.email,
    vatID: dealer.vatNumber,
    address: addressJsonLd(dealer.address),
    geo:
      dealer.latitude === undefined || dealer.longitude === undefined
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    image: dealer.photos?.map(({ url: photo }) => photo),
    openingHoursSpecification: dealer.showroomHours ? hoursJsonLd(dealer.showroomHours) : undefined,
  }) as const satisfies AutoDealer
