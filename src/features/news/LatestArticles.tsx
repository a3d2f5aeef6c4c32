import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { paths } from '../../config/segments'
import type { ArticleSummary } from '../../domain/content/story-data'
import { ArticleCard } from './ArticleCard'

/** The latest articles, below another one. */
export const LatestArticles = ({ articles }: { articles: readonly ArticleSummary[] }) => {
  const { formatMessage } = useIntl()
  return (
    <Section
      title={formatMessage({ id: 'news.latest' })}
      tone="mist"
      more={{ to: paths.news, label: formatMessage({ id: 'news.all' }) }}
    >
      <ul className="cards">
        {articles.map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
