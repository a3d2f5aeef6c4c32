import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EnvelopeServer {
  /** DSN of a project on this server. */
  dsn: string
  /** Bodies of the envelopes that came in. */
  envelopes: string[]
  close: () => Promise<void>
}

/** A server on this machine that takes envelopes as Sentry does. */
export const startEnvelopeServer = async (): Promise<EnvelopeServer> => {
  const envelopes: string[] = []
  const server = createServer((message, answer) => {
    const parts: Buffer[] = []
    message.on('data', (part: Buffer) => parts.push(part))
    message.on('end', () => {
      const isEnvelope = message.method === 'POST' && (message.url ?? '').startsWith('/api/7/envelope/')
      if (isEnvelope) envelopes.push(Buffer.concat(parts).toString('utf8'))
      answer.writeHead(isEnvelope ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    envelopes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The part of `fetch` that the SDK uses, over a real connection: jsdom has none. */
export const fetchByHttp = (url: string, { method, body }: { method?: string; body?: string | Uint8Array } = {}) =>
  new Promise<{ status: number; headers: { get: (name: string) => string | null }; text: () => Promise<string> }>(
    (resolve, reject) => {
      const sent = request(url, { method: method ?? 'GET', agent: false }, (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: { get: () => null }, text: () => Promise.resolve('') }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
