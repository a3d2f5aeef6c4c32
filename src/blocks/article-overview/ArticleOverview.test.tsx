import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderFrench } from '../../features/testing/render'
import { StoryDataProvider } from '../story-data'
import { ArticleOverview } from './ArticleOverview'

const articles = Array.from({ length: 11 }, (_, index) => ({
  path: `/news/${index}`,
  title: `Article ${index}`,
  date: '2026-11-01',
  category: 'Atelier',
  intro: '',
  image: { filename: '/x.jpg', alt: '' },
}))

const show = (count: number) =>
  renderFrench(
    <StoryDataProvider
      data={{
        byBlock: { n: { articlePaths: articles.slice(0, count).map(({ path }) => path) } },
        stockTotal: 0,
        vehicles: [],
        models: [],
        offers: [],
        articles,
        brands: [],
        locations: [],
        employees: [],
      }}
    >
      <ArticleOverview block={{ _uid: 'n', component: 'article-overview' }} />
    </StoryDataProvider>,
  )

describe('news overview', () => {
  it('shows nine articles, then the others on demand, and goes on reading there', async () => {
    show(11)
    expect(screen.getAllByRole('link')).toHaveLength(9)
    await userEvent.click(screen.getByRole('button', { name: '2 articles de plus' }))
    expect(screen.getAllByRole('link')).toHaveLength(11)
    expect(screen.queryByRole('button')).toBeNull()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Article 9' })).toHaveFocus())
  })

  it('offers nothing more when all are shown, and says when there are none', () => {
    const { unmount } = show(9)
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    show(0)
    expect(screen.getByText('Aucun article pour le moment.')).toBeInTheDocument()
  })
})
