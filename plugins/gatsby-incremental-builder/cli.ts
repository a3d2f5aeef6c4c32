import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createIncrementalBuilder } from './src/builder'
import { RebuildFailedError } from './src/errors'

const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: '.' },
    sources: { type: 'string', multiple: true },
    'skip-post-build': { type: 'string', multiple: true },
    watch: { type: 'string', multiple: true },
    keep: { type: 'string', multiple: true },
    'save-after': { type: 'string' },
  },
})

/** Gatsby and the plugins log to the standard output, which here is for answers only. */
const answer = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

const say = (line: unknown): void => void answer(`${JSON.stringify(line)}\n`)

const builder = createIncrementalBuilder({
  directory: values.directory,
  ...(values.sources && { sources: values.sources }),
  ...(values['skip-post-build'] && { skipPostBuild: values['skip-post-build'] }),
  ...(values.watch && { watch: values.watch }),
  ...(values.keep && { keep: values.keep }),
  ...(values['save-after'] && { saveAfterMs: Number(values['save-after']) }),
  onWarning: (line) => process.stderr.write(`${line}\n`),
})

const failed = (error: unknown): void => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  say({ type: 'failed', name, message, ...(error instanceof RebuildFailedError && { stage: error.stage, dirty: error.dirty }) })
}

interface Request {
  events?: unknown
  sources?: unknown
}

const names = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined

const handle = async (line: string): Promise<void> => {
  try {
    const request = JSON.parse(line) as Request | null
    const sources = names(request?.sources)
    const events: readonly unknown[] = Array.isArray(request?.events) ? request.events : []
    say({ type: 'rebuilt', ...(await builder.rebuild(events, { ...(sources && { sources }) })) })
  } catch (error) {
    failed(error)
  }
}

const main = async (): Promise<number> => {
  try {
    say({ type: 'started', ...(await builder.start()) })
  } catch (error) {
    failed(error)
    return 1
  }
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') await handle(line)
  await builder.stop()
  return 0
}

// Gatsby leaves watchers open that would keep the process.
void main().then((code) => process.exit(code))
