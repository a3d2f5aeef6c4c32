/** Bounds of asking for icons; times in milliseconds. */
export const ICON_LIMITS = {
  /** How long a draft waits for its icons: it is shown without those that are late. */
  page: 1_500,
  /** How long a build waits for all services together. */
  service: 5_000,
  /** After how long the next service is asked, too. */
  rotate: 750,
  /** Characters of an address. */
  address: 500,
  /** Characters of a drawing; the largest of our packages has a fifth of them. */
  drawing: 50_000,
} as const
