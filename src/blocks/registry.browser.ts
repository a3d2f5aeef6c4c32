import type { BlockName, LazyRegistry } from './block-props'
import { LAZY_EDITORIAL } from './lazy-editorial'
import { LAZY_FUNCTIONAL } from './lazy-functional'

/** Replaces `registry.ts` in the browser: each block is a chunk, and a page loads the blocks that it shows. */
export const registry: LazyRegistry = { ...LAZY_EDITORIAL, ...LAZY_FUNCTIONAL }

const isBlock = (name: string): name is BlockName => Object.hasOwn(registry, name)

/** Loads the code of blocks; unknown names are ignored. */
export const loadBlocks = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.filter(isBlock).map((name) => registry[name].load()))
