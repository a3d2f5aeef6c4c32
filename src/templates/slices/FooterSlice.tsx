import { graphql } from 'gatsby'
import { Footer } from '../../components/layout/Footer'
import type { FooterContent } from '../../domain/content/types'
import { useDraft } from '../../features/preview/draft-store'

interface Props {
  data: { story: { content: FooterContent } | null }
}

/** Foot of every page, from the story `global/footer`; without that story there is none. */
const FooterSlice = ({ data }: Props) => {
  const draft = useDraft('footer', '/global/footer')
  const content = draft?.content ?? data.story?.content
  return content ? <Footer content={content} /> : null
}

export default FooterSlice

export const query = graphql`
  query FooterSlice {
    story(path: { eq: "/global/footer" }) {
      content
    }
  }
`
