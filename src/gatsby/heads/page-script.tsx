import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'

/** Id of Gatsby's inline script with the path of the page. */
const GATSBY_ID = 'gatsby-script-loader'

/** Replaces Gatsby's inline script by one that has the path of the page in an attribute. */
export const pathAsAttribute = (postBodyComponents: readonly ReactNode[], path: string): ReactNode[] =>
  postBodyComponents.map((component) =>
    isValidElement<{ id?: string }>(component) && component.props.id === GATSBY_ID ? (
      <script key="path" data-path={path} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.page }} />
    ) : (
      component
    ),
  )
