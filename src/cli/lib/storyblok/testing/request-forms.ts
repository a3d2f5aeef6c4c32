import { z } from 'zod'
import { fieldForm } from './field-forms'

const text = z.string()
const nullableText = text.nullable().optional()
const jsonObject = z.record(text, z.json())
const component = z.strictObject({
  name: text.regex(/^[a-z0-9_-]+$/i),
  display_name: nullableText,
  schema: z.record(text, fieldForm).optional(),
  image: nullableText,
  preview_field: nullableText,
  is_root: z.boolean().optional(),
  preview_tmpl: nullableText,
  is_nestable: z.boolean().optional(),
  component_group_uuid: z.uuid().nullable().optional(),
  preset_id: z.number().int().nullable().optional(),
  icon: nullableText,
  color: nullableText,
  internal_tag_ids: z.array(text).optional(),
})
const preset = z.strictObject({
  name: text.min(1),
  component_id: z.number().int(),
  preset: jsonObject.optional(),
  image: nullableText,
  color: nullableText,
  icon: nullableText,
  description: nullableText,
})
const entry = z.strictObject({ name: text.min(1), value: text, datasource_id: z.number().int() })
const story = z.strictObject({
  name: text.min(1),
  slug: text.regex(/^[a-z0-9_.~-]+$/i),
  content: jsonObject.refine((content) => typeof content['component'] === 'string', 'needs a component').optional(),
  parent_id: z.number().int().optional(),
  is_startpage: z.boolean().optional(),
  is_folder: z.boolean().optional(),
  default_root: nullableText,
  tag_list: z.array(text).optional(),
  position: z.number().int().optional(),
  meta_data: jsonObject.nullable().optional(),
})
const publish = z.literal(1).optional()
const wrapped = <Shape extends z.ZodType>(key: string, shape: Shape) => z.strictObject({ [key]: shape })

/** Body of every request that writes, by method and list; what the API does not document is refused. */
export const REQUEST_FORMS: Readonly<Record<string, z.ZodType>> = {
  'POST component_groups': wrapped(
    'component_group',
    z.strictObject({ name: text.min(1), parent_id: z.number().int().optional() }),
  ),
  'POST components': wrapped('component', component),
  'PUT components': wrapped('component', component.partial()),
  'POST presets': wrapped('preset', preset),
  'PUT presets': wrapped('preset', preset.partial()),
  'POST datasources': wrapped('datasource', z.strictObject({ name: text.min(1), slug: text.min(1) })),
  'PUT datasources': wrapped('datasource', z.strictObject({ name: text, slug: text }).partial()),
  'POST datasource_entries': wrapped('datasource_entry', entry),
  'POST stories': z.strictObject({ story, publish }),
  'PUT stories': z.strictObject({ story: story.partial(), publish }),
}

const PAGED = ['page', 'per_page']
/** Parameters that each list takes, as far as they are used. */
export const LIST_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  component_groups: ['search', 'with_parent'],
  components: [...PAGED, 'search', 'in_group', 'is_root'],
  presets: ['component_id'],
  datasources: [...PAGED, 'search', 'by_ids'],
  datasource_entries: [...PAGED, 'datasource_id', 'datasource_slug', 'dimension'],
  stories: [...PAGED, 'by_slugs', 'with_slug', 'starts_with', 'with_parent', 'folder_only', 'story_only'],
}
