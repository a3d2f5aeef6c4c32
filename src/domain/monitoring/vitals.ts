/** Path that browsers send vitals to, as JSON: an array of at most `MAX_VITALS` vitals. */
export const VITALS_PATH = '/api/vitals'

/** Vitals in one beacon. */
export const MAX_VITALS = 10

export const VITAL_METRICS = ['LCP', 'INP', 'CLS'] as const
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const

/** One measurement of a page view, without anything that tells visitors apart. */
export interface Vital {
  metric: (typeof VITAL_METRICS)[number]
  /** Milliseconds; a score without a unit for `CLS`. */
  value: number
  rating: (typeof VITAL_RATINGS)[number]
  /** Name of the page's template, such as `vehicle`. */
  template: string
  /** How the page was reached, as the browser's `PerformanceNavigationTiming.type` with dashes: `back-forward`. */
  navigation: string
}
