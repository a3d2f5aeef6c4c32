import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import type { ButtonProps } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { publicConfig } from '../../config/public'
import type { BookingPlugin } from '../../domain/content/types'
import { track } from '../analytics/track'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { bookingScriptUrl, holdBookingScript } from './booking-widget'

interface Props extends Omit<ButtonProps, 'to' | 'onClick' | 'type'> {
  plugin: BookingPlugin
  /** Where the button leads when there is no appointment service to open. */
  fallback: string
}

/** Opens the external appointment window. In the demo a form of the site takes the appointment instead. */
export const BookingButton = ({ plugin, fallback, ...look }: Props) => {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const script = bookingScriptUrl()
  useEffect(() => (script ? holdBookingScript(script) : undefined), [script])
  if (!script && !publicConfig.mocks) return <Button {...look} to={fallback} />
  const onClick = () => {
    track({ event: 'open_booking', product_category: plugin.product_category ?? null, location_id: plugin.location ?? null })
    if (!script) return setOpen(true)
    const { make, location, product_category, product_category_hidden } = plugin
    if (window.bookingWidget) return window.bookingWidget.open({ make, location, product_category, product_category_hidden })
    // eslint-disable-next-line no-console -- the vendor's script is not there; the spec asks for this message.
    console.error('The booking widget is not on the page.')
    window.location.assign(fallback)
  }
  return (
    <>
      <Button {...look} onClick={onClick} />
      {!script && (
        <Dialog open={open} onClose={() => setOpen(false)} title={formatMessage({ id: 'booking.title' })}>
          <p>{formatMessage({ id: 'booking.intro' })}</p>
          <EnquiryForm kind={plugin.product_category === 'tyres' ? 'tyres' : 'service'} subject={{ locationId: plugin.location }} />
        </Dialog>
      )}
    </>
  )
}
