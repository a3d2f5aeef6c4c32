import { auditBars, auditCells, medianAudit } from './judge'

const good = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 1650, tbt: 40, cls: 0 }

describe('visits of Lighthouse', () => {
  test('have a middle, figure by figure', () => {
    const visits = [good, { ...good, performance: 97, lcp: 1900 }, { ...good, performance: 100, lcp: 1600 }]
    expect(medianAudit(visits)).toEqual(good)
  })

  test('are marked where they miss a limit', () => {
    expect(auditCells(good)).toEqual(['99', '100', '100', '100', '1650', '40', '0.000'])
    expect(auditCells({ ...good, lcp: 1700, cls: 0.042 }).slice(4)).toEqual(['**1700 ✗**', '40', '**0.042 ✗**'])
  })

  test('are judged together by the worst', () => {
    expect(auditBars([good, { ...good, performance: 91, tbt: 371 }])).toMatchObject([
      { found: 'worst 91 / 100 / 100 / 100; 1 of 2 pages miss it', isMet: false },
      { found: 'worst 1650 / 371 / 0.000; 1 of 2 pages miss it', isMet: false },
    ])
    expect(auditBars([good]).map(({ isMet }) => isMet)).toEqual([true, true])
  })
})
