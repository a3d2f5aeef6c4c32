/** The file with the data that Gatsby's page loader asks for on every page, by the address it asks for. */
export const SHARED_DATA = '/builds/shared-data.json'

/** Address of the file that names the compilation of the site's code. */
export const APP_DATA = '/page-data/app-data.json'

/** Attribute of the element of a page with the page's own data: the address that Gatsby's page loader asks for. */
export const DATA_ATTRIBUTE = 'data-file'

/** Address of a page's data. @param path the page's path, as Gatsby has it */
export const pageDataAddress = (path: string): string => {
  const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')
  return `/page-data/${name}/page-data.json`
}
