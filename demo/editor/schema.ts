import { BLOCK_SCHEMAS } from '../../src/blocks/schemas'
import { allParsers } from '../../src/domain/content/parse/all-parsers'
import type { BlockParser } from '../../src/domain/content/parse/block-parser'
import type { BlockSchema as BlockForm } from '../../src/domain/content/schema/block-schema'
import { schemasByName } from '../../src/domain/content/schema/check-content'
import type { BlockSchema, Schema } from './client/model'
import { fieldSchema } from './field-schema'
import type { Datasources } from './field-schema'
import { initialValue } from './initial-value'

/** @throws Error for a parser without a form, which `src/blocks/schemas.test.ts` rules out */
const known = <Value>(form: Value | undefined, name: string): Value => {
  if (form === undefined) throw new Error(`There is no form of ${name}`)
  return form
}

const schemaOf = ({ component, fields }: BlockParser, form: BlockForm, datasources: Datasources): BlockSchema => {
  const entries = Object.entries(fields)
  const schemas = entries.map(([name, parser]) =>
    fieldSchema(name, parser, known(form.fields[name], `${component}.${name}`), datasources),
  )
  const required = schemas.flatMap((field, index) =>
    field.required ? [[field.name, initialValue(field, entries[index]?.[1].expects ?? '')] as const] : [],
  )
  const defaults = Object.entries(form.fields).flatMap(([name, { default_value: value }]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const plain = { ...Object.fromEntries(required), ...Object.fromEntries(defaults) }
  return {
    component,
    label: form.label,
    fields: schemas,
    initial: { ...plain, ...form.presets.find(({ isDefault }) => isDefault)?.values },
    presets: form.presets
      .filter(({ isDefault }) => isDefault !== true)
      .map(({ name, values }) => ({ name, values: { ...plain, ...values } })),
    tabs: form.tabs.map(({ label, fields: names }) => ({ label, fields: [...names] })),
  }
}

/** Forms for every kind of story and every block that may stand in one, by name. */
export const editorSchema = (datasources: Datasources = new Map()): Schema => {
  const forms = schemasByName(BLOCK_SCHEMAS)
  return Object.fromEntries(
    [...allParsers()].map(([name, parser]) => [name, schemaOf(parser, known(forms.get(name), name), datasources)]),
  )
}
