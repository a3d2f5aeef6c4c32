import { z } from 'zod'
import type { ContentClient, Parameters } from './content-client'
import { readAll } from './read-all'

const PER_PAGE = 1_000

const linksSchema = z.object({
  links: z.record(z.string(), z.object({ uuid: z.string(), slug: z.string(), is_folder: z.boolean().default(false) })),
})

/**
 * The stories that the space has right now, without its folders: slug by uuid.
 *
 * @throws ContentApiError
 */
export const readLinks = async (client: ContentClient, parameters: Parameters = {}): Promise<Map<string, string>> => {
  const { pages } = await readAll(
    client,
    'links',
    { ...parameters, paginated: '1' },
    linksSchema,
    ({ links }) => Object.keys(links).length,
    { perPage: PER_PAGE },
  )
  const links = pages.flatMap((page) => Object.values(page.links))
  return new Map(links.filter((link) => !link.is_folder).map(({ uuid, slug }) => [uuid, slug]))
}
