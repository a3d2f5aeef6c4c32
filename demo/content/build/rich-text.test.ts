import { richText } from './rich-text'

const textNode = (text: string) => ({ type: 'text', text })

describe('the notation of rich text', () => {
  it('joins the lines of a paragraph and parts paragraphs at blank lines', () => {
    expect(richText('un\n  deux\n\n  trois').content).toEqual([
      { type: 'paragraph', content: [textNode('un deux')] },
      { type: 'paragraph', content: [textNode('trois')] },
    ])
  })

  it('knows headings, lists and quotations', () => {
    const types = richText('## Titre\n\n- un\n- deux\n\n1. a\n2. b\n\n> dit').content
    expect(types).toMatchObject([
      { type: 'heading', attrs: { level: 2 } },
      { type: 'bullet_list', content: [{ type: 'list_item' }, { type: 'list_item' }] },
      { type: 'ordered_list', attrs: { order: 1 } },
      { type: 'blockquote' },
    ])
  })

  it('marks bold, italic and links to stories, addresses and mailboxes', () => {
    const [paragraph] = richText(
      '**a** *b* [c](/faq#prix) [d](https://guichet.public.lu) [e](mailto:x@y.example)',
    ).content
    expect(paragraph).toMatchObject({
      content: [
        { marks: [{ type: 'bold' }] },
        textNode(' '),
        { marks: [{ type: 'italic' }] },
        textNode(' '),
        { marks: [{ attrs: { linktype: 'story', href: '/faq', anchor: 'prix' } }] },
        textNode(' '),
        { marks: [{ attrs: { linktype: 'url', href: 'https://guichet.public.lu' } }] },
        textNode(' '),
        { marks: [{ attrs: { linktype: 'email', href: 'x@y.example' } }] },
      ],
    })
  })
})
