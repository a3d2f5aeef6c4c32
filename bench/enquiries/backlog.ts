import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { reportSchema } from './generator'
import { arrivedSchema, receiversSchema } from './receivers'
import { startedSchema, storedSchema } from './server'

/**
 * How long an enquiry waits for its mails and its webhook behind a burst of others, and how fast the burst is delivered:
 *
 *     npx tsx bench/enquiries/backlog.ts --enquiries 5000 --database postgres://… --delay 20
 *
 * Without `--database` the embedded one is used. `--delay` is the time in ms that both receivers take for each message.
 */
const { values } = parseArgs({
  options: {
    enquiries: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '250' },
    delay: { type: 'string', default: '20' },
    database: { type: 'string', default: '' },
  },
})

/** Seconds after the burst at which another enquiry is sent. */
const LATER = [5, 10, 20]
const LONGEST_MS = 15 * 60_000
const answerSchema = z.object({ reference: z.string() })

const start = (name: string, ...args: string[]): ChildProcess =>
  fork(join(__dirname, name), args, { execArgv: ['--import', 'tsx'] })

const heard = async <Schema extends z.ZodType>(child: ChildProcess, schema: Schema): Promise<z.output<Schema>> => {
  const [message] = (await once(child, 'message')) as [unknown]
  return schema.parse(message)
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Later {
  seconds: number
  reference: string
  began: number
}

/** Sends one enquiry after the burst. */
const sendLater = async (url: string, seconds: number): Promise<Later> => {
  const began = Date.now()
  const response = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      kind: 'contact',
      subject: 'sales_used',
      name: 'Visiteur tardif',
      email: `visiteur-tardif-${seconds}@example.lu`,
      message: `Bonjour, ma question vient ${seconds} secondes après toutes les autres.`,
      locationId: 'mersch',
      consent: true,
      durationMs: 24_000,
      page: '/contact',
    }),
  })
  const { reference } = answerSchema.parse(await response.json())
  return { seconds, reference, began }
}

/** Whether the three messages of an enquiry have arrived. */
const hasArrived = async (receivers: ChildProcess, { reference }: Later): Promise<boolean> => {
  const answer = heard(receivers, arrivedSchema)
  receivers.send({ reference })
  return (await answer).arrived >= 3
}

const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const receivers = start('receivers.ts', values.delay)
  const { smtpUrl, crmUrl } = await heard(receivers, receiversSchema)
  const server = start('server.ts', dataDir, smtpUrl, crmUrl, values.database)
  const { url } = await heard(server, startedSchema)
  const ask = async () => {
    const stored = heard(server, storedSchema)
    server.send('count')
    return stored
  }
  const generator = start('generator.ts')
  const report = heard(generator, reportSchema)
  const rate = Number(values.rate)
  generator.send({ url, rate, seconds: Number(values.enquiries) / rate, clients: 2_000 })
  const { statuses } = await report
  const ended = performance.now()
  const atEnd = await ask()
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? ''}`)
  console.log(`burst of ${values.enquiries}: ${JSON.stringify(statuses)}, ${atEnd.sent} of ${atEnd.deliveries} sent`)
  const due = [...LATER]
  let open: Later[] = []
  let last = await ask()
  while (due.length + open.length > 0 || (last.sent < last.deliveries && performance.now() - ended < LONGEST_MS)) {
    const [next] = due
    if (next !== undefined && performance.now() - ended >= next * 1_000) {
      due.shift()
      open.push(await sendLater(url, next))
    }
    const left: Later[] = []
    for (const later of open)
      if (await hasArrived(receivers, later))
        console.log(
          `sent ${later.seconds} s after the burst: arrived ${((Date.now() - later.began) / 1_000).toFixed(1)} s later`,
        )
      else left.push(later)
    open = left
    await pause(100)
    if (open.length === 0) last = await ask()
  }
  const seconds = (performance.now() - ended) / 1_000
  const rateOf = (last.sent - atEnd.sent) / seconds
  console.log(
    `the rest after ${seconds.toFixed(0)} s: ${rateOf.toFixed(0)} deliveries a second, ${(rateOf / 3).toFixed(0)} by each channel; ` +
      `${(last.cpuMs / 1_000).toFixed(0)} s of processor time of the server in all`,
  )
  server.send('stop')
  await once(server, 'exit')
  receivers.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

void main()
