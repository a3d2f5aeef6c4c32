import { pathsFor } from '../../domain/routes/paths'
import type { Segments } from '../../domain/routes/segments'
import type { SiteData } from '../site-data'
import { brandPages } from './brand-pages'
import { errorPages } from './error-pages'
import { leasePages } from './lease-pages'
import { locationPages } from './location-pages'
import { modelPages } from './model-pages'
import type { PagePlan, Plan } from './page-plan'
import { stockPages } from './stock-pages'
import { storyPages } from './story-pages'
import { vehiclePages, vehicleViewPages } from './vehicle-pages'

/** Every page that records of the dealer make, stories aside. */
export const planDealerPages = (data: SiteData, segments: Segments): PagePlan[] => {
  const paths = pathsFor(segments)
  return [
    ...stockPages(data, paths),
    ...brandPages(data, paths),
    ...modelPages(data, paths),
    ...locationPages(data, paths),
    ...leasePages(data, paths),
    ...errorPages(),
    ...vehicleViewPages(segments),
    ...vehiclePages(data, paths),
  ]
}

/**
 * Plans every page of the site. The story of a brand is part of the brand's page; any other story whose address a page
 * of the application has, and any second page of an address, is a clash.
 */
export const planPages = (data: SiteData, segments: Segments): Plan => {
  const pages = new Map<string, PagePlan>()
  const clashes: PagePlan[] = []
  for (const page of [...planDealerPages(data, segments), ...storyPages(data)]) {
    const taken = pages.get(page.path)
    if (!taken) pages.set(page.path, page)
    else if (!(taken.template === 'brand' && page.template === 'story')) clashes.push(page)
  }
  return { pages: [...pages.values()], clashes }
}
