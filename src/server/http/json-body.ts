import type { z } from 'zod'
import { isUnreadable, safeParse } from '../../contract/safe-parse'
import { HttpError } from './http-error'

/** Levels of lists and objects within each other; no body of the API has more than eight. */
const MAX_DEPTH = 64

export interface DecodeOptions {
  /** See `JSON.parse`. */
  reviver?: (key: string, value: unknown) => unknown
  /** Levels of lists and objects within each other. */
  maxDepth?: number
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Without recursion: what is looked at may be nested as deep as its size allows. */
const isDeeperThan = (value: unknown, max: number): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

const badJson = (message: string) => new HttpError(400, 'bad_json', message)

/**
 * The JSON of a body that was read whole.
 *
 * @throws HttpError 400 when it is not UTF-8, not JSON, or nested too deep
 */
export const decodeJson = (body: Uint8Array, { reviver, maxDepth = MAX_DEPTH }: DecodeOptions = {}): unknown => {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(body), reviver)
  } catch {
    throw badJson('The body is not JSON.')
  }
  if (isDeeperThan(value, maxDepth)) throw badJson(`The body is nested deeper than ${maxDepth} levels.`)
  return value
}

/**
 * Checks the value of a body by its schema.
 *
 * @returns the value, or the issues of the fields that were refused
 * @throws HttpError 400 when the value cannot even be compared with the schema
 */
export const checkBody = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => {
  const result = safeParse(schema, value)
  if (!result.success && isUnreadable(result.error)) throw new HttpError(400, 'bad_body', 'The body cannot be read.')
  return result
}
