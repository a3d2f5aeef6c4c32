import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Board } from './board'

export interface StreamOptions {
  board: Board
  /** Milliseconds of silence after which a line is sent that means nothing but that the connection lives. */
  heartbeatMs: number
  /** Whether the listener may go on; asked once per heartbeat. */
  isWelcome: () => Promise<boolean>
  /** Calls back when the listener may not go on any longer. @returns ends the subscription */
  onEnd: (callback: () => void) => () => void
}

/** `live:abc,queue:def`: the pieces that a page holds already. */
const parseKnown = (text: string | undefined): Map<string, string> =>
  new Map(
    (text ?? '')
      .slice(0, 500)
      .split(',')
      .flatMap((pair) => {
        const [name, digest] = pair.split(':')
        return name && digest ? [[name, digest] as const] : []
      }),
  )

/** Resolves at a wake-up or when the time is over, and keeps a wake-up that came in between. */
const createBell = () => {
  let isRung = false
  let wake = (): void => undefined
  return {
    ring: () => {
      isRung = true
      wake()
    },
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          wake = () => undefined
          isRung = false
          resolve()
        }
        const timer = setTimeout(done, ms)
        wake = done
        if (isRung) done()
      }),
  }
}

/**
 * Sends every piece that the page does not hold yet, then whatever changes: `event: pieces`, data `{name: html}`, and as
 * the id all that the page holds then, so that a browser that comes back is sent the difference only. A slow reader
 * skips states, and never makes the server keep them.
 */
export const streamBoard = (context: Context, { board, heartbeatMs, isWelcome, onEnd }: StreamOptions): Response => {
  const seen = parseKnown(context.req.header('last-event-id') ?? context.req.query('connu'))
  context.header('Cache-Control', 'no-store')
  context.header('X-Accel-Buffering', 'no')
  const response = streamSSE(context, async (stream) => {
    const bell = createBell()
    const unwatch = board.watch(bell.ring)
    let isEnded = false as boolean
    const end = (): void => {
      isEnded = true
      bell.ring()
    }
    const unsubscribe = onEnd(end)
    // Apart from the loop: a build rings the bell ten times a second.
    const check = setInterval(() => void isWelcome().then((isOpen) => isOpen || end(), end), heartbeatMs)
    stream.onAbort(() => {
      unwatch()
      bell.ring()
    })
    try {
      await stream.write('retry: 3000\n\n')
      while (!stream.aborted && !isEnded) {
        const changed = [...board.pieces()].filter(([name, { digest }]) => seen.get(name) !== digest)
        for (const [name, { digest }] of changed) seen.set(name, digest)
        if (changed.length === 0) await stream.write(': \n\n')
        else
          await stream.writeSSE({
            event: 'pieces',
            id: [...seen].map(([name, digest]) => `${name}:${digest}`).join(','),
            data: JSON.stringify(Object.fromEntries(changed.map(([name, { html }]) => [name, html]))),
          })
        await bell.wait(heartbeatMs)
      }
    } finally {
      clearInterval(check)
      unsubscribe()
      unwatch()
    }
  })
  return response
}
