import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import * as styles from './StickyLink.module.css'

interface Props {
  to: string
  label: string
  hidden?: boolean
}

/** A link that stays at the bottom of the screen. */
export const StickyLink = ({ to, label, hidden = false }: Props) => (
  <div className={`noprint ${styles.sticky}`} hidden={hidden}>
    <Button to={to} icon={<Icon name="message-circle" />}>
      {label}
    </Button>
  </div>
)
