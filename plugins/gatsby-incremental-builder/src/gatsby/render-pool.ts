import { join } from 'node:path'
import type { Internals } from './internal-types'
import type { Render, RenderPool, RenderRequest, RenderResult } from './render-types'
import { startHelpers } from './render-processes'
import type { Helper } from './render-processes'
import { inTurn, shareAmong } from './render-share'
import { stitchPages } from './stitch-pages'

/** From so many pages on, slices are put into them by more than one process. */
const SHARED_FROM = 100

/** Batches that a helper is given: what it reads and writes of one it does while it renders of the other. */
const AT_ONCE = 2

const isRendered = (result: unknown): result is RenderResult =>
  typeof result === 'object' &&
  result !== null &&
  'slicesPropsPerPage' in result &&
  'unsafeBuiltinsUsageByPagePath' in result &&
  'previewErrors' in result

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Renders and puts slices into pages in this process and, once they are there, in others beside it. What fails in one of those is rendered here
 * again: a page that cannot be rendered fails twice and is named, a helper that died costs nothing.
 */
export const createRenderPool = (
  { renderHTMLProd, renderSlices }: Internals,
  directory: string,
  onWarning: (line: string) => void,
) => {
  const publicDir = join(directory, 'public')
  const turn = inTurn()
  /** While its number stays the same, Gatsby's renderer keeps what it read of bundles, styles and static queries. */
  let session = 1
  const inSession = (request: RenderRequest): RenderRequest => ({ ...request, sessionId: session })
  const renderHere = turn(renderHTMLProd)
  const here: Render = (request) => renderHere(inSession(request))
  let shared: ReturnType<typeof shareAmong> | null = null
  let helpers: Helper[] = []

  const dismiss = (): void => {
    for (const helper of helpers.splice(0)) helper.end()
    shared = null
  }
  const distrust = (helper: Helper, error: unknown): void => {
    if (!helpers.includes(helper)) return
    onWarning(`pages are rendered in one process from now on: ${reasonOf(error)}`)
    dismiss()
  }
  const inHelper =
    (helper: Helper): Render =>
    async (request) => {
      try {
        const result = await helper.perform({ render: inSession(request) })
        if (isRendered(result)) return result
        throw new Error('it answered something else than what Gatsby notes of pages')
      } catch (error) {
        distrust(helper, error)
        return here(request)
      }
    }

  const single = {
    renderHTMLProd: (request: RenderRequest) => (shared?.any ?? here)(request),
    renderSlices: turn(renderSlices),
  }
  return {
    pool: { single } satisfies RenderPool,
    /** Renders in helpers alone, while this process does something else; null while there are none. */
    aside: (): RenderPool | null => shared && { single: { ...single, renderHTMLProd: shared.away } },
    /** Puts slices into pages, in equal parts. @param pages files with their HTML */
    async stitch(pages: readonly string[]): Promise<void> {
      const ready = pages.length < SHARED_FROM || shared === null ? [] : helpers
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
    async invite(firstBatch: RenderRequest): Promise<void> {
      helpers = startHelpers(directory)
      try {
        await Promise.all(helpers.map((helper) => helper.perform({ render: firstBatch })))
      } catch (error) {
        // Sent away before they were there.
        if (helpers.length === 0) return
        onWarning(`pages are rendered in one process: ${reasonOf(error)}`)
        dismiss()
        return
      }
      shared = shareAmong(
        here,
        helpers.flatMap((helper) => Array.from({ length: AT_ONCE }, () => inHelper(helper))),
      )
    },
    dismiss,
    /** What static queries found changed: the next page is rendered with what they find now. */
    forget(): void {
      session += 1
    },
  }
}
