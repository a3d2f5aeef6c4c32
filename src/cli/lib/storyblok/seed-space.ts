import { withLinkIds } from '../../../../demo/content-api/state/link-ids'
import type { JsonObject } from '../../../domain/json'
import { meansTheSame } from '../../../domain/storyblok/comparable'
import type { ManagementClient } from './management-client'
import { folderBody, folderOf, foldersOf } from './seed-folders'
import type { SeedStory } from './seed-story'
import { createdStory, readStories, readStory, SEED_MARK, storyKey, UNFINISHED } from './space-stories'

export interface SeedOptions {
  client: ManagementClient
  /** Also replaces stories that editors wrote or changed. */
  overwrite: boolean
  dryRun: boolean
  /** Takes one line for the operator. */
  say: (line: string) => void
}

type Outcome = 'created' | 'finished' | 'replaced' | 'kept' | 'unchanged'
type Known = Awaited<ReturnType<typeof readStories>>

const DONE: Record<Outcome, string | null> = {
  created: 'publish story',
  finished: 'finish story',
  replaced: 'replace story',
  kept: null,
  unchanged: null,
}

/** An empty draft: links need the uuids of all stories before any of them can say what it is to say. */
const draftBody = (story: SeedStory, parentId: number): JsonObject => ({
  name: story.name,
  slug: story.slug,
  parent_id: parentId,
  is_startpage: story.isStartpage,
  position: story.position,
  content: { _uid: story.content['_uid'] ?? '', component: story.content['component'] ?? '' },
  meta_data: { [SEED_MARK]: UNFINISHED },
})

/** Creates what is missing: folders first, then stories. @returns keys of the stories that were not there */
const createMissing = async (stories: readonly SeedStory[], known: Known, options: SeedOptions) => {
  const { client, dryRun, say } = options
  const missing = new Set<string>()
  const parentId = (folder: string): number => known.get(storyKey(folder, true))?.id ?? 0
  const create = async (key: string, line: string, story: JsonObject): Promise<void> => {
    missing.add(key)
    if (!dryRun) known.set(key, createdStory(await client.post('stories', { story })))
    say(line)
  }
  for (const folder of foldersOf(stories)) {
    const key = storyKey(folder, true)
    if (known.has(key)) continue
    await create(key, `create folder ${folder}`, folderBody(folder, stories, parentId(folderOf(folder))))
  }
  for (const story of stories) {
    const key = storyKey(story.path, false)
    if (!known.has(key)) await create(key, `create story ${story.path}`, draftBody(story, parentId(story.folder)))
  }
  return missing
}

/** What is to be done with a story that was in the space before. */
const outcomeOf = async (
  { digest }: SeedStory,
  id: number,
  content: JsonObject,
  { client, overwrite }: SeedOptions,
): Promise<Outcome> => {
  const { mark, content: current } = await readStory(client, id)
  if (mark === UNFINISHED) return 'finished'
  if (overwrite) return mark === digest && meansTheSame(current, content) ? 'unchanged' : 'replaced'
  return mark === digest ? 'unchanged' : 'kept'
}

/**
 * Puts stories into a space, published. A story is marked until it is complete, so that the next run finishes one that
 * was stopped; what editors wrote or changed is left alone.
 */
export const seedSpace = async (stories: readonly SeedStory[], options: SeedOptions): Promise<void> => {
  const { client, dryRun, say } = options
  const known = await readStories(client)
  const missing = await createMissing(stories, known, options)
  const counts = new Map<Outcome, number>()
  for (const story of stories) {
    const { path, name, tags, digest } = story
    const key = storyKey(path, false)
    const id = known.get(key)?.id
    const content = withLinkIds(story.content, (slug) => known.get(storyKey(slug, false))?.uuid)
    const outcome = id === undefined || missing.has(key) ? 'created' : await outcomeOf(story, id, content, options)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    if (outcome === 'kept') say(`kept, it is not as it was seeded (--overwrite replaces it): ${path}`)
    const done = DONE[outcome]
    if (done === null) continue
    const body = { name, content, tag_list: tags, meta_data: { [SEED_MARK]: digest } }
    if (!dryRun && id !== undefined) await client.put(`stories/${id}`, { story: body, publish: 1 })
    say(`${done} ${path}`)
  }
  const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
  say(`${stories.length} stories: ${summary}`)
}
