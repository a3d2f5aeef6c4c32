import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import type { ArticleSummary } from '../../domain/content/story-data'
import { formatDate } from '../../domain/format/date'
import * as styles from './ArticleCard.module.css'

interface Props {
  article: ArticleSummary
  /** large: with its introduction; row: small picture at the left; card: in a grid. */
  look?: 'large' | 'row' | 'card'
  level?: 2 | 3
  /** Loads the picture at once: the first card of a page. */
  priority?: boolean
}

const SIZES = {
  large: '(min-width: 961px) 720px, 92vw',
  row: '(min-width: 761px) 152px, 112px',
  card: CARD_SIZES[3],
}

/** A news article in a list: one link over the whole of it. */
export const ArticleCard = ({
  article: { path, title, date, category, intro, image, readingMinutes },
  look = 'card',
  level = 3,
  priority = false,
}: Props) => {
  const { formatMessage } = useIntl()
  const Title = `h${level}` as const
  return (
    <article className={`${styles.article} ${styles[look] ?? ''}`}>
      <Picture photo={image} alt="" ratio={look === 'large' ? 16 / 9 : 4 / 3} sizes={SIZES[look]} priority={priority} />
      <div>
        <p className={styles.meta}>
          <time dateTime={date}>{formatDate(date)}</time>
          {look !== 'row' && category && ` · ${category}`}
          {` · ${formatMessage({ id: 'news.readingTime' }, { minutes: readingMinutes })}`}
        </p>
        <Title>
          <Link to={path}>{title}</Link>
        </Title>
        {look !== 'row' && <p className={styles.intro}>{intro}</p>}
      </div>
    </article>
  )
}
