import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../database/open-database'
import { createJournal } from '../../journal/journal'
import type { Journal } from '../../journal/journal'
import { LEASE } from '../../queue/build-queue'
import { bundleProgram } from '../../testing/bundle-program'
import { everyDatabase } from '../../testing/databases/databases'
import { takeoverMs, testLease } from '../../testing/lease-times'

const PROGRAM = resolve(__dirname, '../testing/worker-program.ts')
/** Room for the start of a build on a busy machine. */
const SLACK = 30_000

/** Only PostgreSQL serves several processes. */
const databases = everyDatabase.filter(({ name }) => name === 'PostgreSQL')
const describeEach =
  databases.length > 0
    ? describe.each(databases)
    : describe.skip.each([{ name: 'PostgreSQL', open: (): Promise<OpenDatabase> => Promise.reject(new Error('none')) }])

it('is replaced within 30 s with the times of production', () => {
  expect(takeoverMs(LEASE)).toBeLessThan(30_000)
})

describeEach('worker processes on $name', ({ open }) => {
  let database: OpenDatabase
  let journal: Journal
  let url: string
  let folder: string
  const running: ChildProcess[] = []

  beforeEach(async () => {
    database = await open()
    journal = createJournal(database.db)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const address = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    address.pathname = `/${rows[0]?.name ?? ''}`
    url = address.href
    folder = await mkdtemp(join(tmpdir(), 'vitrine-workers-'))
  })
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await database.close()
    await rm(folder, { recursive: true })
  })

  const lines = (): string[] => {
    const file = join(folder, 'log')
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  }
  const saw = (start: string): boolean => lines().some((line) => line.startsWith(start))
  const until = async (isSo: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> => {
    const end = Date.now() + ms
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`It never became so:\n${lines().join('\n')}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const start = async (name: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [await bundleProgram(PROGRAM), name, folder, url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(child)
    await until(() => saw(`${name} ready`), 30_000)
    return child
  }
  const tell = (key: string) =>
    journal.accept({ source: 'storyblok', kind: 'published', key: `storyblok:${key}`, subject: key, payload: {} })
  const go = () => writeFile(join(folder, 'go'), '')
  const live = () => readFileSync(join(folder, 'live'), 'utf8')
  const allPublished = async () => {
    const events = await journal.recent(100)
    return events.length > 0 && events.every(({ status }) => status === 'published')
  }

  it('take over from one that was killed in the middle of a build', async () => {
    const first = await start('a')
    const { id } = await tell('x')
    await until(() => saw(`a build ${id}`))
    await start('b')
    const killed = Date.now()
    first.kill('SIGKILL')
    await go()
    await until(allPublished)
    expect(Date.now() - killed).toBeLessThan(takeoverMs(testLease) + SLACK)
    // What was begun and never ended is told again.
    expect(lines().filter((line) => line.includes(' build'))).toEqual([`a build ${id}`, `b build ${id}`])
    expect(live()).toMatch(/^b-/)
  }, 120_000)

  it('keep what another published from one that was stopped, taken for dead, and comes back', async () => {
    const first = await start('a')
    const { id } = await tell('x')
    await until(() => saw(`a build ${id}`))
    await start('b')
    first.kill('SIGSTOP')
    await until(() => saw('b build'))
    await go()
    await until(allPublished)
    const published = live()
    first.kill('SIGCONT')
    await until(() => saw('a built'))
    await tell('y')
    await until(allPublished)
    expect(published).toMatch(/^b-/)
    const publications = await database.db.selectFrom('publications').select('release_id').orderBy('seq').execute()
    expect(publications[0]).toEqual({ release_id: published })
    expect(publications).toHaveLength(2)
    expect(publications.at(-1)).toEqual({ release_id: live() })
    // Each event was settled by one build only, and that build is in the list as published.
    const builds = await database.db.selectFrom('builds').select('state').orderBy('started_at').execute()
    expect(builds.map(({ state }) => state)).toEqual(['failed', 'published', 'published'])
  }, 180_000)

  it('leave a build to a worker that lives, however long it takes', async () => {
    await start('a')
    const { id } = await tell('x')
    await until(() => saw(`a build ${id}`))
    await start('b')
    await tell('y')
    // Longer than a worker without a sign of life counts as living.
    await new Promise((done) => setTimeout(done, takeoverMs(testLease)))
    expect(lines().filter((line) => / build/.test(line))).toEqual([`a build ${id}`])
    await go()
    await until(allPublished)
    expect(await database.db.selectFrom('builds').select('state').execute()).toEqual([
      { state: 'published' },
      { state: 'published' },
    ])
  }, 180_000)
})
