import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { errorMessage } from '../../domain/errors/error-message'
import { codingsOf } from './codings'
import { storeLayout } from './layout'
import { startThread } from './start-thread'
import type { ReleaseFile } from './types'

/** Codes files when the machine has nothing better to do. */
export interface BackgroundCoder {
  /** Files to code; those of before that are still waiting are done afterwards. Codings that are there are kept. */
  code: (files: readonly ReleaseFile[]) => void
  /** While it is held nothing is begun; what is being coded is finished. */
  hold: (isHeld: boolean) => void
  /** Resolves when nothing is waiting or being coded. */
  idle: () => Promise<void>
  close: () => Promise<void>
}

export interface BackgroundCoderOptions {
  dataDir: string
  /** Told, in one line, what could not be coded; once for each run of failures. */
  onProblem: (line: string) => void
  /** Threads, each with the lowest priority that the system knows. Default 2; with 0 nothing is coded. */
  threads?: number
}

/** Why the bytes could not be coded; null when they could. */
const answerSchema = z.object({ error: z.string().nullable() })

/**
 * Codes files in threads of their own, so that neither the server's event loop nor its file reads wait for a
 * compression. Threads start with the first file.
 */
export const createBackgroundCoder = ({ dataDir, onProblem, threads = 2 }: BackgroundCoderOptions): BackgroundCoder => {
  const { blobs } = storeLayout(dataDir)
  const waiting = new Set<string>()
  const free: Worker[] = []
  const all = new Set<Worker>()
  let busy = 0
  let failing = false
  let closed = false
  let held = false
  let onIdle: (() => void)[] = []

  const fail = (line: string | null): void => {
    if (line !== null && !failing) onProblem(`Coding in the background: ${line}`)
    failing = line !== null
  }
  const next = (): void => {
    while (!closed && !held && waiting.size > 0) {
      const worker = free.pop() ?? (all.size < threads ? add() : undefined)
      const [digest] = waiting
      if (!worker || digest === undefined) return
      waiting.delete(digest)
      busy += 1
      worker.postMessage({ blobs, digest })
    }
    if (busy > 0 || (held && waiting.size > 0)) return
    for (const resolve of onIdle) resolve()
    onIdle = []
  }
  const add = (): Worker => {
    const worker = startThread('coding-worker.ts')
    worker.unref()
    all.add(worker)
    worker.on('message', (message: unknown) => {
      const { error } = answerSchema.parse(message)
      busy -= 1
      free.push(worker)
      fail(error)
      next()
    })
    worker.on('error', (error) => {
      all.delete(worker)
      busy -= 1
      // Visitors' requests code what is left; a thread that cannot even start is not started again and again.
      waiting.clear()
      fail(errorMessage(error))
      next()
    })
    return worker
  }
  return {
    code: (files) => {
      if (threads === 0) return
      const later = [...waiting]
      waiting.clear()
      // Scripts and styles first: every page needs them.
      for (const file of [...files].sort((a, b) => Number(b.immutable) - Number(a.immutable)))
        if (codingsOf(file).length > 0) waiting.add(file.digest)
      for (const digest of later) waiting.add(digest)
      next()
    },
    hold: (isHeld) => {
      held = isHeld
      next()
    },
    idle: () => new Promise((resolve) => (busy === 0 && waiting.size === 0 ? resolve() : onIdle.push(resolve))),
    close: async () => {
      closed = true
      waiting.clear()
      await Promise.all([...all].map((worker) => worker.terminate()))
      busy = 0
      next()
    },
  }
}
