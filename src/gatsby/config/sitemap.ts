import type { PluginRef } from 'gatsby'

/** Addresses in one file: search engines take 50,000 at most; of fewer, less is written and sent when one of them changes. */
export const ENTRIES_IN_A_FILE = 2_000

interface SitemapPage {
  path: string
  lastmod: string | null
}

const query = `{
  site { siteMetadata { siteUrl } }
  sitemapPages { path lastmod }
}`

/** Indexable pages only, as the page plan tells them, each with its last change where the data knows it. */
export const sitemap = (siteUrl: string): PluginRef => ({
  resolve: 'gatsby-plugin-sitemap',
  options: {
    output: '/',
    createLinkInHead: false,
    entryLimit: ENTRIES_IN_A_FILE,
    query,
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ sitemapPages }: { sitemapPages: SitemapPage[] }) => sitemapPages,
    serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod !== null && { lastmod }) }),
  },
})
