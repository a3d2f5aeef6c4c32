import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { site } from '../../config/site'
import type { ArticleContent } from '../../domain/content/types'
import { formatDate } from '../../domain/format/date'
import { newsListPath } from '../../domain/news/news-address'
import { slugify } from '../../domain/routes/slugify'
import { articleCrumbs } from './news-crumbs'
import * as styles from './ArticleHead.module.css'

interface Props {
  article: ArticleContent
  readingMinutes: number | null
}

/** Title, date, category, reading time, author, introduction and picture of an article. */
export const ArticleHead = ({ article, readingMinutes }: Props) => {
  const { title, date, category, author, intro, image } = article
  const { formatMessage } = useIntl()
  const slug = slugify(category)
  return (
    <div className="wrap">
      <Breadcrumbs items={articleCrumbs(title, formatMessage)} />
      <header className={styles.head}>
        <p>
          <time dateTime={date}>{formatDate(date)}</time>
          {' · '}
          {slug === '' ? category : <Link to={newsListPath({ category: slug, year: null })}>{category}</Link>}
          {` · ${formatMessage({ id: 'news.readingTime' }, { minutes: readingMinutes ?? 1 })}`}
        </p>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.author}>
          {author === undefined
            ? formatMessage({ id: 'news.byGroup' }, { group: site.name })
            : formatMessage({ id: 'news.by' }, { author })}
        </p>
      </header>
      <Picture
        photo={image}
        ratio={16 / 9}
        sizes="(min-width: 1281px) 1000px, 92vw"
        priority
        className={styles.picture}
      />
    </div>
  )
}
