import type { GatsbySSR } from 'gatsby'
import { onRenderBody } from 'gatsby-plugin-react-helmet/gatsby-ssr'
import { isValidElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { errorsOf } from './errors-of'

/** What `renderToString` puts in place of a Suspense boundary whose content threw or suspended. */
const FAILED_BOUNDARY = '<!--$!--><template></template>'
/** With an empty digest React renders the content again in the browser without reporting the server's failure there. */
const QUIET_BOUNDARY = '<!--$!--><template data-dgst=""></template>'

/**
 * Renders a page and has gatsby-plugin-react-helmet take its head in the same tick.
 *
 * react-helmet collects into one global. Without a promise between rendering and taking, no other page can put its head
 * into the same place. What a page whose rendering failed, or a slice, left there is thrown away first. A page with a
 * part that threw is made without that part, and the log says why.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  ...setters
}) => {
  if (!isValidElement(bodyComponent)) return
  Helmet.renderStatic()
  const html = renderToString(bodyComponent)
  replaceBodyHTMLString(html.replaceAll(FAILED_BOUNDARY, QUIET_BOUNDARY))
  onRenderBody(setters)
  if (!html.includes('<!--$!-->')) return
  const errors = await errorsOf(bodyComponent)
  // The second rendering left a head too.
  Helmet.renderStatic()
  for (const error of errors)
    process.stderr.write(`error part of ${pathname} is missing in its HTML, because it threw: ${error}\n`)
}
