import type { Block } from '../types'
import { allParsers } from './all-parsers'
import { parseFields } from './block-parser'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const blok = (...body: object[]) => ({ type: 'blok', attrs: { id: 'x', body } })
const button = { _uid: 'b', component: 'button', label: 'Voir le stock', to: { linktype: 'url', url: '/stock' } }

const bodyOf = (title: string, ...content: object[]) => {
  const notes: string[] = []
  const page = allParsers().get('page')
  const raw = {
    seo: { title: 'Page', description: '' },
    body: [{ _uid: 't', component: 'rich-text', title, narrow: true, body: { type: 'doc', content } }],
  }
  const values = parseFields(raw, page?.fields ?? {}, 'page', {
    resolveLink: () => '/stock',
    iconOf: () => 'unknown' as const,
    mayEmbed: () => true,
    note: (where, reason) => void notes.push(`${where}: ${reason}`),
  })
  return { body: (values as { body: Block[] }).body, notes }
}

describe('blocks in a rich text', () => {
  it('stand between the text before and the text after, which keeps its width', () => {
    const { body, notes } = bodyOf('Titre', paragraph('Avant'), blok(button), paragraph('Après'))
    expect(notes).toEqual([])
    expect(body).toMatchObject([
      { _uid: 't', component: 'rich-text', title: 'Titre', narrow: true, body: { content: [paragraph('Avant')] } },
      { _uid: 'b', component: 'button', label: 'Voir le stock' },
      { component: 'rich-text', narrow: true, body: { content: [paragraph('Après')] } },
    ])
    expect(body[2]).not.toHaveProperty('title')
    expect(new Set(body.map(({ _uid }) => _uid)).size).toBe(3)
  })

  it('leave nothing empty where they begin or end a text without a title', () => {
    expect(bodyOf('', blok(button)).body.map(({ component }) => component)).toEqual(['button'])
    const { body } = bodyOf('', blok(button), paragraph('Après'))
    expect(body.map(({ component }) => component)).toEqual(['button', 'rich-text'])
  })

  it('stand below the title of the text, also where they begin it or are all of it', () => {
    const title = { _uid: 't', component: 'rich-text', title: 'Titre', narrow: true, body: { content: [] } }
    expect(bodyOf('Titre', blok(button)).body).toMatchObject([title, { component: 'button' }])
    const { body } = bodyOf('Titre', blok(button), paragraph('Après'))
    expect(body).toMatchObject([title, { component: 'button' }, { component: 'rich-text' }])
    expect(body[2]).not.toHaveProperty('title')
    expect(new Set(body.map(({ _uid }) => _uid)).size).toBe(3)
  })

  it('are left out and named where they may not stand or are broken', () => {
    const { body, notes } = bodyOf(
      'Titre',
      paragraph('Avant'),
      blok({ _uid: 'h', component: 'hero', layout: 'page', title: 'Non' }),
      blok({ _uid: 'q', component: 'button', to: '/stock' }),
      { type: 'blockquote', content: [blok(button)] },
    )
    expect(body.map(({ component }) => component)).toEqual(['rich-text'])
    expect(notes).toEqual([
      expect.stringContaining('unknown block "hero"'),
      expect.stringContaining('button'),
      expect.stringContaining('unknown part of a rich text left out: blok'),
    ])
  })
})
