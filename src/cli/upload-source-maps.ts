import { errorMessage } from '../domain/errors/error-message'
import { parseSourceMapTarget, uploadSourceMaps } from './lib/source-maps'

const FOLDER = 'public'

/** `npm run sourcemaps:upload`: source maps of the last build to Sentry (docs/analytics.md). */
const main = async (): Promise<void> => {
  const count = await uploadSourceMaps(FOLDER, parseSourceMapTarget(process.env))
  console.log(`${count} files uploaded from ${FOLDER}`)
}

main().catch((error: unknown) => {
  console.error(errorMessage(error))
  process.exitCode = 1
})
