import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import type { ArticleSummary } from '../../domain/content/story-data'
import { formatDate, monthName } from '../../domain/format/date'
import { archiveByYear } from '../../domain/news/archive'
import { newsListPath } from '../../domain/news/news-address'
import type { Crumb } from '../../domain/seo/json-ld'
import * as page from '../page/page.module.css'
import { EmptyNews } from './EmptyNews'
import { NewsFoot } from './NewsFoot'
import * as styles from './news.module.css'

/** An article as the archive names it. */
export type ArchivedArticle = Pick<ArticleSummary, 'path' | 'title' | 'date' | 'category'>

/** Every article by year and month, newest first. */
export const NewsArchive = ({ articles, crumbs }: { articles: readonly ArchivedArticle[]; crumbs: Crumb[] }) => {
  const { formatMessage } = useIntl()
  return (
    <div className={`wrap ${styles.overview}`}>
      <Breadcrumbs items={crumbs} />
      <header className={page.head}>
        <h1>{formatMessage({ id: 'news.archives.title' })}</h1>
        <p>{formatMessage({ id: 'news.archives.intro' })}</p>
      </header>
      {articles.length === 0 && <EmptyNews list={{ category: null, year: null }} />}
      {archiveByYear(articles).map(({ year, months }) => (
        <section key={year} className={styles.year} aria-labelledby={`a${year}`}>
          <h2 id={`a${year}`}>
            <Link to={newsListPath({ category: null, year })}>
              {year} <Icon name="arrow-right" />
            </Link>
          </h2>
          {months.map(({ month, articles: ofMonth }) => (
            <div key={month} className={styles.month}>
              <h3>{monthName(month)}</h3>
              <ul>
                {ofMonth.map(({ path, title, date, category }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                    <span>
                      <time dateTime={date}>{formatDate(date)}</time>
                      {category && ` · ${category}`}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      <NewsFoot isArchive />
    </div>
  )
}
