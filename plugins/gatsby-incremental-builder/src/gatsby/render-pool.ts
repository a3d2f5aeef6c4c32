import { join } from 'node:path'
import type { Internals, RenderPool } from './internal-types'
import { startHelpers } from './render-processes'
import type { Helper } from './render-processes'
import { stitchPages } from './stitch-pages'

/** From so many pages on, slices are put into them by more than one process. */
const SHARED_FROM = 100

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
 * Renders and puts slices into pages in this process and, once they are there, in others beside it. What fails in one of those is rendered here
 * again: a page that cannot be rendered fails twice and is named, a helper that died costs nothing.
 */
export const createRenderPool = ({ renderHTMLProd, renderSlices }: Internals, directory: string, onWarning: (line: string) => void) => {
  const publicDir = join(directory, 'public')
  const turn = inTurn()
  const here = turn(renderHTMLProd)
  let render = here
  let helpers: Helper[] = []

  const dismiss = (): void => {
    for (const helper of helpers.splice(0)) helper.end()
    render = here
  }
  const distrust = (helper: Helper, error: unknown): void => {
    if (!helpers.includes(helper)) return
    onWarning(`pages are rendered in one process from now on: ${reasonOf(error)}`)
    dismiss()
  }
  const inHelper = (helper: Helper): Render => (args) =>
    helper.perform({ render: args }).catch((error: unknown) => {
      distrust(helper, error)
      return here(args)
    })

  const pool: RenderPool = { single: { renderHTMLProd: (args) => render(args), renderSlices: turn(renderSlices) } }
  return {
    pool,
    /** Puts slices into pages, in equal parts. @param pages files with their HTML */
    async stitch(pages: readonly string[]): Promise<void> {
      const ready = pages.length < SHARED_FROM || render === here ? [] : helpers
      const parts = ready.length + 1
      const part = (number: number): string[] => pages.filter((_, index) => index % parts === number)
      await Promise.all([
        ...ready.map((helper, index) =>
          helper.perform({ stitch: part(index + 1), publicDir }).catch((error: unknown) => {
            distrust(helper, error)
            return stitchPages(part(index + 1), publicDir)
          }),
        ),
        stitchPages(part(0), publicDir),
      ])
    },
    /** Starts helpers. @param firstBatch an empty one, for which they load the renderer */
    async invite(firstBatch: unknown): Promise<void> {
      helpers = startHelpers(directory)
      try {
        await Promise.all(helpers.map((helper) => helper.perform({ render: firstBatch })))
      } catch (error) {
        onWarning(`pages are rendered in one process: ${reasonOf(error)}`)
        return dismiss()
      }
      render = share([here, ...helpers.map(inHelper)])
    },
    dismiss,
  }
}
