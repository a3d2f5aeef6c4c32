import { contentScope } from '../../../domain/events/scope'
import type { OpenDatabase } from '../../database/open-database'
import type { LogFields } from '../../http/logger'
import { createJournal } from '../../journal/journal'
import type { Journal } from '../../journal/journal'
import { openBuildQueue } from '../../queue/build-queue'
import type { BuildQueue } from '../../queue/build-queue'
import { testDatabases } from '../../testing/databases/databases'
import { createBuildFeed } from '../feed'
import { resultOf, scriptedBuilder, scriptedPublisher } from '../testing/scripted-parts'
import type { ScriptedBuilder, ScriptedPublisher } from '../testing/scripted-parts'
import { BuildFailure, PublishFailure } from '../types'
import type { SourceVersions, WantedVersions } from './source-versions'
import { startWorker } from './worker'
import type { Worker, WorkerTimes } from './worker'

const TIMES: Partial<WorkerTimes> = { pollMs: 100, renewMs: 200, backoffMs: [10, 20] }

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it never became so')
}

describe.each(testDatabases)('worker on $name', ({ open }) => {
  let database: OpenDatabase
  let journal: Journal
  let queue: BuildQueue
  let builder: ScriptedBuilder
  let publisher: ScriptedPublisher
  let versions: SourceVersions
  /** Systems whose versions were asked for, by build. */
  let asked: (WantedVersions | undefined)[]
  let live: string | null
  let moved: { from: string; to: string }[]
  /** What the publisher was told to expect, and what had been published by then. */
  let expected: [string, string[]][]
  const workers: Worker[] = []
  const lines: string[] = []
  const entries: LogFields[] = []
  const write = (line: string, fields?: LogFields): void => {
    lines.push(line)
    if (fields) entries.push(fields)
  }
  const logger = { info: write, error: write }

  const start = (): Worker => {
    const worker = startWorker({
      db: database.db,
      journal,
      queue,
      builder,
      feed: createBuildFeed(),
      worker: 'test',
      logger,
      times: TIMES,
      publisher: {
        name: 'scripted',
        expect: (id) => void expected.push([id, [...publisher.published]]),
        publish: async (id) => publisher.publish(id).then(() => void (live = id)),
      },
      readVersions: async (wanted) => {
        asked.push(wanted)
        return versions
      },
      live: async () => live,
      sameSite: async (one, other) => one === other,
      storeMoved: async (paths) => void moved.push(...paths),
    })
    workers.push(worker)
    return worker
  }
  const tellOfStory = (id: number) =>
    journal.accept({
      source: 'storyblok',
      kind: 'published',
      key: `storyblok:${id}`,
      subject: String(id),
      payload: { action: 'published', story_id: id },
    })
  const tell = (key: string, source: 'storyblok' | 'dealer' = 'storyblok') =>
    journal.accept({ source, kind: 'published', key: `${source}:${key}`, subject: key, payload: {} })
  const events = () => database.db.selectFrom('events').selectAll().orderBy('seq').execute()
  const builds = () => database.db.selectFrom('builds').selectAll().orderBy('started_at').execute()
  const allSettled = () => until(async () => (await journal.openEvents()).length === 0)

  beforeEach(async () => {
    database = await open()
    journal = createJournal(database.db)
    queue = await openBuildQueue(database.executeSql, logger)
    builder = scriptedBuilder()
    expected = []
    asked = []
    publisher = scriptedPublisher()
    versions = { content: '1', dealer: 'a' }
    live = null
    moved = []
    lines.length = 0
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    await queue.close()
    await database.close()
  })

  it('builds what waits, publishes it, and says so of every event', async () => {
    builder.script.push(async () => resultOf('r1', { moved: [{ from: '/alt', to: '/neu' }] }))
    await Promise.all([tell('a'), tell('b')])
    start()
    await allSettled()
    expect(builder.builds).toHaveLength(1)
    expect(publisher.published).toEqual(['r1'])
    expect((await events()).map(({ status }) => status)).toEqual(['published', 'published'])
    expect(moved).toEqual([{ from: '/alt', to: '/neu' }])
    const [build] = await builds()
    expect(build).toMatchObject({ state: 'published', release_id: 'r1', kind: 'full' })
    expect(await database.db.selectFrom('publications').select(['release_id', 'cause']).execute()).toEqual([
      { release_id: 'r1', cause: 'build' },
    ])
  })

  it('carries the ids of requests into the lines of the build and its release', async () => {
    const accept = (key: string, requestId: string) =>
      journal.accept({ source: 'dealer', kind: 'x', key, subject: key, payload: {}, requestId })
    await Promise.all([accept('dealer:a', 'request-a'), accept('dealer:b', 'request-b')])
    start()
    await allSettled()
    const [build] = await builds()
    await until(() => entries.some(({ releaseId }) => releaseId === 'release-1'))
    const ofRequest = entries.filter(({ requestIds }) => requestIds?.includes('request-a'))
    expect(ofRequest.map(({ buildId }) => buildId)).toEqual([build?.id, build?.id])
    expect(ofRequest.every(({ requestIds }) => requestIds?.includes('request-b'))).toBe(true)
    expect(ofRequest.map(({ releaseId }) => releaseId)).toEqual([undefined, 'release-1'])
  })

  it('makes a handful of builds of two thousand events', async () => {
    start()
    const began = Date.now()
    await Promise.all(Array.from({ length: 2_000 }, (_, index) => tell(String(index))))
    await allSettled()
    // One for the first events, one a second from then on, one for the last.
    expect(builder.builds.length).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - began) / 1_000))
    expect(new Set(builder.builds.flat()).size).toBe(2_000)
    expect(builder.builds.flat()).toHaveLength(2_000)
    expect(builder.parallel).toBe(1)
  })

  it('takes what arrives during a build into the next one', async () => {
    builder.script.push(async () => {
      await tell('late')
      return resultOf('r1')
    })
    start()
    await tell('first')
    await until(async () => builder.builds.length === 2)
    await allSettled()
    expect(publisher.published).toEqual(['r1', 'release-2'])
  })

  it('keeps of the stories that a build was made from those that its events name', async () => {
    builder.script.push(async () => resultOf('r1', { stories: { 1: 'a', 2: 'b', 4: 'd' } }))
    await Promise.all([tellOfStory(2), tellOfStory(3), tell('x', 'dealer')])
    start()
    await allSettled()
    expect((await builds()).map(({ result }) => result['stories'])).toEqual([{ 2: 'b', 3: 'gone' }])
  })

  it('makes one build and one switch of a released set, and has it look at all of the content', async () => {
    const seen: unknown[] = []
    builder.script.push(async (told) => {
      seen.push(contentScope(told))
      return resultOf('r1')
    })
    builder.script.push(async (told) => {
      seen.push(contentScope(told))
      return resultOf('r2')
    })
    start()
    await tell('first')
    await allSettled()
    // The CMS may tell of its stories besides: whatever waits goes into the same build.
    await Promise.all([
      journal.accept({
        source: 'storyblok',
        kind: 'merged',
        key: 'storyblok:release',
        subject: 'release',
        payload: { action: 'merged', release_id: 7 },
      }),
      tellOfStory(1),
      tellOfStory(2),
    ])
    await allSettled()
    expect(publisher.published).toEqual(['r1', 'r2'])
    expect(seen.at(-1)).toEqual({ kind: 'everything' })
  })

  it('tells the publisher what to expect while it is still being checked', async () => {
    builder.script.push(async (_, onProgress) => {
      onProgress({ stage: 'release', share: 0.8 })
      onProgress({ stage: 'gate', share: 0.9, saved: 'r1' })
      return resultOf('r1')
    })
    start()
    await tell('a')
    await allSettled()
    expect(expected).toEqual([['r1', []]])
    expect(publisher.published).toEqual(['r1'])
  })

  it('tries again while a source is away, and then publishes everything', async () => {
    for (let tries = 0; tries < 4; tries += 1)
      builder.script.push(async () => Promise.reject(new BuildFailure('Content API: away', true)))
    start()
    await tell('a')
    await until(() => builder.builds.length >= 2)
    await tell('b')
    await allSettled()
    expect((await events()).map(({ status }) => status)).toEqual(['published', 'published'])
    expect(lines.filter((line) => line.includes('Content API: away'))).toHaveLength(1)
  })

  it('ends the events of a build that cannot succeed, with the reason, and builds later ones', async () => {
    builder.script.push(async () => Promise.reject(new BuildFailure('redirects/x.csv:3: loop', false)))
    start()
    await tell('a')
    await allSettled()
    await tell('b')
    await allSettled()
    expect((await events()).map(({ status, reason }) => [status, reason])).toEqual([
      [
        'failed',
        expect.stringMatching(
          /^La construction a échoué\. Une redirection est fausse.* Détail\u202f: redirects\/x\.csv:3: loop$/,
        ),
      ],
      ['published', null],
    ])
  })

  it('keeps what the gate found from going live, until a release that contains it does', async () => {
    builder.script.push(async () =>
      resultOf('bad', { gate: [{ check: 'page-count', message: 'Il manque 40 % des pages.' }] }),
    )
    start()
    await tell('a')
    await allSettled()
    expect(publisher.published).toEqual([])
    expect((await events())[0]).toMatchObject({
      status: 'failed',
      reason: 'Bloqué par le contrôle avant publication\u202f: Il manque 40 % des pages.',
    })
    await tell('b')
    await allSettled()
    await until(async () => (await events()).every(({ status }) => status === 'published'))
    expect((await builds()).map(({ state }) => state)).toEqual(['gated', 'published'])
  })

  const publish = (slug: string) =>
    journal.accept({
      source: 'storyblok',
      kind: 'published',
      key: `storyblok:${slug}`,
      subject: slug,
      payload: { action: 'published', story_id: 7, full_slug: slug },
    })
  const told = async () =>
    Object.fromEntries((await events()).map(({ subject, status, reason }) => [subject, [status, reason]]))
  const leftOut = {
    path: '/robots.txt',
    slug: 'robots.txt',
    reason: 'story left out: its slug "robots.txt" has "robots.txt" in it, which is the name of a file',
  }
  const inPart = { path: '/contact', slug: 'contact', reason: 'page.body.2: left out: unknown block "carrousel-3d"' }

  it('says of a story that was left out, or is shown with less, that it was, and of the others that they are live', async () => {
    builder.script.push(async () =>
      resultOf('r1', { omissions: [leftOut, inPart, { ...inPart, path: '/autre', slug: 'autre' }] }),
    )
    start()
    await Promise.all([publish('robots.txt'), publish('contact'), publish('faq')])
    await allSettled()
    expect(await told()).toEqual({
      'robots.txt': ['omitted', expect.stringContaining('qui est le nom d’un fichier')],
      contact: ['published', expect.stringContaining('Bloc 3 (carrousel-3d)')],
      faq: ['published', null],
    })
  })

  it('says so of what the gate held back, too, when it goes live later', async () => {
    builder.script.push(async () =>
      resultOf('bad', { omissions: [leftOut], gate: [{ check: 'page-count', message: 'Il manque 40 % des pages.' }] }),
    )
    start()
    await Promise.all([publish('robots.txt'), publish('faq')])
    await allSettled()
    expect((await events()).map(({ status }) => status)).toEqual(['failed', 'failed'])
    await tell('b')
    await until(async () => (await events()).every(({ status }) => status === 'published' || status === 'omitted'))
    expect(await told()).toMatchObject({
      'robots.txt': ['omitted', expect.stringContaining('n’est pas en ligne')],
      faq: ['published', null],
    })
  })

  it('asks only those systems for their version that the build reads whole', async () => {
    start()
    await publish('faq')
    await allSettled()
    await tell('v', 'dealer')
    await allSettled()
    await tell('all')
    await allSettled()
    expect(asked).toEqual([
      { content: false, dealer: false },
      { content: false, dealer: true },
      { content: true, dealer: false },
    ])
  })

  it('publishes later what the host did not take', async () => {
    publisher.fail = new PublishFailure('Netlify: away')
    start()
    await tell('a')
    await until(() => builder.builds.length >= 2)
    publisher.fail = null
    await allSettled()
    expect((await events())[0]).toMatchObject({ status: 'published' })
    expect(publisher.published).toHaveLength(1)
  })

  it('builds nothing when only prices changed', async () => {
    live = 'r0'
    await database.db
      .insertInto('builds')
      .values({ id: 'b0', worker: 'x', kind: 'full', state: 'published', result: JSON.stringify({ versions }) })
      .execute()
    start()
    await tell('a', 'dealer')
    await allSettled()
    expect(builder.builds).toEqual([])
    expect((await events())[0]).toMatchObject({ status: 'ignored' })
    versions = { ...versions, dealer: 'b' }
    await tell('b', 'dealer')
    await allSettled()
    expect(builder.builds).toHaveLength(1)
  })

  it('builds a vehicle whose change was committed while a story was being built', async () => {
    live = 'r0'
    await database.db
      .insertInto('builds')
      .values({ id: 'b0', worker: 'x', kind: 'full', state: 'published', result: JSON.stringify({ versions }) })
      .execute()
    versions = { content: '2', dealer: 'b' }
    builder.script.push(async () => resultOf('r1', { read: { content: false, dealer: false } }))
    start()
    await tell('a')
    await allSettled()
    await tell('v', 'dealer')
    await allSettled()
    expect((await events()).map(({ status }) => status)).toEqual(['published', 'published'])
    expect(publisher.published).toHaveLength(2)
  })

  it('leaves a rollback as it is until something changes', async () => {
    live = 'r0'
    for (const [releaseId, cause] of [
      ['r1', 'build'],
      ['r0', 'rollback'],
    ] as const)
      await database.db
        .insertInto('publications')
        .values({ release_id: releaseId, publisher: 'scripted', cause, build_id: null })
        .execute()
    builder.script.push(
      async () => resultOf('r1'),
      async () => resultOf('r2'),
    )
    start()
    await tell('restart')
    await allSettled()
    expect(publisher.published).toEqual([])
    await tell('change')
    await allSettled()
    expect(publisher.published).toEqual(['r2'])
    expect((await events()).map(({ status }) => status)).toEqual(['ignored', 'published'])
  })

  it('says published of what was live already', async () => {
    live = 'r0'
    builder.script.push(async () => resultOf(null))
    start()
    await tell('a')
    await allSettled()
    expect(publisher.published).toEqual([])
    expect((await events())[0]).toMatchObject({ status: 'published' })
    expect((await builds())[0]).toMatchObject({ state: 'unchanged', release_id: 'r0' })
  })

  it('builds again what a worker left that died in the middle', async () => {
    await tell('a')
    await journal.markBuilding(null, 'dead')
    await database.db
      .insertInto('builds')
      .values({ id: 'dead', worker: 'dead', kind: 'incremental', state: 'running' })
      .execute()
    start()
    await allSettled()
    expect((await events())[0]).toMatchObject({ status: 'published' })
    expect((await builds()).map(({ id, state }) => [id === 'dead', state])).toEqual([
      [true, 'failed'],
      [false, 'published'],
    ])
  })

  it('never builds twice at once, with several workers on one database', async () => {
    for (let index = 0; index < 3; index += 1) start()
    for (let index = 0; index < 12; index += 1) {
      await tell(String(index))
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
    await allSettled()
    expect(builder.parallel).toBe(1)
    expect(builder.builds.flat()).toHaveLength(12)
    expect(new Set(builder.builds.flat()).size).toBe(12)
  })
})
