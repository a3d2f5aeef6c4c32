import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleProgram } from '../../testing/bundle-program'
import { copyEmbeddedTo } from '../../testing/databases/embedded-template'
import { openHttpEnd } from './testing/http-end'
import type { HttpEnd } from './testing/http-end'
import { until } from './testing/open-delivery'

/** Requests that the receiver has seen when the process is killed; between them lies every step of a delivery. */
const KILLS = process.env['TEST_TIMES'] === 'real' ? [0, 1, 2, 3, 5, 8, 13, 21] : [1, 7]
const EACH = 6

describe('a process that is killed while it delivers', () => {
  let crm: HttpEnd
  let folder: string
  const children: ChildProcess[] = []
  beforeEach(async () => {
    crm = await openHttpEnd()
    folder = await mkdtemp(join(tmpdir(), 'vitrine-kill-'))
    await copyEmbeddedTo(folder)
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await crm.close()
    await rm(folder, { recursive: true })
  })

  const start = async (first: number, count: number) => {
    const program = await bundleProgram(resolve(__dirname, 'testing/delivery-program.ts'))
    const child = spawn(process.execPath, [program, folder, crm.url, String(first), String(count)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    const stored: string[] = []
    let isReady = false
    child.on('message', (message: { stored?: string }) => {
      isReady = true
      if (message.stored !== undefined) stored.push(message.stored)
    })
    const ended = once(child, 'exit')
    return { child, stored, ended, isReady: () => isReady }
  }

  it('delivers everything that was stored, exactly once by its key', async () => {
    const stored: string[] = []
    const taken: { key: string; enquiry: string | null }[] = []
    crm.answer = (response, { headers, body }) => {
      const isWebhook = headers['webhook-id'] !== undefined
      const key = String(headers['webhook-id'] ?? headers['idempotency-key'])
      taken.push({ key, enquiry: isWebhook ? (JSON.parse(body) as { data: { id: string } }).data.id : null })
      // Slow enough to be killed in the middle.
      setTimeout(() => response.writeHead(204).end(), 20)
    }
    for (const [index, requests] of KILLS.entries()) {
      const run = await start(index * EACH, EACH)
      const before = taken.length
      await until(() => run.isReady() && run.stored.length > 0 && taken.length - before >= requests, 60_000)
      run.child.kill('SIGKILL')
      await run.ended
      stored.push(...run.stored)
    }
    const last = await start(0, 0)
    await until(() => stored.every((id) => taken.some(({ enquiry }) => enquiry === id)), 60_000)
    const keys = () => new Set(taken.map(({ key }) => key))
    const enquiries = () => new Set(taken.flatMap(({ enquiry }) => (enquiry === null ? [] : [enquiry])))
    // One key for each channel of each enquiry, however often it was sent.
    await until(() => keys().size === 2 * enquiries().size, 60_000)
    last.child.send('end')
    await last.ended
    expect(enquiries().size).toBeGreaterThanOrEqual(stored.length)
    expect(stored.length).toBeGreaterThanOrEqual(KILLS.length)
  }, 240_000)
})
