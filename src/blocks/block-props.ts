import type { ComponentType } from 'react'
import type { LazyPart } from '../components/ui/lazy-part'
import type { Block } from '../domain/content/types'

export type BlockName = Block['component']

/** Every block by its name. */
export type BlockByName = { [Name in BlockName]: Extract<Block, { component: Name }> }

export interface BlockProps<B extends Block> {
  block: B
  /** The block carries the title of the page: its heading is the one `h1`. */
  lead?: boolean
  /** Its first picture is the first one of the page: loaded at once. */
  opens?: boolean
}

/** A block of a story, which carries the mark of the visual editor in a draft. */
export type Editable<B extends Block = Block> = B & { _editable?: string }

/** A component for every block; one that is missing does not compile. */
export type BlockRegistry = { [Name in BlockName]: ComponentType<BlockProps<BlockByName[Name]>> }

/** A component for every block whose code is loaded when it is shown. */
export type LazyRegistry = { [Name in BlockName]: LazyPart<BlockProps<BlockByName[Name]>> }
