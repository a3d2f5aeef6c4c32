import fc from 'fast-check'
import { propertyRuns } from '../../../domain/testing/property-runs'
import type { OpenDatabase } from '../../database/open-database'
import { createJournal } from '../../journal/journal'
import type { Journal } from '../../journal/journal'
import { openBuildQueue } from '../../queue/build-queue'
import type { BuildQueue, Lease } from '../../queue/build-queue'
import { testDatabases } from '../../testing/databases/databases'
import { createBuildFeed } from '../feed'
import { resultOf } from '../testing/scripted-parts'
import { BuildFailure, PublishFailure } from '../types'
import { runBuild } from './run-build'

type How = 'well' | 'away' | 'broken' | 'gate' | 'host away'
type Step =
  | { act: 'tell' }
  | { act: 'build'; worker: 0 | 1; how: How; /** Calls after which the process dies. */ diesAfter: number | null }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.constant<Step>({ act: 'tell' }),
    fc.record({
      act: fc.constant('build' as const),
      worker: fc.constantFrom(0 as const, 1 as const),
      how: fc.constantFrom<How>('well', 'well', 'well', 'well', 'away', 'broken', 'gate', 'host away'),
      diesAfter: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: fc.nat(9), weight: 1 }),
    }),
  ),
  { minLength: 12, maxLength: 40 },
)

class Death extends Error {}

/** A worker's process: it dies after so many calls, and a dead one does nothing more. */
const mortal = (diesAfter: number | null) => {
  let calls = 0
  return <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      calls += 1
      if (diesAfter !== null && calls > diesAfter) throw new Death()
      return call(...args)
    }
}

describe.each(testDatabases)('builds and crashes in any order on $name', ({ open }) => {
  let database: OpenDatabase
  let journal: Journal
  let queue: BuildQueue
  beforeAll(async () => {
    database = await open()
    journal = createJournal(database.db)
    queue = await openBuildQueue(database.executeSql, { info: () => undefined, error: () => undefined })
  })
  afterAll(async () => {
    await queue.close()
    await database.close()
  })

  /** Everything that happened elsewhere so far; what is live; what the process behind each worker knows. */
  const world = () => {
    const truth = new Set<string>()
    const names = [0, 0]
    const knows: [Set<string> | null, Set<string> | null] = [null, null]
    let live: string | null = null
    let running = 0

    const build = async (worker: 0 | 1, how: How, diesAfter: number | null): Promise<string> => {
      await queue.requestBuild()
      const lease = await queue.acquireLease()
      if (lease === null) return 'nothing'
      const call = mortal(diesAfter)
      const held: Lease = {
        renew: call(() => lease.renew()),
        guard: call((trx) => lease.guard(trx)),
        release: call(() => lease.release()),
      }
      try {
        const outcome = await runBuild(
          {
            db: database.db,
            feed: createBuildFeed(),
            logger: { info: () => undefined, error: () => undefined },
            worker: `${worker}.${names[worker]}`,
            journal: { ...journal, settle: call(journal.settle), reopen: call(journal.reopen) },
            live: call(async () => live),
            readVersions: call(async () => ({ content: null, dealer: null })),
            sameSite: async (one, other) => one === other,
            storeMoved: call(async () => undefined),
            builder: {
              build: call(async (events) => {
                expect((running += 1)).toBe(1)
                try {
                  if (how === 'away' || how === 'broken') throw new BuildFailure(how, how === 'away')
                  const known = (knows[worker] ??= new Set(truth))
                  for (const key of events.length === 0 ? truth : events.map(({ payload }) => String(payload)))
                    known.add(key)
                  const releaseId = [...known].sort().join(' ')
                  const gate = how === 'gate' ? [{ check: 'page-count', message: 'trop peu' }] : []
                  return resultOf(releaseId === live ? null : releaseId, { gate })
                } finally {
                  running -= 1
                }
              }),
              close: async () => undefined,
            },
            publisher: {
              name: 'scripted',
              publish: call(async (id: string) => {
                if (how === 'host away') throw new PublishFailure(how)
                live = id
              }),
            },
          },
          held,
        )
        await held.release()
        return outcome.kind
      } catch (error) {
        if (!(error instanceof Death)) throw error
        // A new process, with a builder that starts cold; the lease runs out.
        names[worker] = (names[worker] ?? 0) + 1
        knows[worker] = null
        await database.executeSql(`update pgboss.job set state = 'retry' where state = 'active'`)
        return 'death'
      }
    }
    return { truth, build, live: () => live?.split(' ') ?? [] }
  }

  it('publishes each event once, when its change is live, and never loses one', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        for (const table of ['events', 'builds', 'publications']) await database.executeSql(`delete from ${table}`)
        await database.executeSql('delete from pgboss.job')
        const { truth, build, live } = world()
        const settled = new Map<string, string>()

        const check = async () => {
          for (const { id, status, payload, settled_at, build_id } of await journal.recent(1_000)) {
            if (status !== 'published') {
              expect(settled.has(id)).toBe(false)
              continue
            }
            expect(live()).toContain(String(payload))
            const how = `${settled_at?.toISOString() ?? ''} ${build_id ?? ''}`
            expect(settled.get(id) ?? how).toBe(how)
            settled.set(id, how)
          }
        }
        let told = 0
        const tell = async () => {
          const key = `e${(told += 1)}`
          truth.add(key)
          await journal.accept({
            source: 'storyblok',
            kind: 'published',
            key: `storyblok:${key}`,
            subject: key,
            payload: key,
          })
        }
        for (const step of all) {
          if (step.act === 'tell') await tell()
          else await build(step.worker, step.how, step.diesAfter)
          await check()
        }
        await tell()
        for (let tries = 0; (await journal.openEvents()).length > 0; tries += 1) {
          expect(tries).toBeLessThan(5)
          await build(0, 'well', null)
        }
        await check()
        expect(live().sort()).toEqual([...truth].sort())
        const statuses = (await journal.recent(1_000)).map(({ status }) => status)
        expect(statuses).toHaveLength(told)
        expect(statuses.filter((status) => status !== 'published' && status !== 'failed')).toEqual([])
      }),
      { numRuns: propertyRuns(30) },
    )
  }, 180_000)
})
