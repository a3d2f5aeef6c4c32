import type { GatsbySSR } from 'gatsby'
import { isValidElement } from 'react'
import { renderWithHead } from './render-with-head'

/**
 * Renders a page synchronously, see `renderWithHead`.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  setBodyAttributes,
}) => {
  if (!isValidElement(bodyComponent)) return
  const { html, headComponents, htmlAttributes, bodyAttributes } = renderWithHead(bodyComponent)
  replaceBodyHTMLString(html)
  setHeadComponents(headComponents)
  setHtmlAttributes(htmlAttributes)
  setBodyAttributes(bodyAttributes)
}
