import { signPreview } from '../../src/server/preview/preview-token'

export interface FrameOptions {
  spaceId: number
  previewToken: string
  /** Number of the release that the story is seen in; null: none. */
  release: number | null
  /** In milliseconds. */
  clock: () => number
}

/** What Storyblok's editor puts into its frame: the address of a story, the story it means, and proof that it is the editor. */
export const frameAddress = (
  story: { id: number; full_slug: string; content: { component?: unknown } },
  { spaceId, previewToken, release, clock }: FrameOptions,
): string => {
  const timestamp = String(Math.floor(clock() / 1_000))
  const query = new URLSearchParams({
    _storyblok: String(story.id),
    _storyblok_c: typeof story.content.component === 'string' ? story.content.component : '',
    _storyblok_version: '',
    _storyblok_lang: 'default',
    _storyblok_release: String(release ?? 0),
    _storyblok_rl: String(clock()),
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signPreview(String(spaceId), previewToken, timestamp),
  })
  return `${story.full_slug === 'home' ? '/' : `/${story.full_slug}`}?${query.toString()}`
}
