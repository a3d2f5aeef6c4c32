import { screen, within } from '@testing-library/react'
import { exampleArticle } from '../../domain/testing/example-article'
import type { NewsList } from '../../domain/news/news-lists'
import { renderFrench } from '../testing/render'
import { NewsOverview } from './NewsOverview'

const conseils = { slug: 'conseils', name: 'Conseils' }
const groupe = { slug: 'groupe', name: 'Groupe' }
const list: NewsList = {
  category: conseils,
  year: 2025,
  categories: [
    { value: conseils, isEmpty: false },
    { value: groupe, isEmpty: true },
  ],
  years: [
    { value: 2026, isEmpty: false },
    { value: 2025, isEmpty: false },
  ],
}
const show = (fields: Partial<Parameters<typeof NewsOverview>[0]> = {}) =>
  renderFrench(<NewsOverview list={list} page={1} pages={1} articles={[exampleArticle]} {...fields} />)
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('a list of news', () => {
  it('offers every category and year that shows something by a link that keeps the other choice', () => {
    show()
    expect(linksIn('Filtrer les actualités')).toEqual([
      'Toutes /news/archives/2025',
      'Toutes /news/categorie/conseils',
      '2026 /news/categorie/conseils/2026',
    ])
    const chosen = screen.getByText('Conseils', { selector: '[aria-current]' })
    expect(chosen.tagName).toBe('SPAN')
  })

  it('shows the articles with their date, category and reading time', () => {
    show()
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('12 novembre 2026 · Entretien · 3 min de lecture')
    expect(within(article).getByRole('link')).toHaveAttribute('href', exampleArticle.path)
  })

  it('leads to its other pages by links, and to the archive and the feeds', () => {
    show({ page: 2, pages: 3 })
    expect(linksIn('Pages de la liste')).toEqual([
      'Précédent /news/categorie/conseils/2025',
      '1 /news/categorie/conseils/2025',
      '2 /news/categorie/conseils/2025/page/2',
      '3 /news/categorie/conseils/2025/page/3',
      'Suivant /news/categorie/conseils/2025/page/3',
    ])
    expect(linksIn('Suivre nos actualités')).toEqual([
      'Toutes les archives /news/archives',
      'Flux RSS http://localhost:8888/news/rss.xml',
      'JSON Feed http://localhost:8888/news/feed.json',
    ])
  })

  it('says why it is empty, and leads back', () => {
    show({ articles: [] })
    expect(screen.getByText('Aucun article de la rubrique « Conseils » n’a été publié en 2025.')).toBeInTheDocument()
    for (const [name, href] of [
      ['Toute la rubrique «\u202fConseils\u202f»', '/news/categorie/conseils'],
      ['Toutes les actualités de 2025', '/news/archives/2025'],
      ['Toutes les actualités', '/news'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('leads home where there is no news at all', () => {
    show({ list: { category: null, year: null, categories: [], years: [] }, articles: [] })
    expect(screen.getByText('Aucun article pour le moment.')).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Filtrer les actualités' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
  })
})
