import { GATE } from '../../../config/gate'
import { countFindings } from './counts'
import { inEnglish } from './in-english'

const counts = (pages: number, vehicles = 0, redirects = 0) => ({ files: 0, pages, vehicles, redirects })

describe('counts of a candidate', () => {
  it('may grow, and fall a little', () => {
    expect(countFindings(counts(1295, 480, 1303), counts(1200, 400, 1303), GATE)).toEqual([])
    expect(countFindings(counts(100), counts(5000, 10, 10), GATE)).toEqual([])
  })

  it('are told when they fall by more than the share that is allowed', () => {
    expect(countFindings(counts(1000, 480, 1300), counts(799, 200, 100), GATE).map(({ check }) => check)).toEqual([
      'page-count',
      'vehicle-count',
      'redirect-count',
    ])
    expect(countFindings(counts(1000), counts(799), GATE)[0]?.message).toBe(
      'Le nombre de pages est tombé de 1.000 à 799, soit −20\u202f% (au plus −20\u202f% sans confirmation).',
    )
  })

  it('are told in English to operators', () => {
    expect(countFindings(counts(1000, 480, 1300), counts(799, 200, 100), GATE).map(inEnglish)).toEqual([
      'page-count: the number of pages fell from 1000 to 799, by 20 % (20 % at most)',
      'vehicle-count: the number of vehicle pages fell from 480 to 200, by 58 % (20 % at most)',
      'redirect-count: the number of redirects fell from 1300 to 100, by 92 % (20 % at most)',
    ])
  })

  it('say nothing where there was little', () => {
    expect(countFindings(counts(39), counts(1), GATE)).toEqual([])
    expect(countFindings(counts(0), counts(0), GATE)).toEqual([])
  })
})
