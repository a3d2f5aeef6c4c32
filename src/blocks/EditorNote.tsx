import type { ReactNode } from 'react'
import type { Block } from '../domain/content/types'
import * as styles from './BlockNote.module.css'

/** A sentence in place of a block for whoever edits or develops; nothing for visitors. */
export const EditorNote = ({ block, children }: { block: Block & { _editable?: string }; children: ReactNode }) => {
  // Only the visual editor marks the blocks of a story.
  if (block._editable === undefined && process.env.NODE_ENV === 'production') return null
  return <p className={styles.note}>{children}</p>
}
