import { useEffect } from 'react'
import { Icon } from '../../components/ui/Icon'
import { showNotice } from '../../components/ui/toast-store'
import type { ToastBlock as Content } from '../../domain/content/types'
import type { BlockProps, Editable } from '../block-props'
import { isFirstShowing } from './shown-notices'
import * as styles from './ToastBlock.module.css'

const Notice = ({ text, tone }: Pick<Content, 'text' | 'tone'>) => (
  <div className="wrap">
    <p className={`${styles.notice} ${styles[tone] ?? ''}`}>
      <Icon name={tone === 'success' ? 'check' : 'message-circle'} />
      {text}
    </p>
  </div>
)

/**
 * A notice of the editors at the edge of the screen, shown once per visit until the visitor closes it. It is part of the
 * page only without scripts and in drafts, where editors need to select it.
 */
export const ToastBlock = ({ block }: BlockProps<Editable<Content>>) => {
  const { text, tone } = block
  const isDraft = block._editable !== undefined
  useEffect(() => {
    if (!isDraft && isFirstShowing(text)) showNotice(text, tone)
  }, [isDraft, text, tone])
  const notice = <Notice text={text} tone={tone} />
  return isDraft ? notice : <noscript>{notice}</noscript>
}
