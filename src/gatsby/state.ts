import type { Plan } from './create-pages/page-plan'
import type { ReportEntry } from './report/report'

/**
 * What one lifecycle leaves for a later one of the same run. Lives in the process: each run sources, plans and reports
 * anew, so nothing here has to outlive it.
 */
export const run: { storyEntries: ReportEntry[]; counts: Record<string, number>; plan: Plan | null } = {
  storyEntries: [],
  counts: {},
  plan: null,
}
