import type { OpenDatabase } from '../database/open-database'
import { everyDatabase } from '../testing/databases/databases'
import { LEASE, openBuildQueue } from './build-queue'
import type { BuildQueue, Lease } from './build-queue'

const logger = { info: () => undefined, error: () => undefined }

/** Asks until there is an answer; the database's clock decides when. */
const until = async <Value>(ask: () => Promise<Value | null>): Promise<Value> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const value = await ask()
    if (value !== null) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came')
}

describe.each(everyDatabase)('build queue on $name', ({ open }) => {
  let database: OpenDatabase
  const queues: BuildQueue[] = []
  const start = async (times?: Parameters<typeof openBuildQueue>[2]): Promise<BuildQueue> => {
    const queue = await openBuildQueue(database.executeSql, logger, times)
    queues.push(queue)
    return queue
  }
  const take = (queue: BuildQueue): Promise<Lease> => until(() => queue.acquireLease())

  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.close()))
    await database.close()
  })

  it('has nothing to build before somebody asks, and one build however often it is asked for', async () => {
    const queue = await start()
    expect(await queue.acquireLease()).toBeNull()
    await Promise.all([queue.requestBuild(), queue.requestBuild(), queue.requestBuild()])
    const lease = await take(queue)
    await lease.release()
    expect(await queue.acquireLease()).toBeNull()
  })

  it('gives the lease to one at a time, and keeps what was asked for meanwhile', async () => {
    const [one, other] = [await start(), await start()]
    await one.requestBuild()
    const lease = await take(one)
    await other.requestBuild()
    expect(await other.acquireLease()).toBeNull()
    expect(await one.acquireLease()).toBeNull()
    await lease.release()
    await (await take(other)).release()
  })

  it('builds what is asked for later not before its time, but sooner when somebody is in a hurry', async () => {
    const queue = await start()
    await queue.requestBuildLater(600_000)
    await queue.requestBuildLater(0)
    expect(await queue.acquireLease()).toBeNull()
    await queue.requestBuild()
    await (await take(queue)).release()
  })

  it('takes a lease back from a worker that gave no sign of life, and tells that worker so', async () => {
    const times = { expireSeconds: 1, maintenanceSeconds: 1 }
    const [dead, alive] = [await start(times), await start(times)]
    await dead.requestBuild()
    const lost = await take(dead)
    const lease = await take(alive)
    expect(await lost.renew()).toBe(false)
    await lost.release()
    expect(await lease.renew()).toBe(true)
    expect(await dead.acquireLease()).toBeNull()
    await lease.release()
  })

  it('ends the lease of a killed process at once where nobody else can have the database open', async () => {
    const killed = await start()
    await killed.requestBuild()
    const lost = await take(killed)
    const queue = await openBuildQueue(database.executeSql, logger, { ...LEASE, isOnlyUser: true })
    queues.push(queue)
    expect(await lost.renew()).toBe(false)
    await queue.requestBuild()
    await (await take(queue)).release()
  })

  it('leaves a lease with a worker that lives, however long it builds', async () => {
    const times = { expireSeconds: 2, maintenanceSeconds: 1 }
    const [builds, waits] = [await start(times), await start(times)]
    await builds.requestBuild()
    const lease = await take(builds)
    await waits.requestBuild()
    for (let seconds = 0; seconds < 5; seconds += 0.25) {
      expect(await lease.renew()).toBe(true)
      expect(await waits.acquireLease()).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    await lease.release()
  })
})
