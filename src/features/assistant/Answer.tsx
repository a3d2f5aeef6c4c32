import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { assistantProvider } from '../../config/external/assistant-provider'
import * as styles from './AssistantPanel.module.css'
import type { AnswerView } from './kept-conversation'
import { FoundVehicles } from './FoundVehicles'
import type { AssistantState } from './use-knowledge'

interface Props {
  answer: AnswerView
  assistant: AssistantState
  /** @param opensForm whether the next page begins with a form */
  onLeave: (opensForm: boolean) => void
  /** Asks again; left out for earlier questions. */
  onAskAgain: (() => void) | undefined
}

/** An answer with its vehicles and links, which are always of this site; says when a provider wrote it, or should have. */
export const Answer = ({
  answer: { lines, vehicleIds, priceType, links, by },
  assistant,
  onLeave,
  onAskAgain,
}: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.answer}>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {vehicleIds.length > 0 && assistant.state === 'ready' && (
        <FoundVehicles
          ids={vehicleIds}
          priceType={priceType}
          engine={assistant.engine}
          onLeave={() => onLeave(false)}
        />
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to, opensForm }) => (
            <li key={to}>
              <Link to={to} onClick={() => onLeave(opensForm === true)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {by && (
        <p className={styles.notice}>
          {formatMessage({ id: `assistant.by.${by}` }, { provider: assistantProvider() })}
        </p>
      )}
      {by === 'fallback' && onAskAgain && (
        <Button size="small" variant="secondary" onClick={onAskAgain}>
          {formatMessage({ id: 'assistant.retry' })}
        </Button>
      )}
    </div>
  )
}
