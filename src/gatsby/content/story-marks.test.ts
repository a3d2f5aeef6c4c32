import type { ChangeEvent } from '../../domain/events/scope'
import type { Content } from './content'
import { entryOf } from './story-entry'
import type { StoryEntry } from './story-entry'
import { storyMarks } from './story-marks'

const AT = '2026-11-21T10:00:00.123Z'
const story = (id: unknown, slug: string, more: object = {}): StoryEntry => {
  const raw = { id, uuid: `uuid-${slug}`, full_slug: slug, name: slug, content: {}, lang: 'default', published_at: AT }
  const entry = entryOf({ ...raw, ...more })
  if (entry === null) throw new Error('no story')
  return entry
}
const contentOf = (...entries: StoryEntry[]): Content => ({
  version: '1',
  links: new Map(),
  entries: new Map(entries.map((entry) => [entry.uuid, entry])),
})
const about = (storyId: number): ChangeEvent => ({
  source: 'storyblok',
  kind: 'published',
  payload: { action: 'published', story_id: storyId },
})

describe('marks of the stories that a build was made from', () => {
  // A node has Gatsby's id, and the number of the story beside it.
  const content = contentOf(story(1, 'home'), story('storyblokentry-2-default', 'news/a', { internalId: 2 }))

  it('are those of all stories where nobody knows what changed, or everything may have', () => {
    const all = { 1: `${AT} home`, 2: `${AT} news/a` }
    expect(storyMarks(content, [])).toEqual(all)
    expect(storyMarks(content, [about(1), { source: 'storyblok', kind: 'release_merged', payload: {} }])).toEqual(all)
  })

  it('are those of the stories that events name, without those that are gone', () => {
    expect(storyMarks(content, [about(2), about(3)])).toEqual({ 2: `${AT} news/a` })
  })

  it('are none where no content was read', () => {
    expect(storyMarks(content, [{ source: 'dealer', kind: 'vehicle.updated', payload: {} }])).toEqual({})
  })

  it('are none of stories that lack a number or a time', () => {
    expect(storyMarks(contentOf(story('x', 'a'), story(5, 'b', { published_at: null })), [])).toEqual({})
  })
})
