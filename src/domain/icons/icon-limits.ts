/** Bounds of asking for icons; times in milliseconds. */
export const ICON_LIMITS = {
  /** How long a draft waits for its icons; it is shown without those that come later. */
  page: 1_500,
  /** How long a build waits for all services together. */
  service: 5_000,
  /** How long a service may take before the next one is asked as well. */
  rotate: 750,
  /** Characters of an address. */
  address: 500,
  /** Characters of a drawing; the largest one in the installed packages has a fifth of that. */
  drawing: 50_000,
} as const
