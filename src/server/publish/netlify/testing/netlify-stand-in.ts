import { serve } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { once } from 'node:events'

interface StoredDeploy {
  id: string
  title: string
  files: Record<string, string>
  polls: number
  failed: string | null
}

type FaultName = 'status-500' | 'status-429' | 'hang' | 'lost-answer' | 'garbage' | 'wrong-digest'

/** What goes wrong with one request: asked for each, in order; null lets it through. */
export type Fault = (request: { method: string; path: string; count: number }) => FaultName | null

export interface NetlifyStandIn {
  origin: string
  /** Addresses of the deploy that visitors see. */
  live: () => Record<string, string>
  liveBytes: (path: string) => string | undefined
  uploads: string[]
  deploys: StoredDeploy[]
  /** Most uploads at the same time. */
  parallel: number
  fault: Fault
  /** The site shows what it shows, whatever is deployed. */
  locked: boolean
  /** Deploys fail once all files are there. */
  failDeploys: boolean
  close: () => Promise<void>
}

const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex')

export const STAND_IN_TOKEN = 'netlify-token'
export const STAND_IN_SITE = 'site-1'

/** The host's deploy API as far as it is used: digests in, missing files asked for, ready a few looks later. */
export const startNetlifyStandIn = async (): Promise<NetlifyStandIn> => {
  const blobs = new Map<string, Buffer>()
  let live: Record<string, string> = {}
  let published: string | null = null
  let count = 0
  let open = 0
  const hanging = new Set<() => void>()
  const deploys: StoredDeploy[] = []

  const missing = ({ files }: StoredDeploy) => [...new Set(Object.values(files))].filter((digest) => !blobs.has(digest))
  const stateOf = (deploy: StoredDeploy): string => {
    if (deploy.failed !== null) return 'error'
    if (deploy.polls < 1) return 'preparing'
    if (missing(deploy).length > 0) return 'prepared'
    return deploy.polls < 3 ? 'processing' : 'ready'
  }
  const show = (deploy: StoredDeploy) => {
    const state = stateOf(deploy)
    if (state === 'ready' && deploys[0] === deploy && !stand.locked) {
      live = deploy.files
      published = deploy.id
    }
    return {
      id: deploy.id,
      state,
      title: deploy.title,
      error_message: deploy.failed,
      required: state === 'preparing' ? null : missing(deploy),
      deploy_ssl_url: `${stand.origin}/deployed/${deploy.id}`,
    }
  }

  const app = new Hono<{ Bindings: HttpBindings; Variables: { fault: FaultName | null } }>()
  app.get('/deployed/:id/*', (context) => {
    const deploy = deploys.find(({ id }) => id === context.req.param('id'))
    const path = context.req.path.slice(`/deployed/${context.req.param('id')}`.length)
    const digest = deploy?.files[path] ?? deploy?.files[`${path}.html`]
    const bytes = digest === undefined ? undefined : blobs.get(digest)
    return bytes ? context.body(new Uint8Array(bytes)) : context.notFound()
  })
  app.use('/api/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${STAND_IN_TOKEN}`) return context.json({ code: 401 }, 401)
    count += 1
    const fault = stand.fault({ method: context.req.method, path: context.req.path, count })
    if (fault === 'status-500') return context.json({ code: 500 }, 500)
    if (fault === 'status-429') return context.json({ code: 429 }, 429, { 'retry-after': '0' })
    if (fault === 'garbage') return context.text('<html>gateway</html>')
    if (fault === 'hang') await new Promise<void>((resolve) => hanging.add(resolve))
    context.set('fault', fault)
    await next()
    // The work is done, but its answer never arrives.
    if (fault === 'lost-answer') context.env.outgoing.destroy()
    return undefined
  })
  app.get('/api/v1/sites/:site/deploys', (context) => {
    if (context.req.param('site') !== STAND_IN_SITE) return context.json({ code: 404 }, 404)
    return context.json(deploys.map(show))
  })
  app.get('/api/v1/sites/:site', (context) => {
    if (context.req.param('site') !== STAND_IN_SITE) return context.json({ code: 404 }, 404)
    return context.json({ id: STAND_IN_SITE, published_deploy: published === null ? null : { id: published } })
  })
  app.post('/api/v1/sites/:site/deploys', async (context) => {
    if (context.req.param('site') !== STAND_IN_SITE) return context.json({ code: 404 }, 404)
    const { title, files }: { title: string; files: Record<string, string> } = await context.req.json()
    const deploy = { id: `deploy-${deploys.length + 1}`, title, files, polls: 0, failed: null }
    deploys.unshift(deploy)
    return context.json(show(deploy))
  })
  app.get('/api/v1/deploys/:id', (context) => {
    const deploy = deploys.find(({ id }) => id === context.req.param('id'))
    if (!deploy) return context.json({ code: 404 }, 404)
    deploy.polls += 1
    if (stand.failDeploys && deploy.polls > 1 && missing(deploy).length === 0) deploy.failed = 'Deploy did not pass'
    return context.json(show(deploy))
  })
  app.put('/api/v1/deploys/:id/files/*', async (context) => {
    open += 1
    stand.parallel = Math.max(stand.parallel, open)
    const bytes = Buffer.from(await context.req.arrayBuffer())
    await new Promise((resolve) => setTimeout(resolve, 5))
    open -= 1
    const path = decodeURIComponent(context.req.path.replace(/^\/api\/v1\/deploys\/[^/]+\/files/, ''))
    if (context.get('fault') === 'wrong-digest') return context.json({ path, sha: sha1(bytes.subarray(1)) })
    stand.uploads.push(path)
    blobs.set(sha1(bytes), bytes)
    return context.json({ path, sha: sha1(bytes), size: bytes.length })
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const stand: NetlifyStandIn = {
    origin: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    live: () => live,
    liveBytes: (path) => blobs.get(live[path] ?? '')?.toString('utf8'),
    uploads: [],
    deploys,
    parallel: 0,
    fault: () => null,
    failDeploys: false,
    locked: false,
    close: () =>
      new Promise((resolve) => {
        for (const release of hanging) release()
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
  return stand
}
