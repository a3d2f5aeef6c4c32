import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { StoryblokWebhook } from '../../contract/webhooks/storyblok'
import type { Db } from '../database/open-database'
import type { NewEvent } from '../journal/types'
import type { ReadSubjectMark, SubjectMark } from '../reconciliation/subject-mark'
import { createSharedReads } from './shared-reads'

const NOTHING_NEW = 'Le même webhook a déjà été traité, et le contenu n’a pas changé depuis.'

/** Milliseconds that a first delivery about the whole space waits for its mark. */
const PATIENCE = 1_000

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

/** Mark of a story in the newest build that read it by name and went well, and whether it is the newest of all. */
const findBuiltStory = async (db: Db, id: number): Promise<{ mark: string; is_latest: boolean } | undefined> => {
  const { rows } = await sql<{ mark: string; is_latest: boolean }>`
    select b.result #>> array['stories', ${String(id)}] as mark,
      not exists (select from builds later where later.state in ('published', 'unchanged', 'gated') and later.started_at > b.started_at) as is_latest
    from events e join builds b on b.id = e.build_id
    where e.source = 'storyblok' and e.payload ->> 'story_id' = ${String(id)} and b.state in ('published', 'unchanged')
      and b.result #>> array['stories', ${String(id)}] is not null
    order by b.started_at desc limit 1
  `.execute(db)
  return rows[0]
}

const isBuilt = ({ status, content_mark, is_built, is_latest }: Earlier, { mark, isUnique }: SubjectMark): boolean =>
  (status === 'published' || status === 'omitted') && is_built && content_mark === mark && (isUnique || is_latest)

/**
 * Ends an event of Storyblok where its very body was received before and what the content API says now is built: then
 * nothing was published since. A first delivery about a story costs one journal query, since its build records the story
 * version it read. For a first delivery about the whole space, the content API is asked before it is accepted, with a
 * short time limit.
 *
 * A mark that is stored with an event was read before it was accepted, and the build reads after that, so what was built
 * is at least as new as the mark. Whatever cannot be proved goes on, as decision 0007 has it.
 *
 * @returns the event as it is to be written into the journal
 */
export const createRepeatedBodies = (db: Db, readMark: ReadSubjectMark) => {
  const shared = createSharedReads(readMark)
  const isStoryBuilt = async (id: number | null, { mark, isUnique }: SubjectMark): Promise<boolean> => {
    const built = id === null ? undefined : await findBuiltStory(db, id)
    return built?.mark === mark && (isUnique || built.is_latest)
  }
  return async (event: NewEvent, { action, story_id }: StoryblokWebhook): Promise<NewEvent> => {
    if (event.ignored !== undefined) return event
    const earlier = await findEarlier(db, event.key)
    // One that waits is the same event; the journal adds nothing.
    if (earlier?.status === 'pending') return event
    const storyId = story_id !== undefined && STORY_ACTIONS.has(action) ? story_id : null
    if (earlier === undefined && storyId !== null) return event
    const reading = shared(storyId)
    const mark = await (earlier === undefined ? Promise.race([reading, wait(PATIENCE, null, { ref: false })]) : reading)
    if (mark === null) return event
    // The key of the body itself stays free for a second publication.
    if (earlier !== undefined && (isBuilt(earlier, mark) || (await isStoryBuilt(storyId, mark))))
      return { ...event, key: `${event.key}#${mark.mark}`, ignored: NOTHING_NEW }
    return { ...event, contentMark: mark.mark }
  }
}
