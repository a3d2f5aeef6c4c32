import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { EMPTY_STORY_DATA } from '../../domain/content/story-data'
import type { ArticleContent } from '../../domain/content/types'
import { exampleArticle } from '../../domain/testing/example-article'
import { ArticleShare } from '../../features/news/ArticleShare'
import { installDialog, renderFrench } from '../../features/testing/render'
import messages from '../../locales/fr.json'
import { ArticleView } from './ArticleView'

const content: ArticleContent = {
  _uid: 'r',
  component: 'article',
  seo: { title: 'Pneus d’hiver', description: 'Quand les monter' },
  title: exampleArticle.title,
  date: '2026-11-12',
  category: 'Entretien',
  author: 'Jos Weyland',
  intro: 'Sous sept degrés…',
  image: { filename: 'https://a.example/b.jpg', alt: 'Un pneu' },
  body: [],
}
const show = (fields: Partial<ArticleContent> = {}, publishedAt: string | null = null) =>
  renderFrench(
    <ArticleView
      path={exampleArticle.path}
      content={{ ...content, ...fields }}
      facts={{ publishedAt, readingMinutes: 4 }}
      data={EMPTY_STORY_DATA}
      related={[{ ...exampleArticle, path: '/news/autre', title: 'Autre' }]}
    />,
  )
const newsArticle = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }): Record<string, unknown> => JSON.parse(textContent))
    .find((node) => node['@type'] === 'NewsArticle')

beforeAll(installDialog)

describe('an article', () => {
  it('tells its date, category, reading time and author, and leads to its category', () => {
    show()
    expect(screen.getByText(/4 min de lecture/)).toHaveTextContent('12 novembre 2026 · Entretien · 4 min de lecture')
    expect(screen.getByText('Par Jos Weyland')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Entretien' })).toHaveAttribute('href', '/news/categorie/entretien')
    expect(
      within(screen.getByRole('region', { name: 'À lire aussi' })).getByRole('link', { name: 'Autre' }),
    ).toHaveAttribute('href', '/news/autre')
  })

  it('tells search engines its author, publisher, dates and picture', () => {
    show({}, '2026-11-20T08:00:00.000Z')
    expect(newsArticle()).toMatchObject({
      headline: exampleArticle.title,
      articleSection: 'Entretien',
      datePublished: '2026-11-12',
      dateModified: '2026-11-20T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Jos Weyland' },
      publisher: {
        '@type': 'Organization',
        name: 'Groupe Alzette',
        logo: 'http://localhost:8888/icons/icon-512.png',
      },
      image: [expect.stringContaining('b.jpg')],
      mainEntityOfPage: 'http://localhost:8888/news/pneus-d-hiver',
    })
  })

  it('is the group’s where it names nobody, and unchanged when published on its day', () => {
    show({ author: undefined }, '2026-11-12T08:00:00.000Z')
    expect(screen.getByText('Par l’équipe du Groupe Alzette')).toBeInTheDocument()
    expect(newsArticle()).toMatchObject({
      dateModified: '2026-11-12',
      author: { '@type': 'Organization', name: 'Groupe Alzette' },
    })
  })

  it('is handed on by a dialog, which is loaded when it is opened', async () => {
    const person = userEvent.setup()
    show()
    expect(screen.queryByRole('dialog')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Partager cet article' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Partager cet article' }))
    expect(dialog.getByRole('textbox')).toHaveValue(`${window.location.origin}/news/pneus-d-hiver`)
  })

  it('is handed on by plain links without scripts', () => {
    const [, links = ''] =
      /<noscript>(.*?)<\/noscript>/.exec(
        renderToString(
          <IntlProvider locale="fr" messages={messages}>
            <ArticleShare path="/news/pneus-d-hiver" title="Pneus" />
          </IntlProvider>,
        ),
      ) ?? []
    const addresses = [...links.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href))
    expect(addresses).toHaveLength(5)
    for (const address of addresses) expect(address).toContain('http://localhost:8888/news/pneus-d-hiver')
  })
})
