import type { NodeModel } from './internal-types'
import { trackLate } from './track-late'

const { LocalNodeModel } = jest.requireActual<{ LocalNodeModel: new (options: object) => NodeModel }>(
  'gatsby/dist/schema/node-model',
)

const modelOf = (known: WeakMap<object, Set<string>>): NodeModel => {
  const model = new LocalNodeModel({
    schema: {},
    schemaComposer: {},
    createPageDependency: () => undefined,
    _rootNodeMap: known,
    _trackedRootNodes: new WeakSet(),
  })
  trackLate(model)
  return model
}

const nodes = (count: number): { id: string; photo: { name: string } }[] =>
  Array.from({ length: count }, (_, id) => ({ id: String(id), photo: { name: `${id}.jpg` } }))

describe('noting which node an object is of', () => {
  it('waits until somebody asks, and then leaves none out', () => {
    const known = new WeakMap<object, Set<string>>()
    const model = modelOf(known)
    const read = nodes(3)
    for (const node of read) model.trackInlineObjectsInRootNode(node)
    expect(read.map(({ photo }) => known.has(photo))).toEqual([false, false, false])

    const asked = read[1]?.photo ?? {}
    model.findRootNodeAncestor(asked)
    expect(read.map(({ photo }) => [...(known.get(photo) ?? [])])).toEqual([['0'], ['1'], ['2']])
  })

  it('keeps no more nodes in memory than a few thousand', () => {
    const known = new WeakMap<object, Set<string>>()
    const model = modelOf(known)
    const read = nodes(5_002)
    for (const node of read) model.trackInlineObjectsInRootNode(node)
    expect(read.filter(({ photo }) => known.has(photo)).map(({ id }) => id)).toEqual(['5000', '5001'])
  })
})
