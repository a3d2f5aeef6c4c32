import { hasOptions } from './loaders'

/**
 * Names files of chunks by number and six digits of the hash. The names of all files are in the runtime of every page, where
 * hashes do not compress.
 *
 * @throws Error when Gatsby's configuration has no name for them
 */
export const shortenFileNames = ({ output }: { output?: unknown }): void => {
  if (!hasOptions(output) || typeof output['chunkFilename'] !== 'string')
    throw new Error('Gatsby configures no names for the files of chunks any more')
  output['chunkFilename'] = '[id]-[contenthash:6].js'
}
