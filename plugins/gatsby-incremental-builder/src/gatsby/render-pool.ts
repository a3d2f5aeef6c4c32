import type { Internals, RenderPool } from './internal-types'
import { startHelpers } from './render-processes'
import type { Helper } from './render-processes'

type Render = (args: unknown) => Promise<unknown>

/** One at a time: a batch keeps what it read in variables of its module. */
const inTurn = (): ((render: Render) => Render) => {
  let last: Promise<unknown> = Promise.resolve()
  return (render) => (args) => {
    const turn = last.then(() => render(args))
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Whoever is free takes the next batch; the first of all first, so that a small change never waits for another process. */
const share = (renderers: readonly Render[]): Render => {
  const free = [...renderers]
  const waiting: ((render: Render) => void)[] = []
  const taken = async (): Promise<Render> => free.shift() ?? new Promise((resolve) => waiting.push(resolve))
  const release = (render: Render): void => {
    const next = waiting.shift()
    if (next) return next(render)
    free.push(render)
    free.sort((a, b) => renderers.indexOf(a) - renderers.indexOf(b))
  }
  return async (args) => {
    const render = await taken()
    try {
      return await render(args)
    } finally {
      release(render)
    }
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Renders in this process and, once they are there, in others beside it. What fails in one of those is rendered here
 * again: a page that cannot be rendered fails twice and is named, a helper that died costs nothing.
 */
export const createRenderPool = ({ renderHTMLProd, renderSlices }: Internals, directory: string, onWarning: (line: string) => void) => {
  const turn = inTurn()
  const here = turn(renderHTMLProd)
  let render = here
  let helpers: Helper[] = []

  const dismiss = (): void => {
    for (const helper of helpers.splice(0)) helper.end()
    render = here
  }
  const inHelper = (helper: Helper): Render => (args) =>
    helper.render(args).catch((error: unknown) => {
      if (helpers.includes(helper)) {
        onWarning(`pages are rendered in one process from now on: ${reasonOf(error)}`)
        dismiss()
      }
      return here(args)
    })

  const pool: RenderPool = { single: { renderHTMLProd: (args) => render(args), renderSlices: turn(renderSlices) } }
  return {
    pool,
    /** Starts helpers. @param firstBatch an empty one, for which they load the renderer */
    async invite(firstBatch: unknown): Promise<void> {
      helpers = startHelpers(directory)
      try {
        await Promise.all(helpers.map((helper) => helper.render(firstBatch)))
      } catch (error) {
        onWarning(`pages are rendered in one process: ${reasonOf(error)}`)
        return dismiss()
      }
      render = share([here, ...helpers.map(inHelper)])
    },
    dismiss,
  }
}
