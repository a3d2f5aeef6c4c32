import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { DatabaseError } from './database-error'
import { makeFolder } from './make-folder'

const holderSchema = z.object({ pid: z.int().min(1), startedAt: z.string().nullable(), token: z.string() })
type Holder = z.output<typeof holderSchema>

export interface FolderLock {
  release: () => void
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/**
 * When a process started, in the kernel's own count; tells a process from a later one that was given the same number.
 * Null where there is no /proc.
 */
const startOf = (pid: number): string | null => factsOf(pid)[19] ?? null

/** What the kernel says of a process from its state on; nothing where there is no /proc. */
const factsOf = (pid: number): string[] => {
  try {
    // The name, in brackets, may itself hold spaces and brackets: what follows the last one is regular.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** A process that ended and that nobody has asked about yet; in a container without an init that may be for good. */
const hasEnded = (pid: number): boolean => ['Z', 'X'].includes(factsOf(pid)[0] ?? '')

const isAlive = ({ pid, startedAt }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  if (hasEnded(pid)) return false
  const now = startOf(pid)
  return startedAt === null || now === null || now === startedAt
}

const readHolder = (file: string): Holder | null => {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** The living process that holds a folder, or null. */
export const holderOf = (file: string): number | null => {
  const holder = readHolder(file)
  return holder !== null && isAlive(holder) ? holder.pid : null
}

/**
 * Takes a data folder for this process. A lock left behind by a process that died is taken over.
 *
 * @param file the lock file, beside the folder
 * @throws DatabaseError that names the process which holds it, or the folder that cannot be written to
 */
export const lockFolder = (file: string): FolderLock => {
  const token = randomUUID()
  const draft = `${file}.${token}`
  try {
    makeFolder(dirname(file))
    writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid), token } satisfies Holder))
  } catch (error) {
    throw new DatabaseError(
      `Database: the data folder ${dirname(file)} cannot be written to (${String(codeOf(error) ?? error)}). Set DATA_DIR to another folder.`,
    )
  }
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // A link appears whole or not at all, and never replaces another: the lock can not be read half-written.
        linkSync(draft, file)
        return {
          release: () => {
            if (readHolder(file)?.token === token) rmSync(file, { force: true })
          },
        }
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
      }
      const pid = holderOf(file)
      if (pid !== null || attempt > 5)
        throw new DatabaseError(
          `Database: the data folder is in use by process ${pid ?? '(unknown)'} (${file}). Stop it first, or set DATA_DIR to another folder.`,
        )
      const stale = `${draft}.stale`
      try {
        renameSync(file, stale)
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
      }
      rmSync(stale, { force: true })
    }
  } finally {
    rmSync(draft, { force: true })
  }
}
