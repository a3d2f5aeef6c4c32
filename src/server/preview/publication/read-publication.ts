import type { Publication, StoryState } from '../../../domain/content/publication'
import type { FeedSnapshot } from '../../builds/feed'
import type { Db } from '../../database/open-database'
import { latestEvent, placeInQueue, wasRolledBack } from './latest-event'
import type { PublicationEvent } from './latest-event'
import { createReadBack } from './read-back'
import type { LiveRelease } from './read-back'

export interface PublicationOptions {
  db: Db
  /** Origin that visitors use. */
  publicUrl: string
  /** What visitors should be served; null before the first release. */
  live: () => Promise<LiveRelease | null>
  /** What is being built. */
  feed: () => FeedSnapshot
  /** In milliseconds. */
  clock: () => number
}

export interface AskedStory {
  id: number
  path: string
  /** The release of the CMS that it is seen in; null: none. */
  release: string | null
  state: StoryState
  /** When the CMS published what is public; null: never. */
  publishedAt: Date | null
}

/** Milliseconds after a publication during which it is no wonder that a cache on the way has the old page. */
const PATIENCE = 60_000

/** Actions that take a story off the site. */
const TAKES_AWAY = new Set(['unpublished', 'deleted'])

/** Parts of every page are looked for on the home page. */
const pageOf = (path: string): string => (path.startsWith('/global/') ? '/' : path)

const secondsOf = ({ received_at: from, settled_at: to }: PublicationEvent): number | null =>
  to === null ? null : Math.max(0, (to.getTime() - from.getTime()) / 1_000)

/** Tells what became of the last publication of a story; that it is live only after it was read from the public address. */
export const createPublicationReader = ({ db, publicUrl, live, feed, clock }: PublicationOptions) => {
  const readBack = createReadBack(publicUrl)

  /** @param event null where none tells of the publication, which is then older than the journal */
  const seen = async (story: AskedStory, event: PublicationEvent | null): Promise<Publication> => {
    const release = await live()
    const settledAt = event?.settled_at ?? null
    if (release === null) return { kind: 'none' }
    if (await wasRolledBack(db, settledAt)) return { kind: 'rolled-back' }
    const path = pageOf(story.path)
    const isGone = event !== null && TAKES_AWAY.has(event.kind)
    const isRight = isGone || release.digestOf(path) !== null
    const answer = isRight ? await readBack(release, path) : ({ isServed: false, status: null } as const)
    if (answer.isServed)
      return {
        kind: isGone && release.digestOf(path) === null ? 'offline' : 'live',
        since: settledAt?.toISOString() ?? null,
        seconds: event && secondsOf(event),
        note: event?.reason ?? null,
      }
    // Another server may have published it, whose release this one does not serve yet.
    if (settledAt !== null && clock() - settledAt.getTime() < PATIENCE) return { kind: 'switching' }
    return { kind: 'unseen', address: new URL(path, publicUrl).href, status: answer.status }
  }

  return async (story: AskedStory): Promise<Publication> => {
    const event = await latestEvent(db, story)
    if (event === null) return story.state === 'draft' || story.release !== null ? { kind: 'none' } : seen(story, null)
    const reason = event.reason ?? ''
    switch (event.status) {
      case 'pending':
        return { kind: 'waiting', ...(await placeInQueue(db, event)) }
      case 'building':
        return { kind: 'building', share: feed().running?.share ?? 0 }
      case 'failed':
        return { kind: 'failed', reason }
      case 'omitted':
        return { kind: 'left-out', reason }
      // The journal ignores a publication that was built before: what counts is what visitors get.
      case 'ignored':
      case 'published':
        return seen(story, event)
    }
  }
}

export type PublicationReader = ReturnType<typeof createPublicationReader>
