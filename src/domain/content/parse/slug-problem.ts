import { vehicleIdOf } from '../../routes/vehicle-slug'

/** First segments that the site or its host answers without a story: a page there would stand in their way, or never be seen. */
const TAKEN = new Set([
  '404',
  '404.html',
  '_gatsby',
  '_headers',
  '_redirects',
  'api',
  'builds',
  'erreurs',
  'icons',
  'page-data',
  'slice-data',
  'static',
  'status',
  'stock-index',
  'vcards',
  '.netlify',
])

/** Where a file stands, or may come to stand, no folder of a page can be made: it would stop every build. */
const FILE = /\.(?:html?|xml|txt|json|m?js|css|map|webmanifest|ico|png|svg|jpe?g|webp|avif|gif|pdf|vcf|woff2?)$/i

/**
 * Why a slug makes no address of a page, as the end of a sentence; null when it does. A page is written to a folder of
 * its address, so a slug must not lead anywhere else, whoever sent it.
 */
export const slugProblem = (fullSlug: string): string | null => {
  const segments = fullSlug.replace(/^\/+|\/+$/g, '').split('/')
  if (/[\s?#%\\]|[\u0000-\u001f\u007f]/.test(fullSlug)) return 'has a character in it that no address has'
  if (segments.length > 1 && segments.includes('')) return 'has two slashes in a row'
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'has a dot segment'
  const file = segments.find((segment) => FILE.test(segment))
  if (file !== undefined) return `has "${file}" in it, which is the name of a file`
  if (segments.some((segment, index) => segments[index - 1] === 'stock' && vehicleIdOf(segment) !== null))
    return 'is an address of vehicles'
  const [first = ''] = segments
  return TAKEN.has(first) ? `begins with "${first}", which the site keeps for itself` : null
}
