/** How prices are shown. It stands apart from `site.ts`, which is part of `gatsby-node`: a change of it bundles all anew. */
export const priceDisplay = {
  /** Cards and pages show several acquisition types at once. */
  multiPrice: true as boolean,
} as const
