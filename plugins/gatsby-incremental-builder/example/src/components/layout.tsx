import { Slice, graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'

export const Layout = ({ children }: { children: ReactNode }) => {
  const { shop } = useStaticQuery<{ shop: { tagline: string } }>(graphql`
    query Tagline {
      shop {
        tagline
      }
    }
  `)
  return (
    <>
      <Slice alias="header" />
      <main>{children}</main>
      <footer>{shop.tagline}</footer>
    </>
  )
}
