import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { cutOff, FeedError } from './feed-error'
import type { FeedRecord } from './feed-record'
import type { FeedMap } from './map'

const DELIMITERS = [';', ',', '\t', '|'] as const

const rowsSchema = z.array(
  z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()), raw: z.string().default('') }),
)
type Rows = z.output<typeof rowsSchema>

/** The separator that the head line uses most, outside of quotes. */
const detectDelimiter = (text: string): string => {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** Whether every quote that opens a value also ends it; quotes within a value without are just letters. */
const isWellQuoted = (delimiter: string): ((raw: string) => boolean) => {
  const mark = delimiter === '|' ? '\\|' : delimiter
  const cell = `(?: *"(?:[^"]|"")*" *|(?! *")[^${mark}\\n]*)`
  const record = new RegExp(`^\\n*${cell}(?:${mark}${cell})*\\n?$`)
  return (raw) => record.test(raw)
}

const parseText = (text: string, delimiter: string, isLenient: boolean): Rows =>
  rowsSchema.parse(
    parse(text, {
      delimiter,
      info: true,
      raw: isLenient,
      trim: true,
      relax_column_count: true,
      relax_quotes: isLenient,
      // Spreadsheets end their files with lines of separators alone.
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  )

/**
 * A quote may stand in a value that has none around it (`Écran 10" tactile`). Behind a closing quote nothing may stand:
 * perhaps the one before was never closed, and a vehicle would get the fields of the next.
 */
const parseRows = (text: string, delimiter: string, isLenient = false): Rows => {
  try {
    const rows = parseText(text, delimiter, isLenient)
    const isWell = isWellQuoted(delimiter)
    const bad = isLenient ? rows.find(({ raw }) => !isWell(raw)) : undefined
    if (bad)
      throw new FeedError(`The feed is not CSV: a quote ends within a value, at line ${bad.info.lines} or just before.`)
    return rows
  } catch (error) {
    if (error instanceof FeedError || !(error instanceof Error)) throw error
    const code = 'code' in error ? error.code : null
    if (code === 'INVALID_OPENING_QUOTE' && !isLenient) return parseRows(text, delimiter, true)
    throw new FeedError(
      code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'The feed is cut off: a quote is opened and never closed.'
        : `The feed is not CSV: ${error.message.split('\n')[0]}`,
    )
  }
}

/** `info.lines` is the line where a record ends: it begins after the line breaks within it. */
const firstLine = (endLine: number, record: readonly string[]): number =>
  endLine - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/**
 * Reads CSV with a head line.
 *
 * @throws FeedError when it is cut off: an open quote, a last line that has fewer columns than the head, or one that
 * ends behind a separator without a line break
 */
export const readCsv = (text: string, { delimiter }: Pick<FeedMap, 'delimiter'>): FeedRecord[] => {
  const [head, ...rows] = parseRows(text, delimiter ?? detectDelimiter(text))
  if (!head) throw new FeedError('The feed is empty.')
  const columns = head.record
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) < index)
  if (twice !== undefined) throw new FeedError(`The head line has two columns named ${twice}.`)

  const last = rows.at(-1)
  if (last && last.record.length < columns.length)
    throw new FeedError(
      `The feed is cut off: its last line (${last.info.lines}) has ${last.record.length} of ${columns.length} columns.`,
    )
  if (last?.record.at(-1) === '' && !text.endsWith('\n')) throw new FeedError(cutOff(last.info.lines))
  return rows.map(({ info, record }) => ({
    line: firstLine(info.lines, record),
    values: Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ''])),
    openColumn: info.lines === last?.info.lines && !text.endsWith('\n') ? columns.at(-1) : undefined,
    problem:
      record.length === columns.length
        ? null
        : `has ${record.length} columns where the head line has ${columns.length}`,
  }))
}
