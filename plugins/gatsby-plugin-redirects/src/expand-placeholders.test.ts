import { tableOptions } from '../testing/table-options'
import { expandPlaceholders } from './expand-placeholders'
import { lintTable } from './lint-table'
import type { TableInput } from './lint-table'
import { createTableBook } from './table-book'

const inputOf = (paths: string[]): TableInput => ({
  options: {
    ...tableOptions,
    placeholders: { brand: '/:brand/stock' },
    extraRoutes: ['/:brand/stock/:vehicle', '/stock/:vehicle/essai'],
    statusRules: ['/:brand/stock/:vehicle /stock/:vehicle 200', '/:word/stock/* /erreurs/marque 404'],
  },
  files: { rules: [], defects: [], problems: [] },
  cmsRules: [],
  paths,
  clientRoutes: ['/:brand/stock/:vehicle'],
})
const rulesOf = (input: TableInput) =>
  createTableBook()(input).statusRules.map(({ from, to, status }) => `${from} ${to} ${status}`)

describe('placeholders that pages tell the names of', () => {
  it('become one route and rule for each name, and leave the others alone', () => {
    const { options, clientRoutes } = expandPlaceholders(inputOf(['/', '/peugeot/stock', '/opel/stock', '/a/b/stock']))
    expect(options.extraRoutes).toEqual(['/opel/stock/:vehicle', '/peugeot/stock/:vehicle', '/stock/:vehicle/essai'])
    expect(clientRoutes).toEqual(['/opel/stock/:vehicle', '/peugeot/stock/:vehicle'])
    expect(options.statusRules).toEqual([
      '/opel/stock/:vehicle /stock/:vehicle 200',
      '/peugeot/stock/:vehicle /stock/:vehicle 200',
      '/:word/stock/* /erreurs/marque 404',
    ])
  })

  it('leave no rule where no page tells a name', () => {
    expect(rulesOf(inputOf(['/']))).toEqual(['/:word/stock/* /erreurs/marque 404'])
  })

  it('are looked up again when a page comes, in a table that is checked again and again', () => {
    const check = createTableBook()
    const before = check(inputOf(['/peugeot/stock']))
    expect(check(inputOf(['/peugeot/stock', '/faq']))).toBe(before)
    expect(check(inputOf(['/peugeot/stock', '/opel/stock'])).statusRules.map(({ from }) => from)).toEqual([
      '/opel/stock/:vehicle',
      '/peugeot/stock/:vehicle',
      '/:word/stock/*',
    ])
  })

  it('let a rule lead to a known name only', () => {
    const rule = (to: string) => ({ from: '/vieux', to, code: '', file: 'r.csv', line: 2 })
    const problemsOf = (to: string) => {
      const input = inputOf(['/', '/peugeot/stock', '/stock/7-1-x'])
      return lintTable({ ...input, files: { ...input.files, rules: [rule(to)] } }).problems.map(({ kind }) => kind)
    }
    expect(problemsOf('/peugeot/stock/7-1-x')).toEqual([])
    expect(problemsOf('/simca/stock/7-1-x')).toEqual(['missing-target'])
  })
})
