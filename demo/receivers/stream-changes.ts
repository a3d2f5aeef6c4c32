import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Changes } from './changes'

/** Milliseconds of silence after which the revision is sent again, so that a dead connection is noticed. */
const HEARTBEAT = 15_000

/** Server-sent events: `event: revision` at once and after every change. The page then asks for what it shows. */
export const streamChanges = (context: Context, changes: Changes): Response => {
  context.header('Cache-Control', 'no-store')
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async (stream) => {
    const closed = new AbortController()
    stream.onAbort(() => closed.abort())
    await stream.write('retry: 1000\n\n')
    while (!stream.aborted) {
      const revision = changes.revision()
      await stream.writeSSE({ event: 'revision', data: revision })
      await changes.next(revision, HEARTBEAT, closed.signal)
    }
  })
}
