import { createRequire } from 'node:module'
import { join } from 'node:path'

type EnsureFileContent = (file: string, data: string) => Promise<boolean>

const SLICE = join('_gatsby', 'slices', '_gatsby-scripts-1.html')
const rewritten = new WeakSet<object>()

/**
 * Has Gatsby write the slice with the scripts of every page in another form. Gatsby compares what it writes with what is
 * there, and puts the slice into all pages anew where they differ, so the text is changed before it compares.
 *
 * @param root folder of the site
 * @param change a pure function of Gatsby's text
 */
export const rewriteScriptsSlice = (root: string, change: (html: string) => string): void => {
  const files = createRequire(join(root, 'package.json'))('gatsby/dist/utils/ensure-file-content') as {
    ensureFileContent: EnsureFileContent
  }
  if (rewritten.has(files)) return
  rewritten.add(files)
  const { ensureFileContent } = files
  files.ensureFileContent = (file, data) => ensureFileContent(file, file.endsWith(SLICE) ? change(data) : data)
}
