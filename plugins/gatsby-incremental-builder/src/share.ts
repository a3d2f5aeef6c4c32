/** How much of a rebuild is done when a stage begins: a guess that only has to grow. */
const REBUILD: Readonly<Record<string, number>> = {
  check: 0,
  source: 0.02,
  schema: 0.25,
  pages: 0.27,
  queries: 0.4,
  html: 0.6,
  slices: 0.8,
  delete: 0.88,
  post: 0.9,
}

/** The same for the activities of Gatsby's build that take their time. */
const START: readonly (readonly [begins: string, share: number])[] = [
  ['compile gatsby files', 0.01],
  ['source and transform nodes', 0.06],
  ['building schema', 0.15],
  ['createPages', 0.17],
  ['Building production JavaScript', 0.25],
  ['Building HTML renderer', 0.4],
  ['run static queries', 0.5],
  ['run page queries', 0.5],
  ['run slice queries', 0.6],
  ['Writing page-data', 0.6],
  ['Building static HTML', 0.65],
  ['stitching slices', 0.85],
  ['onPostBuild', 0.9],
]

/** @param stage name of a rebuild's stage */
export const rebuildShare = (stage: string): number => REBUILD[stage] ?? 0

/** Answers how much of a first build is done when an activity begins; never less than before. */
export const startShare = (): ((activity: string) => number) => {
  let reached = 0
  return (activity) => {
    reached = Math.max(reached, START.find(([begins]) => activity.startsWith(begins))?.[1] ?? 0)
    return reached
  }
}
