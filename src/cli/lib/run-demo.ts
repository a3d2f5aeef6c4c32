import { resolve } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import { createChildren } from './children'
import type { Children } from './children'
import { assertDataFolder } from './data-folder'
import { readDemoDelivery } from './demo-delivery'
import { readDemoEnvironment } from './demo-environment'
import { onStop } from './on-stop'
import type { Stop } from './on-stop'
import { assertPortsFree, withFreePorts } from './ports'
import type { Api } from './start-api'
import { startDemo } from './start-demo'
import { startMonitoring } from './start-monitoring'
import { startReceivers } from './start-receivers'
import { openTerminal } from './json-terminal'
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
  const opened = openTerminal(process.env)
  const children = createChildren()
  const stop = onStop(opened, () => children.end())
  try {
    const variables = await withFreePorts(process.env)
    const env = readDemoEnvironment(variables)
    const delivery = readDemoDelivery(variables, env)
    const { HOST, PORT, API_PORT, CONTENT_PORT, DEMO_PORT, MAIL_PORT, PREVIEW, PREVIEW_PORT } = env
    const { terminal, close: endMonitoring } = startMonitoring(env, opened)
    stop.also(endMonitoring)
    await assertDataFolder(env.DATA_DIR)
    const ports = { PORT, API_PORT, CONTENT_PORT, DEMO_PORT, MAIL_PORT, ...(PREVIEW && { PREVIEW_PORT }) }
    await assertPortsFree(ports, HOST)
    const root = resolve(__dirname, '../../..')
    // First, so that whatever the database still has to deliver arrives.
    await startReceivers(root, env, children, terminal)
    const demo = await startDemo({ root, env, delivery, children, terminal, vehicles: process.env['DEMO_VEHICLES'] })
    stop.also(() => demo.close())
    await work({ root, env, demo, children, terminal, stop })
  } catch (error) {
    await stop.failed(error)
  }
}
