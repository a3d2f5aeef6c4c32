import { z } from 'zod'

const text = z.string()
const flag = z.boolean()
const whole = z.number().int()
const texts = z.array(text)

const base = {
  id: text,
  display_name: text,
  description: text,
  tooltip: flag,
  pos: whole,
  conditional_settings: z.array(z.record(text, z.json())),
}
const value = {
  ...base,
  required: flag,
  regex: text,
  default_value: text,
  translatable: flag,
  no_translate: flag,
  exclude_from_ai_translation: flag,
  exclude_from_merge: flag,
  exclude_from_overwrite: flag,
  force_merge: flag,
}
const options = z.array(z.strictObject({ _uid: text.optional(), name: text, value: text }))
const restriction = {
  restrict_type: z.enum(['', 'groups', 'tags']),
  restrict_components: flag,
  component_whitelist: texts,
  component_denylist: texts,
  component_tag_whitelist: z.array(whole),
  component_group_whitelist: texts,
}
const string = { max_length: whole, minlength: whole, size: text, rtl: flag }
const choice = {
  options,
  source: z.enum(['internal', 'internal_stories', 'internal_languages', 'external']),
  datasource_slug: text,
  external_datasource: text,
  folder_slug: text,
  filter_content_type: texts,
  use_uuid: flag,
  max_options: text,
  min_options: text,
}
const file = {
  filetypes: z.array(z.enum(['images', 'videos', 'audios', 'texts'])),
  asset_folder_id: whole,
  allow_external_url: flag,
}
const TOOLBAR =
  `bold list inlinecode code color copy cut emoji h1 h2 h3 h4 h5 h6 highlight unset hrule image italic link anchor
  olist paragraph paste-action paste quote redo strike subscript superscript underline undo blok`.split(/\s+/)

/** What the API documents for each type of field, beside its type. */
const FORMS: Record<string, z.core.$ZodLooseShape> = {
  text: { ...value, ...string },
  textarea: { ...value, ...string },
  number: { ...value, min_value: z.number(), max_value: z.number(), decimals: whole, steps: z.number() },
  boolean: { ...value, inline_label: flag },
  datetime: { ...value, disable_time: flag },
  option: { ...value, ...choice, exclude_empty_option: flag },
  options: { ...value, ...choice, is_reference_type: flag },
  asset: { ...value, ...file },
  multiasset: { ...value, ...file, maximum_entries: whole, minimum_entries: whole },
  multilink: {
    ...value,
    restrict_content_types: flag,
    component_whitelist: texts,
    allow_target_blank: flag,
    allow_custom_attributes: flag,
    force_link_scope: flag,
    link_scope: text,
    show_anchor: flag,
    email_link_type: flag,
    asset_link_type: flag,
  },
  richtext: {
    ...value,
    ...restriction,
    customize_toolbar: flag,
    toolbar: z.array(z.enum(TOOLBAR)),
    allow_target_blank: flag,
    allow_custom_attributes: flag,
  },
  bloks: { ...value, ...restriction, minimum: whole, maximum: whole },
  table: value,
  section: { ...base, keys: texts },
  tab: { ...base, keys: texts },
}

const STRICT = new Map(
  Object.entries(FORMS).map(([type, form]) => [type, z.strictObject({ ...form, type: text }).partial()]),
)

/**
 * The documented form of a field: every key known, every value of its type.
 *
 * @see https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object
 */
export const fieldForm = z.looseObject({ type: z.enum(Object.keys(FORMS)) }).superRefine((field, context) => {
  const result = STRICT.get(field.type)?.safeParse(field)
  for (const issue of result?.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: issue.path.map(String), message: issue.message })
})
