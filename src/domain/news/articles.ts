import { onceFor } from '../collections/once'
import type { StoryFields } from '../content/story-fields'
import { slugify } from '../routes/slugify'

/** What decides where an article is listed. */
export interface NewsEntry {
  path: string
  /** ISO date */
  date: string
  category: string
  /** The part of addresses that stands for its category; empty for a name without letters and digits. */
  categorySlug: string
  /** Id of the brand that it is about; null for none. */
  brand: string | null
}

type NewsStory = Pick<StoryFields, 'kind' | 'path' | 'date' | 'category' | 'brand'>

/** Newest first; of one day by address, so that the order does not depend on where a list comes from. */
const newestFirst = (a: NewsEntry, b: NewsEntry): number =>
  a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date < b.date ? 1 : -1

/** The articles among some stories, newest first. */
export const newsEntries = onceFor((stories: readonly NewsStory[]): readonly NewsEntry[] =>
  stories
    .filter(({ kind }) => kind === 'article')
    .map(({ path, date, category, brand }) => ({
      path,
      date: date ?? '',
      category: category ?? '',
      categorySlug: slugify(category ?? ''),
      brand,
    }))
    .sort(newestFirst),
)
