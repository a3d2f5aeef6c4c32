import type { FocusEventHandler, ReactNode, Ref } from 'react'
import { NBSP } from '../../domain/format/number'
import * as page from '../page/page.module.css'
import * as styles from './list.module.css'

interface Props {
  title: string
  /** What the page is for. It is in the HTML, so that there is something to read while the list is on its way. */
  lead: string
  /** One line; null while it is not known. Its place is kept. */
  intro: string | null
  /** What may be done with the list. */
  children: ReactNode
  /** Nothing can be done with an empty list, but the buttons keep their place. */
  hasActions: boolean
  headingRef: Ref<HTMLHeadingElement>
  /** Hears of the focus on what may be done: it may go with the list. */
  onFocus: FocusEventHandler
}

/** Head of a list’s page, as high before the list is read as after it. */
export const ListHead = ({ title, lead, intro, children, hasActions, headingRef, onFocus }: Props) => (
  <header className={page.head}>
    <div>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <p>{lead}</p>
      <p>{intro ?? NBSP}</p>
    </div>
    <div className={`${styles.actions} ${hasActions ? '' : styles.hidden}`} onFocus={onFocus}>
      {children}
    </div>
  </header>
)
