import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'

/*
 * A mail server and a CRM that accept everything, in their own process. Sends their addresses over IPC and, on request,
 * how much they received and how often something arrived twice.
 *
 * Argument: milliseconds that they take for each message.
 */
export const receiversSchema = z.object({ smtpUrl: z.string(), crmUrl: z.string() })
/** How many messages of one enquiry have arrived. */
export const arrivedSchema = z.object({ arrived: z.number() })
export const takenSchema = z.object({ mails: z.number(), webhooks: z.number(), repeated: z.number() })

const askedSchema = z.object({ reference: z.string() })

const main = async (delay: number): Promise<void> => {
  const mails = new Set<string>()
  const webhooks = new Set<string>()
  let repeated = 0
  /** Messages by the reference of their enquiry. */
  const references = new Map<string, number>()
  const note = (reference: string | undefined): void => {
    if (reference !== undefined) references.set(reference, (references.get(reference) ?? 0) + 1)
  }
  const take = (set: Set<string>, key: string): void => {
    if (set.has(key)) repeated += 1
    set.add(key)
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, callback) => {
      let head = ''
      stream.on('data', (chunk: Buffer) => (head += head.length < 4_000 ? chunk.toString('latin1') : ''))
      stream.on('end', () => {
        take(mails, /^message-id: (\S+)/im.exec(head)?.[1] ?? head)
        setTimeout(() => {
          note(/^x-enquiry-reference: (\S+)/im.exec(head)?.[1])
          callback(null)
        }, delay)
      })
    },
  })
  const crm = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      take(webhooks, String(request.headers['webhook-id']))
      setTimeout(() => {
        note(/"reference":"([^"]+)"/.exec(body)?.[1])
        response.writeHead(204).end()
      }, delay)
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
  const portOf = (address: unknown): number => (address as AddressInfo).port
  process.on('message', (message) => {
    const asked = askedSchema.safeParse(message)
    if (asked.success) process.send?.({ arrived: references.get(asked.data.reference) ?? 0 })
    else process.send?.({ mails: mails.size, webhooks: webhooks.size, repeated })
  })
  process.send?.({
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    crmUrl: `http://127.0.0.1:${portOf(crm.address())}/hook`,
  })
}

if (process.send) void main(Number(process.argv[2] ?? 0))
