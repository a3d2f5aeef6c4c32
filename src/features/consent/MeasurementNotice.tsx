import { useEffect, useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { answerMeasurement, askAgain, readMeasurement, useMeasurement } from './measurement-consent'
import * as styles from './MeasurementNotice.module.css'

interface Props {
  /** Host that the measurement would send to. */
  host: string
  /** Address of the page that tells what becomes of the data. */
  privacyPath: string
}

/** A link to it, anywhere on the site, opens the question again. */
export const COOKIES_HASH = '#cookies'

/** Asks whether visits may be measured; yes and no weigh the same, and nothing is hidden until one is said. */
export const MeasurementNotice = ({ host, privacyPath }: Props) => {
  const { formatMessage } = useIntl()
  const { isKnown, answer, isAskedAgain } = useMeasurement()
  const id = useId()
  useEffect(() => {
    readMeasurement()
    const look = () => location.hash === COOKIES_HASH && askAgain()
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (!isKnown || (answer !== null && !isAskedAgain)) return null
  return (
    <section className={`noprint ${styles.notice}`} aria-labelledby={id}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2 id={id}>{formatMessage({ id: 'consent.measure.title' })}</h2>
          <p>
            {formatMessage({ id: 'consent.measure.text' }, { host })}{' '}
            <Link className="link" to={privacyPath}>
              {formatMessage({ id: 'consent.measure.more' })}
            </Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" size="small" onClick={() => answerMeasurement('denied')}>
            {formatMessage({ id: 'consent.measure.deny' })}
          </Button>
          <Button variant="secondary" size="small" onClick={() => answerMeasurement('granted')}>
            {formatMessage({ id: 'consent.measure.allow' })}
          </Button>
        </div>
      </div>
    </section>
  )
}
