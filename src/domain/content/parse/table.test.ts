import { draftProblemOf } from '../draft-problems'
import { INVALID } from './field'
import type { ParseContext } from './field'
import { table } from './table'

const cells = (...values: unknown[]) => values.map((value) => ({ _uid: 'c', component: '_table_col', value }))
const row = (...values: unknown[]) => ({ _uid: 'r', component: '_table_row', body: cells(...values) })
const read = (thead: unknown, tbody: unknown) => {
  const notes: string[] = []
  const context: ParseContext = {
    resolveLink: () => null,
    mayEmbed: () => true,
    iconOf: () => 'unknown',
    note: (where, reason) => void notes.push(`${where}: ${reason}`),
  }
  return { value: table.parse({ fieldtype: 'table', thead, tbody }, 'page.body.0 (table).table', context), notes }
}

describe('a table field', () => {
  it('gives the texts of its head and rows', () => {
    expect(
      read(cells('', 'Été', ' Hiver '), [row('Route', '2,4 bar', '2,6 bar'), row('Ville', '2,2 bar', '')]),
    ).toEqual({
      value: {
        head: ['', 'Été', 'Hiver'],
        rows: [
          ['Route', '2,4 bar', '2,6 bar'],
          ['Ville', '2,2 bar', ''],
        ],
      },
      notes: [],
    })
  })

  it('leaves out rows that are empty, unreadable or do not fit the head, and says which', () => {
    const broken = [row('', ' '), row('A', 'B'), row('A'), row('A', 7), 'row', { body: 'A' }, row('A', 'B', 'C')]
    const { value, notes } = read(cells('Un', 'Deux'), broken)
    expect(value).toEqual({ head: ['Un', 'Deux'], rows: [['A', 'B']] })
    const where = 'page.body.0 (table).table: left out: row'
    expect(notes).toEqual([
      `${where} 1 of a table: it is empty`,
      `${where} 3 of a table: it has 1 cells below 2 headings`,
      `${where} 4 of a table: it is not readable`,
      `${where} 5 of a table: it is not readable`,
      `${where} 6 of a table: it is not readable`,
      `${where} 7 of a table: it has 3 cells below 2 headings`,
    ])
  })

  it('names the row to the editor of a draft', () => {
    const [reason = ''] = read(cells('Un'), [row(''), row('A')]).notes
    expect(
      draftProblemOf({ where: 'page.body.0 (table).table', reason: reason.slice(reason.indexOf('left')) }),
    ).toEqual({
      kind: 'unusable_row',
      block: 'table',
      position: 1,
      detail: '1',
    })
  })

  it.each<[string, unknown, unknown]>([
    ['headings', cells('', ''), [row('A', 'B')]],
    ['a head', undefined, [row('A')]],
    ['a readable head', cells('A', {}), [row('A', 'B')]],
    ['a body', cells('A'), undefined],
    ['a row that can be shown', cells('A'), [row('')]],
  ])('is unusable without %s', (_, thead, tbody) => {
    expect(read(thead, tbody).value).toBe(INVALID)
  })
})
