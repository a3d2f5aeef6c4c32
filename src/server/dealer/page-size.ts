/** Changes in one answer, when the reader does not say how many. */
export const DEFAULT_PAGE = 500
export const MAX_PAGE = 1_000
