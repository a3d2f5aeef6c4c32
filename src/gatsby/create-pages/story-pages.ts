import type { SiteData } from '../site-data'
import { keysOfStory, relatedPaths } from '../../domain/content/block-keys'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'

/** Content pages and news articles, each at the address of its story, which Gatsby hands to the query as `$path`. */
export const storyPages = (data: SiteData): PagePlan[] =>
  data.stories.flatMap(({ path, content, noindex, publishedAt, date }): PagePlan[] => {
    if (content.component !== 'page' && content.component !== 'article') return []
    const context = { ...keysOfStory(content.body, data) }
    const sitemap = noindex ? null : listed(publishedAt ?? date)
    if (content.component === 'page') return [{ path, template: 'story', context, sitemap }]
    const articleContext = { ...context, relatedPaths: relatedPaths(data.stories, path) }
    return [{ path, template: 'article', context: articleContext, sitemap }]
  })
