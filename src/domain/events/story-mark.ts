/** Mark of a story that visitors cannot see. */
export const GONE = 'gone'

/**
 * Version mark of a published story, which changes when the story is published again or moved.
 *
 * @param publishedAt as the content API words it
 */
export const storyMark = (publishedAt: string, slug: string): string => `${publishedAt} ${slug}`
