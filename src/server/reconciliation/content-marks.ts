import { z } from 'zod'
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

export const contentMarks =
  ({ contentEndpoint, contentToken }: Pick<SourceAddresses, 'contentEndpoint' | 'contentToken'>): ReadContentMarks =>
  async (version) => {
    /** All pages of a list. @throws when an answer is not as it must be */
    const readAll = async <Page>(
      path: string,
      parameters: Record<string, string>,
      shape: z.ZodType<Page>,
      countOf: (page: Page) => number,
    ): Promise<Page[]> => {
      const pages: Page[] = []
      for (let read = 0; ;) {
        const query = new URLSearchParams({
          token: contentToken,
          cv: version,
          per_page: String(PER_PAGE),
          page: String(pages.length + 1),
          ...parameters,
        })
        const response = await fetch(`${contentEndpoint}/cdn/${path}?${query.toString()}`, {
          signal: AbortSignal.timeout(TIMEOUT),
        })
        const total = Number(response.headers.get('total') ?? Number.NaN)
        if (!response.ok || Number.isNaN(total)) throw new Error(`${path}: answered ${response.status}`)
        const page = shape.parse(await response.json())
        pages.push(page)
        read += countOf(page)
        if (read >= total) return pages
        if (countOf(page) === 0) throw new Error(`${path}: lists ${total} but delivered ${read}`)
      }
    }
    try {
      const [links, datasources] = await Promise.all([
        readAll(
          'links',
          { version: 'published', include_dates: '1', paginated: '1' },
          linksSchema,
          (page) => Object.keys(page.links).length,
        ),
        readAll('datasources', {}, datasourcesSchema, (page) => page.datasources.length),
      ])
      const slugs = datasources.flatMap((page) => page.datasources.map(({ slug }) => slug)).sort()
      const entries = await Promise.all(
        slugs.map(
          async (slug) =>
            [
              slug,
              await readAll(
                'datasource_entries',
                { datasource: slug },
                entriesSchema,
                (page) => page.datasource_entries.length,
              ),
            ] as const,
        ),
      )
      const stories = new Map<number, string>()
      for (const link of links.flatMap((page) => Object.values(page.links)))
        if (!link.is_folder) stories.set(link.id, `${link.published_at} ${link.slug}`)
      return { stories, datasources: JSON.stringify(entries) }
    } catch {
      return null
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
