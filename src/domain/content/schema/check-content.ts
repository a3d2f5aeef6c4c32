import { isRecord } from '../../is-record'
import { blocksInNode } from '../embedded-blocks'
import { isUnset } from '../parse/field'
import type { BlockSchema } from './block-schema'
import { checkValue } from './check-value'

export type BlockSchemas = ReadonlyMap<string, BlockSchema>

/** Where a content and the form of its block disagree. */
export interface ContentProblem {
  /** Path in the content, for example `page.body.2 (hero).title`. */
  where: string
  problem: 'unknown block' | 'block not allowed here' | 'unknown field' | 'is missing' | 'is not what the field holds'
}

/** Keys that the CMS itself puts into every block. */
const OWN_KEYS: ReadonlySet<string> = new Set(['_uid', 'component', '_editable'])

export const schemasByName = (schemas: readonly BlockSchema[]): BlockSchemas =>
  new Map(schemas.map((schema) => [schema.name, schema]))

/** Blocks of a list, or those between the paragraphs of a rich text. */
const blocksIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  const nodes = isRecord(value) && Array.isArray(value['content']) ? value['content'] : []
  return nodes.flatMap((node) => blocksInNode(node) ?? [])
}

/**
 * Compares a block as the CMS stores it, and every block in it, with their forms.
 *
 * @param where path of the block, for messages
 * @param allowed names of the blocks that may stand there; undefined allows any
 */
export const checkContent = (
  raw: unknown,
  schemas: BlockSchemas,
  where = '',
  allowed?: readonly string[],
): ContentProblem[] => {
  const name = isRecord(raw) && typeof raw['component'] === 'string' ? raw['component'] : undefined
  const schema = name === undefined ? undefined : schemas.get(name)
  if (!isRecord(raw) || name === undefined || !schema) return [{ where, problem: 'unknown block' }]
  if (allowed !== undefined && !allowed.includes(name))
    return [{ where: `${where} (${name})`, problem: 'block not allowed here' }]
  const path = where === '' ? name : `${where} (${name})`
  const unknown = Object.keys(raw).filter((key) => !OWN_KEYS.has(key) && !Object.hasOwn(schema.fields, key))
  return [
    ...unknown.map((key): ContentProblem => ({ where: `${path}.${key}`, problem: 'unknown field' })),
    ...Object.entries(schema.fields).flatMap(([key, field]): ContentProblem[] => {
      const value = raw[key]
      const place = `${path}.${key}`
      const isEmpty = isUnset(value) || (Array.isArray(value) && value.length === 0)
      if (isEmpty) return field.required ? [{ where: place, problem: 'is missing' }] : []
      if (!checkValue(value, field)) return [{ where: place, problem: 'is not what the field holds' }]
      if (field.type !== 'bloks' && field.type !== 'richtext') return []
      return blocksIn(value).flatMap((block, index) =>
        checkContent(block, schemas, `${place}.${index}`, field.component_whitelist ?? []),
      )
    }),
  ]
}
