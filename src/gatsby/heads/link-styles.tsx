import { Fragment, isValidElement } from 'react'
import type { ReactNode } from 'react'
import { stylesAttributes } from '../../config/inline-scripts/first-styles'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'

/** What Gatsby notes on the style element that it makes of the site's stylesheet. */
interface StyleProps {
  'data-href'?: string
}

/**
 * Replaces the stylesheet that Gatsby repeats in every page. A release puts the rules that apply to a page into it
 * (`finish-page.ts`); the browser loads the others later, and keeps them for the next page. Without scripts it is linked.
 */
export const linkStyles = (headComponents: readonly ReactNode[]): ReactNode[] =>
  headComponents.map((component) => {
    if (!isValidElement<StyleProps>(component) || component.type !== 'style') return component
    const href = component.props['data-href']
    if (href === undefined) return component
    return (
      <Fragment key={href}>
        <noscript>
          <link rel="stylesheet" href={href} />
        </noscript>
        <script {...stylesAttributes(href)} />
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.firstStyles }} />
      </Fragment>
    )
  })
