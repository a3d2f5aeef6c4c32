/** Statuses that a rule of the host's 301 file may have on this site. */
export const REDIRECT_STATUSES = [200, 301, 302, 404] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

export const isRedirectStatus = (status: number): status is RedirectStatus =>
  REDIRECT_STATUSES.some((known) => known === status)

/** One rule of the 301 file, in the host's own terms. */
export interface RedirectRule {
  /** Path; a segment may be a placeholder (`:name`), and the last one a splat (`*`). */
  from: string
  /** Parameters that must all be there, in any order. A value `:name` takes any value and names it. */
  query: readonly (readonly [key: string, value: string])[]
  /** Path or absolute address; `:name` and `:splat` stand for what was found. */
  to: string
  /** 301 and 302 redirect, 200 serves `to` under the asked address, 404 serves `to` as an error page. */
  status: RedirectStatus
  /** The rule also holds where a file exists. */
  force: boolean
}

/** A placeholder's name in a path or query value, null for anything else. */
export const placeholderName = (text: string): string | null => /^:(\w+)$/.exec(text)?.[1] ?? null

/** Segments of a path; a slash at either end does not count, as on the host. */
export const segmentsOf = (path: string): string[] => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  return inner === '' ? [] : inner.split('/')
}
