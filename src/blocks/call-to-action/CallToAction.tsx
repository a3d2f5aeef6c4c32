import { useId } from 'react'
import type { CallToActionBlock } from '../../domain/content/types'
import { CmsButton } from '../../features/booking/CmsButton'
import type { BlockProps } from '../block-props'
import * as styles from './CallToAction.module.css'

/** The last word of a page: what to do next. */
export const CallToAction = ({ block: { title, text, tone = 'mist', buttons } }: BlockProps<CallToActionBlock>) => {
  const id = useId()
  return (
    <section className={tone} aria-labelledby={id}>
      <div className={`wrap ${styles.action}`}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <div className={styles.buttons}>
          {buttons.map((button) => (
            <CmsButton key={button._uid} button={button} onDark={tone === 'ink'} />
          ))}
        </div>
      </div>
    </section>
  )
}
