import { useIntl } from 'react-intl'
import type { Editable } from './block-props'
import { EditorNote } from './EditorNote'

interface Props {
  block: Editable
  /** `unknown`: this version of the site has no such block. `broken`: it threw. `empty`: it found nothing to show. */
  problem: 'unknown' | 'broken' | 'empty'
}

/** In place of a block that cannot be shown: nothing for visitors, its name for whoever edits or develops. */
export const BlockNote = ({ block, problem }: Props) => {
  const { formatMessage } = useIntl()
  const name: string = block.component
  return <EditorNote block={block}>{formatMessage({ id: `block.${problem}` }, { name })}</EditorNote>
}
