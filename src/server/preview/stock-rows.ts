import { sql } from 'kysely'
import { z } from 'zod'
import { BODY_STYLES, FUELS, VEHICLE_CATEGORIES, VEHICLE_CONDITIONS } from '../../domain/vehicle/types'
import type { Db } from '../database/open-database'
import { readPosition } from '../dealer/change-log'
import type { Position } from '../dealer/cursor'

const rowSchema = z.object({
  key: z.number(),
  brandId: z.string(),
  modelId: z.string(),
  fuel: z.enum(FUELS),
  category: z.enum(VEHICLE_CATEGORIES),
  condition: z.enum(VEHICLE_CONDITIONS),
  bodyStyle: z.enum(BODY_STYLES),
  locationId: z.string(),
  listedAt: z.string(),
  photos: z.coerce.number().transform((length) => ({ length })),
  prices: z.coerce.number().transform((length) => ({ length })),
  cashPrice: z.number().nullable(),
  isDiscounted: z.boolean(),
})
/** What of a vehicle decides which blocks show it. */
export type StockRow = z.output<typeof rowSchema>

const newestFirst = (a: StockRow, b: StockRow): number =>
  a.listedAt < b.listedAt ? 1 : a.listedAt > b.listedAt ? -1 : b.key - a.key

/** Rows that a database decodes at once; between two batches it answers others. */
const BATCH = 1_000

/** The next vehicles after a place in the change log. Each document is opened once: they are long, and kept compressed. */
const readBatch = async (db: Db, after: number) => {
  const { rows } = await sql<Record<string, unknown> & { seq: number; key: number; deleted: boolean }>`
    select v.id as key, v.seq, v.deleted, s."brandId", s."modelId", s.fuel, s.category, s.condition, s."bodyStyle", s."locationId", s."listedAt",
      jsonb_array_length(s.photos) as photos, jsonb_array_length(o.prices) as prices,
      (select (p->>'totalPrice')::float8 from jsonb_array_elements(o.prices) as p where p->>'type' = 'purchase' limit 1) as "cashPrice",
      o.discount is not null as "isDiscounted"
    from (select * from vehicles where seq > ${after} order by seq limit ${BATCH}) as v,
      jsonb_to_record(v.structural) as s("brandId" text, "modelId" text, fuel text, category text, condition text, "bodyStyle" text, "locationId" text, "listedAt" text, photos jsonb),
      jsonb_to_record(v.volatile) as o(prices jsonb, discount jsonb)
    order by v.seq
  `.execute(db)
  return rows
}

/**
 * The stock as blocks choose from it, newest first. Read whole once; after that only what changed since, so that a
 * stock of tens of thousands costs a moment.
 */
export const createStockRows = (db: Db): (() => Promise<readonly StockRow[]>) => {
  const byKey = new Map<number, StockRow>()
  let at: Position | null = null
  let sorted: readonly StockRow[] = []
  /** Outlives a reading that failed half-way. */
  let hasChanged = false
  return async () => {
    const { epoch } = await readPosition(db)
    if (at?.epoch !== epoch) {
      byKey.clear()
      hasChanged = true
      at = { epoch, seq: 0 }
    }
    for (
      let rows = await readBatch(db, at.seq);
      rows.length > 0;
      rows = rows.length < BATCH ? [] : await readBatch(db, at.seq)
    ) {
      for (const { seq, key, deleted, ...row } of rows) {
        if (deleted) byKey.delete(key)
        else byKey.set(key, rowSchema.parse({ ...row, key }))
        at = { epoch, seq }
        hasChanged = true
      }
    }
    if (hasChanged) sorted = [...byKey.values()].sort(newestFirst)
    hasChanged = false
    return sorted
  }
}
