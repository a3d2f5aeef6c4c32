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
