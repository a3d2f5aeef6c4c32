/** Characters of a title that search engines show, roughly: the width counts, and it differs. */
export const TITLE_FITS = 70

const fits = (title: string): boolean => title.length <= TITLE_FITS

/** First of some wordings, the fullest first, that fits; the last one where none does. */
export const firstFitting = (wordings: readonly [string, ...string[]]): string =>
  wordings.find(fits) ?? wordings[wordings.length - 1] ?? wordings[0]

/** A title with the name of the site, unless it is in there already or would be cut off. */
export const withSiteName = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : firstFitting([`${title} | ${siteName}`, title])

/** A title without the name of the site at its end, for lists on the site itself. */
export const withoutSiteName = (title: string, siteName: string): string =>
  title.endsWith(` | ${siteName}`) ? title.slice(0, -` | ${siteName}`.length) : title

interface Titled {
  id: number
  brandName: string
  modelName: string
  variant: string
}

/**
 * Title of a vehicle. The stock number tells it from others of its version; where all of it is too long, the version
 * gives up its last words.
 */
export const vehicleTitle = ({ id, brandName, modelName, variant }: Titled): string => {
  const words = variant.split(' ').filter((word) => word !== '')
  const wording = (kept: number): string => [brandName, modelName, ...words.slice(0, kept), `(${id})`].join(' ')
  return firstFitting([wording(words.length), ...words.map((_, given) => wording(words.length - 1 - given))])
}
