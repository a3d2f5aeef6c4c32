import { ownOf } from '../../../domain/collections/own'
import { isJsonObject } from '../../../domain/json'
import type { Json, JsonObject } from '../../../domain/json'
import type { ComponentDefinition } from '../../../domain/storyblok/space-schema'
import { presetKey } from './read-space'
import type { Space } from './read-space'

/** Options of a field with the ids that the space gave them. */
const withOptionIds = (options: Json | undefined, before: Json | undefined): Json | undefined => {
  if (!Array.isArray(options)) return options
  const old = Array.isArray(before) ? before.filter(isJsonObject) : []
  return options.map((option) => {
    if (!isJsonObject(option)) return option
    const uid = old.find(({ value }) => value === option['value'])?.['_uid']
    return uid === undefined ? option : { ...option, _uid: uid }
  })
}

const fieldBody = (field: JsonObject, before: JsonObject | undefined): JsonObject => {
  const options = withOptionIds(field['options'], before?.['options'])
  return {
    ...(before?.['id'] !== undefined && { id: before['id'] }),
    ...field,
    ...(options !== undefined && { options }),
  }
}

const PROPERTIES = [
  'name',
  'display_name',
  'is_root',
  'is_nestable',
  'preview_field',
  'preview_tmpl',
  'image',
  'icon',
  'color',
] as const

/** The id under which the space knows the preset that new blocks begin with; nothing where that is left alone. */
const presetId = ({ name, default_preset: preset }: ComponentDefinition, { presets }: Space): JsonObject => {
  if (preset === undefined) return {}
  const id = preset === null ? null : presets.get(presetKey(name, preset))
  return id === undefined ? {} : { preset_id: id }
}

/**
 * A block as the API takes it. The API replaces all fields of a block, so those that only the space has are sent too,
 * after the others, unless they are to go.
 */
export const componentBody = (wanted: ComponentDefinition, space: Space, prune: boolean): JsonObject => {
  const { group, schema } = wanted
  const before = space.schema.components.find(({ name }) => name === wanted.name)?.schema ?? {}
  const count = Object.keys(schema).length
  const others = prune ? [] : Object.entries(before).filter(([key]) => !Object.hasOwn(schema, key))
  return {
    ...Object.fromEntries(
      PROPERTIES.flatMap((property) => (wanted[property] === undefined ? [] : [[property, wanted[property]]])),
    ),
    component_group_uuid: group === null ? null : (space.groups.get(group)?.uuid ?? null),
    ...presetId(wanted, space),
    schema: {
      ...Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, fieldBody(field, ownOf(before, key))])),
      ...Object.fromEntries(others.map(([key, field], index) => [key, { ...field, pos: count + index }])),
    },
  }
}
