import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoBuildVariables, gatsbyEnvironment } from '../../../src/cli/lib/build-variables'

const { BUILDS_DIR, BUILDS_PORTS, BUILDS_VEHICLES } = process.env

/** Folder that the build suites of a run share; a suite that is run alone goes on from the last such run. */
const folder = BUILDS_DIR ?? join(tmpdir(), 'vitrine-builds')
const [site = 0, api = 0, content = 0, preview = 0] = (BUILDS_PORTS ?? '18888,14401,14400,18890').split(',').map(Number)

/** Where the systems of all build suites listen, one suite after the other: the addresses are input of a build. */
export const ports = { site, api, content, preview }

export const siteUrl = `http://localhost:${site}`

/**
 * Data folder of the suite that runs. It is the same for all: caches hold absolute paths, so a copy of a finished build
 * is of use at the place where it was made only.
 */
export const dataDir = join(folder, 'world')

/** Copy of the checkout that is built. */
export const code = join(folder, 'code')

/** Where the first finished build of the run is kept. */
export const finishedDir = join(folder, 'finished')

/** Origin of the pictures; nothing loads them. */
export const ASSET_BASE_URL = 'http://assets.test'

/** Vehicles of the systems that are built. */
export const VEHICLES = Number(BUILDS_VEHICLES ?? 30)

/** Milliseconds that a build from nothing may take on a busy machine. */
export const FIRST_BUILD = 600_000

/** The variables of a build, the same for all suites: another environment is another build. */
const buildVariables = (): NodeJS.ProcessEnv =>
  demoBuildVariables({
    HOST: '127.0.0.1',
    GATSBY_SITE_URL: siteUrl,
    ASSET_BASE_URL,
    CONTENT_PORT: content,
    API_PORT: api,
  })

/** The whole environment of a build, with nothing else of this process. */
export const buildEnvironment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR } = process.env
  return gatsbyEnvironment({ PATH, HOME, TMPDIR }, { ...buildVariables(), ...more })
}
