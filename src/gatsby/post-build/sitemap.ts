import { carryOver } from '../../domain/collections/carry-over'
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

/** Null for a page that is not listed. */
const entryOf = (siteUrl: string, { path, sitemap }: PagePlan): string | null => {
  if (sitemap === null || LEFT_OUT.has(path)) return null
  const date = sitemap.lastmod ? `<lastmod>${new Date(sitemap.lastmod).toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeText(new URL(path, siteUrl).toString())}</loc>${date}</url>`
}

/**
 * Writes the sitemap as gatsby-plugin-sitemap does, byte for byte, without asking GraphQL for every page again.
 * A page that is the same object as before keeps its entry.
 *
 * @param limit addresses in one file
 */
export const createSitemap = (
  siteUrl: string,
  limit: number,
): ((pages: readonly PagePlan[]) => ReadonlyMap<string, string>) => {
  let planned: readonly PagePlan[] = []
  let entries: readonly (string | null)[] = []
  return (pages) => {
    entries = carryOver(planned, entries, pages, (page) => entryOf(siteUrl, page))
    planned = pages
    const listed = entries.filter((entry) => entry !== null)
    const files = chunks(listed, limit).map(
      (part, index) => [`sitemap-${index}.xml`, `${URLSET}${part.join('')}</urlset>`] as const,
    )
    const locations = files.map(
      ([name]) => `<sitemap><loc>${escapeText(new URL(`/${name}`, siteUrl).toString())}</loc></sitemap>`,
    )
    const index = `${INDEX}${locations.join('')}</sitemapindex>`
    return new Map([...files, ['sitemap-index.xml', index], ['sitemap.xml', index]])
  }
}
