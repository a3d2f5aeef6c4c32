import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { ConsentScope } from '../consent/ConsentScope'
import * as styles from '../consent/ConsentGate.module.css'

interface Props {
  open: boolean
  onClose: () => void
  onAllow: () => void
  /** Host of the appointment service. */
  host: string
  /** Another way to an appointment. */
  fallback: string
}

/** Asks before the appointment service is loaded, with another way beside it. */
export const BookingConsent = ({ open, onClose, onAllow, host, fallback }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog open={open} onClose={onClose} title={formatMessage({ id: 'booking.title' })}>
      <p>{formatMessage({ id: 'booking.consent' }, { host })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" size="small" onClick={onAllow}>
          {formatMessage({ id: 'booking.allow' })}
        </Button>
        <Button variant="secondary" size="small" to={fallback}>
          {formatMessage({ id: 'booking.otherWay' })}
        </Button>
      </div>
      <ConsentScope />
    </Dialog>
  )
}
