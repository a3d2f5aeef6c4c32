import { graphql } from 'gatsby'
import { Header } from '../../components/layout/Header'
import type { HeaderContent } from '../../domain/content/types'
import { useDraft } from '../../features/preview/draft-store'
import { VehicleLists } from '../../features/stock/VehicleLists'

interface Props {
  data: { story: { content: HeaderContent } | null }
}

/** Header with the main navigation, from the story `global/header`; without that story there is none. */
const HeaderSlice = ({ data }: Props) => {
  const draft = useDraft('header', '/global/header')
  const content = draft?.content ?? data.story?.content
  return content ? <Header content={content} tools={<VehicleLists />} /> : null
}

export default HeaderSlice

export const query = graphql`
  query HeaderSlice {
    story(path: { eq: "/global/header" }) {
      content
    }
  }
`
