import type { HTMLProps, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'

export interface RenderedPage {
  /** Markup of the body. */
  html: string
  /** What belongs into the head, in the order in which browsers want it. */
  headComponents: ReactElement[]
  htmlAttributes: HTMLProps<HTMLHtmlElement>
  bodyAttributes: HTMLProps<HTMLBodyElement>
}

/**
 * Renders an element and takes its head along.
 *
 * react-helmet collects into one global. Rendering and taking therefore happen in one go, without a promise between
 * them: no other page can put its head into the same place. What a page whose rendering failed, or a slice, left there
 * is thrown away first.
 */
export const renderWithHead = (element: ReactElement): RenderedPage => {
  Helmet.renderStatic()
  const html = renderToString(element)
  const head = Helmet.renderStatic()
  const parts = [head.title, head.base, head.meta, head.link, head.noscript, head.script, head.style]
  return {
    html,
    headComponents: parts.flatMap((part) => part.toComponent() as unknown as ReactElement | ReactElement[]),
    htmlAttributes: head.htmlAttributes.toComponent(),
    bodyAttributes: head.bodyAttributes.toComponent(),
  }
}
