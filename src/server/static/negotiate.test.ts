import { chooseCoding } from './negotiate'

describe('choice of a content coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity', null],
    ['br;q=nonsense', null],
    ['', null],
    [undefined, null],
  ] as const)('answers %s with %s', (header, expected) => {
    expect(chooseCoding(header, ['br', 'gzip'])).toBe(expected)
  })

  it('never chooses a coding that was not made', () => {
    expect(chooseCoding('br', ['gzip'])).toBeNull()
    expect(chooseCoding('br, gzip', [])).toBeNull()
  })
})
