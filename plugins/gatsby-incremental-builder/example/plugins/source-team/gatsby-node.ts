import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({ actions }) => {
  actions.createTypes('type Person implements Node @dontInfer { name: String! }')
}

/** Stateful: touches nothing, and deletes what went. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async ({
  actions,
  getNode,
  getNodesByType,
  createContentDigest,
}) => {
  actions.enableStatefulSourceNodes?.()
  const people = JSON.parse(readFileSync(join(process.cwd(), 'team.json'), 'utf8')) as { id: string; name: string }[]
  for (const { id, name } of people)
    if (getNode(id)?.['name'] !== name)
      await actions.createNode({
        id,
        name,
        parent: null,
        children: [],
        internal: { type: 'Person', contentDigest: createContentDigest(name) },
      })
  for (const node of getNodesByType('Person')) if (!people.some(({ id }) => id === node.id)) actions.deleteNode(node)
}
