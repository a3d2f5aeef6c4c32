import type { BlockParser } from '../../src/domain/content/parse/block-parser'
import type { Field } from '../../src/domain/content/parse/field'
import { ROOTS } from '../../src/domain/content/parse/roots'
import type { BlockSchema, FieldKind, FieldSchema, Json, Schema } from './client/model'
import { BLOCK_LABELS, FIELD_LABELS, humanise } from './labels'

const LONG = new Set(['text', 'intro', 'description', 'quote', 'claim'])

/** The parsers say in words what they ask for: the form follows from that, and no second list can go out of step. */
const KINDS: readonly (readonly [RegExp, FieldKind])[] = [
  [/^true or false/, 'toggle'],
  [/^a number/, 'number'],
  [/^one of/, 'choice'],
  [/^an ISO date/, 'date'],
  [/^a link/, 'link'],
  [/^pictures/, 'assets'],
  [/^a picture/, 'asset'],
  [/^a rich text/, 'richtext'],
  [/^(?:a list of blocks|at least one entry)/, 'blocks'],
  [/^title and description/, 'seo'],
]

const kindOf = (name: string, expects: string): FieldKind =>
  KINDS.find(([pattern]) => pattern.test(expects))?.[1] ?? (LONG.has(name) ? 'longtext' : 'text')

const fieldOf = ([name, { expects, required, holds }]: [string, Field<unknown>]): FieldSchema => {
  const kind = kindOf(name, expects)
  return {
    name,
    kind,
    required,
    label: FIELD_LABELS[name] ?? humanise(name),
    ...(kind === 'choice' && { choices: expects.replace(/^one of /, '').split(', ') }),
    ...(holds && { holds: holds().map(({ component }) => component) }),
  }
}

const initialOf = ({ kind, label, choices }: FieldSchema, expects: string): Json => {
  switch (kind) {
    case 'toggle':
      return false
    case 'number':
      return String(Math.max(3, Number(/from (\d+)/.exec(expects)?.[1] ?? 0)))
    case 'choice':
      return choices?.[0] ?? ''
    case 'date':
      return new Date().toISOString().slice(0, 10)
    case 'link':
      return { linktype: 'url', url: '/stock', cached_url: '/stock' }
    case 'richtext':
      return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Votre texte.' }] }] }
    case 'blocks':
    case 'assets':
      return []
    case 'seo':
      return { title: '', description: '' }
    case 'asset':
      return { filename: '', alt: '' }
    default:
      return /https address/.test(expects) ? 'https://www.example.com' : label
  }
}

const schemaOf = ({ component, fields }: BlockParser): BlockSchema => {
  const entries = Object.entries(fields)
  const schemas = entries.map(fieldOf)
  const required = schemas.flatMap((field, index) =>
    field.required ? [[field.name, initialOf(field, entries[index]?.[1].expects ?? '')] as const] : [],
  )
  return {
    component,
    label: BLOCK_LABELS[component] ?? humanise(component),
    fields: schemas,
    initial: Object.fromEntries(required),
  }
}

const isParser = (value: { component: string }): value is BlockParser => 'fields' in value

const parsersBelow = (parser: BlockParser, found: Map<string, BlockParser>): Map<string, BlockParser> => {
  if (found.has(parser.component)) return found
  found.set(parser.component, parser)
  for (const { holds } of Object.values(parser.fields))
    for (const inner of holds?.() ?? []) if (isParser(inner)) parsersBelow(inner, found)
  return found
}

/** Forms for every kind of story and every block that may stand in one, by name. */
export const editorSchema = (): Schema => {
  const found = new Map<string, BlockParser>()
  for (const root of ROOTS) parsersBelow(root, found)
  return Object.fromEntries([...found].map(([component, parser]) => [component, schemaOf(parser)]))
}
