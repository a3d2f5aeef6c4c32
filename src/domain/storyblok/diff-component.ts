import { ownOf } from '../collections/own'
import type { JsonObject } from '../json'
import type { Change } from './change'
import { meansTheSame } from './comparable'
import type { ComponentDefinition, PresetDefinition } from './space-schema'

const PROPERTIES = [
  'display_name',
  'is_root',
  'is_nestable',
  'group',
  'preview_field',
  'preview_tmpl',
  'image',
  'icon',
  'color',
  'default_preset',
] as const
const PRESET_PROPERTIES = ['preset', 'description', 'image', 'icon', 'color'] as const

/** Names of fields in the order of the form. */
const order = (schema: Record<string, JsonObject>): string[] =>
  Object.entries(schema)
    .sort(([, a], [, b]) => Number(a['pos'] ?? 0) - Number(b['pos'] ?? 0))
    .map(([key]) => key)

const diffField = (name: string, part: string, wanted: JsonObject, found: JsonObject | undefined): Change[] => {
  if (!found) return [{ action: 'create', kind: 'field', name, part }]
  const properties = [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
  return properties
    .filter((property) => !['id', 'pos'].includes(property) && !meansTheSame(wanted[property], found[property]))
    .map((property) => ({
      action: 'change',
      kind: 'field',
      name,
      part,
      property,
      wanted: wanted[property],
      found: found[property],
    }))
}

const diffFields = (wanted: ComponentDefinition, found: ComponentDefinition): Change[] => {
  const { name } = wanted
  const shared = (key: string) => Object.hasOwn(wanted.schema, key) && Object.hasOwn(found.schema, key)
  const [wantedOrder, foundOrder] = [order(wanted.schema).filter(shared), order(found.schema).filter(shared)]
  const moved: Change[] =
    wantedOrder.join() === foundOrder.join()
      ? []
      : [
          {
            action: 'change',
            kind: 'component',
            name,
            property: 'order of fields',
            wanted: wantedOrder,
            found: foundOrder,
          },
        ]
  return [
    ...Object.entries(wanted.schema).flatMap(([key, field]) => diffField(name, key, field, ownOf(found.schema, key))),
    ...moved,
    ...Object.keys(found.schema)
      .filter((key) => !Object.hasOwn(wanted.schema, key))
      .map((part): Change => ({ action: 'remove', kind: 'field', name, part })),
  ]
}

const diffPreset = (name: string, wanted: PresetDefinition, found: PresetDefinition | undefined): Change[] => {
  const part = wanted.name
  if (!found) return [{ action: 'create', kind: 'preset', name, part }]
  return PRESET_PROPERTIES.filter(
    (property) => wanted[property] !== undefined && !meansTheSame(wanted[property], found[property]),
  ).map((property) => ({
    action: 'change',
    kind: 'preset',
    name,
    part,
    property,
    wanted: wanted[property],
    found: found[property],
  }))
}

export const diffPresets = (wanted: ComponentDefinition, found: Pick<ComponentDefinition, 'presets'>): Change[] => {
  const names = new Set(wanted.presets.map((preset) => preset.name))
  return [
    ...wanted.presets.flatMap((preset) =>
      diffPreset(
        wanted.name,
        preset,
        found.presets.find(({ name }) => name === preset.name),
      ),
    ),
    ...found.presets
      .filter((preset) => !names.has(preset.name))
      .map((preset): Change => ({ action: 'remove', kind: 'preset', name: wanted.name, part: preset.name })),
  ]
}

/** Everything in which a block of a space differs from what is wanted. */
export const diffComponent = (wanted: ComponentDefinition, found: ComponentDefinition): Change[] => [
  ...PROPERTIES.filter(
    (property) => wanted[property] !== undefined && !meansTheSame(wanted[property], found[property]),
  ).map((property): Change => ({
    action: 'change',
    kind: 'component',
    name: wanted.name,
    property,
    wanted: wanted[property],
    found: found[property],
  })),
  ...diffFields(wanted, found),
  ...diffPresets(wanted, found),
]
