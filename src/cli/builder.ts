import { join, resolve } from 'node:path'
import { createIncrementalBuilder } from '../../plugins/gatsby-incremental-builder/src/builder'
import { collectGarbage, collectYoung } from '../../plugins/gatsby-incremental-builder/src/collect-garbage'
import { foundPredictPages } from '../contract/predict-door'
import { GATE } from '../config/gate'
import { errorLine } from '../domain/errors/error-message'
import { requestSchema } from '../server/builds/supervisor/protocol'
import type { BuilderReply, BuilderRequest } from '../server/builds/supervisor/protocol'
import { awaitFolder } from '../server/database/await-folder'
import { createGate } from '../server/release/gate/check-gate'
import { openReleaseStore } from '../server/release/open-store'
import { describeFailure } from './lib/builder/describe-failure'
import { createSiteBuilder } from './lib/builder/site-builder'
import { createTidier, leaveRoom } from './lib/builder/tidy-up'

/**
 * The builder process: keeps a Gatsby build of the site alive in one folder and makes a release of every change it is
 * told of. Speaks with the server over IPC (`src/server/builds/supervisor/protocol.ts`), and ends with it.
 */
const [folder, dataDir] = process.argv.slice(2).map((path) => resolve(path))

const say = (reply: BuilderReply): void => {
  if (process.connected) process.send?.(reply)
}

/** How long to wait for a process of before that still saves its state, in ms. */
const PATIENCE = 60_000

const main = async (site: string, data: string): Promise<void> => {
  // One builder in a folder at a time.
  await awaitFolder(`${site}.lock`, PATIENCE)
  const store = openReleaseStore(data, { savesOnly: true })
  const gate = createGate(store, GATE)
  let share = 0
  const tell = (stage: string, part: number | null, saved?: string) => {
    share = part ?? share
    say({ type: 'progress', stage, share, saved })
  }
  const builder = createIncrementalBuilder({
    directory: site,
    skipPostBuild: ['gatsby-plugin-sitemap'],
    keep: ['builds'],
    onProgress: ({ stage, share: part }) => tell(stage, part),
    onWarning: (line) => console.error(line),
  })
  const siteBuilder = createSiteBuilder({
    folder: site,
    builder,
    store,
    gate: gate.check,
    onStage: (stage, saved) => tell(stage, null, saved),
  })

  leaveRoom()
  const tidier = createTidier({ young: collectYoung, all: collectGarbage })
  let turn: Promise<void> = Promise.resolve()
  const predict = async ({ id, stories }: Extract<BuilderRequest, { type: 'predict' }>): Promise<void> => {
    try {
      say({ type: 'predicted', id, pages: (await foundPredictPages()?.(stories)) ?? null })
    } catch (error) {
      // A prediction changes nothing, so the process can build on.
      say({ type: 'failed', id, message: errorLine(error), retry: true, dirty: false })
    }
  }
  const build = async ({ id, events, live }: Extract<BuilderRequest, { type: 'build' }>): Promise<void> => {
    tidier.begin()
    try {
      const { stale, ...result } = await siteBuilder.build(events, live)
      say({ type: 'done', id, result, rss: process.memoryUsage.rss(), stale })
      // After a build of everything most of what is in memory is of no use; nobody waits for this any more.
      if (events.length === 0) collectGarbage()
      else tidier.rest()
    } catch (error) {
      say({ type: 'failed', id, ...describeFailure(error) })
    }
  }
  process.on('message', (message) => {
    const request = requestSchema.parse(message)
    turn = turn.then(() => (request.type === 'build' ? build(request) : predict(request)))
  })
  // Ctrl-C reaches every process of a terminal, a service manager's stop every process of a service. It is the server that
  // ends this one, when its state is saved.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  // The server went, or wants this process to go: what is being built is finished and saved first.
  process.on('disconnect', () => {
    turn = turn.then(() => builder.stop()).finally(() => process.exit(0))
  })

  try {
    const start = await siteBuilder.start()
    say({ type: 'ready', start })
  } catch (error) {
    say({ type: 'failed', id: null, ...describeFailure(error) })
    console.error(error)
    process.exitCode = 1
    if (process.connected) process.disconnect()
  }
}

if (folder === undefined || dataDir === undefined) {
  console.error(`usage: ${join('src', 'cli', 'builder.ts')} FOLDER DATA_DIR`)
  process.exitCode = 2
} else void main(folder, dataDir)
