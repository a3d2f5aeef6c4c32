import { z } from 'zod'
import { ContentApiError, createContentFetch } from './content-fetch'
import type { ContentFetchOptions } from './content-fetch'

const PER_PAGE = 1000

const linksSchema = z.object({
  links: z.record(z.string(), z.object({ uuid: z.string(), slug: z.string(), is_folder: z.boolean().default(false) })),
})

export interface ContentSource {
  /** Up to the version, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  token: string
  version: 'published' | 'draft'
  /** How each request is sent. */
  request?: Partial<ContentFetchOptions>
  /** Version of the content; an answer for an older one may come out of a cache. */
  cv?: string
}

/** Parameters of every request. */
export const queryOf = ({ token, version, cv }: ContentSource): Record<string, string> => ({
  token,
  version,
  ...(cv !== undefined && { cv }),
})

/**
 * The stories that the space has right now: slug by uuid. Nodes of stories that vanished are still in the graph while
 * stories are parsed; this list tells them apart, and shows when the API delivered less than it has.
 *
 * @throws ContentApiError
 */
export const readLinks = async (source: ContentSource): Promise<Map<string, string>> => {
  const contentFetch = createContentFetch(source.request)
  const slugs = new Map<string, string>()
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      ...queryOf(source),
      paginated: '1',
      per_page: String(PER_PAGE),
      page: String(page),
    })
    const address = `${source.endpoint}/cdn/links?${query.toString()}`
    const response = await contentFetch(address)
    const answer = linksSchema.safeParse(await response.json())
    if (!answer.success) throw new ContentApiError(address, 'the answer does not list the stories of the space')
    const links = Object.values(answer.data.links)
    for (const { uuid, slug, is_folder: isFolder } of links) if (!isFolder) slugs.set(uuid, slug)
    const total = Number(response.headers.get('total') ?? Number.NaN)
    if (links.length === 0 || !(page * PER_PAGE < total)) return slugs
  }
}
