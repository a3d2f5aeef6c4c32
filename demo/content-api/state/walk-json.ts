import { isJsonObject } from '../../../src/domain/json'
import type { Json, JsonObject } from './types'

export const isObject = isJsonObject

/** A copy in which every string and every object, from the leaves up, was given to a function that may replace it. */
export const mapJson = (
  value: Json,
  replace: { string?: (text: string) => string; object?: (object: JsonObject) => JsonObject },
): Json => {
  if (typeof value === 'string') return replace.string?.(value) ?? value
  if (Array.isArray(value)) return value.map((item) => mapJson(item, replace))
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapJson(item, replace)]))
  return replace.object?.(copy) ?? copy
}

/** Every object of a tree, the root first. */
export function* objectsIn(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item)
  else if (isObject(value)) {
    yield value
    for (const item of Object.values(value)) yield* objectsIn(item)
  }
}

/** A link field that points to a story. */
export const isStoryLink = (object: JsonObject): boolean => object['linktype'] === 'story'
