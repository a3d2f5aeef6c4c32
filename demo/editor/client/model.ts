// A browser loads this module as it is: only types may come from the site.
import type { Json, JsonObject } from '../../../src/domain/json'

export type { Json, JsonObject }
export type Block = JsonObject & { _uid: string; component: string }

export interface Story {
  id: number
  uuid: string
  name: string
  full_slug: string
  published: boolean
  unpublished_changes: boolean
  /** Whether the release that is open has a draft of its own of it. */
  is_planned: boolean
  content: JsonObject
}

/** Stories that become public together. */
export interface Release {
  id: number
  name: string
}

export type Row = Omit<Story, 'content'> & { component: string }

export type FieldKind =
  | 'text'
  | 'longtext'
  | 'toggle'
  | 'number'
  | 'choice'
  | 'date'
  | 'link'
  | 'asset'
  | 'assets'
  | 'file'
  | 'richtext'
  | 'table'
  | 'blocks'
  | 'seo'

/** A value that a field may have, and its name for people. */
export interface Choice {
  value: string
  name: string
}

export interface FieldSchema {
  name: string
  label: string
  kind: FieldKind
  required: boolean
  /** Help text below the field. */
  help?: string
  choices?: Choice[]
  /** Attributes of the input that bound a number or the length of a text. */
  limits?: Record<string, number>
  /** Kinds of blocks that a list takes. */
  holds?: string[]
}
export interface BlockSchema {
  component: string
  label: string
  fields: FieldSchema[]
  /** What a new block of the kind begins with, so that it shows at once. */
  initial: JsonObject
  /** Other beginnings of a new block. */
  presets: { name: string; values: JsonObject }[]
  /** Fields that stand apart, below the others. */
  tabs: { label: string; fields: string[] }[]
}
export type Schema = Record<string, BlockSchema>

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isBlock = (value: Json | undefined): value is Block =>
  isObject(value) && typeof value['_uid'] === 'string' && typeof value['component'] === 'string'
export const blocksIn = (value: Json | undefined): Block[] => (Array.isArray(value) ? value.filter(isBlock) : [])

export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What Storyblok puts into every block that it sends to the frame. */
const editable = (block: Block, storyId: number, spaceId: string): string =>
  `<!--#storyblok#${JSON.stringify({ name: block.component, space: spaceId, uid: block._uid, id: String(storyId) })}-->`

/** A copy of a content as the bridge is given it. */
export const withEditable = (value: Json, storyId: number, spaceId: string): Json => {
  if (Array.isArray(value)) return value.map((item) => withEditable(item, storyId, spaceId))
  if (!isObject(value)) return value
  const copy: JsonObject = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withEditable(item, storyId, spaceId)]),
  )
  return isBlock(copy) ? { ...copy, _editable: editable(copy, storyId, spaceId) } : copy
}

/** A copy whose blocks have ids of their own; cells of tables are no blocks. */
const withNewIds = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withNewIds)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNewIds(item)]))
  return /^[a-z]/.test(textOf(copy['component'])) ? { ...copy, _uid: crypto.randomUUID() } : copy
}

/**
 * A new block of a kind, with texts that show where it is.
 *
 * @param values what it begins with; left out: what the form suggests
 */
export const newBlock = ({ component, initial }: BlockSchema, schema: Schema, values = initial): Block => {
  const copy = withNewIds(values)
  const block: Block = { ...(isObject(copy) ? copy : {}), _uid: crypto.randomUUID(), component }
  for (const { name, kind, required, holds } of schema[component]?.fields ?? []) {
    const inner = holds?.[0] === undefined ? undefined : schema[holds[0]]
    // A list that must not be empty begins with one.
    const isEmpty = blocksIn(block[name]).length === 0
    if (kind === 'blocks' && required && isEmpty && inner && inner.component !== component)
      block[name] = [newBlock(inner, schema)]
  }
  return block
}

/** Blocks in a value that stand in no other block of it: those of a list, and those between the paragraphs of a text. */
const outermostBlocks = (value: Json): Block[] => {
  if (isBlock(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(outermostBlocks)
  return isObject(value) ? Object.values(value).flatMap(outermostBlocks) : []
}

/** Blocks from the root to the one that is meant, the root first; null when there is none of that uid. */
export const wayTo = (block: Block, uid: string): Block[] | null => {
  if (block._uid === uid) return [block]
  for (const value of Object.values(block))
    for (const inner of outermostBlocks(value)) {
      const way = wayTo(inner, uid)
      if (way) return [block, ...way]
    }
  return null
}
