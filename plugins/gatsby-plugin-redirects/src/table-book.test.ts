import fc from 'fast-check'
import { tableOptions } from '../testing/table-options'
import { lintTable } from './lint-table'
import type { TableInput } from './lint-table'
import { parseMovedNodes } from './parse-moved-nodes'
import { createTableBook } from './table-book'
import { problemLine } from './types'

const options = {
  ...tableOptions,
  knownDefects: { file: 'x.csv', reproduce: false },
  extraRoutes: ['/stock/:vehicle/essai'],
  statusRules: ['/stock/:vehicle/essai /stock/:vehicle 200', '/stock/* /erreurs/vehicule 404'],
}

const ruleAt = ([from = '', to = '']: readonly string[], index: number) => ({
  from,
  to,
  code: '',
  file: 'r.csv',
  line: index + 2,
})

const WRITTEN = [
  ['/fr/a', '/faq'],
  ['/fr/b', '/stock/7-1-fiat'],
  ['/fr/:x/y', '/villes/:x'],
  ['/aide?p=1', '/'],
  ['/vieux', '/'],
  ['/fr/c', '/stock/8-1-x/essai'],
  ['/fr/d', '/stock/7-1-fiat/essai'],
].map(ruleAt)

const inputOf = (
  paths: string[],
  nodes: { from: string; target: string | null }[] = [],
  rules = WRITTEN,
): TableInput => ({
  options,
  files: { rules, defects: [], problems: [] },
  cmsRules: [],
  paths,
  clientRoutes: [],
  movedRules: parseMovedNodes(nodes),
})

const errorsOf = (input: TableInput) =>
  lintTable(input)
    .problems.filter(({ severity }) => severity === 'error')
    .map(problemLine)

describe('a table that is checked again and again', () => {
  it('is what checking it anew gives, whatever pages come and go', () => {
    const page = fc.constantFrom(
      '/',
      '/faq',
      '/aide',
      '/vieux',
      '/villes/esch',
      '/stock',
      '/stock/7-1-fiat',
      '/stock/7-1-fiat-500',
      '/news',
    )
    const path = fc.constantFrom('/faq', '/aide', '/x', '/y/é')
    const moves = fc.uniqueArray(fc.record({ from: path, target: fc.option(path) }), {
      selector: ({ from }) => from,
      maxLength: 2,
    })
    const step = fc.record({ pages: fc.uniqueArray(page), moves, rules: fc.constantFrom(WRITTEN, WRITTEN.slice(1)) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const check = createTableBook()
        for (const { pages, moves: nodes, rules } of steps)
          expect(check(inputOf(pages, nodes, rules))).toEqual(lintTable(inputOf(pages, nodes, rules)))
      }),
    )
  })

  it('is the same object while nothing that it asks for changes', () => {
    const check = createTableBook()
    const table = check(inputOf(['/faq', '/', '/stock']))
    expect(check(inputOf(['/faq', '/', '/stock', '/news', '/stock/9-1-x']))).toBe(table)
    expect(check(inputOf(['/faq', '/', '/stock', '/stock/7-1-fiat']))).not.toBe(table)
  })
})

describe('pages that were moved', () => {
  const pages = ['/', '/stock', '/villes/esch', '/aide-et-contact']

  it('get a rule, and take the rules with them that led to their old address', () => {
    const { rules, problems } = lintTable(inputOf(pages, [{ from: '/faq', target: '/aide-et-contact' }]))
    expect(rules.map(({ from, to }) => `${from} ${to}`)).toEqual(
      expect.arrayContaining(['/faq /aide-et-contact', '/fr/a /aide-et-contact']),
    )
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(problems.map(problemLine)).toContain(
      'r.csv:2: warning: /fr/a → /faq: /faq was moved, the rule leads to /aide-et-contact [moved-page]',
    )
  })

  it('give way to a rule that somebody wrote, and to what no rule can be', () => {
    const withFaq = [...pages, '/faq']
    expect(
      errorsOf(
        inputOf(withFaq, [
          { from: '/vieux', target: '/faq' },
          { from: '/a/*/b', target: '/faq' },
          { from: '/weg', target: null },
        ]),
      ),
    ).toEqual([])
  })
})
