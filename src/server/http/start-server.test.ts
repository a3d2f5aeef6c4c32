import { Hono } from 'hono'
import { connect } from 'node:net'
import { once } from 'node:events'
import { redirectResponse } from './redirect-response'
import { readBody } from './read-body'
import { startServer } from './start-server'
import type { RunningServer, ServerLimits } from './start-server'

const HEADERS = [
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
] as const

const app = new Hono()
  .get('/ok', (context) => context.text('ok'))
  .get('/own', (context) => context.text('own', 200, { 'X-Frame-Options': 'SAMEORIGIN' }))
  .get('/moved', () => redirectResponse('/一', 301))
  .get('/unsendable', () => new Response(null, { status: 301, headers: { location: '/secret/\n' } }))
  .post('/body', async (context) => context.text(String((await readBody(context.req.raw)).byteLength)))
  .onError((_, context) => context.text('refused', 400))
const fetchAny = (request: Request): Response | Promise<Response> => {
  if (new URL(request.url).pathname === '/throws') throw new Error('secret cause')
  if (request.url.endsWith('/unsendable')) return new Response(null, { headers: { location: '/一secret' } })
  return app.fetch(request)
}

const running: RunningServer[] = []
const start = async (limits: Partial<ServerLimits> = {}) => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const one = await startServer({
    fetch: fetchAny,
    port: 0,
    host: '127.0.0.1',
    portVariable: 'PORT',
    headers: HEADERS,
    limits,
    logger: { info: write, error: write },
  })
  running.push(one)
  return { ...one, lines, origin: `http://127.0.0.1:${one.port}` }
}
afterEach(async () => {
  for (const { server } of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** Sends requests on one connection, one behind the other. @returns what came back until all were answered or it ended */
const exchange = async (port: number, ...texts: string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  let answers = ''
  socket.on('data', (data) => {
    answers += String(data)
    if (statuses(answers).length === texts.length) socket.destroy()
  })
  socket.write(texts.join(''))
  await once(socket, 'close')
  return answers
}
const statuses = (answers: string): (string | undefined)[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
const ask = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

describe('a server', () => {
  it('logs what threw without the query of the address, which may hold a token', async () => {
    const { origin, lines } = await start()
    expect((await fetch(`${origin}/throws?jeton=of-a-visitor`)).status).toBe(500)
    expect(lines.join('\n')).toMatch(/^GET \/throws: Error: secret cause/)
    expect(lines.join('\n')).not.toContain('of-a-visitor')
  })

  it('sets its headers on every answer, and leaves those that an answer sets itself', async () => {
    const { origin } = await start()
    for (const path of ['/ok', '/moved', '/nothing', '/throws', '/unsendable']) {
      const { headers } = await fetch(origin + path, { redirect: 'manual' })
      expect([path, headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual([
        path,
        'DENY',
        'nosniff',
      ])
    }
    expect((await fetch(`${origin}/own`)).headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it('has browsers stay with TLS where the proxy in front says that they came with it', async () => {
    const { origin } = await start()
    const stays = async (headers: Record<string, string>) =>
      (await fetch(`${origin}/ok`, { headers })).headers.get('strict-transport-security')
    expect(await stays({ 'x-forwarded-proto': 'https' })).toMatch(/^max-age=\d{8,}$/)
    expect([await stays({ 'x-forwarded-proto': 'http' }), await stays({})]).toEqual([null, null])
  })

  it('tells nobody why an answer failed, and keeps the connection for the next request', async () => {
    const { port, lines } = await start()
    for (const path of ['/throws', '/unsendable'])
      for (const method of ['GET', 'HEAD']) {
        const answers = await exchange(port, ask(method, path), ask('GET', '/ok'), ask('HEAD', '/moved'))
        expect([path, method, statuses(answers)]).toEqual([path, method, ['500', '200', '301']])
        expect(answers).not.toMatch(/secret/)
      }
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('secret cause')
  })

  it('refuses a request that names two hosts, or none', async () => {
    const { port } = await start()
    for (const hosts of ['Host: a\r\nHost: b\r\n', 'Host: a\r\nhost: a\r\n', ''])
      expect(statuses(await exchange(port, `GET /ok HTTP/1.1\r\n${hosts}\r\n`))).toEqual(['400'])
  })

  it('answers what the parser refuses with its headers', async () => {
    const { port } = await start({ requestTimeout: 300 })
    const head = 'POST /body HTTP/1.1\r\nHost: x\r\n'
    const refused = [
      ['no request', '\u0016\u0003\u0001 TLS\r\n\r\n', '400'],
      ['two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, '400'],
      ['no host', 'GET /ok HTTP/1.1\r\n\r\n', '400'],
      ['two hosts', 'GET /ok HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
      ['long headers', `${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
      ['half a body', `${head}Content-Length: 9\r\n\r\nhalf`, '408'],
    ] as const
    for (const [name, text, status] of refused) {
      const answer = await exchange(port, text)
      expect([name, statuses(answer)]).toEqual([name, [status]])
      expect(answer).toMatch(/^X-Frame-Options: DENY\r\nX-Content-Type-Options: nosniff\r\n/im)
      expect(answer).toMatch(/^Connection: close\r\n/im)
    }
  })

  it('ends a request whose headers or body trickle in', async () => {
    const { port } = await start({ requestTimeout: 300 })
    const begin = performance.now()
    for (const head of [
      'GET /ok HTTP/1.1\r\nHost: x\r\n',
      'POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1', () => socket.write(head))
      socket.on('error', () => undefined)
      const drip = setInterval(() => socket.write('x'), 50)
      socket.resume()
      await once(socket, 'close')
      clearInterval(drip)
    }
    expect(performance.now() - begin).toBeLessThan(20_000)
  })

  it('closes connections beyond its cap at once, and says so once', async () => {
    const { port, lines } = await start({ maxConnections: 3 })
    const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
    const closed = sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.on('error', () => resolve(true))
          socket.on('close', () => resolve(true))
          setTimeout(() => resolve(false), 500)
        }),
    )
    expect((await Promise.all(closed)).filter(Boolean)).toHaveLength(5)
    expect(lines).toEqual([expect.stringContaining('more than 3 were open')])
    for (const socket of sockets) socket.destroy()
  })

  it('names the port that is taken', async () => {
    const { port } = await start()
    const twin = startServer({
      fetch: fetchAny,
      port,
      host: '127.0.0.1',
      portVariable: 'PORT',
      logger: { info: () => undefined, error: () => undefined },
    })
    await expect(twin).rejects.toThrow(`Port ${port} (PORT) is taken`)
  })
})
