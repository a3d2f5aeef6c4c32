/** Records that blocks show instead of what a story holds, as another system published them; parsed like an editor's. */
export interface BlockFeeds {
  /** Records of the block `vacancy`; null where there is no such feed. */
  vacancies: readonly unknown[] | null
  /** What customers said of the group; null where there is no such feed. */
  reviews: { rating: unknown; count: unknown; reviews: readonly unknown[] } | null
}

export const NO_FEEDS: BlockFeeds = { vacancies: null, reviews: null }
