import { MAILBOX } from '../mailbox'
import type { FieldSchema } from './field-schema'

/** Parts of a rich text that the site shows; the editor's toolbar offers no others. */
const TOOLBAR = [
  'bold',
  'italic',
  'strike',
  'underline',
  'superscript',
  'subscript',
  'h2',
  'h3',
  'h4',
  'list',
  'olist',
  'quote',
  'hrule',
  'link',
  'anchor',
  'image',
  'undo',
  'redo',
]

const named = (label: string, help?: string) => ({
  display_name: label,
  ...(help !== undefined && { description: help }),
})

/** A line of text. */
export const text = (label: string, help?: string, maximum?: number): FieldSchema => ({
  type: 'text',
  ...named(label, help),
  ...(maximum !== undefined && { max_length: maximum }),
})

/** An e-mail address. */
export const mailbox = (label: string, help?: string): FieldSchema => ({
  type: 'text',
  ...named(label, help),
  regex: MAILBOX.source,
})

/** Several lines of text without formatting. */
export const longText = (label: string, help?: string): FieldSchema => ({ type: 'textarea', ...named(label, help) })

export const richText = (label: string, help?: string): FieldSchema => ({
  type: 'richtext',
  ...named(label, help),
  customize_toolbar: true,
  toolbar: TOOLBAR,
  allow_target_blank: true,
})

/** The same with blocks of the given kinds between the paragraphs. */
export const richTextWith = (label: string, kinds: readonly string[], help?: string): FieldSchema => ({
  type: 'richtext',
  ...named(label, help),
  customize_toolbar: true,
  toolbar: [...TOOLBAR, 'blok'],
  allow_target_blank: true,
  restrict_type: '',
  restrict_components: true,
  component_whitelist: [...kinds],
})

export const toggle = (label: string, help?: string): FieldSchema => ({ type: 'boolean', ...named(label, help) })

/** Rows and columns of plain text, below a head. */
export const table = (label: string, help?: string): FieldSchema => ({ type: 'table', ...named(label, help) })

/** A number between two bounds, both included. */
export const number = (
  label: string,
  [minimum, maximum]: readonly [number, number],
  help?: string,
  decimals = 0,
): FieldSchema => ({ type: 'number', ...named(label, help), min_value: minimum, max_value: maximum, decimals })

/** A day. */
export const date = (label: string, help?: string): FieldSchema => ({
  type: 'datetime',
  ...named(label, help),
  disable_time: true,
})

/** One of a few values, with the name that editors read. */
export const choice = <Value extends string | number>(
  label: string,
  names: Readonly<Record<Value, string>>,
  help?: string,
): FieldSchema => ({
  type: 'option',
  ...named(label, help),
  options: Object.entries<string>(names).map(([value, name]) => ({ name, value })),
})

/** One of the entries that editors keep in a datasource. */
export const entryOf = (datasource: string, label: string, help?: string): FieldSchema => ({
  type: 'option',
  ...named(label, help),
  source: 'internal',
  datasource_slug: datasource,
})

/** A link to a story, an address, a mailbox or a file. */
export const link = (label: string, help?: string): FieldSchema => ({
  type: 'multilink',
  ...named(label, help),
  allow_target_blank: true,
  show_anchor: true,
  email_link_type: true,
  asset_link_type: true,
})

const PICTURES = { filetypes: ['images'], allow_external_url: true }

export const picture = (label: string, help?: string): FieldSchema => ({
  type: 'asset',
  ...named(label, help),
  ...PICTURES,
})

export const pictures = (label: string, help?: string): FieldSchema => ({
  type: 'multiasset',
  ...named(label, help),
  ...PICTURES,
})

/** A file of the library, or the address of one. */
export const file = (label: string, help?: string): FieldSchema => ({
  type: 'asset',
  ...named(label, help),
  filetypes: ['texts', 'images'],
  allow_external_url: true,
})

/** A list of blocks of the given kinds. */
export const blocks = (
  label: string,
  kinds: readonly string[],
  help?: string,
  limits: { minimum?: number; maximum?: number } = {},
): FieldSchema => ({
  type: 'bloks',
  ...named(label, help),
  restrict_type: '',
  restrict_components: true,
  component_whitelist: [...kinds],
  ...limits,
})

/** The same field, which must be filled. */
export const required = (field: FieldSchema): FieldSchema => ({
  ...field,
  required: true,
  ...(field.type === 'bloks' && { minimum: Math.max(1, field.minimum ?? 1) }),
})

/** The same field with what a new block begins with. */
export const startingWith = (value: string, field: FieldSchema): FieldSchema => ({ ...field, default_value: value })
