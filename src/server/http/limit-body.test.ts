import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { limitBody } from './limit-body'
import { readBody } from './read-body'

const MAX = 64 * 1024
const app = new Hono()
app.onError((error, context) => context.text(error.message, 413))
app.post('/read', async (context) => context.text(String((await readBody(context.req.raw, MAX)).byteLength)))
app.post(
  '/limited',
  limitBody(MAX, (context) => context.text('too large', 413)),
  async (context) => context.text(String((await context.req.text()).length)),
)
app.get('/', (context) => context.text('hello'))

let server: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const post = (path: string, size: number, how: string): string => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n`
  if (how === 'at once') return `${head}Content-Length: ${size}\r\n\r\n${'x'.repeat(size)}`
  const part = 10_000
  return `${head}Transfer-Encoding: chunked\r\n\r\n${`${part.toString(16)}\r\n${'x'.repeat(part)}\r\n`.repeat(size / part)}0\r\n\r\n`
}

/** Sends two requests on one connection, the second when the first was answered. @returns their status codes */
const statusesOf = (first: string, goOn: (socket: Socket) => unknown = () => undefined): Promise<string[]> =>
  new Promise((resolve) => {
    const statuses: string[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(first)
      goOn(socket)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(statuses))
    socket.on('data', (data) => {
      const found = [...String(data).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status)
      if (found.length === 0) return
      if (statuses.length === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      statuses.push(...found)
      if (statuses.length > 1) socket.destroy()
    })
  })

describe.each(['/read', '/limited'])('a body at %s', (path) => {
  it.each([
    ['at once', 300_000],
    ['in parts', 3_000_000],
  ])('that is too large, sent %s, spoils the connection for nobody after it', async (how, size) => {
    expect(await statusesOf(post(path, size, how))).toEqual(['413', '200'])
  })

  it('that is too large is taken before it is answered, however slowly the rest of it comes', async () => {
    const part = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`
    const late = (socket: Socket) => setTimeout(() => socket.write(`${part}0\r\n\r\n`), 900)
    expect(
      await statusesOf(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${part.repeat(20)}`,
        late,
      ),
    ).toEqual(['413', '200'])
  })

  it.each(['at once', 'in parts'])('that is not too large, sent %s, is taken whole', async (how) => {
    expect(await statusesOf(post(path, 60_000, how))).toEqual(['200', '200'])
  })
})
