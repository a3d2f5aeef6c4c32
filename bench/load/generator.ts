import { Agent, request } from 'node:http'
import { z } from 'zod'

/*
 * Sends requests at a steady rate, whatever becomes of those before (an open loop), from a process of its own. Takes
 * its order over IPC and answers with every duration, counted from the moment at which the request was due.
 */
export const orderSchema = z.object({
  origin: z.string(),
  /** Requests a second, over all addresses in turn. */
  rate: z.number(),
  seconds: z.number(),
  targets: z.array(z.object({ kind: z.string(), path: z.string(), encoding: z.string() })),
})
export type Order = z.output<typeof orderSchema>

export const reportSchema = z.object({
  kinds: z.record(z.string(), z.array(z.number())),
  failures: z.array(z.string()),
  late: z.number(),
})
export type Report = z.output<typeof reportSchema>

const TIMEOUT = 30_000

const run = async ({ origin, rate, seconds, targets }: Order): Promise<Report> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const report: Report = { kinds: {}, failures: [], late: 0 }
  const ask = ({ kind, path, encoding }: Order['targets'][number], due: number): Promise<void> =>
    new Promise((resolve) => {
      const fail = (reason: string) => {
        report.failures.push(`${path}: ${reason}`)
        resolve()
      }
      const sent = request(
        origin + path,
        { agent, timeout: TIMEOUT, headers: { 'accept-encoding': encoding } },
        (answer) => {
          answer
            .resume()
            .once('error', ({ message }) => fail(message))
            .once('end', () => {
              if (answer.statusCode !== 200) {
                fail(`answered ${answer.statusCode ?? 0}`)
                return
              }
              ;(report.kinds[kind] ??= []).push(performance.now() - due)
              resolve()
            })
        },
      )
      sent
        .once('timeout', () => sent.destroy(new Error('no answer')))
        .once('error', ({ message }) => fail(message))
        .end()
    })

  const began = performance.now()
  const pending: Promise<void>[] = []
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = began + (index * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    // What the generator itself is late by is no fault of the server: told apart, and not counted in.
    const now = performance.now()
    report.late = Math.max(report.late, now - due)
    const target = targets[index % targets.length]
    if (target) pending.push(ask(target, now))
  }
  await Promise.all(pending)
  agent.destroy()
  return report
}

if (process.send)
  process.once('message', (message) => {
    void run(orderSchema.parse(message)).then((report) => process.send?.(report, () => process.exit(0)))
  })
