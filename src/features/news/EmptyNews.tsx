import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import { newsListPath } from '../../domain/news/news-address'
import type { NewsList } from '../../domain/news/news-lists'
import * as styles from './news.module.css'

/** In place of a list without articles: why, and the ways back. */
export const EmptyNews = ({ list: { category, year } }: { list: Pick<NewsList, 'category' | 'year'> }) => {
  const { formatMessage } = useIntl()
  if (category === null || year === null)
    return (
      <div className={styles.empty}>
        <p>{formatMessage({ id: 'news.empty' })}</p>
        <Button to={paths.home} variant="secondary">
          {formatMessage({ id: 'error.backToHome' })}
        </Button>
      </div>
    )
  const values = { category: category.name, year: String(year) }
  return (
    <div className={styles.empty}>
      <p>{formatMessage({ id: 'news.empty.both' }, values)}</p>
      <Button to={newsListPath({ category: category.slug, year: null })} variant="secondary">
        {formatMessage({ id: 'news.empty.category' }, values)}
      </Button>
      <Button to={newsListPath({ category: null, year })} variant="secondary">
        {formatMessage({ id: 'news.empty.year' }, values)}
      </Button>
      <Button to={paths.news} variant="secondary">
        {formatMessage({ id: 'news.all' })}
      </Button>
    </div>
  )
}
