import { unprocessable } from '../api-error'
import type { Store } from '../state/store'
import type { StoryRecord } from '../state/types'

/** A story as the delivery API serves it. In a release, `draft` is the content planned there. */
export interface SeenStory extends StoryRecord {
  releaseId?: number
}

/**
 * Lets stories be seen in the release that a request names.
 *
 * @param release from `from_release`
 * @throws 422 for a release that cannot be
 */
export const seenIn = ({ state }: Store, release: string | null): ((story: StoryRecord) => SeenStory) => {
  if (release === null || release === '' || release === '0') return (story) => story
  const found = state.releases.get(Number(release))
  if (!found) throw unprocessable('from_release', 'is no release of this space')
  return (story) => {
    const draft = found.isReleased ? undefined : found.drafts[story.id]
    return draft === undefined ? story : { ...story, draft, releaseId: found.id }
  }
}
