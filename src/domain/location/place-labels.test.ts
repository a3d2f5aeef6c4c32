import fc from 'fast-check'
import { placeLabels } from './place-labels'

const OPTIONS = { marks: [], left: 0, right: 300, character: 7, line: 16 }
const GAP = 20
const widthOf = (text: string) => text.length * OPTIONS.character
const boxOf = ({ text, x, y, gap, side }: ReturnType<typeof placeLabels>[number]) => {
  const left = side === 'right' ? x + gap : x - gap - widthOf(text)
  return { left, right: left + widthOf(text), top: y - 8, bottom: y + 8 }
}

describe('names on a map', () => {
  it('stand on the right of their places, on the left where the map ends', () => {
    const wishes = [
      { text: 'Luxembourg', x: 100, y: 50, gap: GAP },
      { text: 'Echternach', x: 240, y: 100, gap: GAP },
    ]
    expect(placeLabels(wishes, OPTIONS).map(({ text, side }) => [text, side])).toEqual([
      ['Luxembourg', 'right'],
      ['Echternach', 'left'],
    ])
  })

  it('give way to marks and to names before them', () => {
    const marks = [{ x: 140, y: 50, radius: 17 }]
    const wishes = [
      { text: 'Mersch', x: 100, y: 50, gap: GAP },
      { text: 'Beringen', x: 96, y: 54, gap: GAP },
      { text: 'Clervaux', x: 20, y: 200, gap: GAP },
      { text: 'Marnach', x: 24, y: 205, gap: GAP },
    ]
    expect(placeLabels(wishes, { ...OPTIONS, marks }).map(({ text, side }) => [text, side])).toEqual([
      ['Mersch', 'left'],
      ['Clervaux', 'right'],
    ])
  })

  it('are never cut by an edge, and never cover each other or a mark', () => {
    const point = { x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }
    const wishes = fc.array(
      fc.record({ text: fc.constantFrom('Esch', 'Wiltz', 'Grevenmacher'), gap: fc.constantFrom(8, 20), ...point }),
    )
    const marks = fc.array(fc.record({ ...point, radius: fc.constantFrom(10, 17) }))
    fc.assert(
      fc.property(wishes, marks, (wished, marked) => {
        const boxes = [
          ...placeLabels(wished, { ...OPTIONS, marks: marked }).map(boxOf),
          ...marked.map(({ x, y, radius }) => ({
            left: x - radius,
            right: x + radius,
            top: y - radius,
            bottom: y + radius,
          })),
        ]
        const names = boxes.slice(0, boxes.length - marked.length)
        expect(names.filter(({ left, right }) => left < 0 || right > 300)).toEqual([])
        const covered = names.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        )
        expect(covered).toEqual([])
      }),
    )
  })
})
