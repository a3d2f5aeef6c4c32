import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Answer } from './Answer'
import { AssistantNotice } from './AssistantNotice'
import * as styles from './AssistantPanel.module.css'
import type { Turn } from './kept-conversation'
import type { AssistantState } from './use-knowledge'

interface Props {
  turns: readonly Turn[]
  /** What is there of the answer that waits. */
  streamed: string
  assistant: AssistantState
  onLeave: (opensForm: boolean) => void
  onAsk: (asked: string) => void
  onAskAgain: () => void
}

const EXAMPLES = ['assistant.example.search', 'assistant.example.hours', 'assistant.example.lease'] as const

/** What was asked and answered; before the first answer it says what answers. */
export const Conversation = ({ turns, streamed, assistant, onLeave, onAsk, onAskAgain }: Props) => {
  const { formatMessage } = useIntl()
  const end = useRef<HTMLParagraphElement>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    end.current?.scrollIntoView({ block: 'nearest' })
    // A long answer is read from its question on.
    question.current?.scrollIntoView({ block: 'nearest' })
  }, [turns, streamed])
  const isWaiting = turns.some(({ answer }) => answer === null)
  return (
    <div className={styles.talk}>
      <AssistantNotice />
      {turns.length === 0 && assistant.state !== 'fallback' && (
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
            <p ref={index === turns.length - 1 ? question : null} className={styles.asked}>
              <span className="sr">{formatMessage({ id: 'assistant.you' })} </span>
              {asked}
            </p>
            {answer ? (
              <Answer
                answer={answer}
                assistant={assistant}
                onLeave={onLeave}
                onAskAgain={index === turns.length - 1 ? onAskAgain : undefined}
              />
            ) : (
              streamed !== '' && (
                <div className={styles.answer}>
                  <p>{streamed.trim()}</p>
                </div>
              )
            )}
          </div>
        ))}
      </div>
      <p ref={end} className={styles.waiting} role="status">
        {isWaiting &&
          assistant.state !== 'fallback' &&
          formatMessage({ id: streamed === '' ? 'assistant.loading' : 'assistant.streaming' })}
      </p>
    </div>
  )
}
