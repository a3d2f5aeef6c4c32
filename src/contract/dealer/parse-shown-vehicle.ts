import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { exampleGaps } from '../../domain/price/example-gaps'
import type { Vehicle } from '../../domain/vehicle/types'
import { parseVehicle } from './parse'
import type { Parsed } from './parse'
import { isRecord } from '../../domain/is-record'

const isType = (value: unknown): value is AcquisitionType => (ACQUISITION_TYPES as readonly unknown[]).includes(value)

/** What a price must have for its representative example and has not, for example `interestRate`; a row of no known type is for the contract to judge. */
const gapsOf = (row: unknown): string[] =>
  isRecord(row) && isType(row['type']) ? exampleGaps({ ...row, type: row['type'] }) : []

/**
 * A vehicle as the site may show it. A price by instalments that lacks what its representative example says must not be
 * shown (Directive 2008/48/EC, article 4): it is left out, the vehicle stays with its other prices.
 *
 * @returns the vehicle, and one English line for each price that was left out
 */
export const parseShownVehicle = (raw: unknown): { parsed: Parsed<Vehicle>; refused: string[] } => {
  const rows: unknown = isRecord(raw) ? raw['prices'] : undefined
  if (!isRecord(raw) || !Array.isArray(rows)) return { parsed: parseVehicle(raw), refused: [] }
  const refused = rows.flatMap((row: unknown) => {
    const gaps = gapsOf(row)
    return gaps.length > 0 && isRecord(row)
      ? [`${String(row['type'])} price left out: its representative example lacks ${gaps.join(', ')}`]
      : []
  })
  if (refused.length === 0) return { parsed: parseVehicle(raw), refused }
  return { parsed: parseVehicle({ ...raw, prices: rows.filter((row) => gapsOf(row).length === 0) }), refused }
}
