import { graphql } from 'gatsby'
import { Footer } from '../../components/layout/Footer'
import type { FooterContent } from '../../domain/content/types'

interface Props {
  data: { story: { content: FooterContent } | null }
}

/** Foot of every page, from the story `global/footer`; without that story there is none. */
const FooterSlice = ({ data }: Props) => data.story && <Footer content={data.story.content} />

export default FooterSlice

export const query = graphql`
  query FooterSlice {
    story(path: { eq: "/global/footer" }) {
      content
    }
  }
`
