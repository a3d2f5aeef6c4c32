import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '../domain/errors/error-message'
import { parseServerEnv } from '../config/env/server-env'
import { FeedError } from '../server/dealer/import/feed-error'
import { parseMap } from '../server/dealer/import/map'
import { describeReport } from '../server/dealer/import/report'
import { sendOrImport } from '../server/dealer/import/send-or-import'

const USAGE = `Usage: npm run stock:import -- FILE --map MAP.json [--force] [--dry-run]

  FILE       CSV, JSON or XML feed
  --map      how its columns become fields, see src/server/dealer/import/README.md
  --force    lets the feed remove more than 30 % of the stock
  --dry-run  says what would happen and writes nothing

Exit status: 0 when the feed was taken (records that were rejected are listed), 1 when nothing was changed, 2 for a wrong call.`

class UsageError extends Error {}

const readOptions = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        force: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return null
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) throw new UsageError('Name one feed.')
    if (values.map === undefined) throw new UsageError('--map is missing.')
    return { file, map: values.map, force: values.force === true, dryRun: values['dry-run'] === true }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(errorMessage(error))
  }
}

const parseJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedError(`The map ${file} is not JSON.`)
  }
}

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2))
  if (options === null) {
    console.log(USAGE)
    return 0
  }
  const { file, force, dryRun } = options
  const feed = await readFile(file)
  const rawMap = parseJson(options.map, await readFile(options.map, 'utf8'))
  parseMap(rawMap)
  const report = await sendOrImport(parseServerEnv(process.env), {
    feed,
    name: basename(file),
    rawMap,
    force,
    dryRun,
  })
  for (const line of describeReport(report)) console.log(line)
  return 0
}

main().then(
  (status) => {
    process.exitCode = status
  },
  (error: unknown) => {
    const isUsage = error instanceof UsageError
    console.error(errorMessage(error))
    if (isUsage) console.error(`\n${USAGE}`)
    process.exitCode = isUsage ? 2 : 1
  },
)
