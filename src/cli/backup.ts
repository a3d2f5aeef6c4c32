import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorMessage } from '../domain/errors/error-message'
import { parseServerEnv } from '../config/env/server-env'
import { makeBackup } from '../server/backup/make-backup'
import { drillBackup, restoreInto } from '../server/backup/restore-into'
import { parseBackupCommand, USAGE, UsageError } from './lib/backup-command'

const describe = (rows: Iterable<[string, number]>): string =>
  [...rows].map(([table, count]) => `${table} ${count}`).join(', ')

/** `npm run backup`: backups of enquiries and prices, beside a running server or without one. */
const main = async (): Promise<string> => {
  const command = parseBackupCommand(process.argv.slice(2), new Date())
  if (command.name === 'help') return USAGE
  const env = parseServerEnv(process.env)
  const { file } = command
  if (command.name === 'make') {
    await mkdir(dirname(file), { recursive: true })
    const { tables } = await makeBackup(env, file)
    const rows = Object.entries(tables).map(([table, summary]): [string, number] => [table, summary.rows])
    return `${file}${env.DATA_KEYS.length > 0 ? ', encrypted' : ''}: ${describe(rows)}`
  }
  if (command.name === 'drill') return `${file} can be restored: ${describe(await drillBackup(file, env.DATA_KEYS))}`
  return `${command.into} has been filled: ${describe(await restoreInto(file, command.into, env.DATA_KEYS))}`
}

main().then(
  (line) => console.log(line),
  (error: unknown) => {
    const isUsage = error instanceof UsageError
    console.error(errorMessage(error))
    if (isUsage) console.error(`\n${USAGE}`)
    process.exitCode = isUsage ? 2 : 1
  },
)
