import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { parseWebhookSecret, signStandardWebhook } from '../../../src/server/webhooks/standard-webhooks'
import { startReceivers } from '../start-receivers'

export const CRM_SECRET = 'whsec_dGhlLXNlY3JldC1vZi10aGUtY3Jt'
const key = parseWebhookSecret(CRM_SECRET) ?? Buffer.alloc(0)

/** The receivers on free ports, with a folder of their own that stays over `restart`. */
export const openReceivers = async (options: { keptMails?: number } = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'receivers-'))
  const lines: string[] = []
  const start = () =>
    startReceivers({
      host: '127.0.0.1',
      port: 0,
      mailPort: 0,
      dataDir,
      webhookSecrets: [CRM_SECRET],
      siteUrl: 'http://localhost:8888',
      ...options,
      log: (line) => void lines.push(line),
    })
  let running = await start()
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${running.port}/demo${path}`, init)

  return {
    lines,
    mailPort: () => running.mailPort,
    ask,
    page: async (path: string) => (await ask(path)).text(),
    press: (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' }),
    /** Sends a mail by SMTP. @throws the SMTP error when it is refused */
    mail: async (message: Parameters<ReturnType<typeof createTransport>['sendMail']>[0], socketTimeout = 5_000) => {
      const transport = createTransport({ host: '127.0.0.1', port: running.mailPort, socketTimeout })
      try {
        return await transport.sendMail({ from: 'Groupe Alzette <site@alzette.example>', ...message })
      } finally {
        transport.close()
      }
    },
    /** Delivers a webhook; its signature is right unless another one is given. */
    deliver: (
      body: string,
      { id = 'msg_1', at = Math.floor(Date.now() / 1_000), signature = signStandardWebhook(key, id, at, body) } = {},
      init: RequestInit = {},
    ) =>
      ask('/crm/webhooks', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(at),
          'webhook-signature': signature,
        },
        ...init,
      }),
    restart: async () => {
      await running.close()
      running = await start()
    },
    close: async () => {
      await running.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type OpenReceivers = Awaited<ReturnType<typeof openReceivers>>
