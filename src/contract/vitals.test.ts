import type { Vital } from '../domain/monitoring/vitals'
import { vitalsSchema } from './vitals'

const lcp: Vital = { metric: 'LCP', value: 1234.5, rating: 'good', template: 'vehicle', navigation: 'navigate' }

describe('vitals of a page', () => {
  it('are taken as browsers send them', () => {
    const vitals = [lcp, { ...lcp, metric: 'CLS', value: 0, template: '404', navigation: 'back-forward-cache' }]
    expect(vitalsSchema.parse(vitals)).toEqual(vitals)
  })

  it.each([
    ['no vital', []],
    ['more than ten', Array.from({ length: 11 }, () => lcp)],
    ['an unknown metric', [{ ...lcp, metric: 'FID' }]],
    ['an unknown rating', [{ ...lcp, rating: 'fast' }]],
    ['a negative value', [{ ...lcp, value: -1 }]],
    ['a value that is no number', [{ ...lcp, value: Infinity }]],
    ['an address in place of a template', [{ ...lcp, template: '/stock?q=anna' }]],
    ['a further field', [{ ...lcp, visitor: '1' }]],
    ['something else', { vitals: [lcp] }],
  ])('are refused with %s', (_what, body) => {
    expect(vitalsSchema.safeParse(body).success).toBe(false)
  })
})
