import { unalike } from '../../domain/collections/unalike'
import type { PagePlan } from './page-plan'

export interface PlanDifference {
  /** New pages, and pages that are made of something else now. */
  create: PagePlan[]
  /** Pages that are not planned any more. */
  remove: PagePlan[]
}

/** What of a page Gatsby is told. The sitemap is not part of it: a date in it makes no page again. */
const told = ({ template, matchPath, context }: PagePlan): string => JSON.stringify([template, matchPath, context])

const isSame = (a: PagePlan, b: PagePlan): boolean => a === b || told(a) === told(b)

/** How the pages of one plan become those of another. */
export const planDifference = (before: readonly PagePlan[], after: readonly PagePlan[]): PlanDifference => {
  const { left, joined } = unalike(before, after)
  const gone = new Map(left.map((page) => [page.path, page]))
  const create: PagePlan[] = []
  for (const page of joined) {
    const was = gone.get(page.path)
    gone.delete(page.path)
    if (!was || !isSame(was, page)) create.push(page)
  }
  return { create, remove: [...gone.values()] }
}
