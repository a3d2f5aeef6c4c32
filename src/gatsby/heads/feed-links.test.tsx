import { renderToString } from 'react-dom/server'
import { feedLinks } from './feed-links'

describe('feeds in the head of a page', () => {
  it.each(['/news', '/news/', '/news/page/2', '/news/archives', '/news/un-article'])('are both named at %s', (path) => {
    expect(feedLinks(path).map((link) => renderToString(link))).toEqual([
      '<link rel="alternate" type="application/rss+xml" href="http://localhost:8888/news/rss.xml" title="Actualités du Groupe Alzette"/>',
      '<link rel="alternate" type="application/feed+json" href="http://localhost:8888/news/feed.json" title="Actualités du Groupe Alzette"/>',
    ])
  })

  it.each(['/', '/newsletter', '/stock/news'])('are not named at %s', (path) => {
    expect(feedLinks(path)).toEqual([])
  })
})
