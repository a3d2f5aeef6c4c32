import { isRecord } from '../is-record'

const childrenOf = ({ content }: Record<string, unknown>): unknown[] => (Array.isArray(content) ? content : [])

/** Nodes that hold words and marks, not further blocks of text. */
const LINES: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'code_block'])

const lineOf = (node: unknown): string => {
  if (!isRecord(node)) return ''
  if (typeof node['text'] === 'string') return node['text']
  return node['type'] === 'hard_break' ? ' ' : childrenOf(node).map(lineOf).join('')
}

/** The texts of a rich text document: one for each paragraph, heading and entry of a list that is not blank. */
export const plainTexts = (node: unknown): string[] => {
  if (!isRecord(node)) return []
  if (!LINES.has(node['type'])) return childrenOf(node).flatMap(plainTexts)
  const line = lineOf(node).trim()
  return line === '' ? [] : [line]
}

/** The texts of every rich text document in a story's content, wherever it stands. */
export const richTextsOf = (content: unknown): string[] => {
  if (Array.isArray(content)) return content.flatMap(richTextsOf)
  if (!isRecord(content)) return []
  return content['type'] === 'doc' ? plainTexts(content) : Object.values(content).flatMap(richTextsOf)
}
