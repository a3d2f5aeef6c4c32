import type { ReviewWidgetBlock } from '../content/types'
import type { JsonLd } from './json-ld'

/**
 * Reviews of a car for search engines. What customers said of the group itself must not be marked up on the group's own
 * site (Google's rules for reviews call it self-serving), so a block without a product has none.
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
