import { addressOf, inNewTab, kindOfLink, linkOfMark, linkTo, markAttributes } from './client/link-value'
import type { LinkTarget } from './client/link-value'

const CONTACT: LinkTarget = { uuid: 'u-contact', name: 'Contact', full_slug: 'contact' }
const pageAt = (path: string): LinkTarget | undefined => (path === '/contact' ? CONTACT : undefined)

const story = { linktype: 'story', id: 'u-contact', url: '', cached_url: 'contact', anchor: 'formulaire' }
const email = { linktype: 'email', id: '', url: '', cached_url: '', email: 'a@groupe.example' }
const file = {
  linktype: 'asset',
  id: '',
  url: 'https://a.example/f/1/a.pdf',
  cached_url: 'https://a.example/f/1/a.pdf',
}

describe('link in the editor', () => {
  it('reads as the address of what it leads to, with its anchor', () => {
    expect([story, email, file, { linktype: 'url', url: '/stock?fuel=electric' }, undefined].map(addressOf)).toEqual([
      '/contact#formulaire',
      'a@groupe.example',
      'https://a.example/f/1/a.pdf',
      '/stock?fuel=electric',
      '',
    ])
  })

  it.each([story, email, file])(
    'keeps its kind and its anchor when its address is written again: $linktype',
    (link) => {
      expect(linkTo(addressOf(link), link, pageAt)).toMatchObject(link)
    },
  )

  it.each([story, email, file])('keeps everything else when the new tab is chosen: $linktype', (link) => {
    const opened = inNewTab(link, true)
    expect(opened).toEqual({ ...link, target: '_blank' })
    expect(linkTo('/stock', opened, pageAt)).toMatchObject({ linktype: 'url', url: '/stock', target: '_blank' })
    expect(inNewTab(opened, false)).toEqual(link)
  })

  it('follows what is written: a page, a file elsewhere, a telephone, an e-mail address', () => {
    expect(linkTo('/contact', file, pageAt)).toMatchObject({
      linktype: 'story',
      id: 'u-contact',
      cached_url: 'contact',
    })
    expect(linkTo('https://b.example/b.pdf', file, pageAt)).toMatchObject({ linktype: 'asset' })
    expect(linkTo('https://b.example', story, pageAt)).toMatchObject({ linktype: 'url', url: 'https://b.example' })
    expect(linkTo('tel:+352261040', story, pageAt)).toMatchObject({ linktype: 'url', url: 'tel:+352261040' })
    expect(linkTo('mailto:a@b.example', story, pageAt)).toMatchObject({ linktype: 'email', email: 'a@b.example' })
    expect(linkTo('#haut', story, pageAt)).toMatchObject({ linktype: 'url', url: '#haut' })
  })

  it('says in a word where it leads', () => {
    const kinds = [story, email, file, linkTo('tel:1', '', pageAt), linkTo('', '', pageAt)]
    expect(kinds.map((link) => kindOfLink(link, pageAt))).toEqual([
      'Page : Contact.',
      'Adresse e-mail.',
      'Fichier.',
      'Téléphone.',
      'Aucun lien.',
    ])
    expect(kindOfLink({ ...story, cached_url: 'parti' }, pageAt)).toBe('Page qui n’existe pas.')
  })

  it.each([story, email, file])('is the same in a text: $linktype', (link) => {
    const read = linkOfMark(markAttributes(link))
    expect(linkTo(addressOf(read), read, pageAt)).toMatchObject(link)
  })
})
