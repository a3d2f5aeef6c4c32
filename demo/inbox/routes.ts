import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Changes } from '../receivers/changes'
import { ownPostsOnly } from '../receivers/form-posts'
import { layout } from '../receivers/layout'
import { streamChanges } from '../receivers/stream-changes'
import { mailDocument, mailPolicy } from './mail-document'
import type { MailStore } from './mail-store'
import { isXml } from './mail-summary'
import { MAIL_MODES } from './mail-switch'
import type { MailSwitch } from './mail-switch'
import { inboxPage } from './view/inbox-page'
import { firstPart, mailPage, PARTS } from './view/mail-page'

export interface InboxOptions {
  mails: MailStore
  behaviour: MailSwitch
  changes: Changes
  siteUrl: string
}

const MAX_QUERY = 200

/** A name as `filename*` takes it (RFC 8187). */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )

/** The pages of the inbox, below `/demo/boite`. */
export const createInboxRoutes = ({ mails, behaviour, changes, siteUrl }: InboxOptions): Hono => {
  const app = new Hono()
  app.use(ownPostsOnly)

  const page = async (context: Context, openId: string | null) => {
    const query = (context.req.query('q') ?? '').trim().slice(0, MAX_QUERY)
    const [mail, summary] = openId === null ? [null, null] : [await mails.read(openId), mails.summary(openId)]
    if (openId !== null && (mail === null || summary === null)) return context.redirect('/demo/boite', 303)
    const wanted = context.req.query('vue')
    const part = PARTS.find((one) => one === wanted)
    const source = part === 'source' && openId !== null ? await mails.source(openId) : null
    const open =
      mail && summary
        ? mailPage({ summary, mail, part: part ?? firstPart(mail), query, source: source?.toString('utf8') ?? '' })
        : null
    if (openId !== null) mails.markRead(openId)
    return context.html(
      layout(
        {
          title: summary?.subject ?? 'Boîte de réception',
          page: 'boite',
          siteUrl,
          revision: changes.revision(),
          className: open ? 'is-open' : '',
        },
        inboxPage({ mails, behaviour, query, openId, open }),
      ),
    )
  }

  app.get('/', (context) => page(context, null))
  app.get('/flux', (context) => streamChanges(context, changes))
  app.post('/reglage', async (context) => {
    const { mode } = await context.req.parseBody()
    const chosen = MAIL_MODES.find((one) => one === mode)
    if (!chosen) return context.text('Ce réglage n’existe pas.\n', 422)
    behaviour.set(chosen)
    return context.redirect('/demo/boite', 303)
  })
  app.post('/vider', async (context) => {
    behaviour.forget()
    await mails.clear()
    return context.redirect('/demo/boite', 303)
  })
  app.get('/:id', (context) => page(context, context.req.param('id')))
  app.get('/:id/contenu', async (context) => {
    const mail = await mails.read(context.req.param('id'))
    if (!mail?.html) return context.notFound()
    return context.html(mailDocument(mail.html), 200, { 'Content-Security-Policy': mailPolicy(siteUrl) })
  })
  app.get('/:id/source.eml', async (context) => {
    const source = await mails.source(context.req.param('id'))
    if (!source) return context.notFound()
    return context.body(new Uint8Array(source), 200, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${context.req.param('id')}.eml"`,
    })
  })
  app.get('/:id/document.xml', async (context) => {
    const { text = '' } = (await mails.read(context.req.param('id'))) ?? {}
    if (!isXml(text)) return context.notFound()
    return context.body(text, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${context.req.param('id')}.xml"`,
    })
  })
  app.get('/:id/pieces/:index', async (context) => {
    const mail = await mails.read(context.req.param('id'))
    const index = context.req.param('index')
    const file = /^\d{1,3}$/.test(index) ? mail?.attachments[Number(index)] : undefined
    if (!file) return context.notFound()
    // Never shown on this origin, whatever its sender calls it.
    const name = encodeFileName(file.filename ?? 'piece-jointe')
    return context.body(new Uint8Array(file.content), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    })
  })
  return app
}
