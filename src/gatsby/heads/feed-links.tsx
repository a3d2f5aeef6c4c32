import type { ReactElement } from 'react'
import { publicConfig } from '../../config/public'
import { NEWS, NEWS_FEEDS } from '../../domain/news/news-address'
import messages from '../../locales/fr.json'

/**
 * Names the feeds of the news in the HTML of its pages, which is where feed readers look for them: the browser needs no
 * script for that.
 */
export const feedLinks = (pathname: string): ReactElement[] =>
  pathname === NEWS || pathname.startsWith(`${NEWS}/`)
    ? NEWS_FEEDS.map(({ type, path }) => (
        <link
          key={path}
          rel="alternate"
          type={type}
          href={publicConfig.siteUrl + path}
          title={messages['news.feed.title']}
        />
      ))
    : []
