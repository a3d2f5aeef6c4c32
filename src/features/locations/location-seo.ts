import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import type { BrandSummary } from '../../domain/content/story-data'
import type { Location } from '../../domain/location/types'
import { dealerJsonLd } from '../../domain/seo/dealer-json-ld'
import type { Crumb } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'

/** The way from the home page to a dealership, over the list or over a brand. */
export const locationCrumbs = (
  location: Location,
  brand: BrandSummary | null,
  formatMessage: IntlShape['formatMessage'],
): Crumb[] => [
  { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
  brand
    ? { label: brand.name, path: paths.brand(brand.id) }
    : { label: formatMessage({ id: 'location.title' }), path: paths.locations },
  { label: location.name },
]

/** Head of a dealership, or of one make at a dealership: two pages, each with an address and texts of its own. */
export const useLocationSeo = (location: Location, brand: BrandSummary | null) => {
  const { formatMessage } = useIntl()
  const { street, postalCode, town } = location.address
  const values = { name: location.name, street, postalCode, town, brand: brand?.name ?? '' }
  const path = brand ? paths.brandLocation(brand.id, location.id) : paths.location(location.id)
  return {
    title: formatMessage({ id: brand ? 'location.metaTitleBrand' : 'location.metaTitle' }, values),
    description: formatMessage({ id: brand ? 'location.metaDescriptionBrand' : 'location.metaDescription' }, values),
    path,
    image: location.photos[0]?.url,
    jsonLd: [
      dealerJsonLd(location, `${publicConfig.siteUrl}${path}`),
      breadcrumbJsonLd(locationCrumbs(location, brand, formatMessage), publicConfig.siteUrl),
    ],
  }
}
