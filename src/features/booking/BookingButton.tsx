import { useState } from 'react'
import { Button } from '../../components/ui/Button'
import type { ButtonProps } from '../../components/ui/Button'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { bookingScriptUrl } from '../../config/external/service-urls'
import { publicConfig } from '../../config/public'
import { track } from '../analytics/track'
import type { EnquiryFormProps, FormSite } from '../enquiry/props'
import { openBookingWidget } from './booking-widget'
import type { BookingOptions } from './booking-widget'
import { WidgetButton } from './WidgetButton'

const BookingDialog = lazyPart(() =>
  import(/* webpackChunkName: "booking-dialog" */ './BookingDialog').then(({ BookingDialog: loaded }) => loaded),
)

interface Props extends Omit<ButtonProps, 'to' | 'onClick' | 'type'> {
  /** What an editor set up; without it there is nothing to open. */
  plugin: BookingOptions | undefined
  /** Where the button leads when there is no appointment service to open. */
  fallback: string
  /** What the appointment is about, beside its dealership. */
  subject?: EnquiryFormProps['subject']
  /** Dealerships that an appointment can be made at; the one of the plugin is enough. */
  sites?: readonly FormSite[]
  /** What the demo’s form says before the visitor types. */
  message?: string
}

const kindOf = ({ product_category }: BookingOptions, subject: Props['subject']): EnquiryFormProps['kind'] => {
  if (subject?.vehicleId) return 'test_drive'
  return product_category === 'tyres' ? 'tyres' : 'service'
}

/** Opens the external appointment window. In the demo a form of the site takes the appointment instead. */
export const BookingButton = ({ plugin, fallback, subject, sites = [], message, ...look }: Props) => {
  const [isLoaded, setLoaded] = useState(false)
  const [open, setOpen] = useState(false)
  const script = bookingScriptUrl()
  if (!plugin) return <Button {...look} to={fallback} onClick={() => void openBookingWidget(plugin)} />
  const trackOpening = (): void =>
    track({
      event: 'open_booking',
      product_category: plugin.product_category ?? null,
      location_id: plugin.location ?? null,
    })
  if (script)
    return <WidgetButton {...look} script={script} plugin={plugin} fallback={fallback} trackOpening={trackOpening} />
  const own = sites.filter(({ id }) => id === plugin.location)
  const asked = own.length > 0 ? own : sites
  if (!publicConfig.mocks || asked.length === 0) return <Button {...look} to={fallback} />
  const onClick = (): void => {
    trackOpening()
    const show = (): void => {
      setLoaded(true)
      setOpen(true)
    }
    void BookingDialog.load().then(show, () => window.location.assign(fallback))
  }
  return (
    <>
      <Button {...look} onClick={onClick} />
      {isLoaded && (
        <Part>
          <BookingDialog
            open={open}
            onClose={() => setOpen(false)}
            kind={kindOf(plugin, subject)}
            subject={{ ...subject, locationId: own[0]?.id ?? null }}
            sites={asked}
            message={message}
          />
        </Part>
      )}
    </>
  )
}
