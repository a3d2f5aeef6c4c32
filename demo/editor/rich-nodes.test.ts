import { asKind, linesOf, newPart, partKind, toggleMark, withoutLine } from './client/rich-nodes'
import type { JsonObject } from './client/model'

const text = (words: string, marks?: JsonObject[]): JsonObject => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
})
const paragraph = (words: string): JsonObject => ({ type: 'paragraph', content: [text(words)] })
const list = (...points: string[]): JsonObject => ({
  type: 'bullet_list',
  content: points.map((words) => ({ type: 'list_item', content: [paragraph(words)] })),
})
const BOLD = { type: 'bold' }

describe('parts of a text in the editor', () => {
  it('become titles, lists and paragraphs without a word lost', () => {
    expect(asKind(paragraph('Pneus'), 'h3')).toEqual([
      { type: 'heading', attrs: { level: 3 }, content: [text('Pneus')] },
    ])
    expect(asKind(list('un', 'deux'), 'paragraph')).toEqual([paragraph('un'), paragraph('deux')])
    expect(asKind(paragraph('un'), 'bullet_list')).toEqual([list('un')])
    expect(asKind(list('un', 'deux'), 'blockquote')).toEqual([
      { type: 'blockquote', content: [paragraph('un'), paragraph('deux')] },
    ])
  })

  it('are of the kind that they are made of', () => {
    for (const kind of ['paragraph', 'h2', 'h4', 'bullet_list', 'ordered_list', 'blockquote'] as const)
      expect(newPart(kind).map(partKind)).toEqual([kind])
    expect(partKind({ type: 'blok', attrs: { body: [] } })).toBeNull()
  })

  it('lose one point, and go with their last one', () => {
    const two = list('un', 'deux')
    const [first = {}] = linesOf(two)
    expect(withoutLine(two, first)).toEqual([list('deux')])
    const one = list('un')
    expect(withoutLine(one, linesOf(one)[0] ?? {})).toEqual([])
  })
})

describe('mark on a stretch of a text', () => {
  it('stands on what is selected only', () => {
    expect(toggleMark(text('roues et pneus'), [9, 14], BOLD)).toEqual([text('roues et '), text('pneus', [BOLD])])
    expect(toggleMark(text('un deux trois'), [3, 7], BOLD)).toEqual([text('un '), text('deux', [BOLD]), text(' trois')])
  })

  it('goes when it is there, and leaves the others', () => {
    const italic = { type: 'italic' }
    expect(toggleMark(text('pneus', [italic, BOLD]), [0, 5], BOLD)).toEqual([text('pneus', [italic])])
  })
})
