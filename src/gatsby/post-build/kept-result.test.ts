import { createKeptResult } from './kept-result'

const nodes = (types: readonly string[]) => types.map((type) => ({ id: type, type }))
const rebuildOf = (changed: readonly string[] = [], deleted: readonly string[] = []) => ({
  nodes: { changed: nodes(changed), deleted: nodes(deleted) },
})

const setUp = () => {
  const result = createKeptResult<number>(['DealerBrand'])
  let made = 0
  const ask = (rebuild: ReturnType<typeof rebuildOf> | null, parts: readonly unknown[]) =>
    result(rebuild, parts, () => (made += 1))
  return ask
}

describe('kept result', () => {
  const story = { path: '/a' }

  it('stays when only nodes of other types changed', () => {
    const ask = setUp()
    expect([ask(null, [story]), ask(rebuildOf(['DealerVehicle']), [story]), ask(rebuildOf(), [story])]).toEqual([
      1, 1, 1,
    ])
  })

  it('is made again when a node of its types changed or went away', () => {
    const ask = setUp()
    expect([
      ask(null, [story]),
      ask(rebuildOf(['DealerBrand']), [story]),
      ask(rebuildOf([], ['DealerBrand']), [story]),
    ]).toEqual([1, 2, 3])
  })

  it('is made again when another part is new, gone or another object', () => {
    const ask = setUp()
    const parts = [[story], [story, story], [story], [{ ...story }]]
    expect(parts.map((list) => ask(rebuildOf(), list))).toEqual([1, 2, 3, 4])
  })

  it('is made again in an ordinary build', () => {
    const ask = setUp()
    expect([ask(null, [story]), ask(null, [story])]).toEqual([1, 2])
  })

  it('is made again after an attempt that failed', () => {
    const result = createKeptResult<string>([])
    result(null, [], () => 'first')
    expect(() =>
      result(null, [], () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(result(rebuildOf(), [], () => 'second')).toBe('second')
  })
})
