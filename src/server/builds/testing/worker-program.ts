import { setTimeout as wait } from 'node:timers/promises'
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../database/open-database'
import { createJournal } from '../../journal/journal'
import { openBuildQueue } from '../../queue/build-queue'
import { createBuildFeed } from '../feed'
import { testLease } from '../../testing/lease-times'
import { startWorker } from '../worker/worker'
import { resultOf } from './scripted-parts'

/*
 * A worker in a process of its own, for tests that kill or stop it: `worker-program.ts NAME FOLDER DATABASE_URL`. What
 * it does is written to FOLDER/log; what is live stands in FOLDER/live; a build lasts until FOLDER/go exists.
 */
const [name = '', folder = '', DATABASE_URL = ''] = process.argv.slice(2)
const file = (called: string): string => join(folder, called)
const note = (...words: string[]): void => appendFileSync(file('log'), `${name} ${words.join(' ')}\n`)
const live = async (): Promise<string | null> => (existsSync(file('live')) ? readFileSync(file('live'), 'utf8') : null)

const main = async (): Promise<void> => {
  const { db, executeSql } = await openDatabase({ DATA_DIR: folder, DATABASE_URL })
  const logger = { info: () => undefined, error: (line: string) => note('error', line) }
  startWorker({
    db,
    journal: createJournal(db),
    queue: await openBuildQueue(executeSql, logger, testLease),
    feed: createBuildFeed(),
    worker: name,
    logger,
    times: { pollMs: 200, renewMs: 500 },
    live,
    readVersions: async () => ({ content: null, dealer: null }),
    sameSite: async (one, other) => one === other,
    storeMoved: async () => undefined,
    builder: {
      build: async (events) => {
        note('build', ...events.map(({ id }) => id))
        while (!existsSync(file('go'))) await wait(50)
        note('built')
        return resultOf(`${name}-${Date.now()}`)
      },
      close: async () => undefined,
    },
    publisher: {
      name: 'file',
      publish: async (releaseId) => {
        writeFileSync(file(`live.${name}`), releaseId)
        renameSync(file(`live.${name}`), file('live'))
        note('published', releaseId)
      },
    },
  })
  note('ready')
}

void main()
