import { pluralFormOf } from './format-parts'

describe('French plural forms', () => {
  it('are those of Intl, for whole numbers and decimals of every size', () => {
    const rules = new Intl.PluralRules('fr-LU')
    const small = Array.from({ length: 400 }, (_, index) => index / 4 - 50)
    const large = Array.from({ length: 400 }, (_, index) => index * 50_000)
    for (const value of [...small, ...large, 1.999, 1_000_001, 1e9, Number.NaN, Infinity])
      expect([value, pluralFormOf(value)]).toEqual([value, rules.select(value)])
  })
})
