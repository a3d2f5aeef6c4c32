import { keysOfStory } from '../../domain/content/block-keys'
import { newsEntries } from '../../domain/news/articles'
import { NEWS_ARCHIVES } from '../../domain/news/news-address'
import { newsListPages } from '../../domain/news/news-lists'
import type { SiteData } from '../site-data'
import { latestOf, listed } from './page-plan'
import type { PagePlan } from './page-plan'

/**
 * Every page of the lists of news, each with the story of its address, if there is one, and the archive. A page names the
 * articles that it shows and no other: one that changes makes those pages anew. A list by category and year is not for
 * search engines, which have the two lists that it is a part of.
 */
export const newsPages = (data: SiteData): PagePlan[] => {
  const articles = newsEntries(data.stories)
  const stories = new Map(data.stories.map((story) => [story.path, story]))
  const lastChange = (paths: readonly string[]): string | null =>
    latestOf(paths.map((path) => stories.get(path)?.publishedAt ?? null))

  const lists = newsListPages(articles).map(({ path, list, page, pages, articlePaths }): PagePlan => {
    const story = stories.get(path)
    const body = story?.content.component === 'page' ? story.content.body : []
    const isListed = !story?.noindex && articlePaths.length > 0 && (list.category === null || list.year === null)
    return {
      path,
      template: 'article-list',
      context: {
        ...keysOfStory(
          body.filter(({ component }) => component !== 'article-overview'),
          data,
        ),
        listPath: path,
        list,
        page,
        pages,
        listPaths: articlePaths,
      },
      sitemap: isListed ? listed(latestOf([lastChange(articlePaths), story?.publishedAt ?? null])) : null,
    }
  })
  const archivePaths = articles.map(({ path }) => path)
  return [
    ...lists,
    {
      path: NEWS_ARCHIVES,
      template: 'article-archive',
      context: { listPaths: archivePaths },
      sitemap: archivePaths.length > 0 ? listed(lastChange(archivePaths)) : null,
    },
  ]
}
