import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { StoryKeys, StoryRecords } from '../blocks/story-data-of'
import { storyDataOf } from '../blocks/story-data-of'
import type { ArticleSummary } from '../domain/content/story-data'
import type { ArticleContent } from '../domain/content/types'
import { useDraft } from '../features/preview/draft-store'
import { ArticleView } from './views/ArticleView'
import type { ArticleFacts } from './views/ArticleView'

interface Data extends StoryRecords {
  story: { path: string; content: ArticleContent } & ArticleFacts
  related: ArticleSummary[]
}

/** `/news/{slug}` */
const ArticlePage = ({ data, pageContext }: PageProps<Data, StoryKeys>) => {
  const draft = useDraft('article', data.story.path)
  return (
    <ArticleView
      {...(draft ?? {
        ...data.story,
        facts: data.story,
        data: storyDataOf(data, pageContext),
        related: data.related,
      })}
    />
  )
}

export default ArticlePage

export const query = graphql`
  query ArticlePage(
    $path: String!
    $relatedPaths: [String!]!
    $vehicleKeys: [Int!]!
    $modelKeys: [String!]!
    $offerKeys: [String!]!
    $articlePaths: [String!]!
    $brandKeys: [String!]!
    $locationKeys: [String!]!
    $employeeKeys: [String!]!
  ) {
    story(path: { eq: $path }) {
      path
      publishedAt
      readingMinutes
      content
    }
    related: stories(paths: $relatedPaths) {
      ...ArticleSummary
    }
    ...StoryRecords
  }
`
