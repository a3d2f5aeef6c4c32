import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { segments } from '../../config/segments'
import { sourceStories } from '../content/source-stories'
import { planPages } from '../create-pages/plan'
import { readSiteData } from '../site-data'
import { run } from '../state'
import { createSlices } from '../slices'

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  const { actions, getNodesByType } = args
  const data = readSiteData(getNodesByType, await sourceStories(args))
  const plan = planPages(data, segments)
  run.plan = plan
  run.counts = {
    brands: data.brands.length,
    models: data.models.length,
    'lease-offers': data.offers.length,
    locations: data.locations.length,
    employees: data.employees.length,
    vehicles: data.vehicles.length,
    stories: data.stories.length,
  }
  createSlices(actions)
  for (const { path, template, context, matchPath } of plan.pages) {
    const component = join(process.cwd(), 'src', 'templates', `${template}.tsx`)
    actions.createPage({ path, component, context, ...(matchPath !== undefined && { matchPath }) })
  }
}
