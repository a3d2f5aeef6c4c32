import { ownOf } from '../../collections/own'
import { isJsonObject } from '../../json'
import type { Json, JsonObject } from '../../json'
import type { BlockSchemas } from './check-content'
import type { FieldSchema } from './field-schema'

const storedValue = (value: Json, field: FieldSchema, schemas: BlockSchemas, uid: string): Json => {
  if (field.type === 'number' || field.type === 'option') return typeof value === 'number' ? String(value) : value
  if (field.type === 'datetime')
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00` : value
  if (field.type === 'richtext') return isJsonObject(value) ? storedDocument(value, schemas) : value
  if (field.type !== 'bloks') return value
  const [only] = field.component_whitelist
  // The fields of the only block that a list may hold stand for the list.
  const list = isJsonObject(value) && only !== undefined ? [{ _uid: uid, component: only, ...value }] : value
  return Array.isArray(list) ? storedBlocks(list, schemas) : list
}

const storedBlocks = (list: readonly Json[], schemas: BlockSchemas): Json[] =>
  list.map((block) => (isJsonObject(block) ? storedForm(block, schemas) : block))

/** A rich text with the blocks between its paragraphs. */
const storedDocument = (doc: JsonObject, schemas: BlockSchemas): JsonObject => {
  const { content } = doc
  if (!Array.isArray(content)) return doc
  const nodes = content.map((node) => {
    const attrs = isJsonObject(node) && node['type'] === 'blok' ? node['attrs'] : undefined
    if (!isJsonObject(node) || !isJsonObject(attrs) || !Array.isArray(attrs['body'])) return node
    return { ...node, attrs: { ...attrs, body: storedBlocks(attrs['body'], schemas) } }
  })
  return { ...doc, content: nodes }
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
