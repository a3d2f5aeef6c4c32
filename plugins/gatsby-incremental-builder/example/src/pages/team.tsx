import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { Layout } from '../components/layout'

const TeamPage = ({ data }: PageProps<{ allPerson: { nodes: { name: string }[] } }>) => (
  <Layout>
    <p>{data.allPerson.nodes.map(({ name }) => name).join(', ')}</p>
  </Layout>
)

export default TeamPage

export const query = graphql`
  {
    allPerson(sort: { name: ASC }) {
      nodes {
        name
      }
    }
  }
`
