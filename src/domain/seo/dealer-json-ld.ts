import type { AutoDealer, DayOfWeek, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import { openingHoursOf } from '../location/opening-hours'
import type { PartHours } from '../location/opening-hours'
import type { Address, DayHours, Location, OpeningPeriod, SpecialHours, Weekday } from '../location/types'

type Dealer = Pick<Location, 'name' | 'address' | 'phone'> &
  Partial<Pick<Location, 'email' | 'vatNumber' | 'latitude' | 'longitude' | 'photos'>> &
  Partial<PartHours<'showroom'>>

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

const specification = (when: Partial<OpeningHoursSpecification>, { opens, closes }: OpeningPeriod) =>
  ({ '@type': 'OpeningHoursSpecification', ...when, opens, closes }) as OpeningHoursSpecification

/** How schema.org says that a day is closed. */
const CLOSED: OpeningPeriod = { opens: '00:00', closes: '00:00' }

/** A specification for each opening period of the week, whose other days are closed, and one for public holidays. */
const weekJsonLd = (week: readonly DayHours[]): OpeningHoursSpecification[] => [
  ...week.flatMap(({ day, periods }) => periods.map((period) => specification({ dayOfWeek: DAYS[day] }, period))),
  specification({ dayOfWeek: 'https://schema.org/PublicHolidays' }, CLOSED),
]

/** A specification for each opening period of days that differ from the week, or one that says that they are closed. */
const specialJsonLd = (special: readonly SpecialHours[]): OpeningHoursSpecification[] =>
  special.flatMap(({ from, to, periods }) =>
    (periods.length === 0 ? [CLOSED] : periods).map((period) =>
      specification({ validFrom: from, validThrough: to }, period),
    ),
  )

const openingJsonLd = ({ showroomHours = null, specialHours = [] }: Dealer) => {
  const hours = openingHoursOf({ showroomHours, specialHours }, 'showroom')
  return {
    openingHoursSpecification: hours ? weekJsonLd(hours.week) : undefined,
    specialOpeningHoursSpecification: hours && hours.special.length > 0 ? specialJsonLd(hours.special) : undefined,
  }
}

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
    ...openingJsonLd(dealer),
  }) as const satisfies AutoDealer
