import { ownOf } from '../../collections/own'
import { isJsonObject } from '../../json'
import type { Json, JsonObject } from '../../json'
import type { BlockSchemas } from './check-content'
import type { FieldSchema } from './field-schema'

const storedValue = (value: Json, field: FieldSchema, schemas: BlockSchemas, uid: string): Json => {
  if (field.type === 'number' || field.type === 'option') return typeof value === 'number' ? String(value) : value
  if (field.type === 'datetime')
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00` : value
  if (field.type !== 'bloks') return value
  const [only] = field.component_whitelist
  // The fields of the only block that a list may hold stand for the list.
  const list = isJsonObject(value) && only !== undefined ? [{ _uid: uid, component: only, ...value }] : value
  return Array.isArray(list) ? list.map((block) => (isJsonObject(block) ? storedForm(block, schemas) : block)) : list
}

/**
 * A content as Storyblok's editor would have stored it: numbers and options as texts, days with a time, single blocks as
 * lists. Everything else stays as it is.
 */
export const storedForm = (block: JsonObject, schemas: BlockSchemas): JsonObject => {
  const { component, _uid } = block
  const fields = typeof component === 'string' ? schemas.get(component)?.fields : undefined
  if (!fields) return block
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => {
      const field = ownOf(fields, key)
      return [key, field ? storedValue(value, field, schemas, `${typeof _uid === 'string' ? _uid : ''}-${key}`) : value]
    }),
  )
}
