import { graphql } from 'gatsby'
import { TopBar } from '../../components/layout/TopBar'
import type { TopBarContent } from '../../domain/content/types'

interface Props {
  data: { story: { content: TopBarContent } | null }
}

/** Thin line over the header, from the story `global/top-bar`; without that story there is none. */
const TopBarSlice = ({ data }: Props) => data.story && <TopBar content={data.story.content} />

export default TopBarSlice

export const query = graphql`
  query TopBarSlice {
    story(path: { eq: "/global/top-bar" }) {
      content
    }
  }
`
