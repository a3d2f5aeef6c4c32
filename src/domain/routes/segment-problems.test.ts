import { readSegments } from './read-segments'
import { segmentProblems } from './segment-problems'
import { DEFAULT_SEGMENTS } from './segments'

describe('segment overrides', () => {
  it('keeps the defaults when nothing is configured', () => {
    for (const text of [undefined, ' ']) {
      expect(readSegments(text)).toEqual(DEFAULT_SEGMENTS)
      expect(segmentProblems(text)).toEqual([])
    }
  })

  it('applies an override and leaves the rest alone', () => {
    const text = '{"stock":"vehicules","compare":"comparaison"}'
    expect(segmentProblems(text)).toEqual([])
    expect(readSegments(text)).toEqual({ ...DEFAULT_SEGMENTS, stock: 'vehicules', compare: 'comparaison' })
  })

  it.each([
    ['{"stock"', /not a JSON object/],
    ['["stock"]', /not a JSON object/],
    ['{"stok":"x"}', /unknown segment "stok"/],
    ['{"toString":"x"}', /unknown segment "toString"/],
    ['{"stock":"Véhicules"}', /"stock" must be lower-case/],
    ['{"stock":"a/b"}', /"stock" must be lower-case/],
    ['{"stock":7}', /"stock" must be lower-case/],
    ['{"stock":"api"}', /"stock" must not be "api"/],
    ['{"concessions":"status"}', /"concessions" must not be "status"/],
    ['{"compare":"favoris"}', /"compare" and "favorite" are both "favoris"/],
  ])('names what is wrong with %s', (text, problem) => {
    expect(segmentProblems(text).join('; ')).toMatch(problem)
  })

  it('leaves out an override that is wrong', () => {
    expect(readSegments('{"stock":"Véhicules","compare":"comparaison","toString":"x"}')).toEqual({
      ...DEFAULT_SEGMENTS,
      compare: 'comparaison',
    })
  })
})
