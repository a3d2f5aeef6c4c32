import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database'
import { createSealer } from '../sealing/create-sealer'
import type { SealingKey } from '../sealing/types'
import { readBackup } from './read-backup'
import { restoreBackup } from './restore-backup'

/**
 * Restores a backup, and compares counts and digests.
 *
 * @param into a data folder, or the address of a PostgreSQL database; without rows in the tables of the backup
 * @returns rows of each table
 * @throws BackupError, DatabaseError, SealError
 */
export const restoreInto = async (
  file: string,
  into: string,
  keys: readonly SealingKey[],
): Promise<ReadonlyMap<string, number>> => {
  const backup = await readBackup(file)
  const isAddress = /^postgres(ql)?:/.test(into)
  const database = await openDatabase(isAddress ? { DATA_DIR: '.data', DATABASE_URL: into } : { DATA_DIR: into })
  try {
    return await restoreBackup(database, backup, createSealer(keys))
  } finally {
    await database.close()
  }
}

/** Restores a backup into an embedded database of its own, which is removed afterwards: proves that it can be restored. */
export const drillBackup = async (file: string, keys: readonly SealingKey[]): Promise<ReadonlyMap<string, number>> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-drill-'))
  try {
    return await restoreInto(file, folder, keys)
  } finally {
    await rm(folder, { recursive: true })
  }
}
