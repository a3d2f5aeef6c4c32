import { h } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { isObject, textOf } from './model'
import { labelled, writer } from './simple-fields'
import type { Holder } from './simple-fields'

const cellsOf = (cells: Json | undefined): string =>
  (Array.isArray(cells) ? cells : []).map((cell) => (isObject(cell) ? textOf(cell['value']) : '')).join(' | ')

const written = (table: JsonObject): string => {
  const rows = Array.isArray(table['tbody']) ? table['tbody'].filter(isObject) : []
  return [cellsOf(table['thead']), ...rows.map((row) => cellsOf(row['body']))].join('\n')
}

const read = (text: string): Json => {
  const [head = '', ...rows] = text.split('\n')
  const cells = (line: string, component: string) =>
    line.split('|').map((value): JsonObject => ({ component, value: value.trim() }))
  return {
    fieldtype: 'table',
    thead: cells(head, '_table_head'),
    tbody: rows
      .filter((line) => line.trim() !== '')
      .map((line): JsonObject => ({ component: '_table_row', body: cells(line, '_table_col') })),
  }
}

/** A table as lines of text. */
export const table = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  return labelled(
    field,
    h('textarea', {
      rows: 6,
      name: field.name,
      value: isObject(value) ? written(value) : '',
      input: writer(holder, field.name, (control) => read(control.value)),
    }),
    'Une ligne du tableau par ligne, une barre | entre deux cellules ; la première nomme les colonnes.',
  )
}
