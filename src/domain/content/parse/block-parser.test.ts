import { blockParsers } from './block-parser'
import { text } from './field'

interface Note {
  _uid: string
  component: 'note'
  message: string
}
interface Rule {
  _uid: string
  component: 'rule'
}

describe('parsers of a union of blocks', () => {
  it('have the names and fields of its members', () => {
    const parsers = blockParsers<Note | Rule>({ note: { message: text }, rule: {} })
    expect(parsers).toEqual([
      { component: 'note', fields: { message: text } },
      { component: 'rule', fields: {} },
    ])
  })

  // The compiler is what is tested here: `npm run typecheck` fails when one of these lines compiles.
  it('do not compile without a member, without a field of one, or with a block that is no member', () => {
    // @ts-expect-error -- "rule" is missing
    blockParsers<Note | Rule>({ note: { message: text } })
    // @ts-expect-error -- "message" is missing
    blockParsers<Note | Rule>({ note: {}, rule: {} })
    // @ts-expect-error -- "line" is no block
    expect(blockParsers<Rule>({ rule: {}, line: {} })).toHaveLength(2)
  })
})
