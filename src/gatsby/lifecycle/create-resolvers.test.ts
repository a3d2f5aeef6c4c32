import type { CreateResolversArgs, Node } from 'gatsby'
import { createResolvers } from './create-resolvers'

type Resolve = (source: unknown, args: unknown, context: unknown, info: unknown) => unknown

/** The resolver of `story`, with the ids that a page asked by it depends on. */
const storyResolver = async (nodes: readonly Pick<Node, 'id'>[]) => {
  const resolvers: { Query: { story: { resolve: Resolve } } }[] = []
  const args = { createResolvers: (made: (typeof resolvers)[number]) => void resolvers.push(made) }
  await createResolvers(args as unknown as CreateResolversArgs, { plugins: [] }, () => undefined)
  const dependsOn: string[] = []
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => {
      const node = nodes.find((one) => one.id === id) ?? null
      if (node) dependsOn.push(id)
      return node
    },
    trackPageDependencies: ({ id }: { id: string }) => void dependsOn.push(id),
  }
  const resolve = (path: object) =>
    resolvers[0]?.Query.story.resolve(null, path, { nodeModel }, { originalResolver: () => 'searched' })
  return { resolve, dependsOn }
}

describe('the resolver of a story', () => {
  test('answers the story of an address, and the page depends on that story alone', async () => {
    const { resolve, dependsOn } = await storyResolver([{ id: 'Story-/faq' }])
    expect(resolve({ path: { eq: '/faq' } })).toEqual({ id: 'Story-/faq' })
    expect(dependsOn).toEqual(['Story-/faq'])
  })

  test('answers null without searching where no story is written, and the page depends on the one to come', async () => {
    const { resolve, dependsOn } = await storyResolver([{ id: 'Story-/faq' }])
    expect(resolve({ path: { eq: '/stock/berline' } })).toBeNull()
    expect(dependsOn).toEqual(['Story-/stock/berline'])
  })

  test('leaves every other filter to Gatsby', async () => {
    const { resolve } = await storyResolver([])
    expect(resolve({ path: { eq: '/faq' }, kind: { eq: 'page' } })).toBe('searched')
  })
})
