import { isRecord } from '../is-record'
import type { Block } from './types'

/** Blocks that may stand between the paragraphs of the block `rich-text`. */
export const EMBEDDED_BLOCKS = [
  'button',
  'call-to-action',
  'card-grid',
  'download-list',
  'embedded-video',
  'faq',
  'iframe',
  'image-gallery',
  'image-grid',
  'stock-preview',
  'table',
  'text-image',
] as const satisfies readonly Block['component'][]

/** The blocks, not parsed, that a node of a rich text holds; null for a node without any. */
export const blocksInNode = (node: unknown): unknown[] | null => {
  const attrs = isRecord(node) && node['type'] === 'blok' ? node['attrs'] : null
  return isRecord(attrs) && Array.isArray(attrs['body']) ? attrs['body'] : null
}
