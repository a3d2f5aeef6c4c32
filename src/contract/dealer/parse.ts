import type { z } from 'zod'
import type { Brand, LeaseOffer, Model } from '../../domain/model/types'
import type { Employee, Location } from '../../domain/location/types'
import type { Vehicle } from '../../domain/vehicle/types'
import { brandSchema } from './brand'
import { employeeSchema } from './employee'
import { fillLocation, fillVehicle } from './fill-gaps'
import { leaseOfferSchema } from './lease-offer'
import { locationSchema } from './location'
import { modelSchema } from './model'
import { isUnreadable, safeParse } from '../safe-parse'
import { vehicleSchema } from './vehicle'

export interface FieldProblem {
  /** Dotted path, for example `prices.1.bank`; empty for the record as a whole. */
  field: string
  reason: string
}

export interface Rejection {
  ok: false
  /** Id of the record as far as it can be read. */
  id: string | null
  /** One line: every field that is wrong, and why. */
  reason: string
  problems: FieldProblem[]
  /** No field was refused: the record cannot even be compared with the schema. */
  isUnreadable: boolean
}

export type Parsed<T> = { ok: true; value: T } | Rejection

const idOf = (raw: unknown): string | null => {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return typeof raw.id === 'string' || typeof raw.id === 'number' ? String(raw.id) : null
}

/** Reads one record by a schema. Never throws: what cannot be read is a rejection that names field and reason. */
export const parseRecord = <T>(schema: z.ZodType<T>, raw: unknown): Parsed<T> => {
  const result = safeParse(schema, raw)
  if (result.success) return { ok: true, value: result.data }
  const problems = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }))
  const reason = problems.map(({ field, reason: why }) => (field === '' ? why : `${field}: ${why}`)).join('; ')
  return { ok: false, id: idOf(raw), reason, problems, isUnreadable: isUnreadable(result.error) }
}

export const parseVehicle = (raw: unknown): Parsed<Vehicle> => parseRecord(vehicleSchema, fillVehicle(raw))
export const parseBrand = (raw: unknown): Parsed<Brand> => parseRecord(brandSchema, raw)
export const parseModel = (raw: unknown): Parsed<Model> => parseRecord(modelSchema, raw)
export const parseLeaseOffer = (raw: unknown): Parsed<LeaseOffer> => parseRecord(leaseOfferSchema, raw)
export const parseLocation = (raw: unknown): Parsed<Location> => parseRecord(locationSchema, fillLocation(raw))
export const parseEmployee = (raw: unknown): Parsed<Employee> => parseRecord(employeeSchema, raw)
