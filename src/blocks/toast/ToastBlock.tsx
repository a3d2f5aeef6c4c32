import { Icon } from '../../components/ui/Icon'
import type { ToastBlock as Content } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './ToastBlock.module.css'

/** A notice of the editors in the flow of the page. */
export const ToastBlock = ({ block: { text, tone } }: BlockProps<Content>) => (
  <div className="wrap">
    <p className={`${styles.notice} ${styles[tone] ?? ''}`}>
      <Icon name={tone === 'success' ? 'check' : 'message-circle'} />
      {text}
    </p>
  </div>
)
