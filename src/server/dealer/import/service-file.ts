import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** How the command line finds a running service, and proves that it may write: by reading a file that others may not. */
const serviceFileSchema = z.object({ url: z.url(), token: z.string().min(20) })
export type RunningService = z.output<typeof serviceFileSchema>

const fileIn = (dataDir: string): string => join(dataDir, 'dealer-service.json')

export interface Announcement {
  token: string
  publish: (url: string) => void
  withdraw: () => void
}

/** A fresh token for this run of the service, written to the data folder once the address is known. */
export const announceService = (dataDir: string): Announcement => {
  const token = randomBytes(32).toString('base64url')
  const file = fileIn(dataDir)
  return {
    token,
    publish: (url) => {
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
      writeFileSync(file, JSON.stringify({ url, token } satisfies RunningService), { mode: 0o600 })
    },
    withdraw: () => {
      if (readRunningService(dataDir)?.token === token) rmSync(file, { force: true })
    },
  }
}

/** The service that announced itself last, or null. It may have crashed since: the lock of the folder tells. */
export const readRunningService = (dataDir: string): RunningService | null => {
  try {
    return serviceFileSchema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}
