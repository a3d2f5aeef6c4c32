import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import * as styles from './AssistantPanel.module.css'
import type { Turn } from './conversation'
import { FoundVehicles } from './FoundVehicles'
import type { AssistantState } from './use-knowledge'

interface Props {
  turns: readonly Turn[]
  assistant: AssistantState
  onLeave: () => void
  onAsk: (asked: string) => void
}

const EXAMPLES = ['assistant.example.search', 'assistant.example.hours', 'assistant.example.lease'] as const

/** What was asked and answered; before the first answer it says what answers. */
export const Conversation = ({ turns, assistant, onLeave, onAsk }: Props) => {
  const { formatMessage } = useIntl()
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [turns])
  const isWaiting = turns.some(({ answer }) => answer === null)
  return (
    <div className={styles.talk}>
      <p className={styles.notice}>{formatMessage({ id: 'assistant.notice' })}</p>
      {turns.length === 0 && (
        <ul className={styles.examples}>
          {EXAMPLES.map((id) => (
            <li key={id}>
              <button type="button" onClick={() => onAsk(formatMessage({ id }))}>
                {formatMessage({ id })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="log" aria-live="polite" aria-busy={isWaiting}>
        {turns.map(({ asked, answer }, index) => (
          <div key={index}>
            <p className={styles.asked}>
              <span className="sr">{formatMessage({ id: 'assistant.you' })} </span>
              {asked}
            </p>
            {answer && (
              <div className={styles.answer}>
                {answer.lines.map((line, at) => (
                  <p key={at}>{line}</p>
                ))}
                {answer.vehicleIds.length > 0 && assistant.state === 'ready' && (
                  <FoundVehicles ids={answer.vehicleIds} engine={assistant.engine} onLeave={onLeave} />
                )}
                {answer.links.length > 0 && (
                  <ul className={styles.links}>
                    {answer.links.map(({ label, to }) => (
                      <li key={to}>
                        <Link to={to} onClick={onLeave}>
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </div>
        ))}
      </div>
      <p ref={end} className={styles.waiting} role="status">
        {isWaiting && assistant.state !== 'fallback' && formatMessage({ id: 'assistant.loading' })}
      </p>
    </div>
  )
}
