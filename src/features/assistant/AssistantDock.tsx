import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useOpenedPart } from '../../components/ui/use-opened-part'
import { site } from '../../config/site'
import { isGranted, useConsent } from '../consent/consent-store'
import * as styles from './AssistantDock.module.css'
import { closeAssistant, openAssistant, useAssistantOpening } from './assistant-store'
import { keepText, keptText } from './conversation-storage'
import { useIsFillingIn } from './use-is-filling-in'

const AssistantPanel = lazyPart(() =>
  import(/* webpackChunkName: "assistant" */ './AssistantPanel').then(({ AssistantPanel: loaded }) => loaded),
)

/** Deletes what a provider wrote unless the visitor agrees to it, also while no panel is open. */
const forgetProvided = (): void => {
  if (isGranted('comfort') || keptText() === null) return
  import('./forget-provided').then(
    ({ forgetProvided: forget }) => forget(),
    // Without the code that tells the answers apart, all of them go.
    () => keepText(null),
  )
}

/** The button of the assistant, a moment after the page is there; its panel and all it knows come with the first touch. */
export const AssistantDock = ({ path }: { path: string }) => {
  const { formatMessage } = useIntl()
  const isOpen = useAssistantOpening((state) => state.isOpen)
  const isFillingIn = useIsFillingIn()
  const [isShown, setShown] = useState(false)
  const bubble = useRef<HTMLButtonElement>(null)
  const failure = formatMessage({ id: 'assistant.error' })
  const isPanelShown = useOpenedPart(AssistantPanel, { isOpen, close: closeAssistant, failure })
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), site.chat.bubbleDelay * 1000)
    return () => clearTimeout(timer)
  }, [])
  // The browser takes the focus from the button as the panel hides it, so the panel itself would not know where it was.
  useEffect(() => {
    if (!isPanelShown) return
    const { opener } = useAssistantOpening.getState()
    const back = opener instanceof HTMLElement && opener !== document.body ? opener : bubble.current
    return () => {
      if (back?.isConnected) back.focus()
    }
  }, [isPanelShown])
  useEffect(() => {
    forgetProvided()
    return useConsent.subscribe(forgetProvided)
  }, [])
  if (!site.chat.enabled) return null
  return (
    <>
      {/* The server renders it hidden: an icon that it did not draw would load all drawings. A form is not covered. */}
      <button
        ref={bubble}
        type="button"
        className={`noprint ${styles.bubble}`}
        hidden={!isShown || isFillingIn || isPanelShown}
        aria-label={formatMessage({ id: 'assistant.open' })}
        aria-busy={isOpen}
        onClick={openAssistant}
      >
        <Icon name="message-circle" size={24} />
      </button>
      {isPanelShown && (
        <Part>
          <AssistantPanel path={path} onClose={closeAssistant} />
        </Part>
      )}
    </>
  )
}
