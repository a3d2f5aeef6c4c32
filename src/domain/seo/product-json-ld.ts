import type { LeaseOffer, Model } from '../model/types'
import type { JsonLd } from './json-ld'
import { decimalAmount } from './json-ld'

type ModelFacts = Pick<Model, 'name' | 'brandName' | 'description' | 'photos' | 'fromPrice' | 'trims'>
type OfferFacts = Pick<
  LeaseOffer,
  'id' | 'brandName' | 'modelName' | 'variant' | 'photos' | 'monthlyPrice' | 'taxIncluded' | 'validUntil'
>

/** A model of the catalogue as a product with the span of its list prices. */
export const modelJsonLd = (model: ModelFacts, url: string): JsonLd => ({
  '@type': 'Product',
  '@id': url,
  url,
  name: `${model.brandName} ${model.name}`,
  brand: { '@type': 'Brand', name: model.brandName },
  description: model.description,
  image: model.photos.map((photo) => photo.url),
  offers: {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    lowPrice: decimalAmount(model.fromPrice),
    highPrice: model.trims.length > 0 ? decimalAmount(Math.max(...model.trims.map(({ price }) => price))) : undefined,
    offerCount: Math.max(1, model.trims.length),
  },
})

/** A lease offer as a product with a price per month. */
export const leaseOfferJsonLd = (offer: OfferFacts, url: string): JsonLd => ({
  '@type': 'Product',
  '@id': url,
  url,
  sku: offer.id,
  name: `${offer.brandName} ${offer.modelName} ${offer.variant}`,
  brand: { '@type': 'Brand', name: offer.brandName },
  image: offer.photos.map((photo) => photo.url),
  offers: {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: 'https://schema.org/InStock',
    price: decimalAmount(offer.monthlyPrice),
    priceCurrency: 'EUR',
    priceValidUntil: offer.validUntil ?? undefined,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: decimalAmount(offer.monthlyPrice),
      priceCurrency: 'EUR',
      unitCode: 'MON',
      valueAddedTaxIncluded: offer.taxIncluded,
    },
  },
})
