import { CloudOff } from 'lucide'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { Glyph } from '../../../components/ui/Glyph'
import { telHref } from '../../../domain/format/tel-href'
import * as styles from '../enquiry.module.css'
import type { MessageId } from '../../../intl/message-id'
import { useFocusedPanel } from './use-focused-panel'

interface Props {
  /** It goes also when the page was closed. */
  lasts: boolean
  phone: string
  /** False for an example. */
  takesFocus?: boolean
  /** Resolves after the attempt. */
  onRetry: () => Promise<void>
  onChange: () => void
}

/** While an enquiry waits on the device for a connection. Takes the focus, because the form it had is gone. */
export const KeptPanel = ({ lasts, phone, takesFocus, onRetry, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const panel = useFocusedPanel(takesFocus)
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  const retry = async (): Promise<void> => {
    setAttempt('running')
    await onRetry()
    // If it was sent, another panel has replaced this one.
    setAttempt('failed')
  }
  const text = (id: MessageId) => formatMessage({ id })
  return (
    <div ref={panel} className={`${styles.sent} ${styles.kept}`} role="status" tabIndex={-1}>
      <Glyph of={CloudOff} size={40} strokeWidth={1.5} />
      <h2>{text('enquiry.keptTitle')}</h2>
      <p>{text(lasts ? 'enquiry.keptText' : 'enquiry.keptPage')}</p>
      <p>
        {text('enquiry.keptUrgent')} <a href={telHref(phone)}>{phone}</a>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void retry()}>
          {text(attempt === 'running' ? 'enquiry.sending' : 'enquiry.sendNow')}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {text('enquiry.change')}
        </Button>
      </div>
      {attempt === 'failed' && <p>{text('enquiry.stillKept')}</p>}
    </div>
  )
}
