import { publishedAtOf } from './feed'
import type { Feed } from './feed'
import { NEWS, NEWS_JSON_FEED } from './news-address'

/** The news as JSON Feed 1.1. */
export const jsonFeed = ({ title, description, siteUrl, language, articles }: Feed): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: siteUrl + NEWS,
      feed_url: siteUrl + NEWS_JSON_FEED,
      description,
      language,
      items: articles.map((article) => ({
        id: siteUrl + article.path,
        url: siteUrl + article.path,
        title: article.title,
        summary: article.intro,
        content_text: [article.intro, ...article.texts].join('\n\n'),
        ...(article.image !== null && { image: article.image }),
        date_published: publishedAtOf(article).toISOString(),
        ...(article.modifiedAt !== null && { date_modified: article.modifiedAt }),
        authors: [{ name: article.author }],
        ...(article.category !== '' && { tags: [article.category] }),
      })),
    },
    null,
    1,
  )}\n`
