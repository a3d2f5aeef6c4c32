/** Address of a page, or of a part of it, with parameters, which are given without `?`; unchanged where there are none. */
export const withParameters = (path: string, parameters: string): string => {
  const [page = '', part] = path.split('#')
  const address = parameters === '' ? page : `${page}?${parameters}`
  return part === undefined ? address : `${address}#${part}`
}
