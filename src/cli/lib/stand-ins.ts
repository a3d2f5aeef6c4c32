import { join } from 'node:path'
import { demoBuildVariables } from './build-variables'
import type { Children } from './children'
import { readDemoEnvironment } from './demo-environment'
import type { Stop } from './on-stop'
import { freePorts } from './ports'
import { startDemo } from './start-demo'
import type { Terminal } from './terminal'

const SERVICES = ['STORYBLOK_ENDPOINT', 'STORYBLOK_TOKEN', 'DEALER_URL'] as const

/** Whether a build is made from the demo: the mocks flag is the string `true`, and no service of a real group is named. */
export const wantsStandIns = (env: NodeJS.ProcessEnv): boolean =>
  env['GATSBY_PUBLIC_MOCKS'] === 'true' && SERVICES.every((name) => !env[name])

export interface StandInOptions {
  root: string
  env: NodeJS.ProcessEnv
  children: Children
  terminal: Terminal
  stop: Pick<Stop, 'also'>
}

/**
 * Starts the demo's services for one build, on free ports and beside the data of `npm start`. Pictures keep the address
 * that `ASSET_BASE_URL` or `CONTENT_PORT` says, since the services end with the build.
 *
 * @returns variables that name the services and, where nothing says it, the site’s origin; none where a build is not made from the demo
 */
export const startStandIns = async ({
  root,
  env,
  children,
  terminal,
  stop,
}: StandInOptions): Promise<NodeJS.ProcessEnv> => {
  if (!wantsStandIns(env)) return {}
  terminal.say('! Demo stand-ins are used instead of the services of a real group (GATSBY_PUBLIC_MOCKS)')
  const { ASSET_BASE_URL, DATA_DIR } = readDemoEnvironment(env)
  const [api, content] = await freePorts(2)
  const demoEnv = readDemoEnvironment({
    ...env,
    ASSET_BASE_URL,
    API_PORT: String(api),
    CONTENT_PORT: String(content),
    DATA_DIR: join(DATA_DIR, 'stand-ins'),
    PREVIEW: 'false',
    // What belongs to a real group is not seeded with demo data, nor told of it.
    DATABASE_URL: undefined,
    DEALER_WEBHOOK_URL: undefined,
  })
  const demo = await startDemo({
    root,
    env: demoEnv,
    delivery: null,
    children,
    terminal,
    vehicles: env['DEMO_VEHICLES'],
  })
  stop.also(() => demo.close())
  const {
    GATSBY_SITE_URL,
    STORYBLOK_ENDPOINT,
    STORYBLOK_TOKEN,
    DEALER_URL,
    ASSET_BASE_URL: pictures,
  } = demoBuildVariables(demoEnv)
  return { GATSBY_SITE_URL, STORYBLOK_ENDPOINT, STORYBLOK_TOKEN, DEALER_URL, ASSET_BASE_URL: pictures }
}
