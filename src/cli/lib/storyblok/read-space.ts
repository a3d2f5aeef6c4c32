import { z } from 'zod'
import { isJsonObject } from '../../../domain/json'
import type { Json, JsonObject } from '../../../domain/json'
import { GROUP_SEPARATOR } from '../../../domain/storyblok/space-schema'
import type { ComponentDefinition, PresetDefinition, SpaceSchema } from '../../../domain/storyblok/space-schema'
import type { ManagementClient } from './management-client'

const jsonObject = z.record(z.string(), z.json())
const optionalText = z.string().nullish()
const groupSchema = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  parent_id: z.number().nullish(),
})
export const componentSchema = z.object({
  id: z.number(),
  name: z.string(),
  display_name: optionalText,
  schema: z.record(z.string(), z.json()).nullish(),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  preview_field: optionalText,
  preview_tmpl: optionalText,
  image: optionalText,
  icon: optionalText,
  color: optionalText,
  component_group_uuid: optionalText,
  preset_id: z.number().nullish(),
})
export const presetSchema = z.object({
  id: z.number(),
  name: z.string(),
  component_id: z.number(),
  preset: jsonObject.nullish(),
  description: optionalText,
  image: optionalText,
  icon: optionalText,
  color: optionalText,
})
export const datasourceSchema = z.object({ id: z.number(), slug: z.string(), name: z.string() })

type Group = z.output<typeof groupSchema>

/** The block library of a space, and the ids under which the space knows its parts. */
export interface Space {
  schema: SpaceSchema
  groups: Map<string, { id: number; uuid: string }>
  datasources: Map<string, number>
  components: Map<string, number>
  /** By block and name of the preset, see `presetKey`. */
  presets: Map<string, number>
}

export const presetKey = (component: string, preset: string): string => JSON.stringify([component, preset])

const pathOf = (group: Group, groups: readonly Group[]): string => {
  const parent = groups.find(({ id }) => id === group.parent_id && id !== group.id)
  return parent ? `${pathOf(parent, groups)}${GROUP_SEPARATOR}${group.name}` : group.name
}

/** Fields are objects with a type; older spaces keep other keys beside them. */
const isField = (value: Json): value is JsonObject => isJsonObject(value) && typeof value['type'] === 'string'

const presetOf = ({
  name,
  preset,
  description,
  image,
  icon,
  color,
}: z.output<typeof presetSchema>): PresetDefinition => ({
  name,
  preset: preset ?? {},
  description: description ?? null,
  image: image ?? null,
  icon: icon ?? null,
  color: color ?? null,
})

/**
 * Reads everything that `push`, `pull` and `diff` compare.
 *
 * @throws ManagementApiError, ZodError when an answer is not what the API documents
 */
export const readSpace = async (client: ManagementClient): Promise<Space> => {
  const rows = async <Row>(path: string, shape: z.ZodType<Row>) => z.array(shape).parse(await client.list(path, path))
  const groups = await rows('component_groups', groupSchema)
  const datasources = await rows('datasources', datasourceSchema)
  const components = await rows('components', componentSchema)
  const presets = await rows('presets', presetSchema)
  const paths = new Map(groups.map((group) => [group.uuid, pathOf(group, groups)]))
  const presetsOf = (id: number) => presets.filter((preset) => preset.component_id === id)
  const definition = (component: z.output<typeof componentSchema>): ComponentDefinition => ({
    name: component.name,
    display_name: component.display_name ?? null,
    is_root: component.is_root ?? false,
    is_nestable: component.is_nestable ?? false,
    preview_field: component.preview_field ?? null,
    preview_tmpl: component.preview_tmpl ?? null,
    image: component.image ?? null,
    icon: component.icon ?? null,
    color: component.color ?? null,
    group: paths.get(component.component_group_uuid ?? '') ?? null,
    default_preset: presets.find(({ id }) => id === component.preset_id)?.name ?? null,
    schema: Object.fromEntries(
      Object.entries(component.schema ?? {}).flatMap(([key, field]) => (isField(field) ? [[key, field]] : [])),
    ),
    presets: presetsOf(component.id).map(presetOf),
  })
  return {
    schema: {
      groups: [...paths.values()].sort((a, b) => a.split(GROUP_SEPARATOR).length - b.split(GROUP_SEPARATOR).length),
      datasources: datasources.map(({ slug, name }) => ({ slug, name })),
      components: components.map(definition),
    },
    groups: new Map(groups.map(({ id, uuid }) => [paths.get(uuid) ?? '', { id, uuid }])),
    datasources: new Map(datasources.map(({ id, slug }) => [slug, id])),
    components: new Map(components.map(({ id, name }) => [name, id])),
    presets: new Map(
      components.flatMap(({ id, name }) =>
        presetsOf(id).map((preset): [string, number] => [presetKey(name, preset.name), preset.id]),
      ),
    ),
  }
}
