/** A story of the demo group as the content API stores it: raw, as Storyblok's Delivery API would answer it. */
export interface DemoStory {
  /** Path without a leading slash; unique. */
  fullSlug: string
  name: string
  /** Root block with `_uid` and `component`. */
  content: { _uid: string; component: string } & Record<string, unknown>
  tags?: string[]
  /** ISO date and time. */
  publishedAt: string
  /** ISO date and time. */
  firstPublishedAt: string
  isStartpage?: boolean
  /** Rank among its siblings, from 0. */
  position: number
}

/** A list of name and value pairs that editors keep. */
export interface DemoDatasource {
  slug: string
  name: string
  entries: { name: string; value: string }[]
}
