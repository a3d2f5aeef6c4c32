import { routeManifest } from './route-manifest'
import type { BuiltPage } from './route-manifest'

/** Paths of pages that a rebuild added and deleted. */
export interface PageChanges {
  created: readonly string[]
  deleted: readonly string[]
}

/**
 * Writes manifests as text. At 20,000 pages one is more than a megabyte, and all of it but the id changes only when a
 * page comes or goes: that part is kept.
 *
 * @returns a function of the id, the pages, and what a rebuild of this process did to them (null: nobody knows)
 */
export const createManifestText = (): ((
  id: string,
  pages: Iterable<BuiltPage>,
  changes: PageChanges | null,
) => string) => {
  let kept: string | null = null
  return (id, pages, changes) => {
    if (kept === null || changes === null || changes.created.length + changes.deleted.length > 0) {
      const { matcher, prerendered } = routeManifest(id, pages)
      kept = JSON.stringify({ matcher, prerendered }).slice(1)
    }
    return `{"id":${JSON.stringify(id)},${kept}`
  }
}
