import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Changes } from '../receivers/changes'
import { ownPostsOnly } from '../receivers/form-posts'
import { layout } from '../receivers/layout'
import { streamChanges } from '../receivers/stream-changes'
import type { LeadStore } from './lead-store'
import { CRM_MODES } from './misbehave'
import type { CrmMode } from './misbehave'
import { receive } from './receive'
import { crmPage } from './view/crm-page'

export interface CrmOptions {
  leads: LeadStore
  changes: Changes
  keys: readonly Uint8Array[]
  siteUrl: string
}

/** The receiver and its page, below `/demo/crm`. */
export const createCrmRoutes = ({ leads, changes, keys, siteUrl }: CrmOptions): Hono<{ Bindings: HttpBindings }> => {
  let mode: CrmMode = 'normal'
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(ownPostsOnly)
  app.post('/webhooks', receive('webhook', { leads, mode: () => mode, keys }))
  app.post('/adf', receive('adf', { leads, mode: () => mode, keys }))
  app.get('/', (context) =>
    context.html(layout({ title: 'CRM', page: 'crm', siteUrl, revision: changes.revision() }, crmPage(leads, mode))),
  )
  app.get('/flux', (context) => streamChanges(context, changes))
  app.post('/reglage', async (context) => {
    const { mode: wanted } = await context.req.parseBody()
    const chosen = CRM_MODES.find((one) => one === wanted)
    if (!chosen) return context.text('Ce réglage n’existe pas.\n', 422)
    mode = chosen
    changes.announce()
    return context.redirect('/demo/crm', 303)
  })
  app.post('/vider', async (context) => {
    await leads.clear()
    return context.redirect('/demo/crm', 303)
  })
  return app
}
