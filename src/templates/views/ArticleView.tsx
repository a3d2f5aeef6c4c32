import { useIntl } from 'react-intl'
import { Blocks } from '../../blocks/Blocks'
import { StoryDataProvider } from '../../blocks/story-data'
import { Section } from '../../components/layout/Section'
import { Seo } from '../../components/seo/Seo'
import { paths } from '../../config/segments'
import type { ArticleSummary, StoryData } from '../../domain/content/story-data'
import type { ArticleContent } from '../../domain/content/types'
import { ArticleCard } from '../../features/news/ArticleCard'
import { ArticleHead } from '../../features/news/ArticleHead'
import { useArticleSeo } from '../../features/news/article-seo'

export interface ArticleViewProps {
  path: string
  content: ArticleContent
  data: StoryData
  /** The latest others. */
  latest: readonly ArticleSummary[]
}

/** A news article, published or as a draft. */
export const ArticleView = ({ path, content, data, latest }: ArticleViewProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Seo {...useArticleSeo(path, content)} />
      <article>
        <ArticleHead article={content} />
        <StoryDataProvider data={data}>
          <Blocks blocks={content.body} withLead={false} />
        </StoryDataProvider>
      </article>
      {latest.length > 0 && (
        <Section
          title={formatMessage({ id: 'news.latest' })}
          tone="mist"
          more={{ to: paths.news, label: formatMessage({ id: 'news.all' }) }}
        >
          <ul className="cards">
            {latest.map((article) => (
              <li key={article.path}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
