import { segments } from '../../../src/config/segments'
import { createRandom } from '../../../src/server/testing/create-random'
import { choosePages } from './choose'
import type { Pick, VisitedPage } from './choose'

const textAt = async (url: string): Promise<string> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers with ${answer.status}`)
  return answer.text()
}

/** Paths in a site map and in the site maps that it refers to. */
const addressesOf = async (site: string, map: string): Promise<string[]> => {
  const text = await textAt(new URL(map, site).href)
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const nested = await Promise.all(
    paths.map(async (path) => (path.endsWith('.xml') ? addressesOf(site, path) : [path.replace(/(.)\/$/, '$1')])),
  )
  return nested.flat()
}

const firstOf: Pick = (items) => {
  const [first] = items
  if (first === undefined) throw new RangeError('Nothing to choose from')
  return first
}

/** Picks at random, with the same result for the same seed. */
const byChance = (seed: number): Pick => {
  const random = createRandom(seed)
  return (items) => firstOf(items.slice(Math.floor(random() * items.length)))
}

/**
 * Finds one page of each kind on a running site.
 *
 * @param seed picks another page of each kind; null for the first one in the site map
 */
export const findPages = async (site: string, seed: number | null): Promise<VisitedPage[]> =>
  choosePages(await addressesOf(site, '/sitemap.xml'), segments, seed === null ? firstOf : byChance(seed))
