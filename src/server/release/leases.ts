import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Disk } from './disk'
import { releaseIdSchema } from './roots'
import { writeWhole } from './write-whole'

const leaseSchema = z.object({ parent: releaseIdSchema.nullable(), since: z.number() })

/** A release that is being saved, in this process or another one. */
export interface Lease {
  /** The release it is made from, which must stay until it is saved. */
  parent: string | null
  /** When it began, ms since 1970. */
  since: number
}

/**
 * Notes that a release is being saved for as long as a task runs. A garbage collection anywhere leaves its parent, and
 * whatever was young when it began, alone.
 */
export const withLease = async <Value>(
  disk: Disk,
  folder: string,
  parent: string | null,
  graceMs: number,
  task: () => Promise<Value>,
) => {
  const file = join(folder, `${randomUUID()}.json`)
  await writeWhole(disk, file, Buffer.from(JSON.stringify({ parent, since: Date.now() })))
  const beat = setInterval(() => void disk.touch(file).catch(() => undefined), graceMs / 4)
  beat.unref()
  try {
    return await task()
  } finally {
    clearInterval(beat)
    // A disk that fails here leaves a note that grows old and counts no more.
    await disk.remove(file).catch(() => undefined)
  }
}

/** Leases in force. Those whose process died are removed once they are older than the grace. */
export const readLeases = async (disk: Disk, folder: string, graceMs: number): Promise<Lease[]> => {
  const leases: Lease[] = []
  for (const name of await disk.names(folder)) {
    const file = join(folder, name)
    const found = await disk.look(file)
    if (!found) continue
    if (found.modified < Date.now() - graceMs) await disk.remove(file)
    else if (name.endsWith('.json')) {
      const bytes = await disk.read(file).catch(() => null)
      if (bytes) leases.push(leaseSchema.parse(JSON.parse(bytes.toString('utf8'))))
    }
  }
  return leases
}
