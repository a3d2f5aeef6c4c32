import fc from 'fast-check'
import { pathsFor } from '../routes/paths'
import { DEFAULT_SEGMENTS } from '../routes/segments'
import { propertyRuns } from '../testing/property-runs'
import { archiveByYear } from './archive'
import { newsEntries } from './articles'
import type { NewsEntry } from './articles'
import { newsCategories } from './categories'
import { newsListPath } from './news-address'
import { filterOf, NEWS_PAGE, newsAddresses, newsListPages } from './news-lists'
import { relatedArticles } from './related-articles'

interface Given {
  path: string
  date: string
  category?: string
  brand?: string | null
}
const entries = (given: readonly Given[]): readonly NewsEntry[] =>
  newsEntries(
    given.map(({ category = 'Conseils', brand = null, ...rest }) => ({ kind: 'article', category, brand, ...rest })),
  )

const day = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
const news = fc
  .array(
    fc.record({
      date: day,
      category: fc.constantFrom('Conseils', 'Électrique', 'electrique', 'Modèles & essais', '…', 'page', '2025'),
      brand: fc.option(fc.constantFrom('fiat', 'volvo')),
    }),
    { maxLength: 40 },
  )
  .map((given) => entries(given.map((one, index) => ({ ...one, path: `/news/${index}` }))))
const runs = { numRuns: propertyRuns(100) }

describe('articles of the news', () => {
  it('are the articles among all stories, newest first, in the same order whatever the order of the stories', () => {
    const stories = [
      { kind: 'page' as const, path: '/news', date: null, category: null, brand: null },
      ...['/news/b', '/news/a', '/news/new'].map((path) => ({
        kind: 'article' as const,
        path,
        date: path === '/news/new' ? '2026-02-01' : '2026-01-01',
        category: 'Conseils',
        brand: null,
      })),
    ]
    const paths = newsEntries(stories).map(({ path }) => path)
    expect(paths).toEqual(['/news/new', '/news/a', '/news/b'])
    expect(newsEntries([...stories].reverse()).map(({ path }) => path)).toEqual(paths)
  })

  it('have categories in alphabetical order, one for each slug, called as in the newest article', () => {
    const articles = entries([
      { path: '/a', date: '2026-03-01', category: 'Électrique' },
      { path: '/b', date: '2026-02-01', category: 'electrique' },
      { path: '/c', date: '2026-01-01', category: '« »' },
      { path: '/d', date: '2026-01-01', category: 'Modèles & essais' },
    ])
    expect(newsCategories(articles)).toEqual([
      { slug: 'electrique', name: 'Électrique' },
      { slug: 'modeles-essais', name: 'Modèles & essais' },
    ])
  })
})

describe('what to read after an article', () => {
  it('is of its category or brand first, then the newest others', () => {
    const articles = entries([
      { path: '/self', date: '2026-01-01', category: 'Modèles', brand: 'volvo' },
      { path: '/same-brand', date: '2024-01-01', category: 'Groupe', brand: 'volvo' },
      { path: '/same-category', date: '2023-01-01', category: 'modèles' },
      { path: '/newest', date: '2026-05-01', category: 'Groupe', brand: 'fiat' },
      { path: '/older', date: '2026-04-01', category: 'Groupe' },
    ])
    expect(relatedArticles(articles, '/self', 3)).toEqual(['/same-brand', '/same-category', '/newest'])
  })

  it('takes articles without a brand or a readable category for strangers', () => {
    const articles = entries([
      { path: '/self', date: '2026-01-01', category: '…' },
      { path: '/a', date: '2025-01-01', category: '…' },
      { path: '/b', date: '2025-02-01', category: 'Groupe' },
    ])
    expect(relatedArticles(articles, '/self', 3)).toEqual(['/b', '/a'])
  })

  it('never holds the article itself, nothing twice, and as much as there is', () => {
    fc.assert(
      fc.property(news, fc.nat(45), fc.integer({ min: 0, max: 5 }), (articles, index, count) => {
        const path = `/news/${index}`
        const related = relatedArticles(articles, path, count)
        expect(related).not.toContain(path)
        expect(new Set(related).size).toBe(related.length)
        expect(related).toHaveLength(Math.min(count, articles.filter((one) => one.path !== path).length))
      }),
      runs,
    )
  })
})

describe('the archive', () => {
  it('holds every article once, in order, below its year and month', () => {
    fc.assert(
      fc.property(news, (articles) => {
        const years = archiveByYear(articles)
        const again = years.flatMap(({ year, months }) =>
          months.flatMap(({ month, articles: ofMonth }) =>
            ofMonth.map((article) => {
              expect(article.date.slice(0, 7)).toBe(`${year}-${String(month).padStart(2, '0')}`)
              return article
            }),
          ),
        )
        expect(again).toEqual(articles)
        expect(years.map(({ year }) => year)).toEqual([...new Set(years.map(({ year }) => year))].sort((a, b) => b - a))
      }),
      runs,
    )
  })
})

describe('pages of the lists of news', () => {
  const conseils = { slug: 'conseils', name: 'Conseils' }

  it.each([
    [{ category: null, year: null }, 1, '/news'],
    [{ category: null, year: null }, 2, '/news/page/2'],
    [{ category: 'conseils', year: null }, 1, '/news/categorie/conseils'],
    [{ category: 'conseils', year: 2025 }, 1, '/news/categorie/conseils/2025'],
    [{ category: 'conseils', year: 2025 }, 3, '/news/categorie/conseils/2025/page/3'],
    [{ category: null, year: 2025 }, 2, '/news/archives/2025/page/2'],
  ])('have addresses: %j, page %i', (filter, page, path) => {
    expect(newsListPath(filter, page)).toBe(path)
  })

  it('begin at the address that the site links to', () => {
    expect(newsListPath({ category: null, year: null })).toBe(pathsFor(DEFAULT_SEGMENTS).news)
  })

  it('say which choices would show nothing, and are there for those too', () => {
    const pages = newsListPages(
      entries([
        { path: '/news/a', date: '2026-01-01' },
        { path: '/news/b', date: '2025-01-01', category: 'Groupe' },
      ]),
    )
    const empty = pages.find(({ path }) => path === '/news/categorie/conseils/2025')
    expect(empty).toMatchObject({ page: 1, pages: 1, articlePaths: [] })
    expect(empty?.list).toEqual({
      category: conseils,
      year: 2025,
      categories: [
        { value: conseils, isEmpty: true },
        { value: { slug: 'groupe', name: 'Groupe' }, isEmpty: false },
      ],
      years: [
        { value: 2026, isEmpty: false },
        { value: 2025, isEmpty: true },
      ],
    })
  })

  it('hold every article of their list once, in order, each page at an address of its own', () => {
    fc.assert(
      fc.property(news, (articles) => {
        const pages = newsListPages(articles)
        expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
        expect(newsAddresses(articles)).toEqual(new Set([...pages.map(({ path }) => path), '/news/archives']))
        const lists = new Map<string, string[]>()
        for (const { list, page, pages: count, articlePaths } of pages) {
          expect(page).toBeLessThanOrEqual(count)
          expect(articlePaths.length).toBeLessThanOrEqual(NEWS_PAGE)
          const key = newsListPath(filterOf(list))
          lists.set(key, [...(lists.get(key) ?? []), ...articlePaths])
          if (page < count) expect(articlePaths).toHaveLength(NEWS_PAGE)
        }
        expect(lists.get('/news')).toEqual(articles.map(({ path }) => path))
        for (const { slug } of newsCategories(articles))
          expect(lists.get(newsListPath({ category: slug, year: null }))).toEqual(
            articles.filter(({ categorySlug }) => categorySlug === slug).map(({ path }) => path),
          )
        for (const year of [2023, 2024, 2025, 2026])
          expect(lists.get(newsListPath({ category: null, year })) ?? []).toEqual(
            articles.filter(({ date }) => date.startsWith(`${year}`)).map(({ path }) => path),
          )
      }),
      runs,
    )
  })
})
