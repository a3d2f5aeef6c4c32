import { parseArgs } from 'node:util'
import { errorMessage } from '../../domain/errors/error-message'

export const USAGE = `Usage: npm run backup -- [FILE]
       npm run backup -- drill FILE
       npm run backup -- restore FILE --into FOLDER

  FILE     backup of enquiries, their consent and delivery, and of the price history; by default a new file in backups/.
           Beside a running server too. Encrypted when DATA_KEYS is set
  drill    restores FILE into a database that is thrown away, and compares counts and digests
  restore  does so into the data folder FOLDER, or into a PostgreSQL database (postgres://…), without rows in these tables

Exit status: 0 when it was done, 1 when not, 2 for a wrong call.`

export class UsageError extends Error {}

export type BackupCommand =
  | { name: 'help' }
  | { name: 'make'; file: string }
  | { name: 'drill'; file: string }
  | { name: 'restore'; file: string; into: string }

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { into: { type: 'string' }, help: { type: 'boolean' } },
    })
  } catch (error) {
    throw new UsageError(errorMessage(error))
  }
}

/**
 * @param now names the file where none is given
 * @throws UsageError
 */
export const parseBackupCommand = (args: readonly string[], now: Date): BackupCommand => {
  const { values, positionals } = parse(args)
  if (values.help) return { name: 'help' }
  const [first, second, ...rest] = positionals
  if (first === 'drill' || first === 'restore') {
    if (second === undefined || rest.length > 0) throw new UsageError('Name one backup.')
    if (first === 'drill') return { name: 'drill', file: second }
    if (values.into === undefined) throw new UsageError('--into is missing.')
    return { name: 'restore', file: second, into: values.into }
  }
  if (second !== undefined) throw new UsageError(`There is no command "${first ?? ''}".`)
  return { name: 'make', file: first ?? `backups/${now.toISOString().replaceAll(':', '-').slice(0, 19)}.backup` }
}
