import { screen } from '@testing-library/react'
import { EMPTY_STORY_DATA } from '../../domain/content/story-data'
import type { PageContent } from '../../domain/content/types'
import { exampleArticle } from '../../domain/testing/example-article'
import { renderFrench } from '../../features/testing/render'
import { ArticleListView } from './ArticleListView'
import type { ArticleListViewProps } from './ArticleListView'

const page = (body: PageContent['body']): PageContent => ({
  _uid: 'r',
  component: 'page',
  seo: { title: 'Nos nouvelles', description: 'Tout' },
  body,
})
const all = { category: null, year: null, categories: [], years: [] }
const conseils = { slug: 'conseils', name: 'Conseils' }
const show = (fields: Partial<ArticleListViewProps> = {}) =>
  renderFrench(
    <ArticleListView
      path="/news"
      content={null}
      data={EMPTY_STORY_DATA}
      list={all}
      page={1}
      pages={1}
      articles={[exampleArticle]}
      {...fields}
    />,
  )
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')

describe('a page of a list of news', () => {
  it.each([
    [{}, 1, 'Actualités'],
    [{}, 2, 'Actualités, page 2'],
    [{ category: conseils }, 1, 'Actualités\u202f: Conseils'],
    [{ year: 2025 }, 3, 'Actualités de 2025, page 3'],
    [{ category: conseils, year: 2025 }, 1, 'Actualités de 2025\u202f: Conseils'],
  ])('is called after what it shows: %j, page %i', (narrowed, number, title) => {
    show({ list: { ...all, ...narrowed }, page: number, pages: 3 })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title.replace('\u202f', ' '))
    expect(document.title).toBe(`${title} | Groupe Alzette`)
  })

  it('is itself for search engines, unless it is empty or narrowed twice', () => {
    const { unmount } = show({ path: '/news/page/2', page: 2, pages: 2 })
    expect([canonical(), robots()]).toEqual(['http://localhost:8888/news/page/2', null])
    unmount()
    const narrowed = show({ list: { ...all, category: conseils, year: 2025 } })
    expect(robots()).toBe('noindex')
    narrowed.unmount()
    show({ articles: [] })
    expect(robots()).toBe('noindex')
  })

  it('puts the list where the story has its own, between what editors wrote', () => {
    show({
      content: page([
        { _uid: 'h', component: 'hero', layout: 'page', title: 'Nouvelles' },
        { _uid: 'o', component: 'article-overview' },
        { _uid: 'c', component: 'call-to-action', title: 'Une question ?', buttons: [] },
      ]),
    })
    expect(document.title).toBe('Nos nouvelles | Groupe Alzette')
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Nouvelles',
      'Articles',
      exampleArticle.title,
      'Une question ?',
    ])
  })

  it('has a title of its own where the story has none', () => {
    show({ content: page([{ _uid: 'c', component: 'call-to-action', title: 'Une question ?', buttons: [] }]) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Actualités')
    expect(screen.getByRole('heading', { name: 'Une question ?' })).toBeInTheDocument()
  })
})
