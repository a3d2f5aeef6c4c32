import { graphql } from 'gatsby'
import { MobileNavigation } from '../../components/layout/MobileNavigation'
import type { MobileNavigationContent } from '../../domain/content/types'

interface Props {
  data: { story: { content: MobileNavigationContent } | null }
}

/** Navigation of narrow screens, from the story `global/mobile-navigation`; without that story there is none. */
const MobileNavigationSlice = ({ data }: Props) => data.story && <MobileNavigation content={data.story.content} />

export default MobileNavigationSlice

export const query = graphql`
  query MobileNavigationSlice {
    story(path: { eq: "/global/mobile-navigation" }) {
      content
    }
  }
`
