import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findMessageIds } from './find-message-ids'
import { messageCatalogue } from './message-catalogue'

const OWN_CODE = ['gatsby-browser.tsx', 'gatsby-ssr.tsx']
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.|[\\/]testing[\\/]/.test(path)

/** Ids of texts that no module uses, in the browser or on the server. */
export const unusedMessages = (root: string): string[] => {
  const { known } = messageCatalogue(root)
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((path) => join('src', path))
  const used = new Set(
    [...sources, ...OWN_CODE].flatMap((path) => findMessageIds(readFileSync(join(root, path), 'utf8'), known)),
  )
  return known.ids.filter((id) => !used.has(id))
}

/**
 * Fails the build for texts that no code uses.
 *
 * @throws Error that names the texts
 */
export const assertUsedMessages = (root: string): void => {
  const unused = unusedMessages(root)
  if (unused.length > 0) throw new Error(`No module names these texts of src/locales: ${unused.join(', ')}.`)
}
