import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseBuildEnv } from '../config/env/build-env'
import { parseServerEnv } from '../config/env/server-env'
import { exportRelease } from '../server/release/export-release'
import { openReleaseStore } from '../server/release/open-store'
import { buildSite } from './lib/build-site'
import { gatsbyEnvironment } from './lib/build-variables'
import { checkBuildEnvironment } from './lib/check-build-environment'
import { createChildren } from './lib/children'
import { hookTrigger, writeTrigger } from './lib/hook-trigger'
import { onStop } from './lib/on-stop'
import { passGate } from './lib/pass-gate'
import { startStandIns } from './lib/stand-ins'
import { createTerminal } from './lib/terminal'

/**
 * `npm run build`: builds from the services that the environment names, and exports the release to `dist/`, the folder
 * that a static host publishes, if the release passes the gate (`--force`: whatever the gate says). Hosts say where the site will be in `URL` or `DEPLOY_PRIME_URL`.
 */
const main = async (): Promise<void> => {
  const terminal = createTerminal(process.stdout, process.stderr)
  const children = createChildren()
  const stop = onStop(terminal, () => children.end())
  try {
    const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
    const siteUrl = process.env['GATSBY_SITE_URL'] || process.env['DEPLOY_PRIME_URL'] || process.env['URL']
    const root = resolve(__dirname, '../..')
    const named = { ...process.env, GATSBY_SITE_URL: siteUrl }
    const variables = { ...named, ...(await startStandIns({ root, env: named, children, terminal, stop })) }
    checkBuildEnvironment(variables)
    const env = parseBuildEnv(variables)
    const { DATA_DIR, FORCE_RELEASE } = parseServerEnv(process.env)
    const store = openReleaseStore(DATA_DIR)
    const release = await buildSite(children, terminal, {
      root,
      store,
      accept: (id) => passGate({ store, force: values.force || FORCE_RELEASE, say: (line) => terminal.say(line) }, id),
      env: gatsbyEnvironment(process.env, {
        GATSBY_SITE_URL: env.GATSBY_SITE_URL,
        GATSBY_PUBLIC_MOCKS: env.GATSBY_PUBLIC_MOCKS,
        STORYBLOK_ENDPOINT: env.STORYBLOK_ENDPOINT,
        STORYBLOK_TOKEN: env.STORYBLOK_TOKEN,
        DEALER_URL: env.DEALER_URL,
      }),
    })
    const exported = terminal.step('Exporting the release to dist/')
    await exportRelease(release, store.blobs, join(root, 'dist'))
    await writeTrigger(join(root, 'dist'), hookTrigger(process.env['INCOMING_HOOK_BODY']))
    exported()
    await stop.done()
  } catch (error) {
    await stop.failed(error)
  }
}

void main()
