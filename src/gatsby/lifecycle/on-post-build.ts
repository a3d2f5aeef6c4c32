import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { z } from 'zod'
import { readStories } from '../content/read-stories'
import { missingLinks } from '../report/missing-links'
import { reportLines } from '../report/report'
import type { BuildReport } from '../report/report'
import { writeReport } from '../report/report-file'
import { readSiteData } from '../site-data'
import { run } from '../state'
import { writeSiteFiles } from '../site-files'

const issueSchema = z.object({ kind: z.string(), key: z.string(), reason: z.string() })

const pagesByTemplate = (): Record<string, number> => {
  const pages: Record<string, number> = {}
  for (const { template } of run.plan?.pages ?? []) pages[template] = (pages[template] ?? 0) + 1
  return pages
}

/**
 * Ends a build: the sitemap at the address that search engines know, robots and manifest, and the report of what was
 * left out.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({ getNodesByType, reporter }) => {
  const root = process.cwd()
  await copyFile(join(root, 'public', 'sitemap-index.xml'), join(root, 'public', 'sitemap.xml'))
  await writeSiteFiles(join(root, 'public'))

  const data = readSiteData(getNodesByType, readStories(getNodesByType))
  const report: BuildReport = {
    counts: run.counts,
    pages: pagesByTemplate(),
    entries: [
      ...z.array(issueSchema).parse(getNodesByType('DealerIssue')),
      ...missingLinks(data),
      ...run.storyEntries,
      ...(run.plan?.clashes ?? []).map(({ path }) => ({ kind: 'story', key: path, reason: 'story left out: another page has its address' })),
    ],
  }
  await writeReport(root, report)
  for (const line of reportLines(report)) reporter.info(line)
}
