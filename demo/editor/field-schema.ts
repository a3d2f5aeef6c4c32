import type { Field } from '../../src/domain/content/parse/field'
import type { FieldSchema as FieldForm } from '../../src/domain/content/schema/field-schema'
import type { Choice, FieldKind, FieldSchema } from './client/model'

/** Entries of the space's datasources, by the slug of the datasource. */
export type Datasources = ReadonlyMap<string, Choice[]>

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

/** Values to choose from: those of the form, or what the space's datasource has; null: any text will do. */
const choicesOf = (form: FieldForm, datasources: Datasources): Choice[] | null => {
  if (form.type !== 'option') return null
  return 'options' in form ? form.options : (datasources.get(form.datasource_slug) ?? null)
}

const kindOf = (form: FieldForm, choices: Choice[] | null): FieldKind => {
  if (choices !== null) return 'choice'
  if (form.type === 'asset') return form.filetypes.every((type) => type === 'images') ? 'asset' : 'file'
  if (form.type === 'bloks') return form.component_whitelist.join() === 'seo' ? 'seo' : 'blocks'
  return PLAIN_KINDS[form.type] ?? 'text'
}

const limitsOf = (form: FieldForm): FieldSchema['limits'] | null => {
  if (form.type === 'number') return { min: form.min_value, max: form.max_value, step: 10 ** -form.decimals }
  return 'max_length' in form && form.max_length !== undefined ? { maxlength: form.max_length } : null
}

/** The control of a field, as its form and the parser of its block describe it. */
export const fieldSchema = (
  name: string,
  { required, holds }: Field<unknown>,
  form: FieldForm,
  datasources: Datasources,
): FieldSchema => {
  const choices = choicesOf(form, datasources)
  const limits = limitsOf(form)
  return {
    name,
    kind: kindOf(form, choices),
    required,
    label: form.display_name,
    ...(form.description !== undefined && { help: form.description }),
    ...(choices && { choices }),
    ...(limits && { limits }),
    ...(holds && { holds: holds().map(({ component }) => component) }),
  }
}
