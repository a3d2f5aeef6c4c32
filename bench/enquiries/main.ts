import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { percentile } from '../../src/domain/status/percentile'
import { reportSchema } from './generator'
import type { Order } from './generator'
import { receiversSchema, takenSchema } from './receivers'
import { startedSchema, storedSchema } from './server'

/**
 * How many enquiries the service acknowledges, each on disk before its answer, while it delivers them by mail and
 * webhook:
 *
 *     npx tsx bench/enquiries/main.ts --rate 500 --seconds 20 --clients 2000
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '2000' },
  },
})

/** Longest wait for all deliveries, in milliseconds. */
const LONGEST = 15 * 60_000

const start = (name: string, ...args: string[]): ChildProcess =>
  fork(join(__dirname, name), args, { execArgv: ['--import', 'tsx'] })

const heard = async <Schema extends z.ZodType>(child: ChildProcess, schema: Schema): Promise<z.output<Schema>> => {
  const [message] = (await once(child, 'message')) as [unknown]
  return schema.parse(message)
}

const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const receivers = start('receivers.ts')
  const { smtpUrl, crmUrl } = await heard(receivers, receiversSchema)
  const server = start('server.ts', dataDir, smtpUrl, crmUrl)
  const { url } = await heard(server, startedSchema)
  const generator = start('generator.ts')
  const report = heard(generator, reportSchema)
  const order: Order = {
    url,
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    clients: Number(values.clients),
  }
  const began = performance.now()
  generator.send(order)
  const { times, statuses, late } = await report
  const took = (performance.now() - began) / 1_000

  const ask = async () => {
    const stored = heard(server, storedSchema)
    server.send('count')
    return stored
  }
  const first = await ask()
  const ms = (share: number): string => (percentile(times, share) ?? NaN).toFixed(0)
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? ''}`)
  console.log(
    `${order.rate} a second for ${order.seconds} s from ${order.clients} addresses, done after ${took.toFixed(1)} s`,
  )
  console.log(`answers: ${JSON.stringify(statuses)}`)
  console.log(
    `p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms, max ${ms(1)} ms; the generator was late by ${late.toFixed(0)} ms at most`,
  )
  console.log(`the server took ${(first.cpuMs / 1_000).toFixed(1)} s of processor time`)
  console.log(`stored: ${first.enquiries} enquiries, ${first.held} of them held, ${first.deliveries} deliveries`)
  let last = first
  while (last.sent < last.deliveries && performance.now() - began < LONGEST) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    last = await ask()
  }
  const delivered = (performance.now() - began) / 1_000
  const answered = heard(receivers, takenSchema)
  receivers.send('count')
  const { mails, webhooks, repeated } = await answered
  server.send('stop')
  await once(server, 'exit')
  receivers.kill()
  rmSync(dataDir, { recursive: true, force: true })
  console.log(
    `sent by then: ${first.sent} deliveries; ${last.sent} after ${delivered.toFixed(0)} s: ${mails} mails, ${webhooks} webhooks, ${repeated} of them twice`,
  )
}

void main()
