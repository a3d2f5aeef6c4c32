import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSourceMapTarget, uploadSourceMaps } from './source-maps'
import type { SourceMapTarget } from './source-maps'

let folder: string
let server: Server
let target: SourceMapTarget
let requests: { path: string; token: string | undefined; body: string }[]
let statusOf: (body: string) => number

beforeEach(async () => {
  requests = []
  statusOf = () => 201
  folder = await mkdtemp(join(tmpdir(), 'maps-'))
  await mkdir(join(folder, 'builds'))
  await writeFile(join(folder, 'builds/latest.json'), '{"id":"1","bundle":"b1/x"}')
  for (const name of ['app-1.js', 'app-1.js.map', 'index.html']) await writeFile(join(folder, name), `text of ${name}`)
  server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      requests.push({ path: request.url ?? '', token: request.headers.authorization, body })
      answer.writeHead(statusOf(body)).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  target = { url: `http://127.0.0.1:${port}`, organization: 'group', project: 'site', token: 't' }
})
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  await rm(folder, { recursive: true })
})

describe('upload of source maps', () => {
  it('makes the release of the build and uploads its scripts and maps', async () => {
    expect(await uploadSourceMaps(folder, target)).toBe(2)
    const [release, ...files] = requests
    expect(release).toEqual({
      path: '/api/0/organizations/group/releases/',
      token: 'Bearer t',
      body: '{"version":"b1/x","projects":["site"]}',
    })
    expect(new Set(files.map(({ path }) => path))).toEqual(
      new Set(['/api/0/organizations/group/releases/b1%2Fx/files/']),
    )
    expect(files.map(({ body }) => /~\/[\w.-]+/.exec(body)?.[0]).sort()).toEqual(['~/app-1.js', '~/app-1.js.map'])
    expect(files.map(({ body }) => body).join()).toContain('text of app-1.js.map')
    // The script itself does not name its map.
    const script = files.find(({ body }) => !body.includes('text of app-1.js.map'))?.body
    expect(script).toMatch(/name="header"\s+Sourcemap:app-1\.js\.map\s/)
  })

  it('passes over files that are there already', async () => {
    statusOf = (body) => (body.includes('~/app-1.js.map') ? 201 : 409)
    expect(await uploadSourceMaps(folder, target)).toBe(1)
  })

  it('ends with the answer of a server that refuses', async () => {
    statusOf = () => 403
    await expect(uploadSourceMaps(folder, target)).rejects.toThrow('answered 403')
  })

  it('needs an organization, a project and a token', () => {
    expect(() => parseSourceMapTarget({ SENTRY_ORG: 'group' })).toThrow('Not set: SENTRY_PROJECT, SENTRY_AUTH_TOKEN')
    expect(
      parseSourceMapTarget({
        SENTRY_URL: 'https://s.example/',
        SENTRY_ORG: 'group',
        SENTRY_PROJECT: 'site',
        SENTRY_AUTH_TOKEN: 't',
      }),
    ).toEqual({ url: 'https://s.example', organization: 'group', project: 'site', token: 't' })
  })
})
