import { Link, graphql } from 'gatsby'
import type { PageProps } from 'gatsby'

interface Data {
  allProduct: { nodes: { slug: string; name: string }[] }
}

/** No header, so it is stitched from nothing. */
const ListPage = ({ data }: PageProps<Data>) => (
  <ul>
    {data.allProduct.nodes.map(({ slug, name }) => (
      <li key={slug}>
        <Link to={`/p/${slug}`}>{name}</Link>
      </li>
    ))}
  </ul>
)

export default ListPage

export const query = graphql`
  query List($ids: [String!]!) {
    allProduct(filter: { id: { in: $ids } }, sort: { slug: ASC }) {
      nodes {
        slug
        name
      }
    }
  }
`
