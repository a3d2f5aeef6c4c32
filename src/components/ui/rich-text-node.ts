/** Readers of rich text nodes: whatever is missing or of another kind reads as empty. */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const member = (node: unknown, name: string): unknown => (isRecord(node) ? node[name] : undefined)
const attr = (node: unknown, name: string): unknown => member(member(node, 'attrs'), name)
const listMember = (node: unknown, name: string): unknown[] => {
  const value = member(node, name)
  return Array.isArray(value) ? value : []
}

const textMember = (node: unknown, name: string): string => {
  const value = member(node, name)
  return typeof value === 'string' ? value : ''
}

export const nodeType = (node: unknown): string => textMember(node, 'type')
export const textOf = (node: unknown): string => textMember(node, 'text')
export const childrenOf = (node: unknown): unknown[] => listMember(node, 'content')
export const marksOf = (node: unknown): unknown[] => listMember(node, 'marks')

export const stringAttr = (node: unknown, name: string): string => {
  const value = attr(node, name)
  return typeof value === 'string' ? value : ''
}

/** 2 to 4: the first level is the title of the page. */
export const headingLevel = (node: unknown): 2 | 3 | 4 => {
  const level = attr(node, 'level')
  return level === 3 || level === 4 ? level : typeof level === 'number' && level > 4 ? 4 : 2
}

/** How many columns or rows a cell takes; undefined for one. */
export const spanOf = (node: unknown, name: 'colspan' | 'rowspan'): number | undefined => {
  const span = attr(node, name)
  return typeof span === 'number' && Number.isInteger(span) && span > 1 && span < 100 ? span : undefined
}
