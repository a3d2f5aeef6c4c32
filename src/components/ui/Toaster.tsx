import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from './Icon'
import { hideToast, useToast } from './toast-store'
import * as styles from './Toaster.module.css'

/** Milliseconds a message stays; long enough to read two sentences. */
const STAY = 8_000

/** Announces messages and shows them at the lower edge; the visitor may close them earlier. */
export const Toaster = () => {
  const { id, text, tone } = useToast()
  const { formatMessage } = useIntl()
  useEffect(() => {
    if (!text) return undefined
    const timer = setTimeout(hideToast, STAY)
    return () => clearTimeout(timer)
  }, [id, text])
  return (
    <div className={styles.toaster} role="status">
      {text && (
        <p key={id} className={`${styles.toast} ${styles[tone]}`}>
          <span>{text}</span>
          <button type="button" onClick={hideToast} aria-label={formatMessage({ id: 'layout.close' })}>
            <Icon name="x" />
          </button>
        </p>
      )}
    </div>
  )
}
