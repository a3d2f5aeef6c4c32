import { sampleOf as sampleOrAll } from './sample'

const LETTERS = 'abcdefghij'.split('')
const sampleOf = (name: string, count: number) => sampleOrAll(name, LETTERS, count, false)

describe('a sample', () => {
  it('is as large as asked for, in order, and the same every time', () => {
    const sample = sampleOf('a test', 4)
    expect(sample).toHaveLength(4)
    expect(sample).toEqual([...sample].sort())
    expect(sampleOf('a test', 4)).toEqual(sample)
  })

  it('leaves nothing out for good: tests of other names look at other things', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, index) => sampleOf(`test ${index}`, 1)[0]))
    expect([...seen].sort()).toEqual(LETTERS)
  })

  it('is everything where there is no more, and in the long run', () => {
    expect(sampleOf('a test', 20)).toEqual(LETTERS)
    expect(sampleOrAll('a test', LETTERS, 4, true)).toEqual(LETTERS)
  })
})
