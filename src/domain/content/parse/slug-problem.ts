/** First segments that the site or its host answers without a story: a page there would stand in their way, or never be seen. */
const TAKEN = new Set(['404', '404.html', 'api', 'builds', 'icons', 'page-data', 'slice-data', 'static', 'status', 'stock-index', '.netlify'])

/**
 * Why a slug makes no address of a page, as the end of a sentence; null when it does. A page is written to a folder of
 * its address, so a slug must not lead anywhere else, whoever sent it.
 */
export const slugProblem = (fullSlug: string): string | null => {
  const segments = fullSlug.replace(/^\/+|\/+$/g, '').split('/')
  if (/[\s?#%\\]|[\u0000-\u001f\u007f]/.test(fullSlug)) return 'has a character in it that no address has'
  if (segments.length > 1 && segments.includes('')) return 'has two slashes in a row'
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'has a dot segment'
  const [first = ''] = segments
  return TAKEN.has(first) ? `begins with "${first}", which the site keeps for itself` : null
}
