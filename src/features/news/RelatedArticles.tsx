import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { paths } from '../../config/segments'
import type { ArticleSummary } from '../../domain/content/story-data'
import { ArticleCard } from './ArticleCard'

/** What to read next, below an article. */
export const RelatedArticles = ({ articles }: { articles: readonly ArticleSummary[] }) => {
  const { formatMessage } = useIntl()
  return (
    <Section
      title={formatMessage({ id: 'news.related' })}
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
