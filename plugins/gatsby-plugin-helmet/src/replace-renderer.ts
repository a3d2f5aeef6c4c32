import type { GatsbySSR } from 'gatsby'
import { onRenderBody } from 'gatsby-plugin-react-helmet/gatsby-ssr'
import { isValidElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'

/**
 * Renders a page and has gatsby-plugin-react-helmet take its head in the same tick.
 *
 * react-helmet collects into one global. Without a promise between rendering and taking, no other page can put its head
 * into the same place. What a page whose rendering failed, or a slice, left there is thrown away first.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
  ...setters
}) => {
  if (!isValidElement(bodyComponent)) return
  Helmet.renderStatic()
  replaceBodyHTMLString(renderToString(bodyComponent))
  onRenderBody(setters)
}
