import { cutAtIslands, toHtml } from './markup'
import type { ElementPiece, Piece } from './shared/piece'

const element = (tag: string, children: readonly Piece[] = [], more: Partial<ElementPiece> = {}): ElementPiece => ({
  tag,
  attributes: {},
  children,
  ...more,
})
const heart = element('button', ['♥'], { island: 'keep' })

describe('pieces of a built page', () => {
  test('become HTML again', () => {
    const piece = element('p', ['A < B & C', element('br'), element('b', ['D'])], { attributes: { title: 'say "so"' } })
    expect(toHtml(piece)).toBe('<p title="say &quot;so&quot;">A &lt; B &amp; C<br><b>D</b></p>')
    expect(toHtml(element('script', ['{"a":"<b>"}']))).toBe('<script>{"a":"<b>"}</script>')
  })

  test('are cut where something answers clicks', () => {
    const stretches = cutAtIslands([element('article', ['a', element('div', [heart, 'b'])]), heart])
    expect(stretches).toEqual([
      { html: '<article>a<div>' },
      { piece: heart, isInCard: true },
      { html: 'b</div></article>' },
      { piece: heart, isInCard: false },
      { html: '' },
    ])
  })
})
