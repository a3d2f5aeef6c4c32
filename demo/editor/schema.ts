import { BLOCK_SCHEMAS } from '../../src/blocks/schemas'
import { allParsers } from '../../src/domain/content/parse/all-parsers'
import type { BlockParser } from '../../src/domain/content/parse/block-parser'
import type { Field } from '../../src/domain/content/parse/field'
import type { BlockSchema as BlockForm } from '../../src/domain/content/schema/block-schema'
import type { FieldSchema as FieldForm } from '../../src/domain/content/schema/field-schema'
import { schemasByName } from '../../src/domain/content/schema/check-content'
import type { BlockSchema, FieldKind, FieldSchema, Json, Schema } from './client/model'

/** @throws Error for a parser without a form, which `src/blocks/schemas.test.ts` rules out */
const known = <Value>(form: Value | undefined, name: string): Value => {
  if (form === undefined) throw new Error(`There is no form of ${name}`)
  return form
}

const PLAIN_KINDS: Partial<Record<FieldForm['type'], FieldKind>> = {
  boolean: 'toggle',
  number: 'number',
  datetime: 'date',
  multilink: 'link',
  multiasset: 'assets',
  richtext: 'richtext',
  table: 'table',
  textarea: 'longtext',
}

/** Input for a field, from its form; a choice is offered only where the parser knows all values. */
const kindOf = (form: FieldForm, values: Field<unknown>['values']): FieldKind => {
  if (form.type === 'asset') return form.filetypes.every((type) => type === 'images') ? 'asset' : 'file'
  if (form.type === 'bloks') return form.component_whitelist.join() === 'seo' ? 'seo' : 'blocks'
  if (form.type === 'option') return values ? 'choice' : 'text'
  return PLAIN_KINDS[form.type] ?? 'text'
}

const fieldOf = (name: string, { required, holds, values }: Field<unknown>, form: FieldForm): FieldSchema => ({
  name,
  kind: kindOf(form, values),
  required,
  label: form.display_name,
  ...(values && { choices: values.map(String) }),
  ...(holds && { holds: holds().map(({ component }) => component) }),
})

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
    case 'table':
      return {
        fieldtype: 'table',
        thead: [{ component: '_table_head', value: 'Colonne' }],
        tbody: [{ component: '_table_row', body: [{ component: '_table_col', value: 'Cellule' }] }],
      }
    case 'blocks':
    case 'assets':
      return []
    case 'seo':
      return { title: '', description: '' }
    case 'file':
      return { filename: 'https://www.example.com/document.pdf' }
    case 'asset':
      return { filename: '', alt: '' }
    default:
      return /https address/.test(expects) ? 'https://www.example.com' : label
  }
}

const schemaOf = ({ component, fields }: BlockParser, form: BlockForm): BlockSchema => {
  const entries = Object.entries(fields)
  const schemas = entries.map(([name, parser]) =>
    fieldOf(name, parser, known(form.fields[name], `${component}.${name}`)),
  )
  const required = schemas.flatMap((field, index) =>
    field.required ? [[field.name, initialOf(field, entries[index]?.[1].expects ?? '')] as const] : [],
  )
  return {
    component,
    label: form.label,
    fields: schemas,
    initial: Object.fromEntries(required),
  }
}

/** Forms for every kind of story and every block that may stand in one, by name. */
export const editorSchema = (): Schema => {
  const forms = schemasByName(BLOCK_SCHEMAS)
  return Object.fromEntries(
    [...allParsers()].map(([name, parser]) => [name, schemaOf(parser, known(forms.get(name), name))]),
  )
}
