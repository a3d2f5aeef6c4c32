import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { holderOf } from '../database/folder-lock'
import { lockFileOf, openDatabase } from '../database/open-database'
import type { DatabaseConfig } from '../database/open-database'
import { syncPath } from '../database/sync-tree'
import { readRunningService } from '../dealer/import/service-file'
import { createSealer } from '../sealing/create-sealer'
import type { SealingKey } from '../sealing/types'
import { BackupError } from './format'
import type { BackupManifest } from './format'
import { readBackup } from './read-backup'
import { writeBackup } from './write-backup'

export type BackupConfig = DatabaseConfig & { DATA_KEYS: readonly SealingKey[] }

const linesOfService = async function* (dataDir: string): AsyncGenerator<Uint8Array> {
  const service = readRunningService(dataDir)
  if (service === null)
    throw new BackupError(
      `The data folder ${dataDir} is in use by a process that makes no backup (it may still be starting).`,
    )
  const response = await fetch(`${service.url}/api/backup`, {
    headers: { authorization: `Bearer ${service.token}` },
  }).catch(() => null)
  if (response?.ok !== true || response.body === null)
    throw new BackupError(
      `The running service at ${service.url} ${response === null ? 'does not answer' : `answered ${response.status}`}.`,
    )
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

const linesOf = async function* (config: BackupConfig): AsyncGenerator<Uint8Array | string> {
  if (config.DATABASE_URL === undefined && holderOf(lockFileOf(config.DATA_DIR)) !== null) {
    yield* linesOfService(config.DATA_DIR)
    return
  }
  const database = await openDatabase(config)
  try {
    yield* writeBackup(database, createSealer(config.DATA_KEYS), new Date())
  } finally {
    await database.close()
  }
}

/**
 * Writes a backup to a file, wherever the database is: the embedded one belongs to one process, so a running service is
 * asked for it. The file appears under its name when it is whole, checked and on disk.
 *
 * @throws BackupError, DatabaseError
 */
export const makeBackup = async (config: BackupConfig, file: string): Promise<BackupManifest> => {
  const draft = `${file}.part`
  try {
    // Only this user reads what visitors wrote.
    const handle = await open(draft, 'w', 0o600)
    try {
      for await (const part of linesOf(config)) await handle.writeFile(part)
      await handle.sync()
    } finally {
      await handle.close()
    }
    const { manifest } = await readBackup(draft)
    await rename(draft, file)
    await syncPath(dirname(file))
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
