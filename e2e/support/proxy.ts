import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'

/** Answers a request in place of the service; `pass` asks the service itself. */
export type Spoiler = (url: URL, pass: () => Promise<Response>) => Response | Promise<Response>

export interface Proxy {
  url: string
  /** Whose answers are given from now on; null passes everything on. */
  spoil: (spoiler: Spoiler | null) => void
  close: () => Promise<void>
}

/** Headers that speak of the bytes on the wire, which are others when the body was read and written again. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'etag']

const rewritten = (response: Response, body: BodyInit | null): Response => {
  const headers = new Headers(response.headers)
  for (const name of OF_THE_WIRE) headers.delete(name)
  return new Response(body, { status: response.status, headers })
}

/** The service's answer with another body, its headers kept. */
export const withBody = (response: Response, body: unknown): Response => rewritten(response, JSON.stringify(body))

/** Several spoilers as one: each may change what those after it answer. */
export const chain =
  (...spoilers: readonly Spoiler[]): Spoiler =>
  (url, pass) =>
    spoilers.reduceRight<() => Promise<Response>>((next, spoiler) => async () => spoiler(url, next), pass)()

/**
 * Stands in front of the content API (`/v2/…`) and the dealer service (everything else), to give answers that the real
 * services never give.
 *
 * @param port any free one by default
 */
export const startProxy = async (origins: { content: string; dealer: string }, port = 0): Promise<Proxy> => {
  let spoiler: Spoiler | null = null
  const app = new Hono()
  app.get('*', async ({ req }) => {
    const url = new URL(req.url)
    const origin = url.pathname.startsWith('/v2/') ? origins.content : origins.dealer
    const pass = async () => {
      const response = await fetch(origin + url.pathname + url.search)
      return rewritten(response, await response.arrayBuffer())
    }
    return spoiler ? spoiler(url, pass) : pass()
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address and a port.
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    spoil: (next) => {
      spoiler = next
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
