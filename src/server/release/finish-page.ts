import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STYLES_ATTRIBUTE } from '../../config/inline-scripts/first-styles'
import { classesIn, readStyles } from '../../domain/styles/page-styles'
import type { Styles } from '../../domain/styles/page-styles'

/** One character for each byte: a page is searched, and neither read as a text nor coded anew. */
const BYTES = 'latin1'

/** The empty element that takes the page's own styles. */
const PLACE = new RegExp(`(<script [^>]*${STYLES_ATTRIBUTE}="([^"]+)"[^>]*>)</script>`)

/** Stylesheets that are remembered; each build of the code has its own. */
const MOST = 4

/** Completes a page of a build. @param directory the build's folder */
export type FinishPage = (directory: string, page: Buffer) => Buffer

/**
 * Puts the rules of the build's stylesheet that apply to a page into the page, so that it shows without waiting for another file
 * (docs/decisions/0045). It is done when a page is put into a release: by then all of its HTML is there, slices included.
 *
 * @returns a function that returns a page without a place for styles as it is; throws when the stylesheet cannot be read
 */
export const createFinishPage = (): FinishPage => {
  const known = new Map<string, Styles>()
  const stylesOf = (file: string): Styles => {
    const found = known.get(file)
    if (found) return found
    if (known.size >= MOST) known.clear()
    const styles = readStyles(readFileSync(file, BYTES))
    known.set(file, styles)
    return styles
  }
  return (directory, page) => {
    const html = page.toString(BYTES)
    const [place, open = '', href = ''] = PLACE.exec(html) ?? []
    if (place === undefined) return page
    const styles = stylesOf(join(directory, href))
    return Buffer.from(
      html.replace(place, () => `${open}${styles.ofPage(classesIn(html))}</script>`),
      BYTES,
    )
  }
}
