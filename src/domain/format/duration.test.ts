import { formatDuration, formatMilliseconds } from './duration'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('durations', () => {
  it.each([
    [0, '0,00 s'],
    [0.618, '0,62 s'],
    [9.99, '9,99 s'],
    [9.996, '10,0 s'],
    [42.34, '42,3 s'],
    [59.96, '1 min 00 s'],
    [65, '1 min 05 s'],
    [3599.4, '59 min 59 s'],
    [3599.6, '1 h 00 min'],
    [7500, '2 h 05 min'],
    [360_000, '100 h 00 min'],
  ])('of %d s reads %s', (seconds, text) => {
    expect(plain(formatDuration(seconds))).toBe(text)
  })

  it.each([
    [0.4, '0 ms'],
    [240.4, '240 ms'],
    [999.6, '1,00 s'],
    [1234, '1,23 s'],
  ])('of %d ms reads %s', (ms, text) => {
    expect(plain(formatMilliseconds(ms))).toBe(text)
  })

  it('never break between figure and unit', () => {
    expect(formatDuration(65)).not.toMatch(/ /)
  })
})
