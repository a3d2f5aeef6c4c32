import type { ReactNode } from 'react'
import type { Editable } from './block-props'
import * as styles from './BlockNote.module.css'

/** A note in place of a block, for editors and developers; visitors see nothing. */
export const EditorNote = ({ block, children }: { block: Editable; children: ReactNode }) => {
  // Only drafts carry the marks of the visual editor.
  if (block._editable === undefined && process.env.NODE_ENV === 'production') return null
  return <p className={styles.note}>{children}</p>
}
