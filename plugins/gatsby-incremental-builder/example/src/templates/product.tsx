import { graphql } from 'gatsby'
import type { HeadProps, PageProps } from 'gatsby'
import { Layout } from '../components/layout'

interface Data {
  product: { name: string; price: number }
}

const ProductPage = ({ data }: PageProps<Data>) => {
  if (data.product.price < 0) throw new Error(`${data.product.name} has no price`)
  return (
    <Layout>
      <h1>{data.product.name}</h1>
      <p>{data.product.price} €</p>
    </Layout>
  )
}

export default ProductPage

export const Head = ({ data }: HeadProps<Data>) => <title>{data.product.name}</title>

export const query = graphql`
  query Product($id: String!) {
    product(id: { eq: $id }) {
      name
      price
    }
  }
`
