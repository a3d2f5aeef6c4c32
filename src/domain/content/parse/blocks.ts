import type { Block } from '../types'
import { blockParsers } from './block-parser'
import { EDITORIAL_BLOCKS } from './editorial-blocks'
import { FUNCTIONAL_BLOCKS } from './functional-blocks'

/** Every block that an editor may put into a body. */
export const BODY_BLOCKS = blockParsers<Block>({ ...EDITORIAL_BLOCKS, ...FUNCTIONAL_BLOCKS })
