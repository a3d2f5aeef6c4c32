import { parseArgs } from 'node:util'
import { parseServerEnv } from '../config/env/server-env'
import { openReleaseStore } from '../server/release/open-store'
import { releaseCommands, USAGE } from './lib/release-commands'

/** `npm run release -- …`: looks after the releases of a data folder, beside a running server or without one. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  const [name = '', argument, ...rest] = positionals
  if (values.help || name === '') return console.log(USAGE)
  const commands = releaseCommands(openReleaseStore(parseServerEnv(process.env).DATA_DIR), { force: values.force, say: (line) => console.log(line) })
  const command = commands.get(name)
  if (!command || rest.length > 0) throw new Error(`${command ? `"${rest.join(' ')}" is too much` : `There is no command "${name}"`}\n\n${USAGE}`)
  if (!(await command(argument))) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
