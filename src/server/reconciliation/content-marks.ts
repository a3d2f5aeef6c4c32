import { z } from 'zod'
import { createContentClient } from '../../content-api/content-client'
import type { ContentClient } from '../../content-api/content-client'
import { readAll } from '../../content-api/read-all'
import type { SourceAddresses } from '../builds/worker/source-versions'

/** By what the content space can be told from itself at another time, without reading its stories. */
export interface ContentMarks {
  /** By number, where a story is and when it was published last: both change with everything that visitors can see of it. */
  stories: ReadonlyMap<number, string>
  /** Every entry of every data source. */
  datasources: string
}

/**
 * Reads the marks of the published space.
 *
 * @param version of the content: no older answer will do
 * @returns null when the space does not answer, or does not say enough
 */
export type ReadContentMarks = (version: string) => Promise<ContentMarks | null>

const PER_PAGE = 1000
const TIMEOUT = 5_000

const linksSchema = z.object({
  links: z.record(
    z.string(),
    z.union([
      z.object({ is_folder: z.literal(true) }),
      // A date that is missing would look the same before and after.
      z.object({
        id: z.number(),
        slug: z.string(),
        is_folder: z.literal(false).default(false),
        published_at: z.string().min(1),
      }),
    ]),
  ),
})
const datasourcesSchema = z.object({ datasources: z.array(z.object({ slug: z.string() })) })
const entriesSchema = z.object({ datasource_entries: z.array(z.object({ name: z.string(), value: z.string() })) })

/** All pages of a list. @throws ContentApiError; Error when some are missing */
const readWhole = async <Shape extends z.ZodType>(
  client: ContentClient,
  path: string,
  parameters: Record<string, string>,
  shape: Shape,
  countOf: (page: z.output<Shape>) => number,
): Promise<z.output<Shape>[]> => {
  const { pages, total } = await readAll(client, path, parameters, shape, countOf, { perPage: PER_PAGE, isNews: true })
  const read = pages.reduce((sum, page) => sum + countOf(page), 0)
  if (read < total) throw new Error(`${path}: lists ${total} but delivered ${read}`)
  return pages
}

export const contentMarks = ({
  contentEndpoint: endpoint,
  contentToken: token,
}: Pick<SourceAddresses, 'contentEndpoint' | 'contentToken'>): ReadContentMarks => {
  const client = createContentClient({ endpoint, token, timeout: TIMEOUT, repeatsFailures: false })
  return async (cv) => {
    try {
      const [links, datasources] = await Promise.all([
        readWhole(
          client,
          'links',
          { cv, include_dates: '1', paginated: '1' },
          linksSchema,
          (page) => Object.keys(page.links).length,
        ),
        readWhole(client, 'datasources', { cv }, datasourcesSchema, (page) => page.datasources.length),
      ])
      const slugs = datasources.flatMap((page) => page.datasources.map(({ slug }) => slug)).sort()
      const entries = await Promise.all(
        slugs.map(async (datasource) => {
          const pages = await readWhole(
            client,
            'datasource_entries',
            { cv, datasource },
            entriesSchema,
            (page) => page.datasource_entries.length,
          )
          return [datasource, pages] as const
        }),
      )
      const stories = new Map<number, string>()
      for (const link of links.flatMap((page) => Object.values(page.links)))
        if (!link.is_folder) stories.set(link.id, `${link.published_at} ${link.slug}`)
      return { stories, datasources: JSON.stringify(entries) }
    } catch {
      return null
    }
  }
}

/**
 * Whether all that differs are these stories. One that is new, gone or elsewhere counts as known too: a build that
 * reads any story reads the list of all with it.
 */
export const differsOnlyIn = (before: ContentMarks, now: ContentMarks, known: ReadonlySet<number>): boolean => {
  if (before.datasources !== now.datasources) return false
  for (const [id, mark] of now.stories) {
    const was = before.stories.get(id)
    if (was !== undefined && was !== mark && !known.has(id)) return false
  }
  return true
}
