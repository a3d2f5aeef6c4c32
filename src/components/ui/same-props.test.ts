import { sameProps } from './same-props'

const act = () => undefined

describe('sameProps', () => {
  it('takes lists and plain objects for the same when they hold the same', () => {
    expect(
      sameProps(
        { chosen: ['a'], near: { place: 'esch', locations: ['x'] }, act },
        { chosen: ['a'], near: { place: 'esch', locations: ['x'] }, act },
      ),
    ).toBe(true)
  })

  it.each([
    ['another value', { range: { min: 1 } }, { range: { min: 2 } }],
    ['one key more', { range: {} }, { range: { max: undefined } }],
    ['a list that is longer', { chosen: ['a'] }, { chosen: ['a', 'b'] }],
    ['a list in place of an object', { chosen: [] }, { chosen: {} }],
    ['null in place of an object', { near: null }, { near: {} }],
    ['another function', { act }, { act: () => undefined }],
    [
      'what is no plain object, though it holds the same',
      { counts: new Uint32Array([1]) },
      { counts: new Uint32Array([1]) },
    ],
    ['a map, which counts could hide in', { facets: new Map([['a', 1]]) }, { facets: new Map([['a', 1]]) }],
  ])('tells %s', (_name, before, after) => {
    expect(sameProps(before, after)).toBe(false)
  })
})
