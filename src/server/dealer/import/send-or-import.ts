import { z } from 'zod'
import { errorSchema } from '../../../contract/dealer/error'
import { pictureHosts } from '../../../domain/pictures/picture-hosts'
import type { PictureHosts } from '../../../domain/pictures/picture-problem'
import { holderOf } from '../../database/folder-lock'
import { lockFileOf, openDatabase } from '../../database/open-database'
import type { DatabaseConfig } from '../../database/open-database'
import { FeedError } from './feed-error'
import { importFeed } from './import-feed'
import { parseMap } from './map'
import type { ImportReport } from './report'
import { readRunningService } from './service-file'

export interface ImportCall {
  feed: Uint8Array
  /** Of the feed's file, for the price history. */
  name?: string
  /** The mapping file as it was read. */
  rawMap: unknown
  force: boolean
  dryRun: boolean
}

const sum = z.int().min(0)
const refusals = z.array(z.object({ line: sum, id: z.string().nullable(), field: z.string(), reason: z.string() }))
const reportSchema: z.ZodType<ImportReport> = z.object({
  records: sum,
  added: sum,
  changed: sum,
  repriced: sum,
  unchanged: sum,
  removed: sum,
  rejected: refusals,
  leftOut: refusals,
  notes: z.array(z.string()),
  dryRun: z.boolean(),
})

const send = async (dataDir: string, { feed, name, rawMap, force, dryRun }: ImportCall): Promise<ImportReport> => {
  const service = readRunningService(dataDir)
  if (service === null)
    throw new FeedError(
      `The data folder ${dataDir} is in use by a process that takes no feeds (it may still be starting). Nothing was changed.`,
    )
  const response = await fetch(`${service.url}/api/dealer/v1/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      feed: Buffer.from(feed).toString('base64'),
      ...(name !== undefined && { name }),
      map: rawMap,
      force,
      dryRun,
    }),
  }).catch(() => {
    throw new FeedError(
      `The running service at ${service.url} does not answer. Nothing is known to have changed; import again.`,
    )
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return reportSchema.parse(answer)
  const problem = errorSchema.safeParse(answer)
  throw new FeedError(problem.success ? problem.data.error.message : `The running service answered ${response.status}.`)
}

/**
 * Takes a feed into the stock, wherever the database is: the embedded one belongs to one process, so while a service
 * holds it the feed is sent there.
 *
 * @throws FeedError when the feed is refused, DatabaseError when the database cannot be used
 */
export const sendOrImport = async (
  config: DatabaseConfig & { ASSET_BASE_URL?: string; PICTURE_HOSTS?: PictureHosts },
  call: ImportCall,
): Promise<ImportReport> => {
  const isHeld = config.DATABASE_URL === undefined && holderOf(lockFileOf(config.DATA_DIR)) !== null
  if (isHeld) return send(config.DATA_DIR, call)
  const { db, close } = await openDatabase(config)
  try {
    return await importFeed(db, {
      ...call,
      map: parseMap(call.rawMap),
      pictureHosts: pictureHosts(config.ASSET_BASE_URL, config.PICTURE_HOSTS ?? []),
    })
  } finally {
    await close()
  }
}
