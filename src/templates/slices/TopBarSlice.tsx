import { graphql } from 'gatsby'
import { TopBar } from '../../components/layout/TopBar'
import type { TopBarContent } from '../../domain/content/types'
import { useDraft } from '../../features/preview/draft-store'

interface Props {
  data: { story: { content: TopBarContent } | null }
}

/** Thin line over the header, from the story `global/top-bar`; without that story there is none. */
const TopBarSlice = ({ data }: Props) => {
  const draft = useDraft('top-bar', '/global/top-bar')
  const content = draft?.content ?? data.story?.content
  return content ? <TopBar content={content} /> : null
}

export default TopBarSlice

export const query = graphql`
  query TopBarSlice {
    story(path: { eq: "/global/top-bar" }) {
      content
    }
  }
`
