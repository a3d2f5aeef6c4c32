/** Address of a page with parameters, which are given without `?`; that of the page alone where there are none. */
export const withParameters = (path: string, parameters: string): string =>
  parameters === '' ? path : `${path}?${parameters}`
