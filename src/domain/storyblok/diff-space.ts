import type { Change } from './change'
import { diffComponent, diffPresets } from './diff-component'
import type { SpaceSchema } from './space-schema'

const named = (kind: Change['kind'], action: Change['action'], names: readonly string[]): Change[] =>
  names.map((name) => ({ action, kind, name }))

const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))

/**
 * Everything in which a space differs from what is wanted, in an order in which it can be made so: folders before the
 * blocks in them, blocks before their presets. What only the space has comes last.
 */
export const diffSpace = (wanted: SpaceSchema, found: SpaceSchema): Change[] => {
  const slugs = (space: SpaceSchema) => space.datasources.map(({ slug }) => slug)
  const blocks = (space: SpaceSchema) => space.components.map(({ name }) => name)
  const renamed = wanted.datasources.flatMap(({ slug, name }): Change[] => {
    const was = found.datasources.find((datasource) => datasource.slug === slug)
    if (!was || was.name === name) return []
    return [{ action: 'change', kind: 'datasource', name: slug, property: 'name', wanted: name, found: was.name }]
  })
  const changes = [
    ...named('group', 'create', without(wanted.groups, found.groups)),
    ...named('datasource', 'create', without(slugs(wanted), slugs(found))),
    ...renamed,
    ...wanted.components.flatMap((component) => {
      const was = found.components.find(({ name }) => name === component.name)
      return was
        ? diffComponent(component, was)
        : [...named('component', 'create', [component.name]), ...diffPresets(component, { presets: [] })]
    }),
    ...named('component', 'remove', without(blocks(found), blocks(wanted))),
    ...named('datasource', 'remove', without(slugs(found), slugs(wanted))),
    // A folder goes after those in it.
    ...named('group', 'remove', without(found.groups, wanted.groups).reverse()),
  ]
  const isRemoval = ({ action }: Change) => action === 'remove'
  return [...changes.filter((change) => !isRemoval(change)), ...changes.filter(isRemoval)]
}
