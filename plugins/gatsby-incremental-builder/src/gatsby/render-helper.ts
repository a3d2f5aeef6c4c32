import { createRequire } from 'node:module'
import { join } from 'node:path'
import { INTERNALS } from './internals'
import type { HelperReply, HelperRequest } from './render-processes'

/**
 * A process that renders pages for a builder beside it, by Gatsby's own renderer, and ends with it. Asked for nothing it
 * only loads the renderer.
 */
const directory = process.cwd()

const load = (): ((args: unknown) => Promise<unknown>) => {
  const [module] = INTERNALS.renderHTMLProd
  const { renderHTMLProd } = createRequire(join(directory, 'package.json'))(module) as { renderHTMLProd: (args: unknown) => Promise<unknown> }
  return renderHTMLProd
}
const renderHTMLProd = load()

const say = (reply: HelperReply): void => void process.send?.(reply)

process.on('message', ({ id, args }: HelperRequest) => {
  renderHTMLProd(args).then(
    (result) => say({ id, result }),
    (error: unknown) => say({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
