import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { exampleVehicle } from '../domain/testing/example-vehicle'
import { bundleProgram } from './testing/bundle-program'
import { findServerBinaries } from './testing/databases/server-binaries'
import { startTemporaryCluster } from './testing/databases/temporary-cluster'
import type { TemporaryCluster } from './testing/databases/temporary-cluster'
import { takeoverMs, testLease } from './testing/lease-times'
import { OUTAGE_SECRETS } from './testing/outage-notes'
import type { OutageNote } from './testing/outage-notes'

const PROGRAM = resolve(__dirname, 'testing/outage-program.ts')
/** Milliseconds that the database is away: longer than a lease lasts. */
const OUTAGE = takeoverMs(testLease)
const PATIENCE = 60_000

/** A cluster of its own: the one that all tests share must not be stopped. */
const found = process.env['TEST_DATABASE_URL'] ? findServerBinaries() : { missing: 'no PostgreSQL in this run' }
const describeWith = 'bin' in found ? describe : describe.skip
if ('missing' in found) process.stderr.write(`The outage of the database is not tried: ${found.missing}\n`)

const acceptedSchema = z.object({ id: z.string() })

describeWith('a database that is gone for longer than a lease lasts', () => {
  let cluster: TemporaryCluster
  let child: ChildProcess
  /** Ends what was started, the last first. */
  const endings: (() => Promise<unknown>)[] = []
  let url = ''
  let token = ''
  const notes: OutageNote[] = []
  let output = ''

  const until = async <T>(
    what: string,
    look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  ): Promise<T> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      const seen = await look()
      if (seen) return seen
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`never: ${what}\n${JSON.stringify(notes)}\n${output}`)
  }
  beforeAll(async () => {
    if (!('bin' in found)) return
    cluster = await startTemporaryCluster(found.bin)
    endings.unshift(() => cluster.stop())
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-outage-'))
    endings.unshift(() => rm(folder, { recursive: true }))
    child = spawn(process.execPath, [await bundleProgram(PROGRAM), folder, cluster.url], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    endings.unshift(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString('utf8')))
    child.on('message', (note: OutageNote) => notes.push(note))
    const { ready } = await until('ready', () => notes.find((note) => 'ready' in note))
    ;({ url, token } = ready)
  }, 2 * PATIENCE)
  afterAll(async () => {
    for (const end of endings) await end()
  }, PATIENCE)

  const published = (slug: string): Promise<Response> => {
    const body = JSON.stringify({ text: slug, action: 'published', space_id: 1, story_id: 1, full_slug: slug })
    const signature = createHmac('sha1', OUTAGE_SECRETS.storyblok).update(body).digest('hex')
    return fetch(`${url}/api/webhooks/storyblok`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'webhook-signature': signature },
    })
  }
  const accept = async (slug: string): Promise<string> => {
    const answer = await published(slug)
    expect([slug, answer.status]).toEqual([slug, 202])
    return acceptedSchema.parse(await answer.json()).id
  }
  const statusOf = async (id: string): Promise<string> => {
    const answer = await fetch(`${url}/api/events/${id}`, {
      headers: { authorization: `Bearer ${OUTAGE_SECRETS.rebuild}` },
    })
    return answer.ok ? z.object({ status: z.string() }).parse(await answer.json()).status : String(answer.status)
  }
  const patch = (change: object): Promise<Response> =>
    fetch(`${url}/api/dealer/v1/vehicles/${exampleVehicle.id}`, {
      method: 'PATCH',
      body: JSON.stringify(change),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
  const position = async (): Promise<string> =>
    z.object({ cursor: z.string() }).parse(await (await fetch(`${url}/api/dealer/v1/position`)).json()).cursor

  it(
    'costs no event, no price and no process',
    async () => {
      const since = await position()
      const live = (cursor = since) => fetch(`${url}/api/stock/live?since=${cursor}`)
      expect((await live()).status).toBe(200)
      const before = await accept('before')
      await until('the first event is published', async () => (await statusOf(before)) === 'published')

      // It goes in the middle of a build, while others ask.
      const during = await accept('during')
      await until('a build has begun', () => notes.some((note) => 'built' in note && note.built.includes(during)))
      const gone = Date.now()
      const asked = Promise.all(Array.from({ length: 20 }, () => live().then(({ status }) => status)))
      await cluster.halt()
      expect(new Set(await asked)).toEqual(new Set([200]))

      const refused = [await published('meanwhile'), await patch({ mileage: 99_999 }), await fetch(`${url}/api/health`)]
      expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
        [503, '5'],
        [503, '5'],
        [503, '5'],
      ])
      await until('live prices say how old they are', async () => (await live()).headers.get('warning') !== null)
      while (Date.now() - gone < OUTAGE) {
        const answer = await live()
        expect([answer.status, answer.headers.get('warning')]).toEqual([200, '110 - "Response is Stale"'])
        await answer.arrayBuffer()
        expect((await published('meanwhile')).status).toBe(503)
        await new Promise((done) => setTimeout(done, 250))
      }
      expect(Number((await live()).headers.get('age'))).toBeGreaterThanOrEqual(OUTAGE / 1000 - 2)

      await cluster.resume()
      const after = await until('webhooks are taken again', async () => {
        const answer = await published('after')
        return answer.ok && acceptedSchema.parse(await answer.json()).id
      })
      expect((await patch({ mileage: 88_888, availability: 'reserved' })).status).toBe(200)
      await until(
        'what was told before and after is published',
        async () => (await statusOf(during)) === 'published' && (await statusOf(after)) === 'published',
      )
      await until('prices are those of now', async () => {
        const answer = await live()
        return answer.headers.get('warning') === null && (await answer.text()).includes('"reserved"')
      })

      const client = new Client({ connectionString: cluster.url })
      await client.connect()
      const { rows } = await client.query<{ source: string; subject: string; status: string; times: number }>(
        `select source, subject, status, count(*)::int as times from events group by 1, 2, 3`,
      )
      const publications = await client.query<{ release_id: string }>(
        'select release_id from publications order by seq',
      )
      await client.end()
      const told = rows.filter(({ source }) => source === 'storyblok')
      expect(told.map(({ subject }) => subject).sort()).toEqual(['after', 'before', 'during'])
      expect(told.filter(({ status, times }) => status !== 'published' || times !== 1)).toEqual([])
      expect(rows.filter(({ status }) => status === 'failed')).toEqual([])
      expect(new Set(publications.rows.map(({ release_id }) => release_id)).size).toBe(publications.rows.length)

      // One line when it went, one when it was back, and nobody died.
      const lines = notes.flatMap((note) => ('line' in note ? [note.line] : []))
      expect(lines.filter((line) => line.startsWith('error: worker:'))).toHaveLength(1)
      expect(lines.filter((line) => line === 'worker: goes on')).toHaveLength(1)
      expect([child.exitCode, child.signalCode, output]).toEqual([null, null, ''])
    },
    3 * PATIENCE,
  )
})
