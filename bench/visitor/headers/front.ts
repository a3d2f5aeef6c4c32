import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A TLS proxy in front of a server, as in production, with a redirect from HTTP. */
export interface Front {
  httpPort: number
  httpsPort: number
  close: () => Promise<void>
}

const listen = async (server: Server): Promise<number> => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Forwards a request as a TLS-terminating proxy does: with its host and `X-Forwarded-Proto`. */
const handOn = (origin: URL) => (incoming: IncomingMessage, answer: ServerResponse) => {
  const onward = request(
    new URL(incoming.url ?? '/', origin),
    {
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    },
  )
  onward.once('error', (error) => answer.writeHead(502).end(error.message))
  incoming.pipe(onward)
}

/** Starts a TLS proxy in front of a local server. */
export const openFront = async (origin: string, tls: { key: string; cert: string }): Promise<Front> => {
  const secure = createSecureServer(tls, handOn(new URL(origin)))
  const httpsPort = await listen(secure)
  const plain = createServer((incoming, answer) =>
    answer.writeHead(301, { location: `https://localhost:${httpsPort}${incoming.url ?? '/'}` }).end(),
  )
  const httpPort = await listen(plain)
  return {
    httpPort,
    httpsPort,
    close: async () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      }
    },
  }
}
