import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import type { StickyContactButtonBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './StickyContactButton.module.css'
import { useTargetInView } from './use-target-in-view'

/** Sticks to the bottom of the screen, but is hidden while its target is visible, so that it does not cover a form. */
export const StickyContactButton = ({ block: { label, to } }: BlockProps<StickyContactButtonBlock>) => (
  <div className={styles.sticky} hidden={useTargetInView(to)}>
    <Button to={to} icon={<Icon name="message-circle" />}>
      {label}
    </Button>
  </div>
)
