/** Mark of a story that visitors cannot see. */
export const GONE = 'gone'

/**
 * What tells a published story from itself after another publication: the time of the publication, and where the story is.
 *
 * @param publishedAt as the content API words it
 */
export const storyMark = (publishedAt: string, slug: string): string => `${publishedAt} ${slug}`
