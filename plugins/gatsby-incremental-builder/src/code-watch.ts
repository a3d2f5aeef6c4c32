import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a Gatsby site is usually built from beside its data. */
export const DEFAULT_WATCH = [
  'src',
  'plugins',
  'static',
  'package.json',
  'package-lock.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'tsconfig.json',
  ...['config', 'node', 'browser', 'ssr'].flatMap((name) =>
    ['js', 'jsx', 'mjs', 'ts', 'tsx'].map((type) => `gatsby-${name}.${type}`),
  ),
]

const NOT_CODE = new Set(['node_modules', '.git', '.cache', 'public'])

/** Differs from process to process and from shell to shell, and reaches no page. */
const NOT_INPUT =
  /^(?:PATH|HOME|TMPDIR|PWD|OLDPWD|SHLVL|_|NODE_CHANNEL_.*|NODE_UNIQUE_ID|npm_.*|INIT_CWD|UV_THREADPOOL_SIZE|COLUMNS|LINES|TERM.*|COLORTERM)$/

interface Stamp {
  mtimeMs: number
  size: number
}

const stampOf = (path: string): Stamp | null => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? { mtimeMs: stat.mtimeMs, size: stat.isDirectory() ? -1 : stat.size } : null
}

const same = (one: Stamp | null, other: Stamp | null): boolean =>
  one?.mtimeMs === other?.mtimeMs && one?.size === other?.size

/** Stamps of everything below these paths, folders too: theirs change when a file comes or goes. */
const scan = async (paths: readonly string[]): Promise<Map<string, Stamp | null>> => {
  const stamps = new Map<string, Stamp | null>()
  const visit = async (path: string): Promise<void> => {
    const stamp = stampOf(path)
    stamps.set(path, stamp)
    if (stamp?.size !== -1) return
    const entries = await readdir(path, { withFileTypes: true })
    for (const entry of entries) if (!NOT_CODE.has(entry.name)) await visit(join(path, entry.name))
  }
  for (const path of paths) await visit(path)
  return stamps
}

const contents = async (
  stamps: ReadonlyMap<string, Stamp | null>,
  directory: string,
  environment: string,
): Promise<string> => {
  const hash = createHash('sha256').update(environment)
  for (const path of [...stamps.keys()].sort()) {
    const stamp = stamps.get(path)
    if (stamp && stamp.size >= 0)
      hash
        .update(path.slice(directory.length))
        .update('\0')
        .update(await readFile(path))
  }
  return hash.digest('hex')
}

/**
 * Notes what the code was and tells when it is another. Asking costs a look at every file's date; contents are read
 * when one of them differs.
 *
 * @param environment of the build, all of which the bundler takes for its input
 */
export const createCodeWatch = async (directory: string, watch: readonly string[], environment: NodeJS.ProcessEnv) => {
  const paths = watch.map((path) => join(directory, path))
  const variables = JSON.stringify(
    Object.entries(environment)
      .filter(([name]) => !NOT_INPUT.test(name))
      .sort(),
  )
  let stamps = await scan(paths)
  const digest = await contents(stamps, directory, variables)

  return {
    /** Of every watched file and the environment. */
    digest,
    /** Whether the code differs from what it was. */
    async changed(): Promise<boolean> {
      let touched = false
      for (const [path, stamp] of stamps) if (!same(stamp, stampOf(path))) touched = true
      if (!touched) return false
      const now = await scan(paths)
      if ((await contents(now, directory, variables)) !== digest) return true
      stamps = now
      return false
    },
  }
}

export type CodeWatch = Awaited<ReturnType<typeof createCodeWatch>>
