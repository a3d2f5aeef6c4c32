import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TakenRequest {
  headers: IncomingHttpHeaders
  body: string
}

export interface HttpEnd {
  url: string
  requests: TakenRequest[]
  /** Answers a request that arrived whole; takes it with 204 when left alone. */
  answer: (response: ServerResponse, request: TakenRequest) => void
  close: () => Promise<void>
}

/** A real receiver on a free port that keeps what arrives. */
export const openHttpEnd = async (): Promise<HttpEnd> => {
  const end: HttpEnd = {
    url: '',
    requests: [],
    answer: (response) => void response.writeHead(204).end(),
    close: async () => undefined,
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const taken = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
      end.requests.push(taken)
      end.answer(response, taken)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  end.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  end.close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return end
}
