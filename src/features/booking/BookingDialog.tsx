import { useIntl } from 'react-intl'
import { Dialog } from '../../components/ui/Dialog'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import type { EnquiryFormProps } from '../enquiry/props'

interface Props extends Pick<EnquiryFormProps, 'kind' | 'subject' | 'sites'> {
  open: boolean
  onClose: () => void
  message: string | undefined
}

/** The demo’s form for an appointment. */
export const BookingDialog = ({ open, onClose, message, ...form }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog open={open} onClose={onClose} title={formatMessage({ id: 'booking.title' })}>
      <p>{formatMessage({ id: 'booking.intro' })}</p>
      <EnquiryForm {...form} values={{ message }} />
    </Dialog>
  )
}
