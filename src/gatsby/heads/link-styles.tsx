import { isValidElement } from 'react'
import type { ReactNode } from 'react'

/** What Gatsby notes on the style element that it makes of the site's stylesheet. */
interface StyleProps {
  'data-href'?: string
}

/**
 * Links the stylesheet instead of repeating it in every page, as Gatsby does: the browser keeps it for the next page,
 * and a release of thousands of pages is half the size.
 */
export const linkStyles = (headComponents: readonly ReactNode[]): ReactNode[] =>
  headComponents.map((component) => {
    if (!isValidElement<StyleProps>(component) || component.type !== 'style') return component
    const href = component.props['data-href']
    return href === undefined ? (
      component
    ) : (
      <link key={href} rel="stylesheet" href={href} data-identity="gatsby-global-css" />
    )
  })
