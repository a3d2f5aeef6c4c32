import { z } from 'zod'
import type { BlockFeeds } from '../domain/content/feeds'
import { errorMessage } from '../domain/errors/error-message'

/** Only the envelope: each record is parsed later, like an editor's block, so that a bad one is left out alone. */
const vacanciesSchema = z.object({ vacancies: z.array(z.unknown()) }).transform(({ vacancies }) => vacancies)
const reviewsSchema = z.object({ rating: z.unknown(), count: z.unknown(), reviews: z.array(z.unknown()) })

export interface FeedAddresses {
  /** `{ "vacancies": [{ "id", "title", "place", "contract", "text", "email", "datePosted" … }] }` */
  VACANCIES_URL?: string | undefined
  /** `{ "rating", "count", "reviews": [{ "id", "author", "place", "date", "rating", "text" }] }` */
  REVIEWS_URL?: string | undefined
}

interface ReadOptions {
  /** What was read last; kept for a feed that does not answer. */
  before: BlockFeeds
  /** Told of each feed that cannot be read, in one line. */
  warn: (line: string) => void
  /** Milliseconds one answer may take. */
  timeout?: number
}

/**
 * Reads the feeds of vacancies and reviews. A feed that fails stops nothing: its records stay as they were.
 *
 * @returns `before` itself where nothing changed
 */
export const readFeeds = async (
  { VACANCIES_URL, REVIEWS_URL }: FeedAddresses,
  { before, warn, timeout = 5_000 }: ReadOptions,
): Promise<BlockFeeds> => {
  const read = async <Schema extends z.ZodType, Kept>(
    name: string,
    url: string | undefined,
    schema: Schema,
    kept: Kept,
  ): Promise<z.output<Schema> | Kept | null> => {
    if (url === undefined) return null
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      return schema.parse(await response.json())
    } catch (error) {
      const reason = error instanceof z.ZodError ? 'the answer has not the form of the feed' : errorMessage(error)
      warn(`${name}: GET ${url}: ${reason}; its records stay as they were`)
      return kept
    }
  }
  const [vacancies, reviews] = await Promise.all([
    read('VACANCIES_URL', VACANCIES_URL, vacanciesSchema, before.vacancies),
    read('REVIEWS_URL', REVIEWS_URL, reviewsSchema, before.reviews),
  ])
  const feeds: BlockFeeds = { vacancies, reviews }
  return JSON.stringify(feeds) === JSON.stringify(before) ? before : feeds
}
