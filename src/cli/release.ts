import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '../domain/errors/error-message'
import { parseServerEnv } from '../config/env/server-env'
import { openReleaseStore } from '../server/release/open-store'
import { finishUnread } from './lib/finish-unread'
import { openByHand } from './lib/live/open-by-hand'
import type { OpenByHand } from './lib/live/open-by-hand'
import { releaseCommands, USAGE } from './lib/release-commands'

/** `npm run release -- …`: looks after the releases of a data folder, beside a running server or without one. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  const [name = '', argument, ...rest] = positionals
  if (values.help || name === '') {
    console.log(USAGE)
    return
  }
  const env = parseServerEnv(process.env)
  const store = openReleaseStore(env.DATA_DIR)
  let opened: OpenByHand | null = null
  const byHand = async () => (opened ??= await openByHand({ root: resolve(__dirname, '../..'), env, store }))
  const commands = releaseCommands(store, { force: values.force, say: (line) => console.log(line), byHand })
  const command = commands.get(name)
  if (!command || rest.length > 0)
    throw new Error(`${command ? `"${rest.join(' ')}" is too much` : `There is no command "${name}"`}\n\n${USAGE}`)
  const end = async (): Promise<void> => opened?.close()
  try {
    if (!(await command(argument))) process.exitCode = 1
  } finally {
    await end()
  }
}

finishUnread(process.stdout)
main().catch((error: unknown) => {
  console.error(errorMessage(error))
  process.exitCode = 1
})
