import { escapeXml } from '../format/escape-xml'
import { publishedAtOf } from './feed'
import type { Feed, FeedArticle } from './feed'
import { NEWS, NEWS_RSS } from './news-address'

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const itemOf = (siteUrl: string, article: FeedArticle): string =>
  [
    '<item>',
    element('title', article.title),
    element('link', siteUrl + article.path),
    `<guid isPermaLink="true">${escapeXml(siteUrl + article.path)}</guid>`,
    element('pubDate', publishedAtOf(article).toUTCString()),
    element('dc:creator', article.author),
    ...(article.category === '' ? [] : [element('category', article.category)]),
    element('description', article.intro),
    ...(article.image === null ? [] : [`<media:content url="${escapeXml(article.image)}" medium="image"/>`]),
    '</item>',
  ].join('')

/** Instant of the latest publication or change; null without articles. */
const lastChange = (articles: readonly FeedArticle[]): Date | null =>
  articles.length === 0
    ? null
    : new Date(
        Math.max(
          ...articles.map((article) =>
            Math.max(publishedAtOf(article).getTime(), Date.parse(article.modifiedAt ?? article.date)),
          ),
        ),
      )

/** The news as RSS 2.0. It says nothing of when it was written, so that equal articles make an equal file. */
export const rssFeed = ({ title, description, siteUrl, language, articles }: Feed): string => {
  const changed = lastChange(articles)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
      ' xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', title),
    element('link', siteUrl + NEWS),
    element('description', description),
    element('language', language.toLowerCase()),
    `<atom:link href="${escapeXml(siteUrl + NEWS_RSS)}" rel="self" type="application/rss+xml"/>`,
    ...(changed === null ? [] : [element('lastBuildDate', changed.toUTCString())]),
    ...articles.map((article) => itemOf(siteUrl, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
