/** Kinds of error pages (spec, section 8); each has a page of its own. */
export const ERROR_KINDS = [
  'something-went-wrong',
  'page-not-found',
  'vehicle-not-found',
  'location-not-found',
  'vehicle-form-not-found',
  'brand-not-found',
  'news-article-not-found',
  'lease-vehicle-not-found',
  'broken-link',
] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/**
 * The error that a page speaks of, by what it was made with; undefined for every other page.
 *
 * @param kind `kind` of the page's context, which forms have too
 */
export const errorKindOf = (path: string, kind: unknown): ErrorKind | undefined =>
  ERROR_KINDS.find((known) => known === kind) ?? (/^\/404(?:\.html|\/)?$/.test(path) ? 'page-not-found' : undefined)
