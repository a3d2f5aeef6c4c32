import { blocksInNode } from '../embedded-blocks'
import type { RichTextDoc } from '../types'
import { blocks } from './block-parser'
import type { BlockParser } from './block-parser'
import { INVALID } from './field'
import { isRecord } from '../../is-record'
import type { Field, ParseContext } from './field'

const NODES = new Set([
  'paragraph',
  'heading',
  'bullet_list',
  'ordered_list',
  'list_item',
  'blockquote',
  'code_block',
  'horizontal_rule',
  'hard_break',
  'image',
  'text',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'emoji',
])
const MARKS = new Set([
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'link',
  'anchor',
  'subscript',
  'superscript',
  'highlight',
  'textStyle',
  'styled',
])

/** Link marks carry what a link field carries, under names of their own. */
const linkFieldOf = (attrs: Record<string, unknown>): unknown => ({
  linktype: attrs.linktype ?? 'url',
  id: attrs.uuid ?? '',
  url: attrs.href ?? '',
  cached_url: attrs.href ?? '',
  email: attrs.linktype === 'email' ? attrs.href : undefined,
  anchor: attrs.anchor,
  target: attrs.target,
})

/** The type of a mark or node, for messages. */
const typeOf = (raw: unknown): string => (isRecord(raw) && typeof raw.type === 'string' ? raw.type : 'unreadable')

const parseMarks = (marks: unknown, where: string, context: ParseContext): unknown[] => {
  if (!Array.isArray(marks)) return []
  return marks.flatMap((mark: unknown) => {
    if (!isRecord(mark) || typeof mark.type !== 'string' || !MARKS.has(mark.type)) {
      context.note(where, `unknown text mark left out: ${typeOf(mark)}`)
      return []
    }
    if (mark.type !== 'link') return [mark]
    const attrs = isRecord(mark.attrs) ? mark.attrs : {}
    const href = context.resolveLink(linkFieldOf(attrs), where)
    if (href !== null) return [{ type: 'link', attrs: { href, linktype: 'url', target: attrs.target ?? null } }]
    const address = typeof attrs.href === 'string' ? attrs.href : ''
    context.note(where, `link to a page that does not exist left out, its text is kept: ${address}`)
    return []
  })
}

const parseNode = (raw: unknown, where: string, context: ParseContext): unknown[] => {
  if (!isRecord(raw) || typeof raw.type !== 'string' || !NODES.has(raw.type)) {
    context.note(where, `unknown part of a rich text left out: ${typeOf(raw)}`)
    return []
  }
  if (raw.type === 'text' && typeof raw.text !== 'string') {
    context.note(where, 'text without text left out')
    return []
  }
  const isPicture = raw.type === 'image'
  if (isPicture && (!isRecord(raw.attrs) || typeof raw.attrs.src !== 'string' || !URL.canParse(raw.attrs.src))) {
    context.note(where, 'missing picture left out')
    return []
  }
  return [
    {
      type: raw.type,
      ...(isRecord(raw.attrs) && { attrs: raw.attrs }),
      ...(typeof raw.text === 'string' && { text: raw.text }),
      ...(raw.marks !== undefined && { marks: parseMarks(raw.marks, where, context) }),
      ...(raw.content !== undefined && { content: parseNodes(raw.content, where, context) }),
    },
  ]
}

type ParseNode = (raw: unknown, where: string, context: ParseContext) => unknown[]

/** Reads a document whose top nodes are read by the given function. */
const parseDocument =
  (parse: ParseNode): Field<RichTextDoc>['parse'] =>
  (raw, where, context) => {
    if (!isRecord(raw) || raw.type !== 'doc' || !Array.isArray(raw.content)) return INVALID
    return { type: 'doc', content: raw.content.flatMap((node, index) => parse(node, `${where}.${index}`, context)) }
  }

const parseNodes = (raw: unknown, where: string, context: ParseContext): unknown[] => {
  if (Array.isArray(raw)) return raw.flatMap((node: unknown, index) => parseNode(node, `${where}.${index}`, context))
  context.note(where, 'broken part of a rich text left out')
  return []
}

/** A rich text document whose every part is known; whatever is not is left out and noted. */
export const richText: Field<RichTextDoc> = {
  required: true,
  expects: 'a rich text',
  parse: parseDocument(parseNode),
}

/** A rich text that may have blocks between its paragraphs; `split-embedded.ts` makes them blocks of the page. */
export const richTextHolding = (parsers: () => readonly BlockParser[]): Field<RichTextDoc> => ({
  ...richText,
  holds: parsers,
  parse: parseDocument((node, where, context) => {
    if (!isRecord(node) || node.type !== 'blok') return parseNode(node, where, context)
    const raws = blocksInNode(node)
    const body = raws === null ? INVALID : blocks(parsers).parse(raws, where, context)
    if (body !== INVALID) return body.length === 0 ? [] : [{ type: 'blok', attrs: { body } }]
    context.note(where, 'broken part of a rich text left out')
    return []
  }),
})
