import { decodeFeed } from './decode'
import { FeedError } from './feed-error'
import { valueAt } from './feed-record'
import type { FeedRecord } from './feed-record'
import type { FeedMap } from './map'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readXml } from './read-xml'

const READERS = { csv: readCsv, json: readJson, xml: readXml }

/** Columns and elements that the map asks for and that no record of the feed has: the map belongs to another feed. */
const missingSources = (records: readonly FeedRecord[], { fields }: FeedMap): string[] => {
  if (fields === 'same') return []
  const asked = Object.values(fields).flatMap((source) =>
    'default' in source || source.from === undefined ? [] : [source.from],
  )
  return [...new Set(asked)].filter((from) => records.every(({ values }) => valueAt(values, from) === undefined))
}

/**
 * Reads a whole feed.
 *
 * @throws FeedError when it is empty, cut off, or not what the map describes
 */
export const readFeed = (bytes: Uint8Array, map: FeedMap): FeedRecord[] => {
  const text = decodeFeed(bytes, map.encoding)
  if (text.trim() === '') throw new FeedError('The feed is empty.')
  const records = READERS[map.format](text, map)
  if (records.length === 0) throw new FeedError('The feed has no vehicles.')
  const missing = missingSources(records, map)
  if (missing.length > 0)
    throw new FeedError(`The feed has none of these, which the map asks for: ${missing.join(', ')}.`)
  return records
}
