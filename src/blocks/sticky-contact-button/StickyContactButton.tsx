import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import type { StickyContactButtonBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './StickyContactButton.module.css'

/** Stays at the lower edge while the page is read. */
export const StickyContactButton = ({ block: { label, to } }: BlockProps<StickyContactButtonBlock>) => (
  <div className={styles.sticky}>
    <Button to={to} icon={<Icon name="message-circle" />}>
      {label}
    </Button>
  </div>
)
