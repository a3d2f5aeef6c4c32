import type { ReviewWidgetBlock } from '../content/types'
import type { JsonLd } from './json-ld'

/**
 * Reviews of a car for search engines. Google's rules forbid marking up reviews of a business on its own site
 * ("self-serving"), so a block without a product has none.
 */
export const reviewJsonLd = ({ product, rating, count, reviews }: ReviewWidgetBlock): JsonLd | null =>
  product === undefined || count === 0
    ? null
    : {
        '@type': 'Product',
        name: product,
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5 },
        review: reviews.map(({ author, date, text, rating: given }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          datePublished: date,
          reviewBody: text,
          reviewRating: { '@type': 'Rating', ratingValue: given, bestRating: 5 },
        })),
      }
