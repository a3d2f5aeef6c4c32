import { resolve } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import { createChildren } from './children'
import type { Children } from './children'
import { assertDataFolder } from './data-folder'
import { readDemoEnvironment } from './demo-environment'
import { onStop } from './on-stop'
import type { Stop } from './on-stop'
import { assertPortsFree, withFreePorts } from './ports'
import type { Api } from './start-api'
import { startDemo } from './start-demo'
import { createTerminal } from './terminal'
import type { Terminal } from './terminal'

export interface RunningDemo {
  root: string
  env: ServerEnv
  demo: Api
  children: Children
  terminal: Terminal
  stop: Stop
}

/**
 * Starts the demo's services and then does what a command is for. Whatever goes wrong is said, and everything that was
 * started is ended.
 */
export const runDemo = async (work: (running: RunningDemo) => Promise<void>): Promise<void> => {
  const terminal = createTerminal(process.stdout, process.stderr)
  const children = createChildren()
  const stop = onStop(terminal, () => children.end())
  try {
    const env = readDemoEnvironment(await withFreePorts(process.env))
    const { HOST, PORT, API_PORT, CONTENT_PORT, PREVIEW, PREVIEW_PORT } = env
    await assertDataFolder(env.DATA_DIR)
    await assertPortsFree({ PORT, API_PORT, CONTENT_PORT, ...(PREVIEW && { PREVIEW_PORT }) }, HOST)
    const root = resolve(__dirname, '../../..')
    const demo = await startDemo({ root, env, children, terminal, vehicles: process.env['DEMO_VEHICLES'] })
    stop.also(() => demo.close())
    await work({ root, env, demo, children, terminal, stop })
  } catch (error) {
    await stop.failed(error)
  }
}
