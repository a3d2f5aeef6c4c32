import { richTextsOf } from '../../domain/content/plain-texts'
import type { StoryFields } from '../../domain/content/story-fields'
import { newsEntries } from '../../domain/news/articles'
import { laterChange } from '../../domain/news/feed'
import type { Feed, FeedArticle } from '../../domain/news/feed'
import { jsonFeed } from '../../domain/news/json-feed'
import { NEWS_JSON_FEED, NEWS_RSS } from '../../domain/news/news-address'
import { rssFeed } from '../../domain/news/rss'

/** Articles in a feed. */
const NEWEST = 20

const feedArticle = (story: StoryFields, group: string): FeedArticle[] => {
  const { path, content, headline, intro, category, date, publishedAt, image } = story
  if (content.component !== 'article' || headline === null || date === null) return []
  return [
    {
      path,
      title: headline,
      intro: intro ?? '',
      category: category ?? '',
      author: content.author ?? group,
      date,
      modifiedAt: laterChange(date, publishedAt),
      image: image?.filename ?? null,
      texts: richTextsOf(content.body),
    },
  ]
}

/**
 * The feeds of the news: the newest articles that were published and are not kept from search engines.
 *
 * @param about what the feeds say of themselves
 * @param group author of an article that names none
 * @param version of the content that the build read; drafts are in no feed
 * @returns text by file name below `public`
 */
export const newsFeeds = (
  stories: readonly StoryFields[],
  about: Omit<Feed, 'articles'>,
  { group, version }: { group: string; version: 'draft' | 'published' },
): ReadonlyMap<string, string> => {
  const told = version === 'draft' ? [] : stories.filter(({ noindex, publishedAt }) => !noindex && publishedAt !== null)
  const byPath = new Map(told.map((story) => [story.path, story]))
  const articles = newsEntries(told)
    .slice(0, NEWEST)
    .flatMap(({ path }) => {
      const story = byPath.get(path)
      return story === undefined ? [] : feedArticle(story, group)
    })
  const feed = { ...about, articles }
  return new Map([
    [NEWS_RSS.slice(1), rssFeed(feed)],
    [NEWS_JSON_FEED.slice(1), jsonFeed(feed)],
  ])
}
