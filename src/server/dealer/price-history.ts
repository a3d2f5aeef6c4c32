import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What changed a price: the demo's seed, a single write of the API, or a feed (with its file's name where it has one). */
export type PriceSource = 'seed' | 'api' | 'import' | `feed ${string}`

const MAX_NAME = 200

/** @param name of the feed's file; null when only its bytes are known */
export const feedSource = (name: string | null): PriceSource =>
  name === null || name === '' ? 'import' : `feed ${name.slice(0, MAX_NAME)}`

/**
 * SQL of what the price history records of a row with `volatile`: every price row by its acquisition type, and the
 * discount. Columns `type` and `price`.
 *
 * @param row name of a table or an alias of the surrounding statement
 */
export const pricesOf = (row: 'sent' | 'v' | 'gone'): RawBuilder<unknown> => {
  const fields = sql.ref(`${row}.volatile`)
  return sql`(
    select entry ->> 'type' as type, entry as price
    from jsonb_array_elements(
      case when jsonb_typeof(${fields} -> 'prices') = 'array' then ${fields} -> 'prices' else '[]' end
    ) as entry
    union all
    select 'discount', ${fields} -> 'discount' where jsonb_typeof(${fields} -> 'discount') = 'object'
  )`
}
