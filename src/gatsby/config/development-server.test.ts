import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { developmentServer } from './development-server'

const servers: Server[] = []
const open = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that answers with its name and what it was asked. */
const named = (name: string, status = 200) =>
  open((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify([name, request.method, request.url, Buffer.concat(parts).toString()]))
    })
  })

/** What the configuration does to an application such as Express. */
const develop = async (DEALER_URL: string, PREVIEW_URL?: string) => {
  const routes: Record<string, string> = {}
  const uses: [string, (request: object, response: object) => void][] = []
  developmentServer({ DEALER_URL, PREVIEW_URL }).developMiddleware?.({
    get: (path: string, handle: (request: null, response: { redirect: (to: string) => void }) => void) =>
      handle(null, { redirect: (to) => (routes[path] = to) }),
    use: (path: string, handle: (request: object, response: object) => void) => void uses.push([path, handle]),
  })
  const url = await open((request, response) => {
    const { url: originalUrl = '' } = request
    const [, handle] = uses.find(([path]) => originalUrl.startsWith(`${path}/`)) ?? []
    handle?.(Object.assign(request, { originalUrl }), response)
  })
  return { routes, url }
}

describe('the development server', () => {
  it('asks the preview server for drafts, and the stock system for the rest of the API', async () => {
    const [dealer, preview] = [await named('dealer'), await named('preview')]
    const { url } = await develop(dealer, preview)
    const answers = ['/api/preview/story?id=1', '/api/dealer/v1/vehicles'].map(async (path) =>
      (await fetch(url + path)).json(),
    )
    expect(await Promise.all(answers)).toEqual([
      ['preview', 'GET', '/api/preview/story?id=1', ''],
      ['dealer', 'GET', '/api/dealer/v1/vehicles', ''],
    ])
    const { url: alone } = await develop(dealer)
    expect(await (await fetch(`${alone}/api/preview/story`)).json()).toEqual([
      'dealer',
      'GET',
      '/api/preview/story',
      '',
    ])
  })

  it('passes on what is sent, and the status and text of a refusal', async () => {
    const { url } = await develop(await named('dealer', 422))
    const answer = await fetch(`${url}/api/enquiries`, { method: 'POST', body: '{"name":""}' })
    expect([answer.status, await answer.json()]).toEqual([422, ['dealer', 'POST', '/api/enquiries', '{"name":""}']])
  })

  it('says which server is not there', async () => {
    const { url } = await develop('http://127.0.0.1:9')
    const answer = await fetch(`${url}/api/ready`)
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('http://127.0.0.1:9/api/ready')])
  })

  it('shows the gallery of blocks in the page for drafts', async () => {
    expect((await develop('http://a.test')).routes).toEqual({ '/dev/blocks': '/apercu?_storyblok=999999999999999' })
  })
})
