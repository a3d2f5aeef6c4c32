import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseServerEnv } from '../../config/env/server-env'
import { createBuildFeed } from '../../server/builds/feed'
import { openReleaseStore } from '../../server/release/open-store'
import { freePorts } from './ports'
import { startSite } from './start-site'

const start = async (variables: NodeJS.ProcessEnv) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  const [port = 0] = await freePorts(1)
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const { close } = await startSite({
    root: resolve(__dirname, '../../..'),
    env: parseServerEnv({ PORT: String(port), DATA_DIR: dataDir, ...variables }),
    store: openReleaseStore(dataDir),
    terminal: { say, fail: say, step: () => () => undefined, logger: { info: say, error: say } },
    api: () => new Response('api'),
    status: null,
    demoPages: {},
    feed: createBuildFeed(),
    onRelease: () => undefined,
  })
  const end = async () => {
    await close()
    await rm(dataDir, { recursive: true })
  }
  return { port, close: end }
}

describe('the server of the site', () => {
  it('listens where it is told to', async () => {
    // Every address of 127.0.0.0/8 is this machine; with the default only the first one answers.
    const { port, close } = await start({ HOST: '127.0.0.2' })
    expect((await fetch(`http://127.0.0.2:${port}/api/x`)).status).toBe(200)
    await close()
    const alone = await start({})
    await expect(fetch(`http://127.0.0.2:${alone.port}/api/x`)).rejects.toThrow()
    await alone.close()
  })

  it('keeps connections longer than the proxies in front of it, and ends them with itself', async () => {
    const { port, close } = await start({})
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`)
    expect([answer.status, await answer.text(), answer.headers.get('keep-alive')]).toEqual([200, 'api', 'timeout=75'])
    await close()
    await expect(fetch(`http://127.0.0.1:${port}/api/x`)).rejects.toThrow()
  })

  it('looks for the API at the address that was sent, not at the one that dot segments would come to', async () => {
    const { port, close } = await start({})
    // Sent as it is written, which fetch would not.
    const statusOf = async (path: string) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        request({ port, path, host: '127.0.0.1' }, resolve).on('error', reject).end(),
      )
      answer.resume()
      return answer.statusCode
    }
    const statuses = await Promise.all(['/api/x', '/%2e/api/x', '/a/../api/x'].map(statusOf))
    await close()
    expect(statuses).toEqual([200, 400, 400])
  })
})
