/** What a release must hold to before it goes live. */
export interface GateThresholds {
  /** By which share of the live release's a count may fall, 0 to 1. */
  maxDrop: { pages: number; vehicles: number; redirects: number }
  /** Counts below this say nothing when they fall: a small group sells half its stock in a week. */
  dropFrom: number
  /** Beginnings of addresses that the server answers beside the release. */
  servedElsewhere: readonly string[]
  /** Beginnings of addresses of pages that get their heading in the browser only. */
  withoutHeading: readonly string[]
  /** Findings told of one check, and of all. What is beyond is counted. */
  perCheck: number
  total: number
}

/** The gate's thresholds. A publication that is forced (`npm run release -- publish ID --force`) is not asked for them. */
export const GATE: GateThresholds = {
  maxDrop: { pages: 0.2, vehicles: 0.2, redirects: 0.2 },
  dropFrom: 40,
  servedElsewhere: ['/api/', '/demo/', '/status'],
  withoutHeading: [],
  perCheck: 5,
  total: 20,
}
