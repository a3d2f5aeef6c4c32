import { parseSegments } from './parse-segments'
import { DEFAULT_SEGMENTS } from './segments'

describe('segment overrides', () => {
  it('keeps the defaults when nothing is configured', () => {
    expect(parseSegments(undefined)).toEqual({ segments: DEFAULT_SEGMENTS, problems: [] })
    expect(parseSegments(' ')).toEqual({ segments: DEFAULT_SEGMENTS, problems: [] })
  })

  it('applies an override and leaves the rest alone', () => {
    const { segments, problems } = parseSegments('{"stock":"vehicules","compare":"comparaison"}')
    expect(problems).toEqual([])
    expect(segments).toEqual({ ...DEFAULT_SEGMENTS, stock: 'vehicules', compare: 'comparaison' })
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
    expect(parseSegments(text).problems.join('; ')).toMatch(problem)
  })
})
