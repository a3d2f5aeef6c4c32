import { DEFAULT_SEGMENTS } from './segments'
import type { Segments } from './segments'

/** First segments of addresses that public configuration may rename; rules and stories are written with the default names. */
const ROOTS = ['stock', 'concessions', 'privateLease', 'businessLease'] as const satisfies (keyof Segments)[]

/** Renamed roots, old to new: `/stock` → `/vehicules`. Empty with the default segments. */
export const movedRoots = (segments: Segments): Record<string, string> =>
  Object.fromEntries(
    ROOTS.filter((root) => segments[root] !== DEFAULT_SEGMENTS[root]).map((root) => [
      `/${DEFAULT_SEGMENTS[root]}`,
      `/${segments[root]}`,
    ]),
  )

/** An address below a renamed root, with the root's new name; any other as it is. */
export const moveRoot = (address: string, moved: Readonly<Record<string, string>>): string => {
  const root = /^\/[^/?#]*/.exec(address)?.[0] ?? ''
  const renamed = Object.hasOwn(moved, root) ? moved[root] : undefined
  return renamed === undefined ? address : `${renamed}${address.slice(root.length)}`
}
