import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { StoryKeys, StoryRecords } from '../blocks/story-data-of'
import { storyDataOf } from '../blocks/story-data-of'
import type { PageContent } from '../domain/content/types'
import { useDraft } from '../features/preview/draft-store'
import { StoryView } from './views/StoryView'

interface Data extends StoryRecords {
  story: { path: string; name: string; content: PageContent }
}

/** Every page that editors write, the home page among them. */
const StoryPage = ({ data, pageContext }: PageProps<Data, StoryKeys>) => {
  const draft = useDraft('page', data.story.path)
  return <StoryView {...(draft ?? { ...data.story, data: storyDataOf(data, pageContext) })} />
}

export default StoryPage

export const query = graphql`
  query StoryPage(
    $path: String!
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
      name
      content
    }
    ...StoryRecords
  }
`
