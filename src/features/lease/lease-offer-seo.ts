import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'
import { publicConfig } from '../../config/public'
import { paths, segments } from '../../config/segments'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { LeaseOffer } from '../../domain/model/types'
import type { Crumb } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import { leaseOfferJsonLd } from '../../domain/seo/product-json-ld'
import { firstFitting } from '../../domain/seo/title'

/** The way from the home page to an offer, over the overview of its kind. */
export const leaseOfferCrumbs = (offer: LeaseOffer, formatMessage: IntlShape['formatMessage']): Crumb[] => [
  { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
  {
    label: formatMessage({ id: `lease.offerKind.${offer.kind}` }),
    path: `/${offer.kind === 'private' ? segments.privateLease : segments.businessLease}`,
  },
  { label: `${offer.brandName} ${offer.modelName} ${offer.variant}` },
]

/** Head of a lease offer. */
export const useLeaseOfferSeo = (offer: LeaseOffer) => {
  const { formatMessage } = useIntl()
  const path = paths.leaseOffer(offer.kind, offer.id)
  const values = {
    name: `${offer.brandName} ${offer.modelName}`,
    variant: offer.variant,
    kind: offer.kind,
    monthly: formatPrice(offer.monthlyPrice),
    months: formatMonths(offer.duration),
    distance: formatKm(offer.annualMileage),
  }
  return {
    title: firstFitting([
      formatMessage({ id: 'lease.metaTitle' }, values),
      formatMessage({ id: 'lease.metaTitleShort' }, values),
    ]),
    description: formatMessage({ id: 'lease.metaDescription' }, values),
    path,
    image: offer.photos[0]?.url,
    jsonLd: [
      leaseOfferJsonLd(offer, `${publicConfig.siteUrl}${path}`),
      breadcrumbJsonLd(leaseOfferCrumbs(offer, formatMessage), publicConfig.siteUrl),
    ],
  }
}
