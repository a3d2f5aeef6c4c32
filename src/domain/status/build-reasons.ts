/** What can be the reason that a page is made anew. */
export const REASON_SUBJECTS = ['vehicle', 'brand', 'model', 'lease-offer', 'location', 'employee', 'story'] as const
export type ReasonSubject = (typeof REASON_SUBJECTS)[number]

export const REASON_DEEDS = ['added', 'changed', 'removed'] as const
export type ReasonDeed = (typeof REASON_DEEDS)[number]

/**
 * How a page hangs on what changed. `own`: it is about it; `similar`: it shows it as a similar one; `list`: it shows it
 * among others; `shared`: it shows a part of it, or what its change did to others.
 */
export const REASON_BONDS = ['own', 'similar', 'list', 'shared'] as const
export type ReasonBond = (typeof REASON_BONDS)[number]

/** Pages that one change made anew, added or removed, in one way. */
export interface ReasonPages {
  bond: ReasonBond
  /** Name of their template; empty where that says nothing, as for a subject's own pages. */
  template: string
  total: number
  /** Addresses of the first few. */
  first: string[]
}

/** Something that changed, and the pages that a rebuild touched for it. Each page is told once, at its closest reason. */
export interface BuildReason {
  subject: ReasonSubject
  deed: ReasonDeed
  /** How many of them changed, and the keys of the first few: stock numbers, addresses of stories. */
  total: number
  keys: string[]
  pages: ReasonPages[]
}
