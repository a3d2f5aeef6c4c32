import type { StoryFields } from '../../domain/content/story-fields'

/** Without these no page is right; a site that lacks them is not published. */
const REQUIRED = ['/', '/global/top-bar', '/global/header', '/global/mobile-navigation', '/global/footer'] as const

/** The content space cannot make a site; one line. */
export class ContentIncompleteError extends Error {
  override name = 'ContentIncompleteError'
}

interface Limits {
  /** Stories of the last build. */
  before: number
  allowEmpty: boolean
  /** How many stories the space lists. */
  listed: number
  /** How many of those the source plugin delivered. */
  delivered: number
}

/** Share of the stories that may vanish between two builds. */
const MAXIMUM_DROP = 0.8
/** Share of the listed stories that may be missing: some are published or removed while a build reads. */
const MAXIMUM_MISSING = 0.1

/**
 * Refuses a space that would publish something wrong.
 *
 * @throws ContentIncompleteError
 */
export const requireStories = (
  stories: readonly StoryFields[],
  { before, allowEmpty, listed, delivered }: Limits,
): void => {
  if (listed - delivered > Math.max(2, listed * MAXIMUM_MISSING))
    throw new ContentIncompleteError(
      `Content API: lists ${listed} stories but delivered ${delivered}: nothing is published`,
    )
  if (!allowEmpty && before > 0 && stories.length < before * (1 - MAXIMUM_DROP))
    throw new ContentIncompleteError(
      `Content API: has ${stories.length} stories where the last build had ${before}: nothing is published. ` +
        'If that is right, build once with ALLOW_EMPTY_STOCK=true.',
    )
  const paths = new Set(stories.map(({ path }) => path))
  const missing = REQUIRED.filter((path) => !paths.has(path))
  if (missing.length > 0)
    throw new ContentIncompleteError(
      `Content API: no usable story for ${missing.map((path) => (path === '/' ? 'home' : path.slice(1))).join(', ')}: nothing is published`,
    )
}
