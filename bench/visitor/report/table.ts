export interface Table {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A measurement and its limit. */
export interface Bar {
  /** Name of the measurement: identifies its row in the table of bars. */
  name: string
  limit: string
  /** The measurement, in words. */
  found: string
  isMet: boolean
}

const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table in Markdown. */
export const markdownTable = ({ head, rows }: Table): string =>
  [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')

/** A value, in bold and with a mark if it misses its limit. */
export const marked = (value: string, isMet: boolean): string => (isMet ? value : `**${value} ✗**`)

export const BARS_HEAD = ['', 'limit', 'last', ''] as const

export const barLine = ({ name, limit, found, isMet }: Bar): readonly string[] => [
  name,
  limit,
  found,
  isMet ? 'met' : '**missed**',
]
