import { sql } from 'kysely'
import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { exportByEmail, eraseByEmail } from '../admin/by-email'
import { eraseExpired } from '../admin/erase'
import { releaseEnquiry } from '../admin/settle-held'
import { addMissingDeliveries } from '../delivery/add-missing'
import { isConfirmedHere } from '../../../domain/enquiry/subscribed-cookie'
import { createDeliveriesFor } from '../delivery/delivery-rows'
import type { EnquiryOptions } from '../routes'
import { NOW } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'

const EMAIL = 'zoe@example.lu'
const subscription = { kind: 'newsletter', email: EMAIL, marketing: true }
const channels = [
  { name: 'visitor', type: 'visitor-mail' },
  { name: 'dealership', type: 'dealership-mail' },
  { name: 'crm', type: 'webhook', url: 'https://crm.example', secrets: [] },
] as const
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe.each(testDatabases)('a subscription to the newsletter on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const subscribe = async (body: object = {}, options: Partial<EnquiryOptions> = {}) => {
    const intake = await openIntake(opened, { deliveriesFor: createDeliveriesFor(channels), ...options })
    const sent = await intake.post('/api/enquiries', { ...subscription, ...body })
    const receipt = (await sent.json()) as { id: string; reference: string; state: string }
    const path = intake.links.subscriptionPathFor(receipt.id, receipt.reference)
    const get = async (at = path) => {
      const response = await intake.app.request(at)
      return { status: response.status, html: (await response.text()).replace(/[\u00a0\u202f]/g, ' ') }
    }
    const press = async (fields: Record<string, string>) => {
      const response = await intake.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
      return response.status
    }
    const state = async () => (await intake.stored())[0]?.state
    const told = async () =>
      (await intake.deliveries()).map(({ channel, subject }) => `${channel} ${subject.split(':')[0] ?? ''}`).sort()
    return { ...intake, receipt, path, get, press, state, told }
  }

  it('is told to the visitor alone until the link of the mail confirms it, then to the CRM', async () => {
    const { receipt, get, press, state, told } = await subscribe()
    expect(receipt.state).toBe('pending')
    expect(await told()).toEqual(['visitor enquiry'])
    for (let count = 0; count < 2; count += 1) expect((await get()).html).toContain('Confirmer mon inscription')
    // A scanner that opens the link subscribes nobody.
    expect(await state()).toBe('pending')
    expect(await addMissingDeliveries(opened.db, channels, NOW)).toBe(0)
    for (let count = 0; count < 2; count += 1) expect(await press({ action: 'confirm' })).toBe(303)
    expect(await state()).toBe('accepted')
    expect(await told()).toEqual(['crm enquiry', 'visitor change', 'visitor enquiry'])
    expect((await get()).html).toContain('z…@example.lu')
  })

  it('tells the forms of the browser in which it is confirmed, and when it ended', async () => {
    const { app, path, press, receipt } = await subscribe()
    const cookie = async () => (await app.request(path)).headers.get('set-cookie')
    expect(await cookie()).toBeNull()
    await press({ action: 'confirm' })
    const set = (await cookie()) ?? ''
    expect(isConfirmedHere(set.slice(0, set.indexOf(';')), receipt.reference)).toBe(true)
    await press({ action: 'cancel' })
    expect(await cookie()).toMatch(/^vitrine_newsletter=; .*Max-Age=0/)
  })

  it('is asked for again when the same sign-up comes after a minute, by three mails in all', async () => {
    const { post, receipt, counts, deliveries } = await subscribe()
    const noteMail = async (secondsAgo: number) => {
      await sql`
        update enquiry_deliveries set state = 'sent', settled_at = now() - make_interval(secs => ${secondsAgo})
      `.execute(opened.db)
      await sql`
        insert into enquiry_attempts (delivery_id, outcome, detail, duration_ms)
        select id, 'sent', '250', 1 from enquiry_deliveries
      `.execute(opened.db)
    }
    const repeat = async () => {
      const answer = await post('/api/enquiries', subscription)
      expect(await answer.json()).toMatchObject({ id: receipt.id, state: 'pending' })
      return (await deliveries()).map(({ state }) => state)
    }
    await noteMail(50)
    expect(await repeat()).toEqual(['sent'])
    await sql`update enquiry_deliveries set settled_at = now() - interval '70 seconds'`.execute(opened.db)
    const told = counts.stored
    expect(await repeat()).toEqual(['waiting'])
    expect(counts.stored).toBeGreaterThan(told)
    await noteMail(70)
    expect(await repeat()).toEqual(['waiting'])
    await noteMail(70)
    expect(await repeat()).toEqual(['sent'])
  })

  it('can be wished for again at once after it ended', async () => {
    const { post, press, receipt, told } = await subscribe()
    await press({ action: 'confirm' })
    await press({ action: 'cancel' })
    const again = (await (await post('/api/enquiries', subscription)).json()) as { id: string; state: string }
    expect([again.state, again.id === receipt.id]).toEqual(['pending', false])
    expect((await told()).filter((one) => one === 'visitor enquiry')).toHaveLength(2)
  })

  it.each([
    ['by the page', { action: 'cancel' }, 303],
    // It follows no redirect (RFC 8058, section 3.1).
    ['by the button of a mail program', { 'List-Unsubscribe': 'One-Click' }, 200],
  ])('ends %s, which the CRM is told', async (_, fields, status) => {
    const { get, press, state, told } = await subscribe()
    await press({ action: 'confirm' })
    for (let count = 0; count < 2; count += 1) expect(await press(fields)).toBe(status)
    expect(await state()).toBe('cancelled')
    expect(await told()).toEqual(['crm change', 'crm enquiry', 'visitor change', 'visitor enquiry'])
    const { html } = await get()
    expect(html).toContain('Vous êtes désinscrit')
    expect(html).not.toContain('<form')
    expect(await press({ action: 'confirm' })).toBe(303)
    expect(await state()).toBe('cancelled')
  })

  it('is erased after a month where nobody confirmed it, and after it ended; not in between', async () => {
    const { admin, press, state, get } = await subscribe()
    const erasedAt = (days: number) => eraseExpired({ ...admin, clock: () => inDays(days) })
    expect(await erasedAt(29)).toBe(0)
    await press({ action: 'confirm' })
    expect(await erasedAt(3_650)).toBe(0)
    await press({ action: 'cancel' })
    expect(await erasedAt(29)).toBe(0)
    expect(await erasedAt(32)).toBe(1)
    expect(await state()).toBe('erased')
    expect((await get()).status).toBe(410)
    const unconfirmed = await subscribe({ email: 'tom@example.lu' })
    expect(await eraseExpired({ ...unconfirmed.admin, clock: () => inDays(32) })).toBe(1)
  })

  it('is exported and erased with everything else of its address', async () => {
    const { admin, press, receipt } = await subscribe()
    await press({ action: 'confirm' })
    expect(await exportByEmail(admin, EMAIL)).toMatchObject([
      { kind: 'newsletter', state: 'accepted', consent: { marketing: true }, changes: [{ kind: 'confirm' }] },
    ])
    const { reference } = receipt
    expect(await eraseByEmail(admin, EMAIL)).toEqual({ references: [reference], subscribed: [reference] })
  })

  it('is erased without a word of the CRM where nobody confirmed it', async () => {
    const { admin, receipt } = await subscribe()
    expect(await eraseByEmail(admin, EMAIL)).toEqual({ references: [receipt.reference], subscribed: [] })
  })

  it('waits for the visitor too when a person let it pass', async () => {
    const { admin, receipt, state, told } = await subscribe({}, { turnstile: async () => 'turnstile_failed' })
    expect(receipt.state).toBe('held')
    await releaseEnquiry(admin, receipt.reference)
    expect(await state()).toBe('pending')
    expect(await told()).toEqual(['visitor enquiry'])
  })

  it('needs the box that says so, and a link of its own', async () => {
    const { post, get, app, links, receipt } = await subscribe()
    const refused = await post('/api/enquiries', { ...subscription, marketing: false })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(await refused.json())).toContain('Cochez la case')
    expect((await get('/api/enquiries/inscription/GA-7F3K-29?jeton=abc')).status).toBe(404)
    // The page of appointments does not know it.
    expect((await app.request(links.pathFor(receipt.id, receipt.reference))).status).toBe(404)
  })

  it('works without scripts', async () => {
    const { postForm, app, state } = await subscribe()
    const sent = await postForm({ kind: 'newsletter', email: 'tom@example.lu', marketing: 'true' })
    expect(sent.status).toBe(303)
    const page = await app.request(sent.headers.get('location') ?? '')
    expect(await page.text()).toContain('confirmez votre adresse')
    expect(await state()).toBe('pending')
    await opened.db.updateTable('enquiries').set({ state: 'accepted' }).execute()
    const confirmed = await (await app.request(sent.headers.get('location') ?? '')).text()
    expect(confirmed).toContain('vous êtes inscrit à la lettre d’information.')
    expect(confirmed).not.toMatch(/vous répond|confirmation part/)
  })
})
