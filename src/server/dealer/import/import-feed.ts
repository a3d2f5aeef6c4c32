import type { Transaction } from 'kysely'
import { leaveOutPictures } from '../../../contract/dealer/leave-out-pictures'
import { parseVehicle } from '../../../contract/dealer/parse'
import type { PictureHosts } from '../../../domain/pictures/picture-problem'
import type { Vehicle } from '../../../domain/vehicle/types'
import type { Db } from '../../database/open-database'
import type { Schema } from '../../database/schema'
import { lockLog } from '../change-log'
import { feedSource } from '../price-history'
import { removeVehicles, upsertVehicles } from '../write-vehicles'
import { applyMap } from './apply-map'
import type { Mapped } from './apply-map'
import { completeVehicle } from './complete-vehicle'
import { cutOff, FeedError } from './feed-error'
import type { FeedRecord } from './feed-record'
import type { FeedMap } from './map'
import { readFeed } from './read-feed'
import type { ImportReport, Rejected } from './report'
import { readStock } from './stock'
import type { StockEntry } from './stock'

/** A feed that takes away more of the stock than this is more likely broken than true. */
export const MAX_REMOVED_SHARE = 0.3

export interface ImportOptions {
  feed: Uint8Array
  /** Of the feed's file, for the price history; null when it is not known. */
  name?: string | null
  map: FeedMap
  /** Where pictures may come from; left out, from the group's own service only. */
  pictureHosts?: PictureHosts
  /** Lets a feed remove any share of the stock. */
  force?: boolean
  dryRun?: boolean
  now?: Date
}

interface Sorted {
  vehicles: Vehicle[]
  rejected: Rejected[]
  /** Pictures of vehicles that went in without them. */
  leftOut: Rejected[]
  /** Every id that the feed names, rejected records included: a vehicle with a broken record has not left. */
  named: Set<number>
  /** A record without a readable id: it may be any vehicle. */
  hasUnnamed: boolean
}

const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

/** Whether a field is made from a column. */
const isFrom = (column: string | undefined, field: string, { fields }: FeedMap): boolean =>
  column !== undefined &&
  fields !== 'same' &&
  Object.entries(fields).some(([name, source]) => name === field.split('.')[0] && source.from === column)

const sortRecords = (
  records: readonly FeedRecord[],
  map: FeedMap,
  stock: ReadonlyMap<number, StockEntry>,
  now: Date,
  hosts: PictureHosts,
): Sorted => {
  const sorted: Sorted = { vehicles: [], rejected: [], leftOut: [], named: new Set(), hasUnnamed: false }
  const firstLines = new Map<number, number>()
  const readOne = (record: FeedRecord, mapped: Mapped): void => {
    const { line } = record
    const id = idOf(mapped.fields.id)
    const reject = (field: string, reason: string) =>
      sorted.rejected.push({ line, id: id === null ? null : String(id), field, reason })
    if (id === null) sorted.hasUnnamed = true
    else sorted.named.add(id)

    const first = id === null ? undefined : firstLines.get(id)
    if (first !== undefined)
      return void reject('id', `vehicle ${id} stands in line ${first} already; only that one counts`)
    if (id !== null) firstLines.set(id, line)
    if (record.problem !== null) return void reject('', record.problem)
    for (const { field, reason } of mapped.problems) reject(field, reason)
    const old = id === null ? null : (stock.get(id)?.vehicle ?? null)
    const { record: complete, leftOut } = leaveOutPictures(completeVehicle(mapped, old, now), hosts)
    const parsed = parseVehicle(complete)
    const known = new Set(mapped.problems.map(({ field }) => field))
    if (!parsed.ok) for (const { field, reason } of parsed.problems) if (!known.has(field)) reject(field, reason)
    if (!parsed.ok || mapped.problems.length > 0) return
    sorted.vehicles.push(parsed.value)
    for (const { field, reason } of leftOut) sorted.leftOut.push({ line, id: String(id), field, reason })
  }
  for (const record of records) {
    const before = sorted.rejected.length
    readOne(record, applyMap(record, map))
    const isCut = sorted.rejected.slice(before).some(({ field }) => isFrom(record.openColumn, field, map))
    if (isCut) throw new FeedError(cutOff(record.line))
  }
  return sorted
}

const leaving = (stock: ReadonlyMap<number, StockEntry>, { named }: Sorted): StockEntry[] =>
  [...stock.values()].filter(({ id }) => !named.has(id))

/** Vehicles that were sold are expected to go, so they count on neither side. */
const refuseIfTooMany = (gone: readonly StockEntry[], stock: ReadonlyMap<number, StockEntry>): void => {
  const unsold = ({ isSold }: StockEntry) => !isSold
  const removed = gone.filter(unsold).length
  const total = [...stock.values()].filter(unsold).length
  if (total === 0 || removed / total <= MAX_REMOVED_SHARE) return
  throw new FeedError(
    `The feed would remove ${removed} of ${total} unsold vehicles (more than ${MAX_REMOVED_SHARE * 100} %). Nothing was changed. If that is right, use --force.`,
  )
}

/** Ends a transaction without keeping what it wrote. */
class DryRun extends Error {
  constructor(readonly report: ImportReport) {
    super('dry run')
  }
}

const write = async (
  trx: Transaction<Schema>,
  records: readonly FeedRecord[],
  options: ImportOptions,
): Promise<ImportReport> => {
  const { map, name = null, force = false, dryRun = false, now = new Date() } = options
  const source = feedSource(name)
  // Held to the end: what is compared with the feed must not change meanwhile.
  await lockLog(trx)
  const stock = await readStock(trx)
  const sorted = sortRecords(records, map, stock, now, options.pictureHosts ?? [])
  if (sorted.vehicles.length === 0) {
    const [first] = sorted.rejected
    throw new FeedError(
      `No record of the feed can be used, the map may belong to another one. Line ${first?.line}: ${first?.field}: ${first?.reason}`,
    )
  }
  const notes: string[] = []
  let gone = map.complete ? leaving(stock, sorted) : []
  if (gone.length > 0 && sorted.hasUnnamed) {
    notes.push(
      `${gone.length} vehicles are not in the feed, but stay: a record without a readable id may be any of them`,
    )
    gone = []
  }
  if (!force) refuseIfTooMany(gone, stock)
  const written = await upsertVehicles(trx, sorted.vehicles, source)
  const removed = await removeVehicles(
    trx,
    gone.map(({ id }) => id),
    source,
  )
  const report = {
    ...written,
    records: records.length,
    removed,
    rejected: sorted.rejected,
    leftOut: sorted.leftOut,
    notes,
    dryRun,
  }
  if (dryRun) throw new DryRun(report)
  return report
}

/**
 * Takes a feed into the stock, all in one transaction. A record that fails is reported and the rest goes in.
 *
 * @throws FeedError when the feed as a whole is refused (cut off, another form, removes too much); nothing is changed
 */
export const importFeed = async (db: Db, options: ImportOptions): Promise<ImportReport> => {
  const records = readFeed(options.feed, options.map)
  try {
    return await db.transaction().execute((trx) => write(trx, records, options))
  } catch (error) {
    if (error instanceof DryRun) return error.report
    throw error
  }
}
