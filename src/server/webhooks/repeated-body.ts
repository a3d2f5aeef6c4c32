import { sql } from 'kysely'
import type { StoryblokWebhook } from '../../contract/webhooks/storyblok'
import type { Db } from '../database/open-database'
import type { NewEvent } from '../journal/types'
import type { ReadSubjectMark, SubjectMark } from '../reconciliation/subject-mark'
import { createSharedReads } from './shared-reads'

const NOTHING_NEW = 'Le même webhook a déjà été traité, et le contenu n’a pas changé depuis.'

/** Actions of which the story itself tells whether they happened again. */
const STORY_ACTIONS = new Set(['published', 'unpublished', 'deleted'])

interface Earlier {
  status: string
  content_mark: string | null
  /** Whether a build that went well took it. */
  is_built: boolean
  /** Whether no other such build began after that one. */
  is_latest: boolean
}

/** The newest event that the same body brought, apart from those that ended here. */
const findEarlier = async (db: Db, key: string): Promise<Earlier | undefined> => {
  const { rows } = await sql<Earlier>`
    select e.status, e.content_mark, coalesce(b.state in ('published', 'unchanged'), false) as is_built,
      not exists (select from builds later where later.state in ('published', 'unchanged', 'gated') and later.started_at > b.started_at) as is_latest
    from events e left join builds b on b.id = e.build_id
    where e.source = 'storyblok' and split_part(e.idempotency_key, '#', 1) = ${key} and e.status <> 'ignored'
    order by e.seq desc limit 1
  `.execute(db)
  return rows[0]
}

const isBuilt = ({ status, content_mark, is_built, is_latest }: Earlier, { mark, isUnique }: SubjectMark): boolean =>
  (status === 'published' || status === 'omitted') && is_built && content_mark === mark && (isUnique || is_latest)

/**
 * Ends an event of Storyblok where its very body was received before and the content API says the same as before the
 * build of that event: then nothing was published since. A first delivery costs one look into the journal.
 *
 * The mark is read before the event is accepted, and the build reads after that, so what was built is at least as new as
 * the mark. Whatever cannot be proved goes on, as decision 0007 has it.
 *
 * @returns the event as it is to be written into the journal
 */
export const createRepeatedBodies = (db: Db, readMark: ReadSubjectMark) => {
  const shared = createSharedReads(readMark)
  return async (event: NewEvent, { action, story_id }: StoryblokWebhook): Promise<NewEvent> => {
    if (event.ignored !== undefined) return event
    const earlier = await findEarlier(db, event.key)
    // One that waits is the same event; the journal adds nothing.
    if (earlier === undefined || earlier.status === 'pending') return event
    const mark = await shared(story_id !== undefined && STORY_ACTIONS.has(action) ? story_id : null)
    if (mark === null) return event
    // The key of the body itself stays free for a second publication.
    if (isBuilt(earlier, mark)) return { ...event, key: `${event.key}#${mark.mark}`, ignored: NOTHING_NEW }
    return { ...event, contentMark: mark.mark }
  }
}
