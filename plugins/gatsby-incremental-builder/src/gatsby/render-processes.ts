import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { RenderRequest } from './render-types'

/** A batch to render, or pages to put slices into. */
export type HelperTask = { render: RenderRequest } | { stitch: readonly string[]; publicDir: string }
export type HelperRequest = { id: number; task: HelperTask }
export type HelperReply = { id: number; result: unknown } | { id: number; failed: string }

/** A process that does one task at a time. */
export interface Helper {
  /** @throws when it fails or has ended */
  perform: (task: HelperTask) => Promise<unknown>
  /** Ends it at once; it keeps nothing. */
  end: () => void
}

/** Helpers beyond these are not worth their memory. */
const MOST = 3
/**
 * Room for what lives as long as a page takes, in MiB, three times: with the usual 16 a seventh of a helper's time went into tidying
 * up.
 */
const YOUNG_MIB = 48
const PROGRAM = join(__dirname, 'render-helper.ts')

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

const helperOf = (child: ChildProcess): Helper => {
  const pending = new Map<number, Pending>()
  let gone: Error | null = null
  let last = 0
  const lose = (error: Error): void => {
    gone ??= error
    for (const { reject } of pending.values()) reject(gone)
    pending.clear()
  }
  child.on('message', (reply: HelperReply) => {
    const asked = pending.get(reply.id)
    pending.delete(reply.id)
    if ('failed' in reply) asked?.reject(new Error(reply.failed))
    else asked?.resolve(reply.result)
  })
  child.on('error', lose)
  child.on('exit', (code, signal) => lose(new Error(`it ended (${signal ?? String(code)})`)))
  return {
    perform: (task) =>
      new Promise((resolve, reject) => {
        if (gone) {
          reject(gone)
          return
        }
        const request: HelperRequest = { id: (last += 1), task }
        pending.set(request.id, { resolve, reject })
        child.send(request, (error) => error && lose(error))
      }),
    end: () => {
      lose(new Error('it was sent away'))
      child.kill('SIGKILL')
    },
  }
}

/** Starts a process for every processor but one. @param directory of the site */
export const startHelpers = (directory: string): Helper[] =>
  Array.from({ length: Math.min(MOST, Math.max(1, cpus().length - 1)) }, () =>
    helperOf(
      fork(PROGRAM, {
        cwd: directory,
        execArgv: [
          `--min-semi-space-size=${YOUNG_MIB}`,
          `--max-semi-space-size=${YOUNG_MIB}`,
          '--import',
          require.resolve('tsx'),
        ],
        // As Gatsby does in its own: what it would load of the last build's state is not needed to render.
        env: { ...process.env, GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_SKIP_WRITING_SCHEMA_TO_FILE: 'true' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    ),
  )
