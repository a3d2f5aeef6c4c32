/** Kinds of pages; one page of each kind is measured. */
export const PAGE_KINDS = [
  'home',
  'stock',
  'vehicle',
  'form',
  'model',
  'brand',
  'dealership',
  'dealerships',
  'news',
  'article',
  'faq',
  'contact',
  'privateLease',
  'comparison',
] as const

export type PageKind = (typeof PAGE_KINDS)[number]

/** Script that a page may load until the network is quiet: kB with brotli, without response headers. */
export const SCRIPT_KB: Readonly<Record<PageKind, number>> = {
  home: 140,
  stock: 140,
  vehicle: 120,
  form: 120,
  model: 120,
  brand: 100,
  dealership: 120,
  dealerships: 120,
  news: 100,
  article: 100,
  faq: 100,
  contact: 100,
  privateLease: 100,
  comparison: 140,
}

/** Minimum Lighthouse scores on a phone, out of 100. */
export const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Exclusive upper limits: milliseconds, and a score for the layout shift. */
export const BELOW = { lcp: 1700, tbt: 80, cls: 0.005, filterInp: 100 } as const

/** Inclusive upper limits, in milliseconds. */
export const AT_MOST = { firstClick: 3500, nextPage: 300 } as const

/** Clicks in the first seconds of a visit: number of attempts, time window in milliseconds, and losses allowed. */
export const EARLY_CLICKS = { tried: 200, withinMs: 4000, lost: 0 } as const

/** Minimum score of Mozilla's analyser. */
export const HEADERS_SCORE = 115
