import { addMoves } from './moves'
import type { Move } from './moves'

const moves = (...pairs: string[]): Move[] => pairs.map((pair) => ({ from: pair.slice(0, 2), to: pair.slice(2) }))

/** What is known after one build after the other. */
const after = (...builds: Move[][]): string[] => builds.reduce(addMoves, []).map(({ from, to }) => from + to)

describe('moves of stories', () => {
  it('lead on to where the story is now, however often it moved', () => {
    expect(after(moves('/a/b'), moves('/b/c'), moves('/c/d'))).toEqual(['/a/d', '/b/d', '/c/d'])
  })

  it('end with the address that a story came back to', () => {
    expect(after(moves('/a/b'), moves('/b/a'))).toEqual(['/b/a'])
  })

  it('lead to the story that left an address, not to one that left it before', () => {
    expect(after(moves('/a/b'), moves('/c/a'))).toEqual(['/c/a'])
    expect(after(moves('/a/b'), moves('/c/a'), moves('/a/d'))).toEqual(['/a/d', '/c/d'])
  })

  it('that happened together are of two stories', () => {
    expect(after(moves('/a/b', '/b/c'))).toEqual(['/a/b'])
    expect(after(moves('/x/b'), moves('/a/b', '/b/c'))).toEqual(['/a/b', '/x/c'])
    expect(after(moves('/a/b', '/b/a'))).toEqual([])
  })

  it('are the same when the whole list is told again', () => {
    const known = addMoves(addMoves([], moves('/a/b', '/x/y')), moves('/b/c', '/z/x'))
    expect(addMoves(known, known)).toEqual(known)
    expect(addMoves(addMoves(known, moves('/p/a')), moves('/a/a'))).toEqual(addMoves(known, moves('/p/a')))
  })
})
