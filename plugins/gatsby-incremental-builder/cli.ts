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
    'copy-after': { type: 'string' },
    'copy-every': { type: 'string' },
    'helpers-from': { type: 'string' },
  },
})

/** Gatsby and the plugins log to the standard output, which here is for answers only. */
const answer = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

const say = (line: unknown): Promise<void> =>
  new Promise((resolve) => answer(`${JSON.stringify(line)}\n`, () => resolve()))

const builder = createIncrementalBuilder({
  directory: values.directory,
  ...(values.sources && { sources: values.sources }),
  ...(values['skip-post-build'] && { skipPostBuild: values['skip-post-build'] }),
  ...(values.watch && { watch: values.watch }),
  ...(values.keep && { keep: values.keep }),
  ...(values['save-after'] && { saveAfterMs: Number(values['save-after']) }),
  ...(values['copy-after'] && { copyAfterMs: Number(values['copy-after']) }),
  ...(values['copy-every'] && { copyEveryMs: Number(values['copy-every']) }),
  ...(values['helpers-from'] && { helpersFrom: Number(values['helpers-from']) }),
  onWarning: (line) => process.stderr.write(`${line}\n`),
})

const failed = async (error: unknown): Promise<void> => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  await say({
    type: 'failed',
    name,
    message,
    ...(error instanceof RebuildFailedError && { stage: error.stage, dirty: error.dirty }),
  })
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
    await say({ type: 'rebuilt', ...(await builder.rebuild(events, { ...(sources && { sources }) })) })
  } catch (error) {
    await failed(error)
  }
}

let started = false

const main = async (): Promise<number> => {
  try {
    const result = await builder.start()
    started = true
    await say({ type: 'started', ...result })
  } catch (error) {
    await failed(error)
    return 1
  }
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') await handle(line)
  await builder.stop()
  return 0
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void (started ? builder.stop() : Promise.resolve()).finally(() => process.exit(1)))

// Gatsby leaves watchers open that would keep the process.
void main().then((code) => process.exit(code))
