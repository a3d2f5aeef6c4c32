import type { Worker } from 'node:worker_threads'
import type { BuiltFile, PutOptions, PutResult } from './put-files'
import { startThread } from './start-thread'

export interface PutRequest {
  id: number
  /** Folder of the blobs. */
  blobs: string
  graceMs: number
  directory: string
  files: readonly BuiltFile[]
  options: PutOptions
}
/** Null when it could not be done. */
export interface PutReply {
  id: number
  results: PutResult[] | null
}

/** A thread that puts files into the store beside this one; it starts with the first. */
export interface PutThread {
  /** @returns null when it could not: then it has to be done here */
  put: (request: Omit<PutRequest, 'id'>) => Promise<PutResult[] | null>
}

export const createPutThread = (): PutThread => {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, (results: PutResult[] | null) => void>()

  const start = (): Worker => {
    const started = startThread('put-worker.ts')
    started.on('message', ({ id, results }: PutReply) => {
      waiting.get(id)?.(results)
      waiting.delete(id)
      // A process may end when it has nothing else to do, but not while it waits for an answer.
      if (waiting.size === 0) started.unref()
    })
    const lose = (): void => {
      if (worker === started) worker = null
      for (const settle of waiting.values()) settle(null)
      waiting.clear()
    }
    started.on('error', lose)
    started.on('exit', lose)
    return started
  }
  return {
    put: (request) =>
      new Promise((resolve) => {
        worker ??= start()
        const id = (last += 1)
        waiting.set(id, resolve)
        worker.ref()
        worker.postMessage({ ...request, id } satisfies PutRequest)
      }),
  }
}
