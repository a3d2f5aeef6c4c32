import { z } from 'zod'
import type { Change } from '../../../domain/storyblok/change'
import { GROUP_SEPARATOR } from '../../../domain/storyblok/space-schema'
import type { ComponentDefinition, SpaceSchema } from '../../../domain/storyblok/space-schema'
import { componentBody } from './component-body'
import type { ManagementClient } from './management-client'
import { componentSchema, datasourceSchema, presetKey, presetSchema } from './read-space'
import type { Space } from './read-space'

export interface WriteOptions {
  client: ManagementClient
  wanted: SpaceSchema
  /** As it was read; ids of what is created are added. */
  space: Space
  /** Also removes what only the space has. */
  prune: boolean
}

const createdGroup = z.object({ component_group: z.object({ id: z.number(), uuid: z.string() }) })

/** Writes one part of a block library each; what is not there yet is created. */
export const partWriters = ({ client, wanted, space, prune }: WriteOptions) => {
  const componentOf = (name: string): ComponentDefinition => {
    const component = wanted.components.find((candidate) => candidate.name === name)
    if (!component) throw new Error(`block ${name} is not described`)
    return component
  }
  const write = (list: string, id: number | undefined, body: unknown): Promise<unknown> =>
    id === undefined ? client.post(list, body) : client.put(`${list}/${id}`, body)

  return {
    componentOf,
    group: async (path: string): Promise<void> => {
      const names = path.split(GROUP_SEPARATOR)
      const parent = space.groups.get(names.slice(0, -1).join(GROUP_SEPARATOR))
      const body = { component_group: { name: names.at(-1), ...(parent && { parent_id: parent.id }) } }
      space.groups.set(path, createdGroup.parse(await client.post('component_groups', body)).component_group)
    },
    datasource: async (slug: string): Promise<void> => {
      const name = wanted.datasources.find((datasource) => datasource.slug === slug)?.name ?? slug
      const answer = await write('datasources', space.datasources.get(slug), { datasource: { slug, name } })
      space.datasources.set(slug, z.object({ datasource: datasourceSchema }).parse(answer).datasource.id)
    },
    component: async (name: string): Promise<void> => {
      const body = { component: componentBody(componentOf(name), space, prune) }
      const answer = await write('components', space.components.get(name), body)
      space.components.set(name, z.object({ component: componentSchema }).parse(answer).component.id)
    },
    preset: async (component: string, name: string): Promise<void> => {
      const definition = componentOf(component).presets.find((preset) => preset.name === name)
      const key = presetKey(component, name)
      const body = { preset: { ...definition, component_id: space.components.get(component) } }
      const answer = await write('presets', space.presets.get(key), body)
      space.presets.set(key, z.object({ preset: presetSchema }).parse(answer).preset.id)
    },
    remove: async ({ kind, name, part = '' }: Change): Promise<void> => {
      const places = {
        group: ['component_groups', space.groups.get(name)?.id],
        datasource: ['datasources', space.datasources.get(name)],
        component: ['components', space.components.get(name)],
        preset: ['presets', space.presets.get(presetKey(name, part))],
        // A field goes when its block is written.
        field: ['components', undefined],
      } as const
      const [list, id] = places[kind]
      if (id !== undefined) await client.remove(`${list}/${id}`)
    },
  }
}
