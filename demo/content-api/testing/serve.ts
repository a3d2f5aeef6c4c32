import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentApi } from '../content-api'
import { DEMO_TOKENS } from '../options'
import type { ContentApiOptions } from '../options'
import type { DemoStory } from '../../content/types'

export const story = (fullSlug: string, content: Record<string, unknown> = {}, position = 0): DemoStory => ({
  fullSlug,
  name: fullSlug,
  position,
  publishedAt: '2026-11-01T08:00:00.000Z',
  firstPublishedAt: '2026-10-01T08:00:00.000Z',
  content: { _uid: `uid-${fullSlug}`, component: 'page', ...content },
})

export interface RunningApi {
  origin: string
  /** Sends a request of the write side. */
  write: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{
    status: number
    body: { story: Record<string, unknown> & { id: number; full_slug: string } } & Record<string, unknown>
  }>
  stop: () => Promise<void>
}

/** A folder of its own that is removed at the end. */
export const temporaryFolder = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'content-api-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** The API over real HTTP, on a free port unless one is given. */
export const startApi = async ({
  port = 0,
  ...options
}: Partial<ContentApiOptions> & { dataDir: string; port?: number }): Promise<RunningApi> => {
  const api = createContentApi({ seed: { stories: [], datasources: [] }, baseUrl: 'http://assets.test', ...options })
  const server = serve({ fetch: api.fetch, port, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    write: async (method, path, body) => {
      const response = await fetch(`${origin}/v1/spaces/88001${path}`, {
        method,
        headers: { authorization: `Bearer ${DEMO_TOKENS.management}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') }
    },
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await api.close()
    },
  }
}
