import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import type { ButtonProps } from '../../domain/content/types'
import { BookingButton } from './BookingButton'

interface Props {
  button: ButtonProps
  /** The section around it is dark, whatever the editor ticked. */
  onDark?: boolean
}

/** A button as an editor set it up; with the booking plugin it opens the appointment window. */
export const CmsButton = ({ button, onDark = false }: Props) => {
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
  if (plugin)
    return (
      <BookingButton {...look} plugin={plugin} fallback={to}>
        {label}
      </BookingButton>
    )
  return (
    <Button {...look} to={to}>
      {label}
    </Button>
  )
}
