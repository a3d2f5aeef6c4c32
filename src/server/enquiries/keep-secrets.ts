import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DatabaseError } from '../database/database-error'
import type { Db } from '../database/open-database'
import { nodeLogDisk } from '../durable-log/log-disk'
import { replaceFile } from '../durable-log/replace-file'
import type { Sealer } from '../sealing/types'
import { ensureSecret, STORED_SECRETS } from './stored-secret'

const fileSchema = z.partialRecord(z.enum(Object.values(STORED_SECRETS)), z.string())
type Secrets = z.output<typeof fileSchema>

/** Name of the file in the data folder, readable by this user only. */
const FILE = 'enquiry-secrets.json'

const read = async (file: string): Promise<Secrets> => {
  if (!existsSync(file)) return {}
  try {
    return fileSchema.parse(JSON.parse((await nodeLogDisk.read(file)).toString('utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError || error instanceof SyntaxError ? 'damaged' : String(error)
    throw new DatabaseError(
      `${file} cannot be read (${reason}). Remove it: the secrets of the database are written to it.`,
    )
  }
}

/**
 * Creates the secrets of an installation at its first start, and keeps a sealed copy in the data folder. If the
 * database is restored from an older copy, it gets them back, so that links in mails stay valid.
 *
 * @throws DatabaseError with a message of one line
 */
export const keepSecrets = async (db: Db, sealer: Sealer, dataDir: string): Promise<void> => {
  const file = join(dataDir, FILE)
  const kept = await read(file)
  const secrets: Secrets = {}
  for (const key of Object.values(STORED_SECRETS)) secrets[key] = await ensureSecret(db, sealer, key, kept[key])
  const text = JSON.stringify(secrets)
  if (text !== JSON.stringify(kept)) await replaceFile(nodeLogDisk, file, Buffer.from(text))
}
