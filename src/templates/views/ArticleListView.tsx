import { Part } from '../../components/ui/Part'
import { Blocks, hasLead, splitAtLead } from '../../blocks/Blocks'
import { withBlockDocuments } from '../../blocks/with-block-documents'
import { StoryDataProvider } from '../../blocks/story-data'
import { Seo } from '../../components/seo/Seo'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { Static } from '../../components/ui/Static'
import type { ArticleSummary, StoryData } from '../../domain/content/story-data'
import type { Block, PageContent } from '../../domain/content/types'
import type { NewsList } from '../../domain/news/news-lists'
import { useNewsListWords } from '../../features/news/news-list-words'
import { NewsPart } from '../../features/news/news-part'
import * as pageStyles from '../../features/page/page.module.css'

export interface ArticleListViewProps {
  path: string
  /** What editors wrote for this page; null for nothing. */
  content: PageContent | null
  data: StoryData
  list: NewsList
  page: number
  pages: number
  articles: readonly ArticleSummary[]
}

/** What stands above the list and below: the story's own list marks its place, else the title does. */
const splitBody = (body: readonly Block[]): [above: Block[], below: Block[]] => {
  const mark = body.findIndex(({ component }) => component === 'article-overview')
  if (mark >= 0) return [body.slice(0, mark), body.slice(mark + 1)]
  return splitAtLead(body)
}

/** A page of a list of news. */
export const ArticleListView = ({ path, content, data, list, page, pages, articles }: ArticleListViewProps) => {
  const body = content?.body ?? []
  const [above, below] = splitBody(body)
  const { seo, crumbs, title } = useNewsListWords({
    path,
    list,
    page,
    isEmpty: articles.length === 0,
    seo: content?.seo ?? null,
  })
  return (
    <>
      <Seo {...withBlockDocuments(seo, body)} />
      <StoryDataProvider data={data}>
        {hasLead(above) ? (
          <Blocks blocks={above} />
        ) : (
          <>
            <div className="wrap">
              <Breadcrumbs items={crumbs} />
              <header className={pageStyles.head}>
                <h1>{title}</h1>
              </header>
            </div>
            <Blocks blocks={above.filter(({ component }) => component !== 'breadcrumbs')} />
          </>
        )}
        <Static of={articles} className="as-is">
          <Part>
            <NewsPart part="list" list={list} page={page} pages={pages} articles={articles} />
          </Part>
        </Static>
        <Blocks blocks={below} withLead={false} areBelow />
      </StoryDataProvider>
    </>
  )
}
