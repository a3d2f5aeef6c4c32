import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { StoryKeys, StoryRecords } from '../blocks/story-data-of'
import { storyDataOf } from '../blocks/story-data-of'
import type { ArticleSummary } from '../domain/content/story-data'
import type { PageContent } from '../domain/content/types'
import type { NewsList } from '../domain/news/news-lists'
import { useDraft } from '../features/preview/draft-store'
import { ArticleListView } from './views/ArticleListView'

interface Data extends StoryRecords {
  story: { content: PageContent } | null
  list: ArticleSummary[]
}

interface Context extends StoryKeys {
  listPath: string
  list: NewsList
  page: number
  pages: number
}

/** `/news`, `/news/categorie/{slug}`, `/news/archives/{year}` and their further pages, each with what editors wrote for it. */
const ArticleListPage = ({ data, pageContext }: PageProps<Data, Context>) => {
  const { listPath, list, page, pages } = pageContext
  const draft = useDraft('page', listPath)
  return (
    <ArticleListView
      path={listPath}
      content={(draft ?? data.story)?.content ?? null}
      data={draft?.data ?? storyDataOf(data, pageContext)}
      list={list}
      page={page}
      pages={pages}
      articles={data.list}
    />
  )
}

export default ArticleListPage

export const query = graphql`
  query ArticleListPage(
    $path: String!
    $listPaths: [String!]!
    $vehicleKeys: [Int!]!
    $modelKeys: [String!]!
    $offerKeys: [String!]!
    $articlePaths: [String!]!
    $brandKeys: [String!]!
    $locationKeys: [String!]!
    $employeeKeys: [String!]!
  ) {
    story(path: { eq: $path }) {
      content
    }
    list: stories(paths: $listPaths) {
      ...ArticleSummary
    }
    ...StoryRecords
  }
`
