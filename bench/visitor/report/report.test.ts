import { replaceBars, replacePart } from './readme'
import { median } from './statistics'
import { marked, markdownTable } from './table'

describe('figures', () => {
  test('have a middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(() => median([])).toThrow(RangeError)
  })

  test('that miss their limit are marked', () => {
    expect([marked('99', true), marked('98', false)]).toEqual(['99', '**98 ✗**'])
  })
})

describe('the report', () => {
  const text = 'Before\n\n<!-- bars -->\n<!-- /bars -->\n\n<!-- scripts -->\nold\n<!-- /scripts -->\nafter\n'
  const bar = { name: 'LCP', limit: '< 1.7 s', found: '1.9 s', isMet: false }

  test('writes a table in Markdown', () => {
    expect(markdownTable({ head: ['a', 'b'], rows: [['1', 'x|y']] })).toBe('| a | b |\n|---|---|\n| 1 | x\\|y |')
  })

  test('writes one part anew and leaves the others', () => {
    const written = replacePart(text, 'scripts', 'new')
    expect(written).toBe(text.replace('\nold\n', '\n\nnew\n\n'))
    expect(() => replacePart(text, 'clicks', 'new')).toThrow('no part clicks')
  })

  test('keeps the bars that were not measured, in their order', () => {
    const both = replaceBars(text, [bar, { ...bar, name: 'TBT' }])
    const later = replaceBars(both, [
      { ...bar, found: '1.6 s', isMet: true },
      { ...bar, name: 'CLS' },
    ])
    expect(later.match(/^\| (LCP|TBT|CLS) .*$/gm)).toEqual([
      '| LCP | < 1.7 s | 1.6 s | met |',
      '| TBT | < 1.7 s | 1.9 s | **missed** |',
      '| CLS | < 1.7 s | 1.9 s | **missed** |',
    ])
  })
})
