/** Records of other systems for blocks, unparsed: they go through the same parsers as what editors enter. */
export interface BlockFeeds {
  /** Records of the block `vacancy`; null where there is no such feed. */
  vacancies: readonly unknown[] | null
  /** Customer reviews of the group; null where there is no such feed. */
  reviews: { rating: unknown; count: unknown; reviews: readonly unknown[] } | null
}

export const NO_FEEDS: BlockFeeds = { vacancies: null, reviews: null }
