import { GIVES_WAY } from '../create-pages/page-plan'
import type { SiteData } from '../site-data'
import { run } from '../state'
import { missingLinks } from './missing-links'
import type { BuildReport, ReportEntry } from './report'

const countsOf = ({
  brands,
  models,
  offers,
  locations,
  employees,
  vehicles,
  stories,
}: SiteData): Record<string, number> => ({
  brands: brands.length,
  models: models.length,
  'lease-offers': offers.length,
  locations: locations.length,
  employees: employees.length,
  vehicles: vehicles.length,
  stories: stories.length,
})

/**
 * The report of the build that planned last.
 *
 * @param dealer cursor up to which the stock was read
 * @param others what it says of redirects and of the HTML of pages
 */
export const makeReport = (dealer: string | null, others: readonly ReportEntry[]): BuildReport => {
  if (!run.facts) throw new Error('a report is asked for before anything was planned')
  const data = { ...run.facts.data(), stories: run.stories }
  const pages: Record<string, number> = {}
  for (const { template } of run.plan?.pages ?? []) pages[template] = (pages[template] ?? 0) + 1
  return {
    counts: countsOf(data),
    pages,
    moved: run.moved.map(({ from, to }) => ({ from, to })),
    versions: { content: run.content?.version ?? null, dealer },
    entries: [
      ...run.facts.issues(),
      ...missingLinks(data),
      ...run.storyEntries,
      ...(run.plan?.clashes ?? []).map(({ path, template }) => ({
        kind: 'story',
        key: path,
        reason: GIVES_WAY.has(template)
          ? 'error: shown in place of the list of news at its address'
          : 'story left out: another page has its address',
      })),
      ...others,
    ],
  }
}
