import fc from 'fast-check'
import { anyCharacter } from '../testing/any-character'
import { propertyRuns } from '../testing/property-runs'
import { laterChange } from './feed'
import type { Feed, FeedArticle } from './feed'
import { jsonFeed } from './json-feed'
import { rssFeed } from './rss'

const article: FeedArticle = {
  path: '/news/a',
  title: 'Huile & filtres <neufs>',
  intro: 'L’« essentiel »',
  category: 'Entretien',
  author: 'Jos "Jo" Weyland',
  date: '2026-03-01',
  modifiedAt: '2026-03-04T08:00:00.000Z',
  image: 'https://a.example/b.jpg?x=1&y=2',
  texts: ['Un.', 'Deux.'],
}
const feed = (articles: readonly FeedArticle[]): Feed => ({
  title: 'Actualités',
  description: 'Tout',
  siteUrl: 'https://groupe.example',
  language: 'fr-LU',
  articles,
})
/** Items of a feed, as a browser's parser reads them: it is strict. @throws Error for what is no XML */
const itemsOf = (xml: string): Element[] => {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const problem = document.querySelector('parsererror')
  if (problem) throw new Error(problem.textContent)
  return [...document.querySelectorAll('rss > channel > item')]
}
const textIn = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent

describe('the RSS feed', () => {
  it('names itself, and tells each article with its author, category, date and picture', () => {
    const xml = rssFeed(feed([article]))
    expect(xml).toContain(
      '<atom:link href="https://groupe.example/news/rss.xml" rel="self" type="application/rss+xml"/>',
    )
    expect(xml).toContain('<lastBuildDate>Wed, 04 Mar 2026 08:00:00 GMT</lastBuildDate>')
    const [item, ...others] = itemsOf(xml)
    expect(others).toEqual([])
    const told = ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category', 'description'] as const
    expect(Object.fromEntries(told.map((name) => [name, textIn(item, name)]))).toEqual({
      title: article.title,
      link: 'https://groupe.example/news/a',
      guid: 'https://groupe.example/news/a',
      pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT',
      'dc:creator': article.author,
      category: 'Entretien',
      description: article.intro,
    })
    expect(item?.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(article.image)
  })

  it('is valid without articles', () => {
    const xml = rssFeed(feed([]))
    expect(itemsOf(xml)).toEqual([])
    expect(xml).not.toContain('lastBuildDate')
  })

  it('is valid XML whatever the texts are', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, minLength: 1 }),
      fc.constantFrom(']]>', '<!--', '&amp;', '\u0000\ud800'),
    )
    fc.assert(
      fc.property(text, text, text, (title, intro, author) => {
        const xml = rssFeed(feed([{ ...article, title, intro, author }]))
        expect(itemsOf(xml)).toHaveLength(1)
      }),
      { numRuns: propertyRuns(25) },
    )
  })
})

describe('the JSON feed', () => {
  it('is of version 1.1, with the whole text of each article', () => {
    expect(JSON.parse(jsonFeed(feed([article])))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Actualités',
      home_page_url: 'https://groupe.example/news',
      feed_url: 'https://groupe.example/news/feed.json',
      description: 'Tout',
      language: 'fr-LU',
      items: [
        {
          id: 'https://groupe.example/news/a',
          url: 'https://groupe.example/news/a',
          title: article.title,
          summary: article.intro,
          content_text: 'L’« essentiel »\n\nUn.\n\nDeux.',
          image: article.image,
          date_published: '2026-03-01T00:00:00.000Z',
          date_modified: article.modifiedAt,
          authors: [{ name: article.author }],
          tags: ['Entretien'],
        },
      ],
    })
  })

  it('leaves out what an article lacks', () => {
    const [item] = (
      JSON.parse(jsonFeed(feed([{ ...article, category: '', image: null, modifiedAt: null }]))) as { items: object[] }
    ).items
    for (const name of ['tags', 'image', 'date_modified']) expect(item).not.toHaveProperty(name)
  })
})

describe('a later change', () => {
  it.each([
    ['2026-03-01', '2026-03-04T08:00:00.000Z', '2026-03-04T08:00:00.000Z'],
    ['2026-03-01', '2026-03-01T08:00:00.000Z', null],
    ['2026-03-01', '2026-02-20T08:00:00.000Z', null],
    ['2026-03-01', null, null],
  ])('of an article of %s published at %s is %s', (date, publishedAt, change) => {
    expect(laterChange(date, publishedAt)).toBe(change)
  })
})
