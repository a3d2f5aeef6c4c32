import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { heldRedirectSchema } from '../../../contract/redirect-table'
import type { HeldRedirect } from '../../../domain/routes/held-redirect'
import type { StoryOmission } from '../../../server/builds/types'

const reportSchema = z.object({
  pages: z.record(z.string(), z.number()),
  moved: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
  entries: z
    .array(
      z.object({
        kind: z.string(),
        key: z.string(),
        reason: z.string(),
        slug: z.string().nullable().default(null),
        redirect: heldRedirectSchema.optional(),
      }),
    )
    .default([]),
  versions: z
    .object({ content: z.string().nullable(), dealer: z.string().nullable() })
    .default({ content: null, dealer: null }),
})
const latestSchema = z.object({ id: z.string() })

/** What a finished build says of itself. */
export interface BuildFacts {
  /** Name of the build's content, as open pages know it. */
  buildId: string
  pages: number
  moved: { from: string; to: string }[]
  /** What the report says of stories. */
  omissions: StoryOmission[]
  /** Entries of the CMS's list of redirects that were left out. */
  heldRedirects: HeldRedirect[]
  /** Versions of the data that were read. */
  versions: { content: string | null; dealer: string | null }
}

/**
 * Reads what a build left in its output.
 *
 * @throws Error when the build is not complete
 */
export const readFacts = async (publicFolder: string): Promise<BuildFacts> => {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(publicFolder, 'builds', name), 'utf8'))
  const [report, latest] = await Promise.all([json('report.json'), json('latest.json')])
  const { pages, moved, entries, versions } = reportSchema.parse(report)
  const total = Object.values(pages).reduce((sum, count) => sum + count, 0)
  const omissions = entries
    .filter(({ kind }) => kind === 'story')
    .map(({ key, slug, reason }) => ({ path: key, slug, reason }))
  const heldRedirects = entries.flatMap(({ redirect }) => redirect ?? [])
  return { buildId: latestSchema.parse(latest).id, pages: total, moved, omissions, heldRedirects, versions }
}
