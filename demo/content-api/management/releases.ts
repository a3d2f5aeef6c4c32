import type { ApiContext } from '../context'
import { notFound, unprocessable } from '../api-error'
import { randomId } from '../state/story-id'
import type { JsonObject, ReleaseRecord, StoryRecord } from '../state/types'

/** What an editor does with releases; everything in one becomes public in one step, and is announced once. */
export const releaseEditing = ({ store, clock, announce }: Pick<ApiContext, 'store' | 'clock' | 'announce'>) => {
  const find = (id: string): ReleaseRecord => {
    const release = store.state.releases.get(Number(id))
    if (!release) throw notFound()
    return release
  }
  const put = (release: ReleaseRecord): ReleaseRecord => {
    store.commit({ releases: [release] }, false)
    return release
  }

  return {
    find,
    list: (): ReleaseRecord[] => [...store.state.releases.values()],
    create: (name: string): ReleaseRecord => put({ id: randomId(), name, isReleased: false, drafts: {} }),
    /** @throws 422 when it was released before */
    putStory: (id: number, story: StoryRecord, content: JsonObject): StoryRecord => {
      const release = find(String(id))
      if (release.isReleased) throw unprocessable('release_id', 'was released already')
      put({ ...release, drafts: { ...release.drafts, [story.id]: content } })
      return { ...story, draft: content }
    },
    release: (id: string): ReleaseRecord => {
      const release = find(id)
      if (release.isReleased) throw unprocessable('do_release', 'was released already')
      const at = new Date(clock()).toISOString()
      const stories = Object.entries(release.drafts).flatMap(([key, draft]): StoryRecord[] => {
        const story = store.state.stories.get(Number(key))
        if (!story) return []
        const firstPublishedAt = story.firstPublishedAt ?? at
        return [
          { ...story, draft, published: draft, publishedAt: at, updatedAt: at, firstPublishedAt, seedDigest: null },
        ]
      })
      const released = { ...release, isReleased: true }
      store.commit({ stories, releases: [released] }, true)
      announce({ text: `The release ${release.name} has been merged.`, action: 'merged', release_id: release.id })
      return released
    },
  }
}
