import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { fieldOf, isFieldName } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { readRecord, writeRecord } from './draft-record'

/** Far more than a form accepts, so that a visitor can shorten a text that is too long. */
const LONGEST = 50_000

/** Agreement is given when an enquiry is sent, and never ticked beforehand. */
const NOT_KEPT: readonly FieldName[] = ['consent', 'marketing']

const isValue = (name: FieldName, value: unknown): value is string | boolean =>
  ['checkbox', 'toggle'].includes(fieldOf(name).type)
    ? typeof value === 'boolean'
    : typeof value === 'string' && value.length <= LONGEST

const valuesOf = (values: object): RawValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, one]) => isFieldName(name) && !NOT_KEPT.includes(name) && isValue(name, one)),
  )

/** What was typed into a form on an earlier visit; null where there is nothing, or nothing that still counts. */
export const readDraft = (key: string, now = Date.now()): RawValues | null => {
  const record = readRecord(key, now)
  return record && valuesOf(record)
}

/** Keeps what is typed. @returns false when the browser refuses to store it */
export const writeDraft = (key: string, values: RawValues, now = Date.now()): boolean =>
  writeRecord(key, valuesOf(values), now)
