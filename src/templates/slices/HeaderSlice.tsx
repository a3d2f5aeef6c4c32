import { graphql } from 'gatsby'
import { Header } from '../../components/layout/Header'
import type { HeaderContent } from '../../domain/content/types'
import { VehicleLists } from '../../features/stock/VehicleLists'

interface Props {
  data: { story: { content: HeaderContent } | null }
}

/** Header with the main navigation, from the story `global/header`; without that story there is none. */
const HeaderSlice = ({ data }: Props) =>
  data.story && <Header content={data.story.content} tools={<VehicleLists />} />

export default HeaderSlice

export const query = graphql`
  query HeaderSlice {
    story(path: { eq: "/global/header" }) {
      content
    }
  }
`
