import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes envelopes as Sentry does. */
export const takeEnvelopes = async () => {
  const taken: { path: string; auth: string; lines: Record<string, unknown>[] }[] = []
  let answer = 200
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => (body += String(data)))
    request.on('end', () => {
      const lines = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
      taken.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines })
      response.writeHead(answer, { 'retry-after': '30' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    taken,
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    refuse: (status: number) => (answer = status),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
