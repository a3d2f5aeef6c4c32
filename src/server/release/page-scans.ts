import type { ScannedPage } from './scan-page'

/** What was found in pages when they were saved, so that the gate need not read them again. */
export interface PageScans {
  note: (digest: string, scan: ScannedPage) => void
  /** What is known of a page; it is forgotten with that. */
  take: (digest: string) => ScannedPage | undefined
}

/** Pages of a release that nobody asked about any more; some kB each. */
const MOST = 10_000

/** Addresses are much the same on every page: each is kept once. */
export const createPageScans = (): PageScans => {
  const known = new Map<string, ScannedPage>()
  let texts = new Map<string, string>()
  const once = (text: string): string => {
    const found = texts.get(text)
    if (found !== undefined) return found
    // A copy of its own: a piece of a text keeps the whole page in memory.
    const copy = Buffer.from(text, 'latin1').toString('latin1')
    texts.set(copy, copy)
    return copy
  }
  return {
    note: (digest, { titles, hasHeading, links }) => {
      if (known.size >= MOST) known.clear()
      known.set(digest, { titles, hasHeading, links: new Set([...links].map(once)) })
    },
    take: (digest) => {
      const found = known.get(digest)
      known.delete(digest)
      if (known.size === 0) texts = new Map()
      return found
    },
  }
}
