import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { ConsentAnswers } from './ConsentAnswers'
import { openConsent } from './consent-store'
import * as styles from './ConsentNotice.module.css'

/** Asks once, at the foot of the screen, and hides nothing of the page until it is answered. */
export const ConsentNotice = () => {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <section className={`noprint ${styles.notice}`} aria-labelledby={id}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 id={id}>{formatMessage({ id: 'consent.noticeTitle' })}</h2>
          <p>{formatMessage({ id: 'consent.noticeText' })}</p>
        </div>
        <div className={styles.answers}>
          <ConsentAnswers />
          <Button variant="secondary" size="small" onClick={openConsent}>
            {formatMessage({ id: 'consent.choose' })}
          </Button>
        </div>
      </div>
    </section>
  )
}
