import type { SiteIndex } from '../../static/site-index'
import type { GateFinding } from '../../builds/types'
import type { BlobStore } from '../blob-store'
import { vehicleOfPath } from '../count-files'
import type { Release } from '../types'

/**
 * Which vehicles the build's own data had. Its sitemap is written from the plan of pages, so from the data and not from
 * the files that lie in the output: a page that was never removed is not in it.
 */
export interface Stock {
  /** Stock numbers; null for a release without a sitemap, which says nothing. */
  of: (release: Release) => Promise<ReadonlySet<number> | null>
}

const END = '</loc>'

/** Paths are found by the segment that vehicles have, which is far faster than reading every address. */
const vehiclesIn = (xml: string, stockSegment: string): number[] => {
  const ids: number[] = []
  const beginning = `/${stockSegment}/`
  for (let at = xml.indexOf(beginning); at >= 0; at = xml.indexOf(beginning, at + 1)) {
    const id = vehicleOfPath(xml.slice(at, xml.indexOf(END, at)), stockSegment)
    if (id !== null) ids.push(id)
  }
  return ids
}

/** @param stockSegment first segment of vehicle addresses */
export const createStock = (blobs: BlobStore, stockSegment: string): Stock => {
  /** By the digest of their file: each is read once. */
  let known = new Map<string, readonly number[]>()
  return {
    of: async (release) => {
      const seen = new Map<string, readonly number[]>()
      for (let number = 0; ; number += 1) {
        const file = release.file(`/sitemap-${number}.xml`)
        if (!file) break
        seen.set(
          file.digest,
          known.get(file.digest) ?? vehiclesIn((await blobs.read(file.digest)).toString('latin1'), stockSegment),
        )
      }
      known = seen
      return seen.size === 0 ? null : new Set([...seen.values()].flat())
    },
  }
}

/** Pages of vehicles that the data of the build no longer had: sold, and never removed. */
export const leftFindings = (
  { slugs }: SiteIndex,
  stock: ReadonlySet<number> | null,
  stockSegment: string,
): GateFinding[] => {
  if (stock === null) return []
  const left: [slug: string, id: number][] = []
  for (const part of slugs) for (const [id, slug] of part) if (!stock.has(id)) left.push([slug, id])
  return left.sort().map(([slug, id]) => ({
    check: 'ghost',
    message: `La page /${stockSegment}/${slug} montre le véhicule ${id}, qui n’est plus en stock.`,
  }))
}
