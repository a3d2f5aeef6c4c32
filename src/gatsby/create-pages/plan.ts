import { NEWS_FIXED } from '../../domain/news/news-lists'
import { pathsFor } from '../../domain/routes/paths'
import type { Segments } from '../../domain/routes/segments'
import type { DealerFacts, SiteData } from '../site-data'
import { brandPages, brandPaths } from './brand-pages'
import { errorPages } from './error-pages'
import { leasePages } from './lease-pages'
import { locationPages } from './location-pages'
import { modelPages } from './model-pages'
import { newsPages } from './news-pages'
import { GIVES_WAY, WITH_STORY } from './page-plan'
import type { PagePlan, Plan } from './page-plan'
import { stockListPages, stockListPaths } from './stock-lists'
import { stockPages } from './stock-pages'
import { storyPages } from './story-pages'
import { createStockView } from './stock-view'
import { createVehiclePages, vehicleViewPages } from './vehicle-pages'

/** Plans pages in two steps: whether a link of a story leads somewhere depends on the pages of the first. */
export interface Planner {
  /** Plans the pages that records of the dealer make. */
  dealer: (data: DealerFacts) => DealerPlan
}

export interface DealerPlan {
  /** Addresses of all pages but those of stories. */
  paths: ReadonlySet<string>
  /**
   * Plans every page of the site. The story of a brand, of a list of the stock or of a list of news is part of that page;
   * any other story whose address a page of the application has, and any second page of an address, is a clash. Lists of
   * news give way to stories: articles lie in the same folder.
   */
  withStories: (stories: SiteData['stories']) => Plan
}

const isStory = ({ template }: PagePlan): boolean => template === 'story' || template === 'article'

/** A planner that is asked again and again makes only those pages of vehicles anew that changed. */
export const createPlanner = (segments: Segments): Planner => {
  const paths = pathsFor(segments)
  const vehiclePages = createVehiclePages(paths)
  const viewStock = createStockView()

  return {
    dealer: (facts) => {
      const data = { ...facts, stock: viewStock(facts.vehicles) }
      const stock = stockPages(data, paths)
      const others = [
        ...modelPages(data, paths),
        ...locationPages(data, paths),
        ...leasePages(data, paths),
        ...errorPages(),
        ...vehicleViewPages(segments),
        ...vehiclePages(data),
      ]
      return {
        // Only the content of these pages depends on stories; where they are does not.
        paths: new Set(
          [...stock, ...others]
            .map(({ path }) => path)
            .concat(brandPaths(data, paths), stockListPaths(data, paths), NEWS_FIXED),
        ),
        withStories: (stories) => {
          const pages = new Map<string, PagePlan>()
          const clashes: PagePlan[] = []
          for (const page of [
            ...stock,
            ...stockListPages({ ...data, stories }, paths),
            ...brandPages({ ...data, stories }, paths),
            ...others,
            ...newsPages({ ...data, stories }),
            ...storyPages({ ...data, stories }),
          ]) {
            const taken = pages.get(page.path)
            if (!taken) pages.set(page.path, page)
            else if (WITH_STORY.has(taken.template) && page.template === 'story') continue
            else if (GIVES_WAY.has(taken.template) && isStory(page)) {
              pages.set(page.path, page)
              clashes.push(taken)
            } else clashes.push(page)
          }
          return { pages: [...pages.values()], clashes }
        },
      }
    },
  }
}
