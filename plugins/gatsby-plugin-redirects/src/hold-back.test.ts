import fc from 'fast-check'
import { redirectLine } from '../../../src/domain/routes/redirects-file'
import { tableOptions } from '../testing/table-options'
import { lintTable } from './lint-table'
import type { MissingTargets } from './lint/settle-target'
import { parseCmsEntries } from './parse-cms-entries'
import { parseCsv } from './parse-csv'
import { parseMovedNodes } from './parse-moved-nodes'

type Entry = readonly [id: number, from: string, to: string]

const PAGES = ['/', '/stock', '/faq', '/contact']

const check = (
  entries: readonly Entry[],
  {
    csv = [],
    missingTargets = 'fallback',
    moved = [],
  }: { csv?: string[]; missingTargets?: MissingTargets; moved?: { from: string; target: string }[] } = {},
) => {
  const nodes = entries.map(([internalId, name, value]) => ({ internalId, name, value, data_source: 'redirects' }))
  const files = parseCsv(['from,to', ...csv].join('\n'), 'redirects/r.csv')
  const table = lintTable({
    options: { ...tableOptions, missingTargets, statusRules: ['/stock/* /erreurs/vehicule 404'] },
    files: { rules: files.rows.map(({ rule }) => rule), defects: [], problems: files.problems },
    cmsRules: parseCmsEntries(nodes, 'redirects'),
    paths: PAGES,
    clientRoutes: [],
    movedRules: parseMovedNodes(moved),
  })
  return {
    rules: table.rules.map(redirectLine),
    held: table.heldBack.map(({ id, code, other }) => [id, code, ...(other ? [other.from, other.place] : [])]),
    errors: table.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  }
}

const GOOD: Entry = [1, '/garages', '/contact']

describe.each(['fallback', 'error'] as const)('entries of the CMS, with missing targets as %s', (missingTargets) => {
  it.each<[string, Entry[], unknown[]]>([
    ['an old address that is none', [[2, 'garages', '/contact']], [[2, 'malformed-from']]],
    ['a target that is a text', [[2, '/a', 'voir la page contact']], [[2, 'malformed-target']]],
    ['an empty entry', [[2, '', '']], [[2, 'malformed-from']]],
    ['a target without a page', [[2, '/a', '/nulle-part']], [[2, 'missing-target']]],
    ['the address of a page', [[2, '/faq', '/contact']], [[2, 'existing-page']]],
    ['another site', [[2, '/a', 'https://autre.example/x']], [[2, 'foreign-host']]],
    ['itself', [[2, '/a', '/a']], [[2, 'loop']]],
    [
      'a circle',
      [
        [2, '/a', '/b'],
        [3, '/b', '/a'],
      ],
      [
        [2, 'loop', '/b', null],
        [3, 'loop', '/a', null],
      ],
    ],
    ['a chain', [[2, '/a', '/garages']], [[2, 'chain', '/garages', null]]],
    ['an address that another entry has already', [[2, '/garages', '/faq']], [[2, 'conflict', '/garages', null]]],
    ['the same entry once more', [[2, '/garages', '/contact']], [[2, 'duplicate', '/garages', null]]],
    ['what hides an error page', [[2, '/stock/*', '/stock']], [[2, 'breaks-rule', '/stock/*', 'statusRules:1']]],
  ])('hold back %s and keep the others', (_name, wrong, held) => {
    expect(check([GOOD, ...wrong], { missingTargets })).toEqual({
      rules: ['/garages /contact 301'],
      held,
      errors: [],
    })
  })

  it('hold back the later of two that are right alone', () => {
    const circle: Entry[] = [
      [2, '/a', '/faq'],
      [3, '/faq?p=1', '/a'],
    ]
    expect(check(circle, { missingTargets })).toMatchObject({
      rules: ['/a /faq 301'],
      held: [[3, 'loop', '/a', null]],
    })
    const chain: Entry[] = [
      [3, '/a', '/faq'],
      [2, '/faq?p=1', '/contact'],
    ]
    expect(check(chain, { missingTargets })).toMatchObject({
      rules: ['/faq p=1 /contact 301!'],
      held: [[3, 'chain', '/faq?p=1', null]],
    })
  })

  it('give way to a file of the repository', () => {
    expect(check([[2, '/a', '/faq']], { missingTargets, csv: ['/a,/contact'] })).toEqual({
      rules: ['/a /contact 301'],
      held: [[2, 'conflict', '/a', 'redirects/r.csv:2']],
      errors: [],
    })
  })

  it('follow a page that was moved', () => {
    const moved = [{ from: '/questions', target: '/faq' }]
    expect(check([[2, '/a', '/questions']], { missingTargets, moved })).toEqual({
      rules: ['/a /faq 301', '/questions /faq 301'],
      held: [],
      errors: [],
    })
  })
})

describe('a table with wrong entries', () => {
  it('stays wrong where a file is', () => {
    expect(check([[2, '/b', '/rien']], { csv: ['/a,/nulle-part'], missingTargets: 'error' })).toMatchObject({
      held: [[2, 'missing-target']],
      errors: [expect.stringContaining('/a → /nulle-part')],
    })
  })

  it('has no error, whatever is in it, and lacks only what would make one', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/faq', '/contact', '/x/*', '/x/:y', '/faq?p=1', 'a', '', '/stock')
    const pairs = fc.array(fc.tuple(path, path), { maxLength: 7 })
    fc.assert(
      fc.property(pairs, fc.constantFrom<MissingTargets>('fallback', 'error'), (rows, missingTargets) => {
        const entries = rows.map(([from, to], index): Entry => [index + 1, from, to])
        const heldIn = (some: readonly Entry[]) => check(some, { missingTargets, csv: ['/c,/faq'] }).held
        const { held, errors } = check(entries, { missingTargets, csv: ['/c,/faq'] })
        expect(errors).toEqual([])
        const heldIds = new Set(held.map(([id]) => id))
        const kept = entries.filter(([id]) => !heldIds.has(id))
        expect(heldIn(kept)).toEqual([])
        for (const entry of entries.filter(([id]) => heldIds.has(id))) expect(heldIn([...kept, entry])).not.toEqual([])
      }),
    )
  })
})
