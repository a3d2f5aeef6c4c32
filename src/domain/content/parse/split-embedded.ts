import { blocksInNode } from '../embedded-blocks'
import type { Block, RichTextBlock } from '../types'

// The parser of the document has made blocks of a body of them.
const blocksOf = (node: unknown) => blocksInNode(node) as Block[] | null

const splitText = (text: RichTextBlock): Block[] => {
  const { title, _uid, ...rest } = text
  const parts: Block[] = []
  let nodes: unknown[] = []
  // A title stands above everything, also above a block that the text begins with.
  if (title !== undefined && blocksOf(text.body.content[0]) !== null)
    parts.push({ ...rest, _uid, title, body: { type: 'doc', content: [] } })
  const close = () => {
    if (nodes.length === 0) return
    const isFirst = !parts.some(({ component }) => component === 'rich-text')
    const own = isFirst ? { _uid, ...(title !== undefined && { title }) } : { _uid: `${_uid}-${parts.length}` }
    parts.push({ ...rest, ...own, body: { type: 'doc', content: nodes } })
    nodes = []
  }
  for (const node of text.body.content) {
    const embedded = blocksOf(node)
    if (embedded === null) nodes.push(node)
    else {
      close()
      parts.push(...embedded)
    }
  }
  close()
  return parts
}

/**
 * Splits each rich text at its embedded blocks, so that every block of the body is shown, loaded and given its records in
 * the same way.
 */
export const splitEmbedded = (body: readonly Block[]): Block[] =>
  body.flatMap((block) =>
    block.component === 'rich-text' && block.body.content.some((node) => blocksOf(node) !== null)
      ? splitText(block)
      : [block],
  )
