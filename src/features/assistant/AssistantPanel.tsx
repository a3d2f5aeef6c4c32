import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { useMedia } from '../../components/ui/use-media'
import { site } from '../../config/site'
import { StockKeeper } from '../stock/StockKeeper'
import * as styles from './AssistantPanel.module.css'
import { Conversation } from './Conversation'
import { useConversation } from './use-conversation'

interface Props {
  path: string
  onClose: () => void
}

const LONGEST = 300

/** The chat assistant: a dialog over the page on narrow screens, beside it on wide ones. */
export const AssistantPanel = ({ path, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const title = useId()
  const isNarrow = useMedia('(max-width: 760px)')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { assistant, turns, streamed, ask, askAgain, erase } = useConversation(path)

  useEffect(() => {
    const element = dialog.current
    if (isNarrow) element?.showModal()
    else if (element) element.open = true
    field.current?.focus()
    return () => element?.close()
  }, [isNarrow])

  /** What was pressed is gone with it, and so would be the focus. */
  const thenFocusField = (act: () => void): void => {
    act()
    field.current?.focus()
  }
  const leave = (opensForm: boolean): void => {
    if (isNarrow || opensForm) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`noprint ${styles.panel}`}
      aria-labelledby={title}
      onCancel={onClose}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isNarrow) onClose()
      }}
    >
      <StockKeeper />
      <header>
        <h2 id={title}>{formatMessage({ id: 'assistant.title' })}</h2>
        {turns.length > 0 && (
          <button type="button" className={styles.erase} onClick={() => thenFocusField(erase)}>
            {formatMessage({ id: 'assistant.erase' })}
          </button>
        )}
        <button type="button" onClick={onClose} aria-label={formatMessage({ id: 'layout.close' })}>
          <Icon name="x" />
        </button>
      </header>
      <Conversation
        turns={turns}
        streamed={streamed}
        assistant={assistant}
        onLeave={leave}
        onAsk={(asked) => thenFocusField(() => ask(asked))}
        onAskAgain={() => thenFocusField(askAgain)}
      />
      {assistant.state === 'fallback' ? (
        <div className={styles.fallback}>
          <p role="alert">{formatMessage({ id: 'assistant.fallback' })}</p>
          <Button size="small" onClick={assistant.retry}>
            {formatMessage({ id: 'assistant.retry' })}
          </Button>
          <Button size="small" variant="secondary" to={site.stickyContact}>
            {formatMessage({ id: 'assistant.contact' })}
          </Button>
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            ask(text.trim())
            setText('')
          }}
        >
          <input
            ref={field}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="send"
            aria-label={formatMessage({ id: 'assistant.question' })}
            placeholder={formatMessage({ id: 'assistant.placeholder' })}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" aria-label={formatMessage({ id: 'assistant.send' })}>
            <Icon name="arrow-right" />
          </button>
        </form>
      )}
    </dialog>
  )
}
