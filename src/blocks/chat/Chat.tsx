import { useId } from 'react'
import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { openAssistant } from '../../features/assistant/assistant-store'
import { site } from '../../config/site'
import type { ChatBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from '../call-to-action/CallToAction.module.css'

/** Invitation to ask: opens the assistant; without scripts, and where it is off, it leads to the people who answer. */
export const Chat = ({ block: { title, text, label } }: BlockProps<ChatBlock>) => {
  const id = useId()
  return (
    <section className="mist" aria-labelledby={id}>
      <div className={`wrap ${styles.action}`}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <Button
          to={site.stickyContact}
          onClick={(event) => {
            if (!site.chat.enabled) return
            event.preventDefault()
            openAssistant()
          }}
          icon={<Icon name="message-circle" />}
        >
          {label}
        </Button>
      </div>
    </section>
  )
}
