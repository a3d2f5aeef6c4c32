import type { RichTextDoc } from '../../../src/domain/content/types'
import { link } from './links'

interface Mark {
  type: string
  attrs?: Record<string, unknown>
}
interface Node {
  type: string
  attrs?: Record<string, unknown>
  content?: Node[]
  text?: string
  marks?: Mark[]
}

const linkMark = (target: string): Mark => {
  const raw = link(target)
  if (raw.linktype === 'email')
    return { type: 'link', attrs: { href: raw.email, uuid: null, anchor: null, target: null, linktype: 'email' } }
  if (raw.linktype === 'url')
    return {
      type: 'link',
      attrs: { href: raw.url, uuid: null, anchor: null, target: raw.target ?? null, linktype: 'url' },
    }
  const href = raw.cached_url === 'home' ? '/' : `/${raw.cached_url}`
  return { type: 'link', attrs: { href, uuid: null, anchor: raw.anchor ?? null, target: null, linktype: 'story' } }
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((\S+?)\)/g

/** Bold, italic and links of a line; marks do not nest. */
const inline = (line: string): Node[] => {
  const nodes: Node[] = []
  let at = 0
  const add = (text: string, mark?: Mark) =>
    text !== '' && nodes.push({ type: 'text', text, ...(mark && { marks: [mark] }) })
  for (const match of line.matchAll(INLINE)) {
    const [whole, bold, italic, label, target] = match
    add(line.slice(at, match.index))
    if (bold !== undefined) add(bold, { type: 'bold' })
    else if (italic !== undefined) add(italic, { type: 'italic' })
    else if (label !== undefined && target !== undefined) add(label, linkMark(target))
    at = match.index + whole.length
  }
  add(line.slice(at))
  return nodes
}

const paragraph = (line: string): Node => ({ type: 'paragraph', content: inline(line) })

const list = (type: 'bullet_list' | 'ordered_list', items: string[]): Node => ({
  type,
  ...(type === 'ordered_list' && { attrs: { order: 1 } }),
  content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
})

const blockOf = (chunk: string): Node => {
  const lines = chunk.split('\n').map((line) => line.trim())
  const text = lines.join(' ')
  const heading = /^(#{2,4}) (.+)$/.exec(text)
  if (heading?.[1] !== undefined && heading[2] !== undefined)
    return { type: 'heading', attrs: { level: heading[1].length }, content: inline(heading[2]) }
  if (lines.every((line) => line.startsWith('- ')))
    return list(
      'bullet_list',
      lines.map((line) => line.slice(2)),
    )
  if (lines.every((line) => /^\d+\. /.test(line)))
    return list(
      'ordered_list',
      lines.map((line) => line.replace(/^\d+\. /, '')),
    )
  if (lines.every((line) => line.startsWith('> ')))
    return { type: 'blockquote', content: [paragraph(lines.map((line) => line.slice(2)).join(' '))] }
  return paragraph(text)
}

/**
 * A rich text document from a light notation: blank lines part paragraphs; `##` to `####` headings; `- ` and `1. `
 * lists, one item a line; `> ` quotations; `**bold**`, `*italic*`, `[label](/path)`.
 */
export const richText = (text: string): RichTextDoc => ({
  type: 'doc',
  content: text
    .trim()
    .split(/\n\s*\n/)
    .map((chunk) => blockOf(chunk.trim())),
})
