import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { chunks } from '../../domain/collections/chunks'
import type { Vehicle } from '../../domain/vehicle/types'
import type { Schema } from '../database/schema'
import { advanceLog, lockLog } from './change-log'
import { pricesOf } from './price-history'
import type { PriceSource } from './price-history'
import { factsOf } from './vehicle-row'

export interface WriteResult {
  added: number
  /** A field that makes pages changed, with or without prices. */
  changed: number
  /** Only prices, discount or availability changed. */
  repriced: number
  unchanged: number
}

/** Records in one statement: large enough to be quick, small enough for the memory of the embedded database. */
const BATCH = 500

const COLUMNS = `id bigint, seq bigint, structural_seq bigint, volatile_seq bigint, created_seq bigint,
  structural jsonb, volatile jsonb, structural_digest text, volatile_digest text`

/** One statement, so that no vehicle is written without its prices being recorded. */
const writeRows = async (trx: Transaction<Schema>, rows: readonly object[], source: PriceSource): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    with sent as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(COLUMNS)})
    ), new_prices as (
      select sent.id, p.type, p.price from sent cross join lateral ${pricesOf('sent')} p
    ), old_prices as (
      select v.id, p.type, p.price from sent join vehicles v on v.id = sent.id and not v.deleted
      cross join lateral ${pricesOf('v')} p
    ), recorded as (
      insert into price_history (vehicle_id, type, source, total_price, price)
      select id, type, ${source}::text, (new_prices.price ->> 'totalPrice')::bigint, new_prices.price
      from new_prices full join old_prices using (id, type)
      where new_prices.price is distinct from old_prices.price
      order by id, type
    )
    insert into vehicles (id, seq, structural_seq, volatile_seq, created_seq, deleted, structural, volatile, structural_digest, volatile_digest)
    select id, seq, structural_seq, volatile_seq, created_seq, false, structural, volatile, structural_digest, volatile_digest
    from sent
    on conflict (id) do update set
      seq = excluded.seq, structural_seq = excluded.structural_seq, volatile_seq = excluded.volatile_seq, deleted = false,
      structural = excluded.structural, volatile = excluded.volatile,
      structural_digest = excluded.structural_digest, volatile_digest = excluded.volatile_digest
  `.execute(trx)
}

/**
 * Writes vehicles into the log and their new prices into the price history. A vehicle without news gets no new position.
 * Ids must not repeat.
 *
 * @param trx holds the log until it ends, see `lockLog`
 * @param source named in the price history
 */
export const upsertVehicles = async (
  trx: Transaction<Schema>,
  vehicles: readonly Vehicle[],
  source: PriceSource,
): Promise<WriteResult> => {
  const result: WriteResult = { added: 0, changed: 0, repriced: 0, unchanged: 0 }
  let seq = await lockLog(trx)
  for (const batch of chunks(vehicles, BATCH)) {
    const known = await trx
      .selectFrom('vehicles')
      .select([
        'id',
        'structural_seq',
        'volatile_seq',
        'created_seq',
        'deleted',
        'structural_digest',
        'volatile_digest',
      ])
      .where(
        'id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute()
    const byId = new Map(known.map((row) => [row.id, row]))
    const rows: object[] = []
    for (const vehicle of batch) {
      const facts = factsOf(vehicle)
      const old = byId.get(vehicle.id)
      const isNew = old === undefined || old.deleted
      const isStructural = isNew || old.structural_digest !== facts.structural_digest
      const isVolatile = isNew || old.volatile_digest !== facts.volatile_digest
      if (!isStructural && !isVolatile) {
        result.unchanged += 1
        continue
      }
      seq += 1
      result[isNew ? 'added' : isStructural ? 'changed' : 'repriced'] += 1
      rows.push({
        ...facts,
        seq,
        structural_seq: isStructural ? seq : old.structural_seq,
        volatile_seq: isVolatile ? seq : old.volatile_seq,
        created_seq: old?.created_seq ?? seq,
      })
    }
    await writeRows(trx, rows, source)
  }
  await advanceLog(trx, seq)
  return result
}

/**
 * Takes vehicles out of the stock, leaves a tombstone for each and ends their prices in the price history. Unknown ids
 * and ids already gone are passed over.
 *
 * @param source named in the price history
 * @returns how many left
 */
export const removeVehicles = async (
  trx: Transaction<Schema>,
  ids: readonly number[],
  source: PriceSource,
): Promise<number> => {
  const start = await lockLog(trx)
  let seq = start
  for (const batch of chunks(ids, BATCH)) {
    const { rows } = await sql<{ id: number }>`
      with gone as (
        select id, volatile, ${seq}::bigint + row_number() over (order by id) as seq
        from vehicles where not deleted and id in (${sql.join(batch)})
      ), ended as (
        insert into price_history (vehicle_id, type, source)
        select gone.id, p.type, ${source}::text from gone cross join lateral ${pricesOf('gone')} p
        order by gone.id, p.type
      )
      update vehicles set deleted = true, seq = gone.seq, structural_seq = gone.seq
      from gone where vehicles.id = gone.id
      returning vehicles.id
    `.execute(trx)
    seq += rows.length
  }
  await advanceLog(trx, seq)
  return seq - start
}
