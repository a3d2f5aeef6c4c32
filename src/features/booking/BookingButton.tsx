import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import type { ButtonProps } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { publicConfig } from '../../config/public'
import { track } from '../analytics/track'
import type { EnquirySubject } from '../enquiry/use-enquiry'
import type { BookingOptions } from './booking-widget'
import { bookingScriptUrl, holdBookingScript } from './booking-widget'

/** Read with the first click: a page with such a button need not carry the form. */
const EnquiryForm = lazy(() => import('../enquiry/EnquiryForm').then((loaded) => ({ default: loaded.EnquiryForm })))

interface Props extends Omit<ButtonProps, 'to' | 'onClick' | 'type'> {
  plugin: BookingOptions
  /** Where the button leads when there is no appointment service to open. */
  fallback: string
  /** What the appointment is about, beside its dealership. */
  subject?: EnquirySubject
  /** What the demo’s form says before the visitor types. */
  message?: string
}

/** Opens the external appointment window. In the demo a form of the site takes the appointment instead. */
export const BookingButton = ({ plugin, fallback, subject, message, ...look }: Props) => {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const script = bookingScriptUrl()
  useEffect(() => (script ? holdBookingScript(script) : undefined), [script])
  if (!script && !publicConfig.mocks) return <Button {...look} to={fallback} />
  const onClick = (): void => {
    track({
      event: 'open_booking',
      product_category: plugin.product_category ?? null,
      location_id: plugin.location ?? null,
    })
    if (!script) return setOpen(true)
    const { make, location, product_category, product_category_hidden } = plugin
    if (window.bookingWidget)
      return window.bookingWidget.open({ make, location, product_category, product_category_hidden })
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
          <Suspense>
            <EnquiryForm
              kind={plugin.product_category === 'tyres' ? 'tyres' : 'service'}
              subject={{ ...subject, locationId: plugin.location }}
              message={message}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
