import type { Internals } from './internal-types'
import { inTurn } from './render-share'

const nothing = (): [] => []

/**
 * Has a build render its pages in this process, as rebuilds do. Gatsby starts another one even where it is to use one
 * processor: that loads the configuration, builds the schema for queries that it never runs, and costs three seconds.
 */
export const renderInThisProcess = ({
  workers,
  renderHTMLProd,
  renderSlices,
}: Pick<Internals, 'workers' | 'renderHTMLProd' | 'renderSlices'>): void => {
  workers.create = () => {
    const turn = inTurn()
    return {
      single: { renderHTMLProd: turn(renderHTMLProd), renderSlices: turn(renderSlices) },
      all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
      end: nothing,
    }
  }
}
