import { isRecord } from '../../is-record'
import type { BlockFeeds } from '../feeds'
import { isUnset } from './field'
import type { Field } from './field'

/** A field whose value comes from a feed where there is one. */
export const fromFeed = <Value>(field: Field<Value>, valueOf: (feeds: BlockFeeds) => unknown): Field<Value> => ({
  ...field,
  parse: (raw, where, context) => {
    const value = context.feeds === undefined ? null : valueOf(context.feeds)
    return field.parse(value ?? raw, where, context)
  },
})

const idOf = (id: unknown): string | number | null => (typeof id === 'string' || typeof id === 'number' ? id : null)

/** A list of blocks of one kind: those of the story, or where it has none the records of a feed. */
export const listOrFeed = <Value>(
  field: Field<Value>,
  component: string,
  recordsOf: (feeds: BlockFeeds) => readonly unknown[] | null | undefined,
): Field<Value> => ({
  ...field,
  parse: (raw, where, context) => {
    const records = context.feeds === undefined ? null : recordsOf(context.feeds)
    const isEmpty = isUnset(raw) || (Array.isArray(raw) && raw.length === 0)
    if (!isEmpty || records === null || records === undefined) return field.parse(raw, where, context)
    const blocks = records.map((record, index) =>
      isRecord(record) ? { ...record, component, _uid: `feed-${component}-${idOf(record.id) ?? index}` } : record,
    )
    return field.parse(blocks, `${where} (feed)`, context)
  },
})
