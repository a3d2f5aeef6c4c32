import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseFunctionEnv } from '../../config/env/function-env'
import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import { STORYBLOK_SECRET, storyblokSignature } from '../webhooks/testing/webhook-client'
import { createFunctionApp } from './function-app'

describe.each(testDatabases)('API on serverless functions, on $name', ({ open }) => {
  let opened: OpenDatabase
  let asked: number
  const host = serve({
    fetch: new Hono().post('/*', (context) => {
      asked += 1
      return context.body(null, 200)
    }).fetch,
    port: 0,
    hostname: '127.0.0.1',
  })
  beforeAll(() => host.listening || once(host, 'listening'))
  afterAll(() => new Promise((resolve) => host.close(resolve)))
  beforeEach(async () => {
    asked = 0
    opened = await open()
  })
  afterEach(() => opened.close())

  const post = (slug: string, signature?: string) => {
    const body = JSON.stringify({ action: 'published', space_id: 1, story_id: 1, full_slug: slug })
    return new Request('http://site.test/api/webhooks/storyblok', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'webhook-signature': signature ?? storyblokSignature(body) },
    })
  }
  /** Several instances over one database, as the host starts them. */
  const instances = (count: number) => {
    const { port } = host.address() as AddressInfo
    const env = parseFunctionEnv({
      DATABASE_URL: 'postgres://unused',
      STORYBLOK_WEBHOOK_SECRET: STORYBLOK_SECRET,
      BUILD_HOOK_URL: `http://127.0.0.1:${port}/build_hooks/x`,
      BUILD_HOOK_WINDOW_MS: '500',
    })
    const logger = { info: () => undefined, error: () => undefined }
    return Array.from({ length: count }, () => createFunctionApp(opened.db, env, new Hono(), logger))
  }

  it('gives the data contract to nobody without DEALER_TOKEN, and with it to whoever shows it', async () => {
    const ask = async (variables: Record<string, string>, headers: Record<string, string> = {}) => {
      const env = parseFunctionEnv({ DATABASE_URL: 'postgres://x', ...variables })
      const app = createFunctionApp(opened.db, env, new Hono(), { info: () => undefined, error: () => undefined })
      const request = new Request('http://site.test/api/dealer/v1/vehicles?limit=1', { headers })
      return (await app.fetch(request, () => undefined)).status
    }
    const variables = { DEALER_TOKEN: 'token-of-the-builder' }
    expect(await ask({})).toBe(403)
    expect(await ask(variables)).toBe(401)
    expect(await ask(variables, { authorization: 'Bearer wrong' })).toBe(401)
    expect(await ask(variables, { authorization: 'Bearer token-of-the-builder' })).toBe(200)
  })

  it('answers at once, and asks the host once for what all instances accepted', async () => {
    const apps = instances(3)
    const later: Promise<unknown>[] = []
    const answers = await Promise.all(
      apps.flatMap((app, at) =>
        [1, 2, 3].map((part) => app.fetch(post(`s${at}${part}`), (work) => void later.push(work))),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(202))
    await Promise.all(later)
    expect(asked).toBe(1)
  })

  it('asks for nothing when a webhook is forged or told before', async () => {
    const [app] = instances(1)
    const later: Promise<unknown>[] = []
    const send = async (request: Request) => (await app?.fetch(request, (work) => void later.push(work)))?.status
    expect(await send(post('a', 'forged'))).toBe(401)
    expect(later).toHaveLength(0)
    expect(await send(post('a'))).toBe(202)
    expect(await send(post('a'))).toBe(200)
    expect(later).toHaveLength(1)
    await Promise.all(later)
    expect(asked).toBe(1)
  })
})
