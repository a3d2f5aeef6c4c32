import type { ReleaseRoot } from './types'

/** Which releases stay. */
export interface Retention {
  /** This many of the newest stay, however old they are. Default 20. */
  keep: number
  /** Others stay while they are younger than this many days … Default 7. */
  days: number
  /** … but no more than this many in all: a busy day makes hundreds. Default 200. */
  atMost: number
}

export const RETENTION: Retention = { keep: 20, days: 7, atMost: 200 }

const DAY = 86_400_000

/**
 * Releases that may go, oldest first. The live one, the one before it and those in `pinned` always stay.
 *
 * @param roots all releases, in any order
 */
export const expired = (
  roots: readonly Pick<ReleaseRoot, 'id' | 'createdAt'>[],
  pinned: ReadonlySet<string>,
  now: Date,
  { keep, days, atMost }: Retention,
): string[] =>
  [...roots]
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1))
    .filter(
      ({ createdAt }, rank) => rank >= keep && (rank >= atMost || Date.parse(createdAt) < now.getTime() - days * DAY),
    )
    .map(({ id }) => id)
    .filter((id) => !pinned.has(id))
    .reverse()
