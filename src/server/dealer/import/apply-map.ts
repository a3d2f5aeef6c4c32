import type { FieldProblem } from '../../../contract/dealer/parse'
import { assertNumber, convert, KINDS, UnreadableError } from './convert'
import { valueAt } from './feed-record'
import type { FeedRecord } from './feed-record'
import { equipmentOf, itemsOf, photosOf, plain, translationOf } from './lists'
import type { FeedMap, FieldSource, Target } from './map'

export interface Mapped {
  /** Fields that the feed speaks of; one that it leaves empty is null. */
  fields: Partial<Record<Target, unknown>>
  problems: FieldProblem[]
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const translated = (value: unknown, values: Record<string, string> | undefined): unknown =>
  values !== undefined && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    ? (translationOf(String(value), values) ?? value)
    : value

const readSource = (record: FeedRecord, target: Target, source: FieldSource, map: FeedMap): unknown => {
  const raw = source.from === undefined ? source.value : plain(valueAt(record.values, source.from))
  if (isNothing(raw)) return source.default ?? null
  if (target === 'photos') return photosOf(itemsOf(raw, source.split), map.photoSize)
  if (target === 'equipment') return equipmentOf(itemsOf(raw, source.split), source.values)
  if (target === 'price' || target === 'listPrice') return convert(raw, 'number', map.decimal)
  if (target === 'id') assertNumber(raw)
  return convert(translated(raw, source.values), KINDS.get(target) ?? 'text', map.decimal)
}

const isTarget = (name: string, fields: object): name is Target => Object.hasOwn(fields, name)

/** Reads the fields of one record as the map says. Never throws: what cannot be read is a problem that names its field. */
export const applyMap = (record: FeedRecord, map: FeedMap): Mapped => {
  if (map.fields === 'same') {
    return { fields: Object.fromEntries(Object.entries(record.values ?? {})), problems: [] }
  }
  const mapped: Mapped = { fields: {}, problems: [] }
  for (const [target, source] of Object.entries(map.fields)) {
    if (!isTarget(target, map.fields)) continue
    try {
      mapped.fields[target] = readSource(record, target, source, map)
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      mapped.problems.push({ field: target, reason: error.message })
    }
  }
  return mapped
}
