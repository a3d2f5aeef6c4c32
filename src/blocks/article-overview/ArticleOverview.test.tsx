import { screen } from '@testing-library/react'
import { EMPTY_STORY_DATA } from '../../domain/content/story-data'
import { exampleArticle } from '../../domain/testing/example-article'
import { renderFrench } from '../../features/testing/render'
import { StoryDataProvider } from '../story-data'
import { ArticleOverview } from './ArticleOverview'

const articles = [0, 1].map((index) => ({ ...exampleArticle, path: `/news/${index}`, title: `Article ${index}` }))

const show = (count: number) =>
  renderFrench(
    <StoryDataProvider
      data={{
        ...EMPTY_STORY_DATA,
        byBlock: { n: { articlePaths: articles.slice(0, count).map(({ path }) => path) } },
        articles,
      }}
    >
      <ArticleOverview block={{ _uid: 'n', component: 'article-overview' }} />
    </StoryDataProvider>,
  )

describe('overview of the news', () => {
  it('shows its articles and the way to all of them', () => {
    show(2)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/news',
      '/news/0',
      '/news/1',
    ])
  })

  it('says when there are none', () => {
    show(0)
    expect(screen.getByText('Aucun article pour le moment.')).toBeInTheDocument()
  })
})
