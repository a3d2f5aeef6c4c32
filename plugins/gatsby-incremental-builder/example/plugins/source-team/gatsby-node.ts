import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GatsbyNode } from 'gatsby'

interface Person {
  id: string
  name: string
  /** Milliseconds until the service answers. */
  afterMs?: number
  /** What the request fails with. */
  failure?: string
}

export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({ actions }) => {
  actions.createTypes('type Person implements Node @dontInfer { name: String! }')
}

/** Stateful: touches nothing, and deletes what went. Asks for all people at once, as sources do. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async ({
  actions,
  getNode,
  getNodesByType,
  createContentDigest,
  reporter,
}) => {
  actions.enableStatefulSourceNodes?.()
  const people = JSON.parse(readFileSync(join(process.cwd(), 'team.json'), 'utf8')) as Person[]
  await Promise.all(
    people.map(async ({ id, name, afterMs, failure }) => {
      if (afterMs !== undefined) await sleep(afterMs)
      if (failure !== undefined) return reporter.panic(failure)
      if (getNode(id)?.['name'] === name) return
      await actions.createNode({
        id,
        name,
        parent: null,
        children: [],
        internal: { type: 'Person', contentDigest: createContentDigest(name) },
      })
    }),
  )
  for (const node of getNodesByType('Person')) if (!people.some(({ id }) => id === node.id)) actions.deleteNode(node)
}
