import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createCrmRoutes } from '../crm/routes'
import type { CrmOptions } from '../crm/routes'
import { createInboxRoutes } from '../inbox/routes'
import type { InboxOptions } from '../inbox/routes'
import { loadAssets } from './assets'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
}

export interface ReceiversAppOptions {
  inbox: InboxOptions
  crm: CrmOptions
}

/** The demo's inbox and CRM, below `/demo`. */
export const createReceiversApp = ({ inbox, crm }: ReceiversAppOptions): Hono<{ Bindings: HttpBindings }> => {
  let loading: ReturnType<typeof loadAssets> | null = null
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.get('/', (context) => context.redirect('/demo/boite', 302))
  app.get('/demo/assets/:name', async (context) => {
    loading ??= loadAssets()
    const asset = (await loading).get(context.req.param('name'))
    return asset ? context.body(asset.body, 200, { 'Content-Type': asset.type }) : context.notFound()
  })
  app.route('/demo/boite', createInboxRoutes(inbox))
  app.route('/demo/crm', createCrmRoutes(crm))
  return app
}
