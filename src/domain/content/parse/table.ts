import { isRecord } from '../../is-record'
import type { TableData } from '../types'
import { INVALID } from './field'
import type { Field } from './field'

/** Texts of the cells of a row; null when one of them is no cell. */
const cellsOf = (raw: unknown): string[] | null => {
  if (!Array.isArray(raw)) return null
  const cells = raw.map((cell: unknown) => {
    const value = isRecord(cell) ? (cell.value ?? '') : null
    return typeof value === 'string' ? value.trim() : null
  })
  return cells.every((cell) => cell !== null) ? cells : null
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '')

/** Why a row is not shown, as the end of a sentence; null for one that is. */
const rowProblem = (cells: readonly string[] | null, columns: number): string | null => {
  if (cells === null) return 'it is not readable'
  if (isBlank(cells)) return 'it is empty'
  return cells.length === columns ? null : `it has ${cells.length} cells below ${columns} headings`
}

/** A table field of the CMS; a row that is empty or does not fit its head is noted and left out. */
export const table: Field<TableData> = {
  required: true,
  expects: 'a table with headings and rows',
  parse: (raw, where, context) => {
    if (!isRecord(raw)) return INVALID
    const head = cellsOf(raw.thead)
    if (head === null || isBlank(head) || !Array.isArray(raw.tbody)) return INVALID
    const rows = raw.tbody.flatMap((row: unknown, index) => {
      const cells = isRecord(row) ? cellsOf(row.body) : null
      const problem = rowProblem(cells, head.length)
      if (problem !== null) context.note(where, `left out: row ${index + 1} of a table: ${problem}`)
      return cells === null || problem !== null ? [] : [cells]
    })
    return rows.length === 0 ? INVALID : { head, rows }
  },
}
