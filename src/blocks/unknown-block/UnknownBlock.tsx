import { useEffect } from 'react'
import type { Block } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './UnknownBlock.module.css'

/**
 * In place of a block this version of the site does not know: nothing for visitors, its name for whoever develops or
 * edits.
 */
export const UnknownBlock = ({ block }: BlockProps<Block>) => {
  const name: string = block.component
  useEffect(() => {
    // eslint-disable-next-line no-console -- addressed to the developer who forgot to register it.
    if (process.env.NODE_ENV !== 'production') console.warn(`No component for the block "${name}" (${block._uid}).`)
  }, [name, block._uid])
  if (process.env.NODE_ENV === 'production') return null
  return <p className={styles.unknown}>{`Bloc inconnu\u00a0: ${name}`}</p>
}
