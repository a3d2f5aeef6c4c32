import { chunks } from '../../domain/collections/chunks'
import type { PagePlan } from '../create-pages/page-plan'

/** Pages that gatsby-plugin-sitemap never lists. */
const LEFT_OUT = new Set(['/dev-404-page', '/404', '/404.html', '/offline-plugin-app-shell-fallback'])

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const URLSET =
  `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
  ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"' +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
  ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">'
const INDEX = `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const entryOf = (siteUrl: string, path: string, lastmod: string | null): string => {
  const date = lastmod ? `<lastmod>${new Date(lastmod).toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeText(new URL(path, siteUrl).toString())}</loc>${date}</url>`
}

/**
 * Writes the sitemap as gatsby-plugin-sitemap does, byte for byte, without asking GraphQL for every page again.
 * A page that is the same object as before keeps its entry.
 *
 * @param limit addresses in one file
 */
export const createSitemap = (siteUrl: string, limit: number): ((pages: readonly PagePlan[]) => ReadonlyMap<string, string>) => {
  const entries = new WeakMap<PagePlan, string>()
  const entry = (page: PagePlan): string => {
    const known = entries.get(page)
    if (known !== undefined) return known
    const made = entryOf(siteUrl, page.path, page.sitemap?.lastmod ?? null)
    entries.set(page, made)
    return made
  }
  return (pages) => {
    const listed = pages.filter(({ sitemap, path }) => sitemap !== null && !LEFT_OUT.has(path)).map(entry)
    const files = chunks(listed, limit).map((part, index) => [`sitemap-${index}.xml`, `${URLSET}${part.join('')}</urlset>`] as const)
    const locations = files.map(([name]) => `<sitemap><loc>${escapeText(new URL(`/${name}`, siteUrl).toString())}</loc></sitemap>`)
    const index = `${INDEX}${locations.join('')}</sitemapindex>`
    return new Map([...files, ['sitemap-index.xml', index], ['sitemap.xml', index]])
  }
}
