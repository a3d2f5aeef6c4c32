import { createKnowledge } from '../../domain/assistant/knowledge/knowledge'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import { parseSiteFacts, SITE_FACTS } from '../../domain/assistant/site/parse-site-facts'
import type { SiteFacts } from '../../domain/assistant/site/site-facts'
import type { StockEngine } from './load-stock'

const TIMEOUT_MS = 10_000

/** Reads dealerships, offers and answered questions of this release; null when they cannot be read. */
export const loadSiteFacts = async (): Promise<SiteFacts | null> => {
  try {
    const answer = await fetch(`/${SITE_FACTS}`, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? parseSiteFacts(await answer.json()) : null
  } catch {
    return null
  }
}

/** What sentences are read with: the stock, its equipment as far as it is loaded, and the facts of the site. */
export const knowledgeOf = (engine: StockEngine, facts: SiteFacts): Knowledge =>
  createKnowledge(engine.columns, facts, engine.search.equipment()?.features.map(({ label }) => label) ?? [])
