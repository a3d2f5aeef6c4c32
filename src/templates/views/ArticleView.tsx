import { Blocks } from '../../blocks/Blocks'
import { StoryDataProvider } from '../../blocks/story-data'
import { Seo } from '../../components/seo/Seo'
import { Part } from '../../components/ui/Part'
import { Static } from '../../components/ui/Static'
import type { ArticleSummary, StoryData } from '../../domain/content/story-data'
import type { ArticleContent } from '../../domain/content/types'
import { ArticleHead, LatestArticles } from '../../features/news/article-parts'
import { useArticleSeo } from '../../features/news/article-seo'

export interface ArticleViewProps {
  path: string
  content: ArticleContent
  data: StoryData
  /** The latest others. */
  latest: readonly ArticleSummary[]
}

/** A news article, published or as a draft. */
export const ArticleView = ({ path, content, data, latest }: ArticleViewProps) => (
  <>
    <Seo {...useArticleSeo(path, content)} />
    <article>
      <Static of={content} className="as-is">
        <Part>
          <ArticleHead article={content} />
        </Part>
      </Static>
      <StoryDataProvider data={data}>
        <Blocks blocks={content.body} withLead={false} />
      </StoryDataProvider>
    </article>
    {latest.length > 0 && (
      <Static of={latest} className="as-is">
        <Part>
          <LatestArticles articles={latest} />
        </Part>
      </Static>
    )}
  </>
)
