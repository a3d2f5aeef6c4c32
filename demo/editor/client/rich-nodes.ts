import type { Json, JsonObject } from './model'
import { isObject, textOf } from './model'

/** Parts of a text that people may choose, and their names. */
export const PART_NAMES = {
  paragraph: 'Paragraphe',
  h2: 'Titre de niveau 2',
  h3: 'Titre de niveau 3',
  h4: 'Titre de niveau 4',
  bullet_list: 'Liste',
  ordered_list: 'Liste numérotée',
  blockquote: 'Citation',
} as const
export type PartKind = keyof typeof PART_NAMES

export const isPartKind = (kind: string): kind is PartKind => Object.hasOwn(PART_NAMES, kind)

export const nodesIn = (node: Json | undefined): JsonObject[] =>
  isObject(node) && Array.isArray(node['content']) ? node['content'].filter(isObject) : []

/** What kind of part a node is; null for pictures, tables, blocks and rules, which stay what they are. */
export const partKind = (node: JsonObject): PartKind | null => {
  const type = textOf(node['type'])
  const level = isObject(node['attrs']) ? textOf(node['attrs']['level']) : ''
  const kind = type === 'heading' ? `h${level}` : type
  return isPartKind(kind) ? kind : null
}

const IN_LINE: ReadonlySet<string> = new Set(['text', 'hard_break', 'image', 'emoji'])

/** Lines of a part: the points of a list, the paragraphs of a quotation, or the part itself. */
export const linesOf = (node: JsonObject): JsonObject[] => {
  const inner = nodesIn(node)
  return inner.every(({ type }) => IN_LINE.has(textOf(type))) ? [node] : inner.flatMap(linesOf)
}

const paragraph = (content: JsonObject[]): JsonObject => ({ type: 'paragraph', content })

const partsOf = (kind: PartKind, lines: JsonObject[][]): JsonObject[] => {
  switch (kind) {
    case 'paragraph':
      return lines.map(paragraph)
    case 'bullet_list':
    case 'ordered_list':
      return [{ type: kind, content: lines.map((line) => ({ type: 'list_item', content: [paragraph(line)] })) }]
    case 'blockquote':
      return [{ type: kind, content: lines.map(paragraph) }]
    default:
      return lines.map((content) => ({ type: 'heading', attrs: { level: Number(kind.slice(1)) }, content }))
  }
}

/** The parts that one becomes when another kind is chosen for it: a list of two points becomes two paragraphs. */
export const asKind = (node: JsonObject, kind: PartKind): JsonObject[] => partsOf(kind, linesOf(node).map(nodesIn))

/** A part without one of its lines; nothing where it had no other. */
export const withoutLine = (node: JsonObject, line: JsonObject): JsonObject[] => {
  const kind = partKind(node)
  const lines = linesOf(node).filter((one) => one !== line)
  return kind === null || lines.length === 0 ? [] : partsOf(kind, lines.map(nodesIn))
}

/** A new part with a text that shows where it is. */
export const newPart = (kind: PartKind): JsonObject[] =>
  partsOf(kind, [[{ type: 'text', text: kind.startsWith('h') ? 'Nouveau titre' : 'Nouveau texte.' }]])

const marksOf = (leaf: JsonObject): JsonObject[] => (Array.isArray(leaf['marks']) ? leaf['marks'].filter(isObject) : [])

export const markOf = (leaf: JsonObject, type: string): JsonObject | undefined =>
  marksOf(leaf).find((mark) => mark['type'] === type)

/**
 * Gives a stretch of a text a mark, or takes it away where it has it.
 *
 * @returns the one to three texts that it becomes
 */
export const toggleMark = (
  leaf: JsonObject,
  [start, end]: readonly [number, number],
  mark: JsonObject,
): JsonObject[] => {
  const text = textOf(leaf['text'])
  const isMarked = markOf(leaf, textOf(mark['type'])) !== undefined
  const others = marksOf(leaf).filter(({ type }) => type !== mark['type'])
  const changed: JsonObject = { ...leaf, text: text.slice(start, end), marks: isMarked ? others : [...others, mark] }
  return [{ ...leaf, text: text.slice(0, start) }, changed, { ...leaf, text: text.slice(end) }].filter(
    (piece) => textOf(piece['text']) !== '',
  )
}
