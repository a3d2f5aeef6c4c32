import type { IntlShape } from 'react-intl'
import { parseSearchIndex } from '../../domain/site-search/parse-search-index'
import { ENTRY_KINDS, SEARCH_INDEX } from '../../domain/site-search/search-entry'
import type { EntryKind } from '../../domain/site-search/search-entry'
import { createSiteSearch } from '../../domain/site-search/site-search'
import type { SiteSearch } from '../../domain/site-search/site-search'
import { pagesWithoutStory } from './pages-without-story'

const TIMEOUT_MS = 10_000

let loaded: SiteSearch | null = null

/** Reads the index of this release, once for a tab; null when it cannot be read. */
export const loadSiteSearch = async ({
  formatMessage,
}: Pick<IntlShape, 'formatMessage'>): Promise<SiteSearch | null> => {
  if (loaded) return loaded
  try {
    const answer = await fetch(`/${SEARCH_INDEX}`, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const entries = answer.ok ? parseSearchIndex(await answer.json()) : null
    if (!entries) return null
    const words = ENTRY_KINDS.map((kind) => [kind, formatMessage({ id: `siteSearch.words.${kind}` })])
    loaded = createSiteSearch(
      [...entries, ...pagesWithoutStory({ formatMessage })],
      Object.fromEntries(words) as Record<EntryKind, string>,
    )
    return loaded
  } catch {
    return null
  }
}
