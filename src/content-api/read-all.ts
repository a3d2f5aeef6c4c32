import type { z } from 'zod'
import { ContentApiError } from './content-api-error'
import type { ContentClient, Parameters } from './content-client'

/** Items of one page where nobody asks for more (spec, section 7). */
export const PAGE_SIZE = 25

export interface ListOptions {
  perPage?: number
  isNews?: boolean
}

/** Pages of a list, and how many items the content API says there are. */
export interface Pages<Page> {
  pages: Page[]
  total: number
}

/**
 * Reads every page of a list.
 *
 * @param shape of one page
 * @param countOf items of a page
 * @throws ContentApiError
 */
export const readAll = async <Shape extends z.ZodType>(
  client: ContentClient,
  path: string,
  parameters: Parameters,
  shape: Shape,
  countOf: (page: z.output<Shape>) => number,
  { perPage = PAGE_SIZE, isNews = false }: ListOptions = {},
): Promise<Pages<z.output<Shape>>> => {
  const read = (page: number) =>
    client.read(path, shape, { ...parameters, per_page: String(perPage), page: String(page) }, isNews)
  const first = await read(1)
  const total = Number.isNaN(first.total) ? countOf(first.body) : first.total
  // One page of many is not taken for all of them.
  if (Number.isNaN(first.total) && total >= perPage)
    throw new ContentApiError(first.address, 'the answer lacks the header total: it may be one page of many')
  const size = first.perPage > 0 ? first.perPage : perPage
  const rest = Array.from({ length: Math.max(0, Math.ceil(total / size) - 1) }, (_, index) => read(index + 2))
  return { pages: [first, ...(await Promise.all(rest))].map(({ body }) => body), total }
}
