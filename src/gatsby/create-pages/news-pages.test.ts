import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import type { StoryFields } from '../../domain/content/story-fields'
import { articleStory, pageStory, siteData } from '../testing/site-data'
import { planDifference } from './difference'
import { createPlanner } from './plan'

const planOf = (stories: readonly StoryFields[]) => {
  const data = siteData({ stories })
  return createPlanner(DEFAULT_SEGMENTS).dealer(data).withStories(data.stories)
}
const newsOf = (stories: readonly StoryFields[]) =>
  planOf(stories).pages.filter(({ path }) => path === '/news' || path.startsWith('/news/'))
const pageAt = (path: string, stories: readonly StoryFields[]) =>
  planOf(stories).pages.find((page) => page.path === path)

/** Articles of one month, the first the newest. */
const articles = (count: number, category = 'Conseils', year = 2026): StoryFields[] =>
  Array.from({ length: count }, (_, index) =>
    articleStory(
      `/news/${category.toLowerCase()}-${year}-${index}`,
      `${year}-03-${String(28 - index).padStart(2, '0')}`,
      {
        category,
      },
    ),
  )

describe('pages of the news', () => {
  it('are one for every nine articles of each list, and the archive', () => {
    const pages = newsOf([...articles(10), ...articles(1, 'Groupe', 2025)])
    expect(pages.filter(({ template }) => template !== 'article').map(({ path }) => path)).toEqual([
      '/news',
      '/news/page/2',
      '/news/archives/2026',
      '/news/archives/2026/page/2',
      '/news/archives/2025',
      '/news/categorie/conseils',
      '/news/categorie/conseils/page/2',
      '/news/categorie/conseils/2026',
      '/news/categorie/conseils/2026/page/2',
      '/news/categorie/conseils/2025',
      '/news/categorie/groupe',
      '/news/categorie/groupe/2026',
      '/news/categorie/groupe/2025',
      '/news/archives',
    ])
    expect(pages.find(({ path }) => path === '/news/page/2')?.context).toMatchObject({
      page: 2,
      pages: 2,
      listPaths: ['/news/conseils-2026-9', '/news/groupe-2025-0'],
    })
  })

  it('are there without any article, out of the sitemap', () => {
    expect(newsOf([]).map(({ path, sitemap }) => [path, sitemap])).toEqual([
      ['/news', null],
      ['/news/archives', null],
    ])
  })

  it('are in the sitemap with the last change of what they show, but for empty lists and those by category and year', () => {
    const [newest, ...others] = articles(10)
    const stories = [
      ...(newest ? [{ ...newest, publishedAt: '2026-12-01T00:00:00.000Z' }] : []),
      ...others,
      ...articles(1, 'Groupe', 2025),
    ]
    const listed = new Map(newsOf(stories).flatMap(({ path, sitemap }) => (sitemap ? [[path, sitemap.lastmod]] : [])))
    expect(listed.get('/news')).toBe('2026-12-01T00:00:00.000Z')
    expect(listed.get('/news/page/2')).toBe('2026-11-01T00:00:00.000Z')
    for (const path of ['/news/categorie/conseils', '/news/archives/2025', '/news/archives'])
      expect(listed.has(path)).toBe(true)
    for (const path of ['/news/categorie/conseils/2026', '/news/categorie/conseils/2025'])
      expect(listed.has(path)).toBe(false)
    expect(pageAt('/news', [pageStory('/news', { noindex: true }), ...stories])?.sitemap).toBeNull()
  })

  it('show the story of their address, without a second list of the newest articles', () => {
    const overview = { _uid: 'o', component: 'article-overview' as const }
    const latest = { _uid: 'l', component: 'article-latest' as const, title: 'T', linkLabel: 'L', count: 2 }
    const story = pageStory('/news/categorie/conseils', {
      content: { _uid: 'r', component: 'page', seo: { title: 'T', description: '' }, body: [overview, latest] },
    })
    const { pages, clashes } = planOf([story, ...articles(3)])
    expect(clashes).toEqual([])
    expect(pages.find(({ path }) => path === story.path)).toMatchObject({
      template: 'article-list',
      context: { byBlock: { l: { articlePaths: ['/news/conseils-2026-0', '/news/conseils-2026-1'] } } },
    })
  })

  it.each(['/news/archives', '/news/archives/2026', '/news/page/2', '/news/categorie/conseils'])(
    'give way to an article at %s, and tell',
    (path) => {
      const { pages, clashes } = planOf([articleStory(path, '2026-01-01'), ...articles(10)])
      expect(pages.filter((page) => page.path === path).map(({ template }) => template)).toEqual(['article'])
      expect(clashes.map((page) => [page.path, page.template])).toEqual([
        [path, path === '/news/archives' ? 'article-archive' : 'article-list'],
      ])
      expect(pages.find((page) => page.path === '/news')?.context['listPaths']).toHaveLength(9)
    },
  )

  it.each(['/news/page', '/news/categorie', '/news/rss'])('leave the address of an article at %s alone', (path) => {
    const { pages, clashes } = planOf([articleStory(path, '2026-01-01'), ...articles(10)])
    expect(pages.find((page) => page.path === path)?.template).toBe('article')
    expect(clashes).toEqual([])
  })
})

describe('pages that a change of the news makes anew', () => {
  const changed = (before: readonly StoryFields[], after: readonly StoryFields[]) => {
    const { create, remove } = planDifference(planOf(before).pages, planOf(after).pages)
    return { create: create.map(({ path }) => path).sort(), remove: remove.map(({ path }) => path).sort() }
  }
  const stories = [...articles(10), ...articles(3, 'Groupe', 2025), ...articles(3, 'Atelier', 2025)]

  it('are those that show an article which is published, and no list or article of another category', () => {
    const old = articleStory('/news/old', '2025-01-01', { category: 'Groupe' })
    expect(changed(stories, [...stories, old])).toEqual({
      create: [
        '/news/archives',
        '/news/archives/2025',
        '/news/categorie/groupe',
        '/news/categorie/groupe/2025',
        // As what to read next.
        '/news/groupe-2025-0',
        '/news/groupe-2025-1',
        '/news/groupe-2025-2',
        '/news/old',
        '/news/page/2',
      ],
      remove: [],
    })
  })

  it('are the pages of both categories when an article changes its own, with what they have as related', () => {
    const [first, ...others] = stories
    if (!first) throw new Error('no article')
    const { create } = changed(stories, [articleStory(first.path, first.date ?? '', { category: 'Groupe' }), ...others])
    expect(create).toEqual(
      expect.arrayContaining(['/news/categorie/conseils', '/news/categorie/groupe', '/news/categorie/groupe/2026']),
    )
    for (const path of ['/news', '/news/page/2', '/news/archives', '/news/archives/2025', '/news/categorie/atelier'])
      expect(create).not.toContain(path)
  })

  it('are none when a text of an article changes: the plan names it alone', () => {
    const [first, ...others] = stories
    if (!first) throw new Error('no article')
    expect(
      changed(stories, [{ ...first, headline: 'Autre', publishedAt: '2026-12-01T00:00:00.000Z' }, ...others]),
    ).toEqual({ create: [], remove: [] })
  })

  it('take the last page of a list with them when it empties', () => {
    const last = stories.at(9)
    const { remove } = changed(
      articles(10),
      articles(10).filter(({ path }) => path !== last?.path),
    )
    expect(remove).toEqual([
      '/news/archives/2026/page/2',
      '/news/categorie/conseils/2026/page/2',
      '/news/categorie/conseils/page/2',
      '/news/conseils-2026-9',
      '/news/page/2',
    ])
  })
})
