import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HeaderList } from './fetch-handler'

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const formatAnswer = (status: number, headers: HeaderList): string => {
  const reason = STATUS_CODES[status] ?? ''
  const body = `${reason}.\n`
  const lines = [
    ...headers,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Length', String(body.length)],
    ['Connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`
}

/**
 * Answers requests that Node's parser refuses (400, 408, 413, 431) with the headers of every other answer; Node itself
 * sends none. No answer is written into one that has begun.
 */
export const answerParserErrors = (server: Server, headers: HeaderList): void => {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = underWay.get(socket) ?? new Set()
    underWay.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const hasBegun = [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (socket.writable && !hasBegun) socket.write(formatAnswer(STATUS_BY_CODE[error.code ?? ''] ?? 400, headers))
    socket.destroy(error)
  })
}
