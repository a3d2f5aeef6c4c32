import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { iconifyService, ownIconService } from './icon-service'
import { createIconReader } from './icon-reader'
import { createPackageIcons } from './package-icons'

const servers: Server[] = []

/** A service on this machine, and the addresses that it was asked. */
const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { base, asked, service: iconifyService(base) }
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const namesOf = (request: IncomingMessage): string[] =>
  (new URL(request.url ?? '', 'http://x').searchParams.get('icons') ?? '').split(',')

const collectionOf = (request: IncomingMessage, body: string, prefix = 'x') =>
  JSON.stringify({ prefix, icons: Object.fromEntries(namesOf(request).map((name) => [name, { body }])) })

const good = () => serve((request, response) => response.end(collectionOf(request, '<path d="M7 7"/>')))
const failing = () => serve((_, response) => response.writeHead(500).end())
const silent = () => serve(() => undefined)

const A = { prefix: 'x', name: 'a' }
const drawn = expect.objectContaining({ body: expect.stringContaining('M7 7') })
const fast = { rotate: 20, timeout: 1_000 }

describe('asking services for icons', () => {
  it('asks the second at once when the first one fails', async () => {
    const [first, second] = [await failing(), await good()]
    const read = createIconReader([first.service, second.service])
    const start = Date.now()
    expect((await read([A], { rotate: 60_000, timeout: 60_000 })).get('x:a')).toEqual(drawn)
    expect(Date.now() - start).toBeLessThan(10_000)
    expect([first.asked, second.asked]).toEqual([['/x.json?icons=a'], ['/x.json?icons=a']])
  })

  it('asks the second when the first one is slow, and not before', async () => {
    const [first, second] = [await silent(), await good()]
    const start = Date.now()
    const read = createIconReader([first.service, second.service])
    expect((await read([A])).get('x:a')).toEqual(drawn)
    expect(Date.now() - start).toBeGreaterThanOrEqual(740)
    expect(first.asked).toHaveLength(1)
  })

  it('gives up when nobody answers in time, and does not ask again at once', async () => {
    const services = [await silent(), await silent()]
    let now = 0
    const read = createIconReader(
      services.map(({ service }) => service),
      () => now,
    )
    const start = Date.now()
    expect((await read([A], { rotate: 20, timeout: 150 })).get('x:a')).toBe('unanswered')
    expect(Date.now() - start).toBeLessThan(20_000)
    expect((await read([A], fast)).get('x:a')).toBe('unanswered')
    expect(services.map(({ asked }) => asked.length)).toEqual([1, 1])
    now = 30_000
    expect((await read([A], { rotate: 20, timeout: 150 })).get('x:a')).toBe('unanswered')
    expect(services.map(({ asked }) => asked.length)).toEqual([2, 2])
  })

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['is no JSON', (_, response) => response.end('<html>')],
    ['is of another form', (_, response) => response.end('{"prefix":"x","icons":{"a":"<path/>"}}')],
    ['is of another collection', (request, response) => response.end(collectionOf(request, '<path d="M0 0"/>', 'y'))],
    ['runs scripts', (request, response) => response.end(collectionOf(request, '<script>alert(1)</script>'))],
    [
      'never ends',
      (_, response) => void setInterval(() => response.destroyed || response.write(' '.repeat(300_000)), 1).unref(),
    ],
    ['lies elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['is about others', (_, response) => response.end('{"prefix":"x","icons":{"b":{"body":"<path/>"}}}')],
  ])('asks the next when an answer %s', async (_, answer) => {
    const [lying, second] = [await serve(answer), await good()]
    const read = createIconReader([lying.service, second.service])
    expect((await read([A], { rotate: 60_000, timeout: 60_000 })).get('x:a')).toEqual(drawn)
  })

  it('tells icons that nobody has from those that cannot be drawn', async () => {
    const nothing = await serve((_, response) => response.writeHead(404).end('Not found'))
    const bad = await serve((request, response) => response.end(collectionOf(request, '<g/>')))
    expect((await createIconReader([nothing.service])([A])).get('x:a')).toBe('unknown')
    expect((await createIconReader([bad.service])([A])).get('x:a')).toBe('unusable')
  })

  it('keeps what was drawn when the service is away', async () => {
    const service = await good()
    const read = createIconReader([service.service])
    await read([A])
    expect((await read([A, A], fast)).get('x:a')).toEqual(drawn)
    expect(service.asked).toHaveLength(1)
  })

  it('never asks an address of more than 500 characters', async () => {
    const service = await good()
    const ids = Array.from({ length: 120 }, (_, index) => ({ prefix: 'x', name: `a-rather-long-name-${index}` }))
    const found = await createIconReader([ownIconService(async () => null), service.service])(ids)
    expect([...found.values()].filter((icon) => typeof icon === 'object')).toHaveLength(120)
    expect(service.asked.length).toBeGreaterThan(5)
    for (const path of service.asked) expect(`${service.base}${path}`.length).toBeLessThanOrEqual(500)
  })

  it('asks nobody outside for icons of the packages here', async () => {
    const outside = await good()
    const read = createIconReader([ownIconService(createPackageIcons()), outside.service])
    const found = await read([
      { prefix: 'lucide', name: 'plane' },
      { prefix: 'simple-icons', name: 'kia' },
    ])
    expect(found.get('lucide:plane')).toMatchObject({
      viewBox: '0 0 24 24',
      body: expect.stringContaining('M17.8 19.2'),
    })
    expect(found.get('simple-icons:kia')).toMatchObject({ body: expect.stringContaining('M13.923 14.175') })
    expect(outside.asked).toEqual([])
  })
})
