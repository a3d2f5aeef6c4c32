import { BLOCK_GROUPS } from '../content/schema/block-schema'
import type { BlockSchema, PresetSchema } from '../content/schema/block-schema'
import type { FieldSchema, TabSchema } from '../content/schema/field-schema'
import { slugify } from '../routes/slugify'
import type { ComponentDefinition, DatasourceDefinition, PresetDefinition, SpaceSchema } from './space-schema'
import { withUids } from './with-uids'

/** Fields that read as a text in a list of blocks. */
const READABLE: readonly FieldSchema['type'][] = ['text', 'textarea', 'number', 'option', 'datetime']

/** Template of a block in a list, in Squirrelly's syntax; empty fields leave no line. */
const previewTemplate = ({ preview, fields }: BlockSchema): string | null => {
  const lines = preview
    .filter((name) => READABLE.some((type) => type === fields[name]?.type))
    .map((name, index) => {
      const value = `{{it.${name}}}`
      return `{{@if(it.${name})}}<div>${index === 0 ? `<strong>${value}</strong>` : value}</div>{{/if}}`
    })
  return lines.length === 0 ? null : lines.join('')
}

/** Every block of a preset has an id of its own; the editor gives new ones when the preset is used. */
const presetOf = (component: string, { name, description, values }: PresetSchema): PresetDefinition => ({
  name,
  preset: withUids({ component, ...values }, `${component}-${slugify(name)}`),
  ...(description !== undefined && { description }),
})

const componentOf = (block: BlockSchema): ComponentDefinition => {
  const tabs = block.tabs.map(({ label, fields }): [string, TabSchema] => [
    `tab-${slugify(label)}`,
    { type: 'tab', display_name: label, keys: [...fields] },
  ])
  const entries: [string, FieldSchema | TabSchema][] = [...Object.entries(block.fields), ...tabs]
  const preset = block.presets.find(({ isDefault }) => isDefault)
  return {
    name: block.name,
    display_name: block.label,
    is_root: block.use === 'content type',
    is_nestable: block.use === 'block',
    preview_field: block.preview[0] ?? null,
    preview_tmpl: previewTemplate(block),
    group: block.group,
    ...(preset && { default_preset: preset.name }),
    schema: Object.fromEntries(entries.map(([key, field], pos) => [key, { ...field, pos }])),
    presets: block.presets.map((preset) => presetOf(block.name, preset)),
  }
}

/** The block library that the site asks of its space. */
export const wantedSpace = (
  blocks: readonly BlockSchema[],
  datasources: readonly DatasourceDefinition[],
): SpaceSchema => ({
  groups: [...BLOCK_GROUPS],
  datasources: [...datasources],
  components: blocks.map(componentOf),
})
