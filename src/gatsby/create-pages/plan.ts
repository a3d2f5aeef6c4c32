import { pathsFor } from '../../domain/routes/paths'
import type { Segments } from '../../domain/routes/segments'
import type { DealerFacts, SiteData } from '../site-data'
import { brandPages } from './brand-pages'
import { errorPages } from './error-pages'
import { leasePages } from './lease-pages'
import { locationPages } from './location-pages'
import { modelPages } from './model-pages'
import type { PagePlan, Plan } from './page-plan'
import { stockPages } from './stock-pages'
import { storyPages } from './story-pages'
import { createVehiclePages, vehicleViewPages } from './vehicle-pages'

/** Addresses of the pages that records of the dealer make; the two steps exist because links of stories ask for them. */
export interface Planner {
  /** Addresses of all pages but those of stories. */
  dealerPaths: (data: DealerFacts) => ReadonlySet<string>
  /**
   * Plans every page of the site. The story of a brand is part of the brand's page; any other story whose address a
   * page of the application has, and any second page of an address, is a clash.
   */
  plan: (data: SiteData) => Plan
}

/** A planner that is asked again and again makes only those pages of vehicles anew that changed. */
export const createPlanner = (segments: Segments): Planner => {
  const paths = pathsFor(segments)
  const vehiclePages = createVehiclePages(paths)

  /** A brand's page shows its story, but where it is does not depend on one. */
  const dealerPages = (data: SiteData): PagePlan[] => [
    ...stockPages(data, paths),
    ...brandPages(data, paths),
    ...modelPages(data, paths),
    ...locationPages(data, paths),
    ...leasePages(data, paths),
    ...errorPages(),
    ...vehicleViewPages(segments),
    ...vehiclePages(data),
  ]
  return {
    dealerPaths: (data) => new Set(dealerPages({ ...data, stories: [] }).map(({ path }) => path)),
    plan: (data) => {
      const pages = new Map<string, PagePlan>()
      const clashes: PagePlan[] = []
      for (const page of [...dealerPages(data), ...storyPages(data)]) {
        const taken = pages.get(page.path)
        if (!taken) pages.set(page.path, page)
        else if (!(taken.template === 'brand' && page.template === 'story')) clashes.push(page)
      }
      return { pages: [...pages.values()], clashes }
    },
  }
}
