import { join } from 'node:path'
import { startServer } from '../../src/server/http/start-server'
import { parseWebhookSecret } from '../../src/server/webhooks/standard-webhooks'
import { openLeadStore } from '../crm/lead-store'
import { openMailStore } from '../inbox/mail-store'
import { createMailSwitch } from '../inbox/mail-switch'
import { startSmtpSink } from '../inbox/smtp-sink'
import { createReceiversApp } from './app'
import { createChanges } from './changes'

export interface ReceiversOptions {
  host: string
  /** Of the pages and of the CRM; 0: any free port. */
  port: number
  /** Of the mail server; 0: any free port. */
  mailPort: number
  dataDir: string
  /** `whsec_…`: what the CRM's webhooks are signed with. */
  webhookSecrets: readonly string[]
  siteUrl: string
  /** Most mails that the inbox keeps; left out: 500. */
  keptMails?: number | undefined
  log: (line: string) => void
}

export interface Receivers {
  port: number
  mailPort: number
  close: () => Promise<void>
}

const keyOf = (secret: string): Uint8Array => {
  const key = parseWebhookSecret(secret)
  if (key === null) throw new Error('CRM_WEBHOOK_SECRETS: must be secrets such as whsec_…')
  return key
}

/**
 * Starts what receives the demo's enquiries: a mail server with its inbox, and a CRM.
 *
 * @throws Error that names the port and its variable when it is taken
 */
export const startReceivers = async (options: ReceiversOptions): Promise<Receivers> => {
  const { dataDir, siteUrl, log } = options
  const keys = options.webhookSecrets.map(keyOf)
  const mailChanges = createChanges()
  const leadChanges = createChanges()
  const behaviour = createMailSwitch(mailChanges)
  const mails = await openMailStore(join(dataDir, 'inbox'), mailChanges, options.keptMails)
  const leads = await openLeadStore(join(dataDir, 'crm'), leadChanges)
  const sink = await startSmtpSink({ port: options.mailPort, mails, behaviour, log })
  const app = createReceiversApp({
    inbox: { mails, behaviour, changes: mailChanges, siteUrl },
    crm: { leads, changes: leadChanges, keys, siteUrl },
  })
  const { server, port } = await startServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
    port: options.port,
    host: options.host,
    portVariable: 'DEMO_PORT',
    logger: { info: log, error: log },
  })
  return {
    port,
    mailPort: sink.port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await Promise.all([closed, sink.close()])
    },
  }
}
