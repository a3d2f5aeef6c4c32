import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Render } from './render-types'
import { INTERNALS } from './internals'
import type { HelperReply, HelperRequest, HelperTask } from './render-processes'
import { stitchPages } from './stitch-pages'

/**
 * A process that renders pages for a builder beside it, by Gatsby's own renderer, or puts slices into them, and ends with
 * it.
 */
const directory = process.cwd()

const load = (): Render => {
  const [module] = INTERNALS.renderHTMLProd
  const { renderHTMLProd } = createRequire(join(directory, 'package.json'))(module) as { renderHTMLProd: Render }
  return renderHTMLProd
}
const renderHTMLProd = load()

const say = (reply: HelperReply): void => void process.send?.(reply)

const perform = (task: HelperTask): Promise<unknown> =>
  'stitch' in task ? stitchPages(task.stitch, task.publicDir) : renderHTMLProd(task.render)

process.on('message', ({ id, task }: HelperRequest) => {
  perform(task).then(
    (result) => say({ id, result }),
    (error: unknown) => say({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
