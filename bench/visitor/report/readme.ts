import { BARS_HEAD, barLine, markdownTable } from './table'
import type { Bar } from './table'

const start = (id: string): string => `<!-- ${id} -->`
const end = (id: string): string => `<!-- /${id} -->`

/** The text between the markers of a part; null if there are none. */
const partOf = (text: string, id: string): string | null => {
  const from = text.indexOf(start(id))
  const to = text.indexOf(end(id))
  return from < 0 || to < from ? null : text.slice(from + start(id).length, to).trim()
}

/**
 * Replaces a part of a text.
 *
 * @throws Error when the text has no markers for it
 */
export const replacePart = (text: string, id: string, content: string): string => {
  if (partOf(text, id) === null) throw new Error(`The text has no part ${id}`)
  const [from, to] = [text.indexOf(start(id)), text.indexOf(end(id))]
  return `${text.slice(0, from)}${start(id)}\n\n${content.trim()}\n\n${text.slice(to)}`
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Updates the table of bars; bars that were not measured in this run keep their row. */
export const replaceBars = (text: string, bars: readonly Bar[]): string => {
  const kept = (partOf(text, 'bars') ?? '')
    .split('\n')
    .slice(2)
    .map(cellsOf)
    .filter(({ length }) => length > 0)
  const fresh = new Map(bars.map((bar) => [bar.name, barLine(bar)]))
  const rows = kept.map((cells) => fresh.get(cells[0] ?? '') ?? cells)
  const known = new Set(kept.map(([name]) => name))
  const added = bars.filter(({ name }) => !known.has(name)).map(barLine)
  return replacePart(text, 'bars', markdownTable({ head: BARS_HEAD, rows: [...rows, ...added] }))
}
