import { Hono } from 'hono'
import { addErrors } from '../../app'
import type { OpenDatabase } from '../../database/open-database'
import { createJournal } from '../../journal/journal'
import { openBuildQueue } from '../../queue/build-queue'
import type { BuildQueue } from '../../queue/build-queue'
import { createReleaseRoutes } from '../../release/by-hand-routes'
import { testDatabases } from '../../testing/databases/databases'
import { scriptedPublisher } from '../testing/scripted-parts'
import type { ScriptedPublisher } from '../testing/scripted-parts'
import { PublishFailure } from '../types'
import { notePublication } from './build-log'
import { awaitLease } from './keep-lease'
import { BUSY, createByHand } from './publish-by-hand'

const [A, B] = ['a'.repeat(16), 'b'.repeat(16)]
const logger = { info: () => undefined, error: () => undefined }

describe.each(testDatabases)('publishing by hand on $name', ({ open }) => {
  let database: OpenDatabase
  let queue: BuildQueue
  let publisher: ScriptedPublisher
  let live: string | null

  const byHand = (patienceMs = 60_000) =>
    createByHand({
      db: database.db,
      queue,
      patienceMs,
      publisher: { name: 'scripted', publish: async (id) => publisher.publish(id).then(() => void (live = id)) },
      live: async () => live,
    })
  const publications = () =>
    database.db
      .selectFrom('publications')
      .select(['release_id', 'publisher', 'cause', 'build_id'])
      .orderBy('seq')
      .execute()
  const lease = async () => {
    const held = await awaitLease(queue, 60_000)
    if (held === null) throw new Error('nobody else is here')
    return held
  }

  beforeEach(async () => {
    database = await open()
    queue = await openBuildQueue(database.executeSql, logger)
    publisher = scriptedPublisher()
    live = A
    await notePublication(database.db, { releaseId: A, publisher: 'scripted', cause: 'build', buildId: 'b1' })
  })
  afterEach(async () => {
    await queue.close()
    await database.close()
  })

  it('goes through the publisher and is noted with its cause, once', async () => {
    expect(await byHand().publish({ releaseId: B, cause: 'rollback' })).toEqual({ before: A })
    expect(await byHand().publish({ releaseId: B, cause: 'rollback' })).toEqual({ before: B })
    expect(publisher.published).toEqual([B])
    expect((await publications()).slice(1)).toEqual([
      { release_id: B, publisher: 'scripted', cause: 'rollback', build_id: null },
    ])
  })

  it('waits for the build that runs, and lets the next one begin only after it', async () => {
    const build = await lease()
    const published = byHand().publish({ releaseId: B, cause: 'rollback' })
    // Whatever is asked for meanwhile stands in line as well.
    await queue.requestBuild()
    expect(await queue.acquireLease()).toBeNull()
    expect(publisher.published).toEqual([])
    await build.release()
    expect(await published).toEqual({ before: A })
    await (await lease()).release()
  })

  it('gives up on a build that does not end, and publishes nothing', async () => {
    const build = await lease()
    await expect(byHand(1).publish({ releaseId: B, cause: 'rollback' })).rejects.toThrow(BUSY)
    expect(publisher.published).toEqual([])
    await build.release()
  })

  it('does not publish what was decided about another release than the one that is live', async () => {
    await expect(byHand().publish({ releaseId: B, cause: 'forced', against: B })).rejects.toThrow(
      `Release ${A} went live meanwhile`,
    )
    expect(publisher.published).toEqual([])
    expect(await byHand().publish({ releaseId: B, cause: 'forced', against: A })).toEqual({ before: A })
  })

  it('notes nothing that did not go live, and gives the lease back', async () => {
    publisher.fail = new PublishFailure('Netlify: answered 500')
    await expect(byHand().publish({ releaseId: B, cause: 'rollback' })).rejects.toThrow('Netlify: answered 500')
    expect(await publications()).toHaveLength(1)
    await (await lease()).release()
  })

  it('publishes the events that the gate held back with what it forces', async () => {
    const journal = createJournal(database.db)
    await journal.accept({ source: 'dealer', kind: 'stock.changed', key: 'k', subject: '', payload: {} })
    const ids = (await journal.markBuilding(null, 'b2')).map(({ id }) => id)
    await journal.settle({ ids, buildId: 'b2', status: 'failed', reason: 'Bloqué' })
    await database.db
      .insertInto('builds')
      .values({ id: 'b2', worker: 'w', kind: 'incremental', state: 'gated', release_id: B })
      .execute()
    await byHand().publish({ releaseId: B, cause: 'forced' })
    expect((await journal.find(ids[0] ?? ''))?.status).toBe('published')
    expect((await publications()).at(-1)).toMatchObject({ release_id: B, cause: 'forced' })
  })

  it('is done by a running server for whoever knows its token', async () => {
    const app = new Hono<{ Variables: { requestId: string } }>()
    addErrors(app, logger)
    let isUp = false
    app.route(
      '/api/releases',
      createReleaseRoutes({ token: 'token-of-this-run', byHand: () => (isUp ? byHand() : null), logger }),
    )
    const ask = async (body: object, token = 'token-of-this-run') => {
      const response = await app.request('/api/releases/publications', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${token}` },
      })
      return [response.status, await response.json()] as const
    }
    const order = { releaseId: B, cause: 'rollback' }
    expect((await ask(order, 'another'))[0]).toBe(401)
    expect((await ask(order))[0]).toBe(503)
    isUp = true
    expect((await ask({ ...order, releaseId: '../x' }))[0]).toBe(422)
    expect(await ask({ ...order, against: B })).toEqual([
      409,
      { error: expect.objectContaining({ message: expect.stringContaining('went live meanwhile') }) },
    ])
    expect(await ask(order)).toEqual([200, { before: A }])
    expect(publisher.published).toEqual([B])
  })
})
