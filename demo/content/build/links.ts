import type { RawLink } from './raw'

/** Families of addresses that the application answers and no story does. */
const APP_PATHS = [
  /^\/stock(?!\/tous-les-modeles$)(\/|\?|$)/,
  /^\/concessions(\/|$)/,
  /^\/[a-z-]+\/(models|tous-les-modeles|locations|stock)(\/|\?|$)/,
]

/** A path of the application: it is no story, and only the site itself knows it. */
export const isAppPath = (path: string): boolean =>
  path !== '/stock/tous-les-modeles' && APP_PATHS.some((family) => family.test(path))

/** Slug of the story that a path names; the home page's slug is `home`. */
export const storySlugOf = (path: string): string => (path === '/' ? 'home' : path.replace(/^\//, ''))

/**
 * A link as Storyblok stores it: to a story by its slug, to any other path, telephone number or host as an address (of
 * another site with the external option),
 * to a mailbox by its name.
 */
export const link = (target: string): RawLink => {
  if (target.startsWith('mailto:'))
    return { fieldtype: 'multilink', linktype: 'email', email: target.slice('mailto:'.length), url: '', cached_url: '' }
  if (!target.startsWith('/') || isAppPath(target))
    return {
      fieldtype: 'multilink',
      linktype: 'url',
      url: target,
      cached_url: target,
      ...(/^https?:/.test(target) && { target: '_blank' as const }),
    }
  const [path = '', anchor] = target.split('#')
  const story = { fieldtype: 'multilink', linktype: 'story', cached_url: storySlugOf(path), url: '' } as const
  return anchor === undefined ? story : { ...story, anchor }
}

interface StockFilter {
  brand?: string
  model?: string
  fuel?: string
  bodyStyle?: string
  condition?: string
  category?: string
  /** Euros. */
  priceMin?: number
  /** Euros. */
  priceMax?: number
}

/** Address of the stock overview with facets already chosen, named as the fields of a vehicle. */
export const stock = (filter: StockFilter = {}): string => {
  const query = Object.entries(filter).map(([key, value]) => `${key}=${value}`)
  return query.length === 0 ? '/stock' : `/stock?${query.join('&')}`
}
