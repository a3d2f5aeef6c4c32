/** An article as feeds tell it. */
export interface FeedArticle {
  path: string
  title: string
  intro: string
  category: string
  author: string
  /** ISO date */
  date: string
  /** ISO instant of a later change; null for none. */
  modifiedAt: string | null
  /** Absolute. */
  image: string | null
  /** Its paragraphs. */
  texts: readonly string[]
}

export interface Feed {
  title: string
  description: string
  /** Origin of the site, without a slash at the end. */
  siteUrl: string
  /** BCP 47 */
  language: string
  /** Newest first. */
  articles: readonly FeedArticle[]
}

/** Instant at which an article was published: the beginning of its day, whatever the time of a later change. */
export const publishedAtOf = ({ date }: Pick<FeedArticle, 'date'>): Date => new Date(`${date}T00:00:00Z`)

/** The instant of a change after the day of an article; null where its last publication was on that day or before. */
export const laterChange = (date: string, publishedAt: string | null): string | null =>
  publishedAt !== null && publishedAt.slice(0, 10) > date ? publishedAt : null
