import { Agent, request } from 'node:http'
import { z } from 'zod'

/*
 * Sends enquiries at a steady rate, whatever becomes of those before (an open loop), as a proxy passes them on: over a
 * few connections that stay open, with the visitor's address in X-Forwarded-For.
 */
export const orderSchema = z.object({
  url: z.string(),
  /** Enquiries a second. */
  rate: z.number(),
  seconds: z.number(),
  /** Visitors with an address of their own each. */
  clients: z.number(),
})
export type Order = z.output<typeof orderSchema>

export const reportSchema = z.object({
  /** Milliseconds from the sending to the whole answer. */
  times: z.array(z.number()),
  /** Answers by status; 0: the connection broke. */
  statuses: z.record(z.string(), z.number()),
  /** Milliseconds by which the generator itself was late at most. */
  late: z.number(),
})
export type Report = z.output<typeof reportSchema>

const CONNECTIONS = 256

const bodyOf = (client: number, index: number): string =>
  JSON.stringify({
    kind: 'contact',
    subject: 'sales_used',
    name: `Visiteur ${client}`,
    email: `visiteur-${client}@example.lu`,
    phone: `621 ${String(100_000 + client)}`,
    message: `Bonjour, ma question n° ${index} : quand puis-je venir voir vos voitures d’occasion à Mersch ?`,
    locationId: 'mersch',
    consent: true,
    marketing: false,
    durationMs: 24_000,
    page: '/contact',
  })

const run = async ({ url, rate, seconds, clients }: Order): Promise<Report> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const report: Report = { times: [], statuses: {}, late: 0 }
  const count = (status: number): void => {
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
  }
  const send = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const client = index % clients
      const began = performance.now()
      const sent = request(
        `${url}/api/enquiries`,
        {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `bench-${index}-${process.pid}`,
            'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
          },
        },
        (answer) => {
          answer.resume().once('end', () => {
            report.times.push(performance.now() - began)
            count(answer.statusCode ?? 0)
            resolve()
          })
        },
      )
      sent
        .once('error', () => {
          count(0)
          resolve()
        })
        .end(bodyOf(client, index))
    })

  const began = performance.now()
  const pending: Promise<void>[] = []
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = began + (index * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    report.late = Math.max(report.late, performance.now() - due)
    pending.push(send(index))
  }
  await Promise.all(pending)
  agent.destroy()
  return report
}

if (process.send)
  process.once('message', (message) => {
    void run(orderSchema.parse(message)).then((report) => process.send?.(report, () => process.exit(0)))
  })
