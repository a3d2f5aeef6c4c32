import { Blocks } from '../../blocks/Blocks'
import { withBlockDocuments } from '../../blocks/with-block-documents'
import { StoryDataProvider } from '../../blocks/story-data'
import { Seo } from '../../components/seo/Seo'
import { BelowView } from '../../components/ui/BelowView'
import { Part } from '../../components/ui/Part'
import { Static } from '../../components/ui/Static'
import type { ArticleSummary, StoryData } from '../../domain/content/story-data'
import type { StoryFields } from '../../domain/content/story-fields'
import type { ArticleContent } from '../../domain/content/types'
import { ArticleShare } from '../../features/news/ArticleShare'
import { useArticleSeo } from '../../features/news/article-seo'
import { NewsPart } from '../../features/news/news-part'

export type ArticleFacts = Pick<StoryFields, 'publishedAt' | 'readingMinutes'>

export interface ArticleViewProps {
  path: string
  content: ArticleContent
  facts: ArticleFacts
  data: StoryData
  /** What to read next. */
  related: readonly ArticleSummary[]
}

/** A news article, published or as a draft. */
export const ArticleView = ({ path, content, facts, data, related }: ArticleViewProps) => (
  <>
    <Seo {...withBlockDocuments(useArticleSeo(path, content, facts.publishedAt), content.body)} />
    <article>
      <Static of={content} className="as-is">
        <Part>
          <NewsPart part="head" article={content} readingMinutes={facts.readingMinutes} />
        </Part>
      </Static>
      <StoryDataProvider data={data}>
        <Blocks blocks={content.body} withLead={false} />
      </StoryDataProvider>
      <ArticleShare path={path} title={content.title} />
    </article>
    <BelowView>
      {related.length > 0 && (
        <Static of={related} className="as-is">
          <Part>
            <NewsPart part="related" articles={related} />
          </Part>
        </Static>
      )}
    </BelowView>
  </>
)
