import { errorMessage } from '../../../domain/errors/error-message'
import { FeedError } from './feed-error'
import { lineCounter, valueAt } from './feed-record'
import type { FeedRecord } from './feed-record'
import { elementPositions } from './json-positions'
import type { FeedMap } from './map'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FeedError(`The feed is not whole JSON, or it is cut off: ${errorMessage(error)}`)
  }
}

/**
 * Reads the vehicles of a JSON document.
 *
 * @throws FeedError when the document is not whole, or has no list where the map says
 */
export const readJson = (text: string, { records: path }: Pick<FeedMap, 'records'>): FeedRecord[] => {
  const list = valueAt(parse(text), path)
  if (!Array.isArray(list)) throw new FeedError(`The feed has no list at ${path === '' ? 'its root' : path}.`)
  const lineOf = lineCounter(text)
  const lines = elementPositions(text, path).map(lineOf)
  return list.map((values: unknown, index) => ({
    line: lines[index] ?? 1,
    values,
    problem: typeof values === 'object' && values !== null ? null : 'is no object',
  }))
}
