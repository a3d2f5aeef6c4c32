import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { paths } from '../../config/segments'
import type { ArticleOverviewBlock } from '../../domain/content/types'
import { ArticleCard } from '../../features/news/ArticleCard'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'

/** The newest articles, and the way to all of them. On a page of the list of news that list stands in its place. */
export const ArticleOverview = ({ block: { _uid, title } }: BlockProps<ArticleOverviewBlock>) => {
  const { formatMessage } = useIntl()
  const { articles } = useBlockRecords(_uid)
  return (
    <Section title={title} more={{ to: paths.news, label: formatMessage({ id: 'news.all' }) }}>
      {articles.length === 0 ? (
        <p>{formatMessage({ id: 'news.empty' })}</p>
      ) : (
        <ul className="cards">
          {articles.map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} level={title ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
