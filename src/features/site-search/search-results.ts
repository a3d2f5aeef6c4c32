import type { IntlShape } from 'react-intl'
import type { FoundGroup, SiteSearch } from '../../domain/site-search/site-search'

/** A result: a page of the site and how it is named in the list. */
export interface SearchResult {
  /** Unique in the list. */
  id: string
  to: string
  title: string
  /** Line below the title; may be empty. */
  text: string
}

/** Results of one kind below their name. */
export interface ResultGroup {
  id: string
  name: string
  results: readonly SearchResult[]
}

/** Results of a group. */
const MOST = 4

const groupOf = ({ kind, entries }: FoundGroup, { formatMessage }: Pick<IntlShape, 'formatMessage'>): ResultGroup => ({
  id: kind,
  name: formatMessage({ id: `siteSearch.group.${kind}` }),
  results: entries.map(({ title, text, path }, place) => ({ id: `${kind}-${place}`, to: path, title, text })),
})

/**
 * The list of results. The stock stands first, but after the groups whose best result the text names: "Peugeot 3008" asks
 * for the model before its vehicles.
 *
 * @param stock null while it finds nothing
 */
export const resultsOf = (
  text: string,
  site: SiteSearch,
  stock: ResultGroup | null,
  intl: Pick<IntlShape, 'formatMessage'>,
): ResultGroup[] => {
  const found = site.search(text, MOST)
  const groups = (isNamed: boolean) =>
    found.filter((group) => group.isNamed === isNamed).map((group) => groupOf(group, intl))
  return [...groups(true), ...(stock ? [stock] : []), ...groups(false)]
}
