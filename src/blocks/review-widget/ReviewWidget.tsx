import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Icon } from '../../components/ui/Icon'
import { useOverflow } from '../../components/ui/use-overflow'
import type { ReviewItem, ReviewWidgetBlock } from '../../domain/content/types'
import { formatDate } from '../../domain/format/date'
import { formatNumber } from '../../domain/format/number'
import type { BlockProps } from '../block-props'
import * as styles from './ReviewWidget.module.css'

const BEST = 5

const Stars = ({ rating, size = 16 }: { rating: number; size?: number }) => {
  const { formatMessage } = useIntl()
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={formatMessage(
        { id: 'reviews.rating' },
        { rating: formatNumber(rating, Number.isInteger(rating) ? 0 : 1), best: BEST },
      )}
    >
      {Array.from({ length: BEST }, (_, index) => (
        <Icon key={index} name="star" size={size} className={index < Math.round(rating) ? styles.full : undefined} />
      ))}
    </span>
  )
}

const Review = ({ review }: { review: ReviewItem }) => (
  <figure>
    <Stars rating={review.rating} />
    <blockquote>{review.text}</blockquote>
    <figcaption>
      <b>{review.author}</b>, {review.place} <time dateTime={review.date}>{formatDate(review.date)}</time>
    </figcaption>
  </figure>
)

const Items = ({ reviews }: Pick<ReviewWidgetBlock, 'reviews'>) =>
  reviews.map((review) => (
    <li key={review._uid}>
      <Review review={review} />
    </li>
  ))

/** The reviews in a row that scrolls when it overflows. */
const ReviewRow = ({ title, reviews }: Pick<ReviewWidgetBlock, 'title' | 'reviews'>) => {
  const row = useRef<HTMLUListElement>(null)
  const { left, right } = useOverflow(row, reviews.length)
  return (
    // A scrolling row without focusable content must itself be focusable, and so needs a name.
    <ul
      ref={row}
      className={`cards snap ${styles.reviews}`}
      {...((left || right) && { 'aria-label': title, tabIndex: 0 })}
    >
      <Items reviews={reviews} />
    </ul>
  )
}

/** What customers said, and the average of all who did. */
export const ReviewWidget = ({ block }: BlockProps<ReviewWidgetBlock>) => {
  const { title, variant = 'row', rating, count, source, to, reviews } = block
  const { formatMessage } = useIntl()
  const average = formatMessage(
    { id: 'reviews.average' },
    { rating: formatNumber(rating, 1), best: BEST, count, shown: formatNumber(count) },
  )
  const intro = source === undefined ? average : formatMessage({ id: 'reviews.averageOf' }, { average, source })
  return (
    <Section
      title={title}
      intro={intro}
      {...(to !== undefined && { more: { to, label: formatMessage({ id: 'reviews.all' }) } })}
    >
      {variant === 'summary' && (
        <div className={styles.summary}>
          <b aria-hidden>{formatNumber(rating, 1)}</b>
          <Stars rating={rating} size={28} />
        </div>
      )}
      {variant === 'grid' && (
        <ul className={`cards ${styles.reviews}`}>
          <Items reviews={reviews} />
        </ul>
      )}
      {/* A component of its own, because its list is hydrated later than the section. */}
      {variant === 'row' && <ReviewRow title={title} reviews={reviews} />}
    </Section>
  )
}
