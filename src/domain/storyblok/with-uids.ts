import { isJsonObject } from '../json'
import type { Json, JsonObject } from '../json'

const inside = (value: Json, uid: string): Json => {
  if (Array.isArray(value)) return value.map((item, index) => inside(item, `${uid}-${index}`))
  return isJsonObject(value) ? withUids(value, uid) : value
}

/** Gives a block and every block inside it a `_uid` that names its place. */
export const withUids = (block: JsonObject, uid: string): JsonObject => {
  const entries = Object.entries(block).map(([key, item]): [string, Json] => [key, inside(item, `${uid}-${key}`)])
  return { ...('component' in block && { _uid: uid }), ...Object.fromEntries(entries) }
}
