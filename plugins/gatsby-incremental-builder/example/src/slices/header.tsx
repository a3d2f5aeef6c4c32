import { graphql } from 'gatsby'
import type { SliceComponentProps } from 'gatsby'

const Header = ({ data }: SliceComponentProps<{ shop: { name: string } }>) => <header>{data.shop.name}</header>

export default Header

export const query = graphql`
  {
    shop {
      name
    }
  }
`
