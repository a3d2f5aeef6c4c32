import { useIntl } from 'react-intl'
import type { Block } from '../domain/content/types'
import * as styles from './BlockNote.module.css'

interface Props {
  block: Block & { _editable?: string }
  /** `unknown`: this version of the site has no such block. `broken`: it threw. `empty`: it found nothing to show. */
  problem: 'unknown' | 'broken' | 'empty'
}

/** In place of a block that cannot be shown: nothing for visitors, its name for whoever edits or develops. */
export const BlockNote = ({ block, problem }: Props) => {
  const { formatMessage } = useIntl()
  const name: string = block.component
  // Only the visual editor marks the blocks of a story.
  if (block._editable === undefined && process.env.NODE_ENV === 'production') return null
  return <p className={styles.note}>{formatMessage({ id: `block.${problem}` }, { name })}</p>
}
