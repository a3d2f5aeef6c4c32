import { withParameters } from './with-parameters'

it('puts parameters before the part of the page', () => {
  expect(withParameters('/essai#formulaire', 'jour=2026-12-04')).toBe('/essai?jour=2026-12-04#formulaire')
  expect(withParameters('/essai#formulaire', '')).toBe('/essai#formulaire')
  expect(withParameters('/essai', 'jour=2026-12-04')).toBe('/essai?jour=2026-12-04')
  expect(withParameters('/essai', '')).toBe('/essai')
})
