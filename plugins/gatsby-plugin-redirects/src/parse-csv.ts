import { CsvError, parse } from 'csv-parse/sync'
import type { Problem, SourceRule } from './types'

const REQUIRED = ['from', 'to']
const KNOWN = [...REQUIRED, 'code', 'comment', 'defect']

const HEADER = 'from,to, with code and comment after them if wanted'

const unreadable = (file: string, line: number, message: string): Problem => ({
  severity: 'error',
  kind: 'unreadable',
  file,
  line,
  message,
})

interface Line {
  record: string[]
  line: number
}

const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    on_record: (record: string[], { lines: line }) => {
      lines.push({ record, line })
      return null
    },
  })
  return lines
}

/** A row of a rule file: the rule, and the further columns by name. */
export interface ParsedRow {
  rule: SourceRule
  columns: Record<string, string>
}

/**
 * Reads one rule file: CSV with the header `from,to`, and `code`, `comment` if wanted.
 *
 * @param file name for messages
 */
export const parseCsv = (text: string, file: string): { rows: ParsedRow[]; problems: Problem[] } => {
  let table: Line[]
  try {
    table = linesOf(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error['lines'])
    const at = Number.isFinite(line) ? line : 1
    return { rows: [], problems: [unreadable(file, at, `is no readable CSV: ${error.message}`)] }
  }
  const [head, ...body] = table
  const names = head?.record ?? []
  const missing = REQUIRED.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !KNOWN.includes(name))
  if (missing.length > 0 || unknown.length > 0)
    return { rows: [], problems: [unreadable(file, 1, `the header is "${names.join(',')}", not ${HEADER}`)] }

  const problems: Problem[] = []
  const rows: ParsedRow[] = []
  for (const { record, line } of body) {
    if (record.length > names.length) {
      problems.push(
        unreadable(
          file,
          line,
          `"${record.join(',')}" has more columns than the header (a comma in a text needs quotes)`,
        ),
      )
      continue
    }
    const columns = Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']))
    const { from = '', to = '', code = '' } = columns
    rows.push({ rule: { from, to, code, file, line }, columns })
  }
  return { rows, problems }
}
