import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import type { ButtonProps } from '../../domain/content/types'
import type { FormSite } from '../enquiry/props'
import { BookingButton } from './BookingButton'

interface Props {
  button: ButtonProps
  /** The section around it is dark, whatever the editor ticked. */
  onDark?: boolean
  /** Dealerships that an appointment can be made at. */
  sites?: readonly FormSite[]
  /** It is there to make an appointment, so that a plugin that is missing is an error. */
  isBooking?: boolean
}

/** A button as an editor set it up; with the booking plugin it opens the appointment window. */
export const CmsButton = ({ button, onDark = false, sites, isBooking = false }: Props) => {
  const { label, to, icon, hideIcon, size, variant, fullWidth, disabled, plugins, iconPosition } = button
  const small = size === 'small' || size === 'extra-small'
  const look = {
    variant,
    size,
    fullWidth,
    disabled,
    iconPosition,
    onDarkBackground: onDark || button.onDarkBackground,
    icon: icon && !hideIcon ? <Icon name={icon} size={small ? 16 : 20} /> : undefined,
  }
  const plugin = plugins?.[0]
  if (plugin || isBooking)
    return (
      <BookingButton {...look} plugin={plugin} fallback={to} sites={sites}>
        {label}
      </BookingButton>
    )
  return (
    <Button {...look} to={to}>
      {label}
    </Button>
  )
}
