import { existsSync, fsyncSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, threadId } from 'node:worker_threads'
import { z } from 'zod'
import { errorMessage } from '../../domain/errors/error-message'
import { codeBest } from './codings'
import { blobPath } from './layout'
import { CODINGS } from './types'
import type { Coding } from './types'
import { DRAFT } from './write-whole'

/** What the thread is asked: the bytes with a digest, in all codings. */
const taskSchema = z.object({ blobs: z.string(), digest: z.string() })

const writeCoded = (file: string, bytes: Buffer): void => {
  const draft = `${file}.${process.pid}-${threadId}${DRAFT}`
  try {
    const handle = openSync(draft, 'w')
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

const codeFile = (blobs: string, digest: string): void => {
  const missing = CODINGS.filter((coding: Coding) => !existsSync(blobPath(blobs, digest, coding)))
  if (missing.length === 0) return
  const bytes = readFileSync(blobPath(blobs, digest))
  for (const coding of missing) writeCoded(blobPath(blobs, digest, coding), codeBest[coding](bytes))
}

// On Linux this is the priority of the thread that asks, elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(19)

parentPort?.on('message', (message: unknown) => {
  const { blobs, digest } = taskSchema.parse(message)
  let error: string | null = null
  try {
    codeFile(blobs, digest)
  } catch (cause) {
    error = errorMessage(cause)
  }
  parentPort?.postMessage({ error })
})
