import { restOfStyles } from '../../config/inline-scripts/first-styles'
import { readStyles } from '../../domain/styles/page-styles'

/** Names of the files that hold the rules that pages may lack. */
export const REST_FILE = /^styles-rest\.\w+\.css$/

const STYLES_FILE = /^styles\.\w+\.css$/

/**
 * Makes the files with the rules that pages may lack, from the stylesheets of a build.
 *
 * @param names of the files in the build's folder
 * @returns texts by file name
 */
export const restFiles = async (
  names: readonly string[],
  read: (name: string) => Promise<string | null>,
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>()
  for (const name of names.filter((one) => STYLES_FILE.test(one))) {
    const css = await read(name)
    if (css !== null) files.set(restOfStyles(name), readStyles(css).rest())
  }
  return files
}
