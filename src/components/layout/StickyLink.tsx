import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import * as styles from './StickyLink.module.css'

interface Props {
  to: string
  label: string
  /** `primary` for what a story asks for, `tertiary` for what every page has. */
  variant?: 'primary' | 'tertiary'
  hidden?: boolean
}

/** A link that stays at the bottom of the screen. */
export const StickyLink = ({ to, label, variant = 'primary', hidden = false }: Props) => (
  <div className={`noprint ${styles.sticky}`} hidden={hidden}>
    <Button to={to} variant={variant} icon={<Icon name="message-circle" />}>
      {label}
    </Button>
  </div>
)
