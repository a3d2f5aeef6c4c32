import type { ReactNode } from 'react'
import * as styles from './Accordion.module.css'
import { Icon } from './Icon'

interface Props {
  items: {
    key: string
    title: string
    content: ReactNode
    /** Lets links lead to it, which then opens. */
    id?: string
  }[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4
}

/** Questions that open one by one or together: native `details`, so they work before any script does. */
export const Accordion = ({ items, level = 3 }: Props) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, content, id }) => (
        <details key={key} id={id}>
          <summary>
            <Heading>{title}</Heading>
            <Icon name="chevron-down" />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  )
}
