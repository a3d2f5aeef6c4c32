import { normalisePath } from '../../static/normalise-path'
import { resolveByRules } from '../../static/resolve'
import type { SiteIndex } from '../../static/site-index'
import { addressOfLink } from '../scan-page'

/**
 * Tells whether a link leads anywhere, by what every host knows: files, rewrites and redirects. That our own host could
 * correct a vehicle's address by its number does not count: such a link is out of date.
 *
 * @param servedElsewhere beginnings of addresses that are no part of the release
 */
export const createLinkCheck = (site: SiteIndex, servedElsewhere: readonly string[]): ((link: string) => boolean) => {
  const known = new Map<string, boolean>()
  const answers = (link: string): boolean => {
    const [address = ''] = addressOfLink(link).split('#')
    if (servedElsewhere.some((beginning) => address.startsWith(beginning))) return true
    const mark = address.indexOf('?')
    const [path, query] = mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
    const normal = normalisePath(path)
    if (normal.kind === 'bad') return false
    return resolveByRules(site, normal.kind === 'path' ? normal.path : decodeURIComponent(normal.path), query) !== null
  }
  return (link) => {
    let good = known.get(link)
    if (good === undefined) known.set(link, (good = answers(link)))
    return good
  }
}
