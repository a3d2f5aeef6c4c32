import { APP_DATA, SHARED_DATA } from '../../contract/served-data'
import { SLICE_DATA } from '../slices'
import type { PublicFolder } from './public-folder'

/** Path below `public` of the file with the data that every page asks for. */
export const SHARED_DATA_FILE = SHARED_DATA.slice(1)

/**
 * Joins the data that Gatsby's page loader asks for on every page, so that a visit asks for one file.
 *
 * @returns JSON by address; a file that a build did not write is left out, and the loader asks for it by itself
 */
export const sharedData = async (read: PublicFolder['read']): Promise<string> => {
  const files = [APP_DATA, ...SLICE_DATA]
  const texts = await Promise.all(files.map((file) => read(file.slice(1))))
  const members = files.flatMap((file, index) => (texts[index] ? [`${JSON.stringify(file)}:${texts[index]}`] : []))
  return `{${members.join(',')}}`
}
