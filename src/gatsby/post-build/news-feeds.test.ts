import type { StoryFields } from '../../domain/content/story-fields'
import { articleStory, pageStory } from '../testing/site-data'
import { newsFeeds } from './news-feeds'

const about = { title: 'Actualités', description: 'Tout', siteUrl: 'https://groupe.example', language: 'fr-LU' }
const feedsOf = (stories: readonly StoryFields[], version: 'draft' | 'published' = 'published') =>
  newsFeeds(stories, about, { group: 'Groupe', version })
const itemsOf = (...args: Parameters<typeof feedsOf>) =>
  (JSON.parse(feedsOf(...args).get('news/feed.json') ?? '') as { items: { url: string; authors: unknown }[] }).items

const day = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`

describe('feeds of the news', () => {
  it('are two files that name the newest twenty articles and the group as their author', () => {
    const stories = [
      pageStory('/faq'),
      ...Array.from({ length: 22 }, (_, index) => articleStory(`/news/${index}`, day(index))),
    ]
    expect([...feedsOf(stories).keys()]).toEqual(['news/rss.xml', 'news/feed.json'])
    const items = itemsOf(stories)
    expect(items.map(({ url }) => url)).toEqual(
      Array.from({ length: 20 }, (_, index) => `https://groupe.example/news/${21 - index}`),
    )
    expect(items[0]?.authors).toEqual([{ name: 'Groupe' }])
    expect(
      feedsOf(stories)
        .get('news/rss.xml')
        ?.match(/<item>/g),
    ).toHaveLength(20)
  })

  it('hold no draft, and nothing that is kept from search engines', () => {
    const stories = [
      articleStory('/news/draft', day(3), { publishedAt: null }),
      articleStory('/news/hidden', day(2), { noindex: true }),
      articleStory('/news/out', day(1)),
    ]
    expect(itemsOf(stories).map(({ url }) => url)).toEqual(['https://groupe.example/news/out'])
    expect(itemsOf(stories, 'draft')).toEqual([])
    expect(feedsOf(stories, 'draft').get('news/rss.xml')).not.toContain('<item>')
  })

  it('are equal for equal stories in another order', () => {
    const stories = [0, 1, 2].map((index) => articleStory(`/news/${index}`, day(0)))
    expect(feedsOf([...stories].reverse())).toEqual(feedsOf(stories))
  })
})
