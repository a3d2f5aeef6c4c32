import { createStoryParser } from './parse-again'
import { readNamedIcons } from './read-named-icons'
import { pageStory } from '../testing/site-data'
import { parseStories } from './parse-stories'
import { requireStories } from './require-stories'

const entry = (
  uuid: string,
  fullSlug: string,
  content: unknown = { component: 'page', seo: { title: fullSlug, description: '' }, body: [] },
) => ({
  uuid,
  full_slug: fullSlug,
  name: uuid,
  content: JSON.stringify(content),
  lang: 'default',
})
const live = (...slugs: [uuid: string, slug: string][]) => new Map(slugs)
const noApp = () => false

describe('positions whose last day has passed', () => {
  const vacancy = (title: string, validThrough: string) => ({
    component: 'vacancy',
    title,
    place: 'Esch',
    contract: 'CDI',
    text: 'T',
    email: 'jobs@example.lu',
    validThrough: `${validThrough} 00:00`,
  })
  const jobs = entry('a', 'a', {
    component: 'page',
    seo: { title: 'a', description: '' },
    body: [
      {
        component: 'job-vacancy-widget',
        title: 'T',
        vacancies: [vacancy('Carrossier', '2026-11-26'), vacancy('Peintre', '2026-11-28')],
      },
    ],
  })

  it('are left out by the first build of the next day in Luxembourg, and the story stays the same on other days', () => {
    let now = ''
    const parse = createStoryParser(() => new Date(now))
    const shown = [
      '2026-11-26T22:59Z',
      '2026-11-26T23:00Z',
      '2026-11-27T12:00Z',
      '2026-11-28T12:00Z',
      '2026-11-29T12:00Z',
    ].map((instant) => {
      now = instant
      return parseStories([jobs], live(['a', 'a']), noApp, parse).stories[0]
    })
    expect(shown.map((story) => JSON.stringify(story).match(/Carrossier|Peintre/g))).toEqual([
      ['Carrossier', 'Peintre'],
      ['Peintre'],
      ['Peintre'],
      ['Peintre'],
      null,
    ])
    expect(new Set(shown).size).toBe(3)
    expect(shown[3]).toBe(shown[1])
  })
})

describe('parsing all stories', () => {
  it('takes no story that the space does not have any more', () => {
    const { stories } = parseStories([entry('a', 'a'), entry('b', 'b')], live(['a', 'a']), noApp)
    expect(stories.map(({ path }) => path)).toEqual(['/a'])
  })

  it('keeps one of two stories with one address, the same one every time', () => {
    const both = [entry('b', 'x'), entry('a', 'x')]
    for (const entries of [both, both.toReversed()]) {
      const { stories, entries: report } = parseStories(entries, live(['a', 'x'], ['b', 'x']), noApp)
      expect(stories.map(({ key }) => key)).toEqual(['a'])
      expect(report).toEqual([
        { kind: 'story', key: '/x', slug: 'x', reason: 'story left out: "b" has the address of "a"' },
      ])
    }
  })

  it('keeps the one of the two that the space lists at the address', () => {
    const { stories } = parseStories([entry('a', 'x'), entry('b', 'x')], live(['a', 'y'], ['b', 'x']), noApp)
    expect(stories.map(({ key }) => key)).toEqual(['b'])
  })

  it('names stories that search engines cannot tell apart, and keeps both', () => {
    const content = (title: string, noindex = false) => ({
      component: 'page',
      seo: { title, description: 'Une offre.', noindex },
      body: [],
    })
    const { stories, entries } = parseStories(
      [
        entry('a', 'a', content('Offre')),
        entry('b', 'b', content('Offre')),
        entry('c', 'c', content('Autre')),
        entry('d', 'd', content('Offre', true)),
      ],
      live(['a', 'a'], ['b', 'b'], ['c', 'c'], ['d', 'd']),
      noApp,
    )
    expect(stories).toHaveLength(4)
    expect(entries.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      '/b its title for search engines is the one of /a: "Offre"',
      '/b its description for search engines is the one of /a: "Une offre."',
      '/c its description for search engines is the one of /a: "Une offre."',
    ])
  })

  it('names a story that is listed but was not delivered', () => {
    const { entries, delivered } = parseStories([entry('a', 'a')], live(['a', 'a'], ['b', 'b']), noApp)
    expect(delivered).toBe(1)
    expect(entries).toEqual([
      { kind: 'story', key: '/b', slug: 'b', reason: 'story left out: listed, but not delivered' },
    ])
  })

  it('lets stories link to each other and to pages of the application', () => {
    const button = (url: string) => ({ _uid: url, component: 'button', label: url, to: { linktype: 'url', url } })
    const content = {
      component: 'page',
      seo: { title: 'A', description: '' },
      body: [button('/b'), button('/stock'), button('/c')],
    }
    const { entries } = parseStories(
      [entry('a', 'a', content), entry('b', 'b')],
      live(['a', 'a'], ['b', 'b']),
      (path) => path === '/stock',
    )
    expect(entries.map(({ reason }) => reason)).toEqual([expect.stringContaining('page.body.2')])
  })
})

describe('links to lists of news', () => {
  const button = (url: string) => ({ _uid: url, component: 'button', label: url, to: { linktype: 'url', url } })
  const page = (...urls: string[]) => ({
    component: 'page',
    seo: { title: 'A', description: '' },
    body: urls.map(button),
  })
  const article = {
    component: 'article',
    seo: { title: 'N', description: '' },
    title: 'N',
    date: '2026-03-01',
    category: 'Électrique',
    intro: 'I',
    image: { filename: 'https://a.example/b.jpg', alt: '' },
    body: [],
  }
  const parse = (content: object) =>
    parseStories(
      [entry('a', 'a', content), entry('n', 'news/n', article)],
      live(['a', 'a'], ['n', 'news/n']),
      (path) => path === '/news',
    ).entries.map(({ key, reason }) => `${key} ${reason}`)

  it('lead to those of the categories and years that articles have', () => {
    expect(parse(page('/news', '/news/categorie/electrique', '/news/archives/2026'))).toEqual([])
  })

  it('are left out where no article makes such a list', () => {
    expect(parse(page('/news/archives/2026', '/news/categorie/atelier', '/news/page/2'))).toEqual([
      expect.stringMatching(/^\/a page\.body\.1/),
      expect.stringMatching(/^\/a page\.body\.2/),
    ])
  })
})

describe('links to stories that are left out', () => {
  it('are left out as well', () => {
    const button = { _uid: 'x', component: 'button', label: 'B', to: { linktype: 'story', id: 'b', cached_url: 'b' } }
    const content = { component: 'page', seo: { title: 'A', description: '' }, body: [button] }
    const { stories, entries } = parseStories(
      [entry('a', 'a', content), entry('b', 'b', { component: 'landing' })],
      live(['a', 'a'], ['b', 'b']),
      noApp,
    )
    expect(stories.map(({ path }) => path)).toEqual(['/a'])
    expect(entries.map(({ key }) => key).sort()).toEqual(['/a', '/b'])
    expect(entries.map(({ slug }) => slug).sort()).toEqual(['a', 'b'])
  })
})

describe('what a site cannot do without', () => {
  const complete = ['/', '/global/top-bar', '/global/header', '/global/mobile-navigation', '/global/footer'].map(
    (path) => pageStory(path),
  )
  const limits = { before: 5, allowEmpty: false, listed: 5, delivered: 5 }

  it('passes a complete space', () => {
    expect(() => requireStories(complete, limits)).not.toThrow()
  })

  it('names every missing part of every page', () => {
    expect(() => requireStories(complete.slice(2), limits)).toThrow(
      /no usable story for home, global\/top-bar: nothing is published/,
    )
  })

  it('stops when hundreds of stories became none, unless told that it is right', () => {
    expect(() => requireStories(complete, { ...limits, before: 300 })).toThrow(/5 stories where the last build had 300/)
    expect(() => requireStories(complete, { ...limits, before: 300, allowEmpty: true })).not.toThrow()
  })

  it('stops when the API lists more than it delivered', () => {
    expect(() => requireStories(complete, { ...limits, listed: 90, delivered: 25 })).toThrow(
      /lists 90 stories but delivered 25/,
    )
  })
})

describe('icons of stories', () => {
  const withIcon = (icon: string) =>
    entry('a', 'a', {
      component: 'page',
      seo: { title: 'A', description: '' },
      body: [{ component: 'card-grid', title: 'T', columns: 2, cards: [{ component: 'card', title: 'C', icon }] }],
    })

  it('stand in the page when they are planned, and unknown ones in the report with story and field', async () => {
    const entries = [withIcon('simple-icons:kia')]
    const icons = await readNamedIcons(entries, { ICON_SERVICES: [] })
    const shown = parseStories(entries, live(['a', 'a']), noApp, undefined, { icons })
    expect(shown.entries).toEqual([])
    expect(JSON.stringify(shown.stories[0]?.content)).toContain('M13.923 14.175')

    const unknown = [withIcon('licorne')]
    const none = await readNamedIcons(unknown, { ICON_SERVICES: [] })
    expect(parseStories(unknown, live(['a', 'a']), noApp, undefined, { icons: none }).entries).toEqual([
      {
        kind: 'story',
        key: '/a',
        slug: 'a',
        reason: 'page.body.0 (card-grid).cards.0 (card).icon: left out: icon "licorne" is unknown',
      },
    ])
  })

  it('make their story anew when a service has them at last', () => {
    const parse = createStoryParser()
    const entries = [withIcon('x:late')]
    const planned = (icon: 'unanswered' | { viewBox: string; body: string }) =>
      parseStories(entries, live(['a', 'a']), noApp, parse, { icons: new Map([['x:late', icon]]) }).stories[0]
    const before = planned('unanswered')
    expect(planned('unanswered')).toBe(before)
    expect(JSON.stringify(planned({ viewBox: '0 0 1 1', body: 'drawn' }))).toContain('drawn')
  })
})
