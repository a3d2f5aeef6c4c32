import { graphql } from 'gatsby'
import { MobileNavigation } from '../../components/layout/MobileNavigation'
import type { MobileNavigationContent } from '../../domain/content/types'
import { useDraft } from '../../features/preview/draft-store'

interface Props {
  data: { story: { content: MobileNavigationContent } | null }
}

/** Navigation of narrow screens, from the story `global/mobile-navigation`; without that story there is none. */
const MobileNavigationSlice = ({ data }: Props) => {
  const draft = useDraft('mobile-navigation', '/global/mobile-navigation')
  const content = draft?.content ?? data.story?.content
  return content ? <MobileNavigation content={content} /> : null
}

export default MobileNavigationSlice

export const query = graphql`
  query MobileNavigationSlice {
    story(path: { eq: "/global/mobile-navigation" }) {
      content
    }
  }
`
