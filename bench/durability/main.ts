import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../src/server/database/open-database'
import { enquiryOf, sendTo, webhookOf } from '../../src/server/durable-log/testing/sendings'
import { startProgram } from '../../src/server/durable-log/testing/start-program'
import { checkTrace } from './check-trace'

/*
 * `npx tsx bench/durability/main.ts [PER_SECOND] [SECONDS]`: enquiries from 2,000 addresses through a trusted proxy to the
 * service on the embedded database. `… trace` sends a few under strace and checks that each answer follows a sync.
 */
const CLIENTS = 2000
/** Enquiries, and as many webhooks, that are sent one by one under strace. */
const ALONE = 5

const percentile = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0)} ms`

const measure = async (dataDir: string, perSecond: number, seconds: number): Promise<void> => {
  const server = await startProgram(dataDir)
  await sendTo(server.url, enquiryOf(CLIENTS))
  const times: number[] = []
  let refused = 0
  const begin = performance.now()
  const sendings = Array.from({ length: perSecond * seconds }, async (_, number) => {
    await wait((number * 1000) / perSecond)
    const { headers, ...sending } = enquiryOf(number)
    const address = enquiryOf(number % CLIENTS).headers['x-forwarded-for'] ?? ''
    const start = performance.now()
    const id = await sendTo(server.url, { ...sending, headers: { ...headers, 'x-forwarded-for': address } })
    if (id === null) refused += 1
    times.push(performance.now() - start)
  })
  await Promise.all(sendings)
  const took = (performance.now() - begin) / 1000
  await server.stop()
  times.sort((a, b) => a - b)
  const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share)).join(' / ')
  console.log(`${times.length} enquiries in ${took.toFixed(1)} s, ${refused} refused; p50 / p95 / p99 / max ${figures}`)
}

const trace = async (dataDir: string): Promise<void> => {
  const file = join(dataDir, 'trace')
  const calls = 'trace=read,write,writev,pwrite64,sendto,sendmsg,recvfrom,fdatasync,fsync,openat'
  const server = await startProgram(dataDir, ['strace', '-f', '-y', '-s', '200', '-e', calls, '-o', file])
  for (let number = 0; number < ALONE; number += 1) {
    await sendTo(server.url, enquiryOf(number))
    await sendTo(server.url, webhookOf(number))
  }
  await Promise.all(Array.from({ length: 20 }, (_, number) => sendTo(server.url, enquiryOf(100 + number))))
  await server.stop()
  for (const line of checkTrace(await readFile(file, 'utf8'), 2 * ALONE)) console.log(line)
}

const main = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-durability-'))
  try {
    // Creates the database before the measurement starts.
    await (await openDatabase({ DATA_DIR: dataDir })).close()
    const [mode = '500', seconds = '20'] = process.argv.slice(2)
    if (mode === 'trace') await trace(dataDir)
    else await measure(dataDir, Number(mode), Number(seconds))
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

void main()
