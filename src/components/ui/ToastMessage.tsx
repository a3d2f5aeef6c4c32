import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { cx } from './cx'
import { Icon } from './Icon'
import type { Toast } from './toast-store'
import { actOnToast, hideToast } from './toast-store'
import * as styles from './Toaster.module.css'

/** Milliseconds a message stays: long enough to read two sentences; longer when there is something to do. */
const STAY = 8_000
const STAY_TO_ACT = 14_000

interface Props {
  toast: Toast
  /** Its action answers to Ctrl+Z. */
  hasKey: boolean
}

/** One message. While it is pointed at or has the focus it stays; a notice stays until it is closed. */
export const ToastMessage = ({ toast, hasKey }: Props) => {
  const { id, text, tone, action, stays = false } = toast
  const { formatMessage } = useIntl()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = stays || isPointed || isFocused
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => hideToast(id), action ? STAY_TO_ACT : STAY)
    return () => clearTimeout(timer)
  }, [id, action, isHeld])
  return (
    <div
      className={cx(styles.toast, styles[tone], stays && styles.stays)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => actOnToast(toast)}
          aria-keyshortcuts={hasKey ? 'Control+Z' : undefined}
        >
          {action.label}
          {hasKey && <kbd>{formatMessage({ id: 'toast.key' })}</kbd>}
        </button>
      )}
      <button type="button" onClick={() => hideToast(id)} aria-label={formatMessage({ id: 'layout.close' })}>
        <Icon name="x" />
      </button>
    </div>
  )
}
