import { useIntl } from 'react-intl'
import { Pagination } from '../../components/ui/Pagination'
import type { ArticleSummary } from '../../domain/content/story-data'
import { newsListPath } from '../../domain/news/news-address'
import { filterOf } from '../../domain/news/news-lists'
import type { NewsList } from '../../domain/news/news-lists'
import { ArticleCard } from './ArticleCard'
import { EmptyNews } from './EmptyNews'
import { NewsFilters } from './NewsFilters'
import { NewsFoot } from './NewsFoot'
import * as styles from './news.module.css'

interface Props {
  list: NewsList
  page: number
  pages: number
  articles: readonly ArticleSummary[]
}

/** A page of a list of news between its filters and the ways to the other pages. */
export const NewsOverview = ({ list, page, pages, articles }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={`wrap ${styles.overview}`}>
      {list.categories.length > 0 && <NewsFilters list={list} />}
      <h2 className="sr">{formatMessage({ id: 'news.articles' })}</h2>
      {articles.length === 0 ? (
        <EmptyNews list={list} />
      ) : (
        <ul className="cards">
          {articles.map((article, index) => (
            <li key={article.path}>
              <ArticleCard article={article} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => newsListPath(filterOf(list), number)} />
      <NewsFoot />
    </div>
  )
}
