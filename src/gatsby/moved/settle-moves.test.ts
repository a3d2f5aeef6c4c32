import fc from 'fast-check'
import { addMoves, joinMoves } from '../../domain/routes/moves'
import type { Move } from '../../domain/routes/moves'
import { lastAddresses, movesBetween, settleMoves } from './settle-moves'

const rules = (moves: Move[], pages: string[]) =>
  settleMoves(moves, (path) => pages.includes(path)).flatMap(({ from, target }) =>
    target === null ? [] : [`${from} ${target}`],
  )

describe('addresses of moved stories', () => {
  it('lead to the last of several addresses in one hop', () => {
    expect(
      rules(
        [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/c' },
        ],
        ['/c'],
      ),
    ).toEqual(['/a /c', '/b /c'])
  })

  it('lead nowhere once they are pages again', () => {
    expect(
      rules(
        [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
        ],
        ['/a'],
      ),
    ).toEqual(['/b /a'])
  })

  it('lead nowhere while their story is gone, and lead there again when it is back', () => {
    const moves = [{ from: '/a', to: '/b' }]
    expect(rules(moves, [])).toEqual([])
    expect(rules(moves, ['/b'])).toEqual(['/a /b'])
  })

  it('never make a circle, a chain, or a rule for a page', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    const move = fc.record({ from: path, to: path })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), fc.uniqueArray(path), (moves, pages) => {
        for (const { from, target } of settleMoves(addMoves([], moves), (one) => new Set<string>(pages).has(one))) {
          if (target === null) continue
          expect(pages).toContain(target)
          expect(pages).not.toContain(from)
        }
      }),
    )
  })

  it('come out in one hop however they are learnt, and the same when the whole list is told again', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d')
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.record({ from: path, to: path }), { maxLength: 3 }), { maxLength: 6 }),
        (builds) => {
          const known = builds.reduce(addMoves, [])
          expect(known.filter(({ to }) => known.some(({ from }) => from === to))).toEqual([])
          expect(addMoves(known, known)).toEqual(known)
        },
      ),
    )
  })

  it('lead where they lead, too, when they are joined with what was known of them before', () => {
    const steps = fc.array(
      fc.record({ story: fc.nat({ max: 2 }), to: fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f') }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(steps, fc.nat(), (moves, cut) => {
        const places = ['/a', '/b', '/c']
        const known: Move[][] = [[]]
        for (const { story, to } of moves) {
          if (places.includes(to)) continue
          known.push(addMoves(known.at(-1) ?? [], [{ from: places[story] ?? '', to }]))
          places[story] = to
        }
        const [now = [], before = []] = [known.at(-1), known[cut % known.length]]
        const rulesOf = (list: Move[]) => rules(list, places)
        expect(rulesOf(joinMoves(now, before))).toEqual(expect.arrayContaining(rulesOf(now)))
      }),
      { numRuns: 1000 },
    )
  })

  it('are not lost when the list that is asked for has not heard of the last one', () => {
    const [now, before] = [
      [
        { from: '/a', to: '/c' },
        { from: '/b', to: '/c' },
      ],
      [{ from: '/a', to: '/b' }],
    ]
    for (const joined of [joinMoves(now, before), joinMoves(before, now)])
      expect(rules(joined, ['/c'])).toEqual(['/a /c', '/b /c'])
  })

  it('are those whose story has another address than before', () => {
    const before = [
      { key: '1', path: '/a' },
      { key: '2', path: '/b' },
      { key: '3', path: '/c' },
    ]
    expect(
      movesBetween(before, [
        { key: '1', path: '/x' },
        { key: '2', path: '/b' },
        { key: '4', path: '/c' },
      ]),
    ).toEqual([{ from: '/a', to: '/x' }])
  })

  it('are found although the story was left out, or withdrawn, in between', () => {
    const left = lastAddresses(
      [
        { key: '1', path: '/a' },
        { key: '2', path: '/b' },
      ],
      [{ key: '2', path: '/c' }],
    )
    expect(left).toEqual([
      { key: '1', path: '/a' },
      { key: '2', path: '/c' },
    ])
    expect(
      movesBetween(left, [
        { key: '1', path: '/x' },
        { key: '2', path: '/c' },
      ]),
    ).toEqual([{ from: '/a', to: '/x' }])
  })

  it('are known from each address that a story had, whether visitors or an interrupted build know it', () => {
    const visitors = [
      { key: '1', path: '/a' },
      { key: '2', path: '/b' },
    ]
    const interrupted = [
      { key: '1', path: '/x' },
      { key: '2', path: '/b' },
    ]
    expect(
      movesBetween(
        [...visitors, ...interrupted],
        [
          { key: '1', path: '/y' },
          { key: '2', path: '/b' },
        ],
      ),
    ).toEqual([
      { from: '/a', to: '/y' },
      { from: '/x', to: '/y' },
    ])
    expect(movesBetween([...visitors, ...interrupted], [{ key: '1', path: '/a' }])).toEqual([{ from: '/x', to: '/a' }])
  })
})
