import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import type { EventRow } from '../../database/schema'

/** What of an event the editor is told. */
export type PublicationEvent = Pick<EventRow, 'seq' | 'kind' | 'status' | 'reason' | 'received_at' | 'settled_at'>

/** Actions after which a story is published or not; a draft that is saved is none. */
const PUBLISHING = ['published', 'unpublished', 'moved', 'deleted', 'release.merged', 'merged']

/** Milliseconds between the publication of a story and the webhook of the release that it was part of. */
const NEAR = 120_000

interface Asked {
  id: number
  /** Null: the story as it is outside of releases. */
  release: string | null
  /** When the CMS published what is public; null: never. */
  publishedAt: Date | null
}

/**
 * The newest event about a story, or about the release that it is seen in. The webhook of a merged release names no story:
 * its stories are known by the time of their publication.
 */
export const latestEvent = async (db: Db, { id, release, publishedAt }: Asked): Promise<PublicationEvent | null> => {
  const ofStory = sql<boolean>`payload ->> 'story_id' = ${String(id)}`
  const isNear = (at: Date) =>
    sql<boolean>`(${ofStory} or (payload ->> 'release_id' is not null
      and received_at between ${new Date(at.getTime() - NEAR)} and ${new Date(at.getTime() + NEAR)}))`
  const isAbout =
    release !== null
      ? sql<boolean>`payload ->> 'release_id' = ${release}`
      : publishedAt === null
        ? ofStory
        : isNear(publishedAt)
  const row = await db
    .selectFrom('events')
    .select(['seq', 'kind', 'status', 'reason', 'received_at', 'settled_at'])
    .where('source', '=', 'storyblok')
    .where('kind', 'in', PUBLISHING)
    .where(isAbout)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Where an event stands among those that wait, from 1. */
export const placeInQueue = async (db: Db, { seq }: PublicationEvent): Promise<{ place: number; of: number }> => {
  const { place, of } = await db
    .selectFrom('events')
    .select(({ fn }) => [
      fn.countAll<string | number>().as('of'),
      sql<string | number>`count(*) filter (where seq <= ${seq})`.as('place'),
    ])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { place: Number(place), of: Number(of) }
}

/** Whether somebody went back to an earlier release after an instant, and nothing was published since. */
export const wasRolledBack = async (db: Db, after: Date | null): Promise<boolean> => {
  const last = await db
    .selectFrom('publications')
    .select(['cause', 'published_at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.cause === 'rollback' && after !== null && last.published_at > after
}
