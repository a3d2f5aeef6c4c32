import type { BlobStore } from '../blob-store'
import { eachOf } from '../put-file'
import type { Release, ReleaseFile } from '../types'

const ID = /"(?:id|vehicleId)":(\d+)|[/"](\d+)-1-/g
const IDS = /"\w*[iI]ds":\[([\d,]*)\]/g

/** Stock numbers that a JSON file mentions: as an id, in a list of ids, in a vehicle's address. */
export const vehiclesIn = (json: string): Set<number> => {
  const ids = new Set<number>()
  for (const [, id, slug] of json.matchAll(ID)) ids.add(Number(id ?? slug))
  for (const [, list = ''] of json.matchAll(IDS)) for (const id of list.split(',')) if (id !== '') ids.add(Number(id))
  return ids
}

/** Which vehicles the lists of releases mention. Files never change under their digest: each is read once. */
export interface Mentions {
  /** Lists of a release that mention any of these vehicles: their addresses, with the number. */
  find: (release: Release, vehicles: ReadonlySet<number>) => Promise<[path: string, vehicle: number][]>
}

const isList = (path: string, { type }: ReleaseFile, stockSegment: string): boolean =>
  type.startsWith('application/json') &&
  !path.startsWith('/builds/') &&
  !path.endsWith('.map') &&
  // Data of the vehicles' own pages; the overview's is /page-data/stock/page-data.json.
  !(path.startsWith(`/page-data/${stockSegment}/`) && path.split('/').length > 4)

/** @param stockSegment first segment of vehicle addresses */
export const createMentions = (blobs: BlobStore, stockSegment: string): Mentions => {
  let known = new Map<string, ReadonlySet<number>>()
  return {
    find: async (release, vehicles) => {
      const seen = new Map<string, ReadonlySet<number>>()
      const found: [string, number][] = []
      const lists = [...release.files()].filter(([path, file]) => isList(path, file, stockSegment))
      await eachOf(lists, async ([path, { digest }]) => {
        const ids = known.get(digest) ?? seen.get(digest) ?? vehiclesIn((await blobs.read(digest)).toString('latin1'))
        seen.set(digest, ids)
        for (const vehicle of vehicles) if (ids.has(vehicle)) found.push([path, vehicle])
      })
      // What this release does not have is forgotten, so that a long-lived process does not grow.
      known = seen
      return found.sort(([a, x], [b, y]) => (a === b ? x - y : a < b ? -1 : 1))
    },
  }
}
