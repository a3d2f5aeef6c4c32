import { parseByteRange } from './byte-range'

describe('byte ranges', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=0-1000', { start: 0, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-9', null],
    [undefined, null],
  ])('reads %s of 100 bytes as %j', (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected)
  })
})
