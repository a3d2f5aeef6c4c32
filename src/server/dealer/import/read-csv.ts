import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { cutOff, FeedError } from './feed-error'
import type { FeedRecord } from './feed-record'
import type { FeedMap } from './map'

const DELIMITERS = [';', ',', '\t', '|'] as const

const rowsSchema = z.array(z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()) }))

/** The separator that the head line uses most, outside of quotes. */
const detectDelimiter = (text: string): string => {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

const parseRows = (text: string, delimiter: string) => {
  try {
    return rowsSchema.parse(
      parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
    )
  } catch (error) {
    const isOpen = error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED'
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new FeedError(isOpen ? 'The feed is cut off: a quote is opened and never closed.' : `The feed is not CSV: ${detail}`)
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
    throw new FeedError(`The feed is cut off: its last line (${last.info.lines}) has ${last.record.length} of ${columns.length} columns.`)
  if (last?.record.at(-1) === '' && !text.endsWith('\n')) throw new FeedError(cutOff(last.info.lines))
  return rows.map(({ info, record }) => ({
    line: firstLine(info.lines, record),
    values: Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ''])),
    openColumn: info.lines === last?.info.lines && !text.endsWith('\n') ? columns.at(-1) : undefined,
    problem: record.length === columns.length ? null : `has ${record.length} columns where the head line has ${columns.length}`,
  }))
}
