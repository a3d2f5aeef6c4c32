import { parseArgs } from 'node:util'
import { errorMessage } from '../../../domain/errors/error-message'
import { UsageError } from '../usage-error'

export const USAGE = `Usage: npm run storyblok -- COMMAND

  push [--from FOLDER] [--prune] [--dry-run]
                  makes the block library of the space what the site needs: folders, blocks with their fields and
                  presets, datasources. What only the space has stays, unless --prune removes it.
  diff [--from FOLDER] [--prune]
                  shows what push would change
  pull FOLDER     writes the block library of the space to a folder, a JSON file for each block
  seed [--overwrite] [--dry-run]
                  push, and then the demo group's stories, published, and its datasource entries. Stories that editors
                  wrote or changed stay, unless --overwrite replaces those at the demo's addresses.

  --from FOLDER   takes the block library that pull wrote instead of the site's own
  --dry-run       shows what would be done and writes nothing
  --rate N        requests a second, 3 by default; plans above Starter allow 6

STORYBLOK_SPACE_ID and STORYBLOK_MANAGEMENT_TOKEN name the space and who changes it (docs/operators.md).
Exit status: 0 when it was done or nothing differs, 1 when diff found a difference or it failed, 2 for a wrong call.`

export interface StoryblokCommand {
  name: 'push' | 'pull' | 'diff' | 'seed'
  /** Folder of a block library; null: the site's own. */
  folder: string | null
  prune: boolean
  overwrite: boolean
  dryRun: boolean
  perSecond: number
}

const OPTIONS = {
  from: { type: 'string' },
  prune: { type: 'boolean' },
  overwrite: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  rate: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Options that each command takes, beside `--rate`. */
const TAKEN = {
  push: ['from', 'prune', 'dry-run'],
  diff: ['from', 'prune'],
  pull: [],
  seed: ['overwrite', 'dry-run'],
} as const satisfies Record<StoryblokCommand['name'], readonly (keyof typeof OPTIONS)[]>

const isName = (name: string): name is StoryblokCommand['name'] => Object.hasOwn(TAKEN, name)

const readArguments = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new UsageError(errorMessage(error))
  }
}

/**
 * Reads the arguments.
 *
 * @returns null when help is asked for
 * @throws UsageError
 */
export const parseStoryblokCommand = (args: string[]): StoryblokCommand | null => {
  const { values, positionals } = readArguments(args)
  if (values.help === true) return null
  const [name, folder, ...rest] = positionals
  if (name === undefined) throw new UsageError('Name a command.')
  if (!isName(name)) throw new UsageError(`There is no command "${name}".`)
  const taken: readonly string[] = TAKEN[name]
  const wrong = Object.keys(values).find((option) => option !== 'rate' && !taken.includes(option))
  if (wrong !== undefined) throw new UsageError(`${name} takes no --${wrong}.`)
  if (name === 'pull' && folder === undefined) throw new UsageError('pull needs a folder to write to.')
  if (rest.length > 0 || (name !== 'pull' && folder !== undefined)) throw new UsageError(`${name} takes fewer values.`)
  const perSecond = Number(values.rate ?? 3)
  if (!(perSecond > 0)) throw new UsageError('--rate must be a number above 0.')
  return {
    name,
    folder: folder ?? values.from ?? null,
    prune: values.prune ?? false,
    overwrite: values.overwrite ?? false,
    dryRun: values['dry-run'] ?? name === 'diff',
    perSecond,
  }
}
