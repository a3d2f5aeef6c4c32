import fc from 'fast-check'
import { sql } from 'kysely'
import { anyCharacter } from '../../../domain/testing/any-character'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../../database/open-database'
import { upsertVehicles } from '../../dealer/write-vehicles'
import { noLog } from '../../durable-log/no-log'
import type { DurableLog } from '../../durable-log/types'
import { createSealer } from '../../sealing/create-sealer'
import { testDatabases } from '../../testing/databases/databases'
import type { EnquiryOptions } from '../routes'
import { eraseEnquiries } from '../admin/erase'
import { NOW, question, testDrive } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'
import { openChange } from './change-record'

const tyres = {
  kind: 'tyres',
  name: 'Zoé Müller',
  email: 'zoe@example.lu',
  phone: '621 12 34 56',
  locationId: 'mersch',
  season: 'winter',
  tyreSize: '205/55 R16',
  wheelStorage: 'stored_here',
  date: '2026-12-02',
  plate: 'AB 1234',
  consent: true,
}
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(testDatabases)('page of the signed link on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const visit = async (body: object, options: Partial<EnquiryOptions> = {}) => {
    const intake = await openIntake(opened, options)
    const sent = await intake.post('/api/enquiries', body)
    const { id, reference } = (await sent.json()) as { id: string; reference: string }
    const path = intake.links.pathFor(id, reference)
    const get = async (more = '') => {
      const response = await intake.app.request(path + more)
      return { response, html: plain(await response.text()) }
    }
    const post = (fields: Record<string, string>, to = path) =>
      intake.app.request(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    const changes = () => opened.db.selectFrom('enquiry_changes').selectAll().orderBy('changed_at').execute()
    return { ...intake, id, reference, path, get, post, changes }
  }

  it('shows the wishes and the open times, and changes nothing however often it is loaded', async () => {
    const { get, path, app, stored, changes } = await visit(testDrive)
    const before = await stored()
    const { response, html } = await get()
    expect(response.status).toBe(200)
    expect(html).toContain('mercredi 25 novembre 2026 à 10 h 30')
    expect(html).toContain('<optgroup label="jeudi 26 novembre">')
    expect(html).toContain('<option value="2026-11-25T10:30" selected>')
    // Neither past nor within two hours, nor closed, nor on a Sunday.
    expect(html).not.toMatch(/value="2026-11-24T(?:0|1[01])|value="2026-11-29|T18:30"/)
    expect(html).toContain('value="2026-11-24T12:00"')
    for (const more of ['&etape=annuler', '&fait=stored', '&debut=2026-12-20', '&debut=x', '&action=cancel'])
      expect((await get(more)).response.status).toBe(200)
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(200)
    expect(await stored()).toEqual(before)
    expect(await changes()).toEqual([])
  })

  it('is kept by nobody, framed by nobody, and tells no other site its address', async () => {
    const { get } = await visit(testDrive)
    const { headers } = (await get()).response
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect((await get()).html).not.toMatch(/<script|style="|zoe@example|621 12/)
  })

  it('opens by its own token only, and does not tell which references exist', async () => {
    const { app, path, reference, post, changes } = await visit(testDrive)
    const other = await visit({ ...testDrive, email: 'other@example.lu' })
    const base = `/api/enquiries/rendez-vous/`
    const token = new URL(path, 'http://x').search
    const wrong = [
      `${base}${reference}`,
      `${base}${reference}?jeton=`,
      `${base}${reference}?jeton=x`,
      `${base}${other.reference}${token}`,
      `${base}GA-2222-22${token}`,
      `${base}%00${token}`,
      `${base}${reference}%20or%201=1${token}`,
    ]
    const answers = await Promise.all(wrong.map(async (url) => (await app.request(url)).text()))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('Ce lien n’est pas valable')
    for (const url of wrong) expect((await post({ action: 'cancel' }, url)).status).toBe(404)
    expect(await changes()).toEqual([])
    // However it was typed.
    expect((await app.request(`${base}${reference.toLowerCase().replaceAll('-', '')}${token}`)).status).toBe(200)
  })

  it('takes another slot once, stores it with its deliveries, and shows it from then on', async () => {
    const { get, post, changes, deliveries, counts, id } = await visit(testDrive)
    const wish = { action: 'change', slot: '2026-11-30T09:00', secondSlot: '2026-12-01T17:00' }
    const answers = await Promise.all([post(wish), post(wish)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const locations = answers.map(({ headers }) => new URL(headers.get('location') ?? '', 'http://x').searchParams)
    expect(locations.map((search) => search.get('fait')).sort()).toEqual(['stored', 'unchanged'])
    const [change, ...more] = await changes()
    expect(more).toEqual([])
    expect(change).toMatchObject({ enquiry_id: id, kind: 'change' })
    expect(change && openChange(change, createSealer([]))).toEqual({
      wishes: { slot: '2026-11-30T09:00', secondSlot: '2026-12-01T17:00' },
      before: { slot: '2026-11-25T10:30' },
    })
    expect((await deliveries()).map(({ subject }) => subject).sort()).toEqual([`change:${change?.id ?? ''}`, 'enquiry'])
    expect(counts.stored).toBe(2)
    const { html } = await get('&fait=stored')
    expect(html).toContain('lundi 30 novembre 2026 à 9 h')
    expect(html).toContain('Vous recevez une confirmation par e-mail.')
  })

  it.each([
    [{ slot: '2026-11-29T10:00' }, 'fermée à ce moment'],
    [{ slot: '2026-11-24T09:00' }, 'à venir'],
    [{ slot: '2026-11-24T11:30' }, 'Ce moment est trop proche'],
    [{ slot: '2026-11-25T10:10' }, 'heures proposées'],
    [{ slot: '2027-11-25T10:30' }, 'quatre mois'],
    [{ slot: '<b>x</b>' }, 'heures proposées'],
    [{ slot: '2026-11-25T10:30', secondSlot: '2026-11-25T10:30' }, 'autre moment que le premier'],
    [{}, 'Choisissez au moins un moment'],
  ])('says beside the field why %j cannot be', async (wish, problem) => {
    const { post, changes } = await visit(testDrive)
    const response = await post({ action: 'change', ...wish })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(problem)
    expect(html).not.toContain('<b>x')
    expect(await changes()).toEqual([])
  })

  it('keeps a wish that is near by now beside one that changes', async () => {
    let now = NOW
    const { post, changes } = await visit(testDrive, { clock: () => now })
    now = new Date('2026-11-25T08:00:00Z')
    expect((await post({ action: 'change', slot: '2026-11-25T10:00' })).status).toBe(422)
    const kept = { slot: testDrive.slot, secondSlot: '2026-12-01T17:00' }
    expect((await post({ action: 'change', ...kept })).status).toBe(303)
    expect((await changes()).map((change) => openChange(change, createSealer([])).wishes)).toEqual([kept])
  })

  it.each(['sold', 'withdrawn'])('offers no other moment for a vehicle that is %s, and cancels only', async (fate) => {
    const store = (availability: 'available' | 'sold') =>
      opened.db
        .transaction()
        .execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 104_729, availability }], 'api'))
    await store('available')
    const { get, post, changes, stored } = await visit(testDrive)
    const wish = { action: 'change', slot: '2026-11-30T09:00' }
    expect((await post(wish)).status).toBe(303)
    expect((await get()).html).toContain('id="changer"')
    if (fate === 'sold') await store('sold')
    else await opened.db.updateTable('vehicles').set({ deleted: true }).where('id', '=', 104_729).execute()

    const { response, html } = await get()
    expect(response.status).toBe(200)
    expect(html).toContain('Ce véhicule n’est plus en vente.')
    expect(html).toContain('Cet essai n’aura pas lieu.')
    expect(html).toContain('&amp;etape=annuler')
    expect(html).not.toMatch(/id="changer"|value="change"|le rendez-vous est pris|Modifier ou annuler/)
    const refused = await post({ ...wish, slot: '2026-12-01T17:00' })
    expect(refused.status).toBe(409)
    expect(plain(await refused.text())).toContain('Votre choix n’est pas enregistré : ce véhicule n’est plus en vente')
    const unread = await post({})
    expect([unread.status, (await unread.text()).includes('Choisissez de nouveau')]).toEqual([422, false])
    expect(await changes()).toHaveLength(1)
    expect((await post({ action: 'cancel' })).status).toBe(303)
    expect((await stored())[0]?.state).toBe('cancelled')
  })

  it('asks before it cancels, cancels once, and says so from then on', async () => {
    const { get, post, changes, stored, deliveries } = await visit(testDrive)
    const asked = await get('&etape=annuler')
    expect(asked.html).toMatch(/<form[^>]* method="post"[\s\S]*name="action" value="cancel"/)
    expect((await stored())[0]?.state).toBe('accepted')
    const answers = await Promise.all([post({ action: 'cancel' }), post({ action: 'cancel' })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await stored())[0]?.state).toBe('cancelled')
    expect(await changes()).toMatchObject([{ kind: 'cancel' }])
    expect(await deliveries()).toHaveLength(2)
    for (const response of [
      await post({ action: 'cancel' }),
      await post({ action: 'change', slot: '2026-11-30T09:00' }),
    ])
      expect(response.status).toBeLessThan(400)
    expect(await changes()).toHaveLength(1)
    expect((await get()).html).toContain('Votre demande est annulée')
  })

  it('lets tyres be moved by day and part of the day, and a question be cancelled only', async () => {
    const tyre = await visit(tyres)
    const { html } = await tyre.get()
    expect(html).toContain('<option value="2026-12-02" selected>mercredi 2 décembre 2026</option>')
    expect(html).not.toContain('<optgroup')
    expect((await tyre.post({ action: 'change', date: '2026-12-03', dayPart: 'morning' })).status).toBe(303)
    expect((await tyre.post({ action: 'change', dayPart: 'morning' })).status).toBe(422)
    const asked = await visit(question)
    expect((await asked.get()).html).not.toContain('id="changer"')
    expect((await asked.post({ action: 'cancel' })).status).toBe(303)
  })

  it('refuses half days that are over or closed, says which are possible, and keeps one that was in time', async () => {
    let now = new Date('2026-12-02T06:00:00Z')
    const { get, post, changes } = await visit({ ...tyres, dayPart: 'morning' }, { clock: () => now })
    const change = async (fields: Record<string, string>) => {
      const response = await post({ action: 'change', ...fields })
      return { status: response.status, html: plain(await response.text()) }
    }
    const morning = { date: '2026-12-02', dayPart: 'morning' }
    now = new Date('2026-12-02T09:30:00Z')
    expect((await get()).html).toContain('mercredi 2 décembre 2026 : l’après-midi seulement</option>')
    expect(await change({ date: '2026-12-03', secondDate: '2026-12-02', dayPart: 'morning' })).toMatchObject({
      status: 422,
      html: expect.stringContaining('id="champ-secondDate-erreur">Ce moment de la journée est trop proche'),
    })
    expect((await change({ ...morning, secondDate: '2026-12-03' })).status).toBe(303)
    expect(await changes()).toHaveLength(1)
    const { status, html } = await change({ date: '2026-12-03', secondDate: '2026-12-05', dayPart: 'afternoon' })
    expect([status, html]).toEqual([303, ''])
    now = new Date('2026-12-02T11:00:00Z')
    const late = await change(morning)
    expect([late.status, late.html.includes('déjà passé. Choisissez un autre moment')]).toEqual([422, true])
  })

  it('ends with the appointment, and after 90 days without one', async () => {
    const day = 24 * 60 * 60_000
    let now = NOW
    const clock = () => now
    const drive = await visit(testDrive, { clock })
    const asked = await visit(question, { clock })
    now = new Date('2026-11-25T09:29:00Z')
    expect((await drive.get()).response.status).toBe(200)
    now = new Date('2026-11-25T09:31:00Z')
    expect((await drive.get()).response.status).toBe(410)
    expect((await drive.post({ action: 'cancel' })).status).toBe(410)
    expect((await drive.stored())[0]?.state).toBe('accepted')
    now = new Date(NOW.getTime() + 89 * day)
    expect((await asked.get()).response.status).toBe(200)
    now = new Date(NOW.getTime() + 91 * day)
    expect((await asked.get()).html).toContain('Ce lien n’est plus valable')
  })

  it('says that an enquiry was erased, and shows none that is held or refused', async () => {
    const { get, post, admin, id } = await visit(testDrive)
    for (const state of ['held', 'refused'] as const) {
      await opened.db.updateTable('enquiries').set({ state }).where('id', '=', id).execute()
      expect((await get()).response.status).toBe(404)
    }
    await eraseEnquiries(admin, [id])
    const { response, html } = await get()
    expect(response.status).toBe(410)
    expect(html).toContain('Cette demande est effacée')
    expect((await post({ action: 'cancel' })).status).toBe(410)
  })

  it('takes so many changes, and then asks for a call; cancelling stays possible', async () => {
    const { post, changes } = await visit(testDrive)
    const outcomes: (string | null)[] = []
    for (let index = 0; index < 12; index++) {
      const response = await post({
        action: 'change',
        slot: `2026-11-30T${String(9 + (index % 2)).padStart(2, '0')}:00`,
      })
      outcomes.push(new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('fait'))
    }
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(10)
    expect(outcomes.slice(10)).toEqual(['too_many', 'unchanged'])
    expect((await post({ action: 'cancel' })).status).toBe(303)
    expect(await changes()).toHaveLength(11)
  })

  it('is sealed like the enquiry', async () => {
    const sealer = createSealer([{ id: 'k1', secret: new Uint8Array(32).fill(1) }])
    const { get, post, changes } = await visit(testDrive, { sealer })
    await post({ action: 'change', slot: '2026-11-30T09:00' })
    const [change] = await changes()
    expect(change?.record).toBeNull()
    expect(change?.sealed).toMatch(/^sealed:1:k1:/)
    expect((await get()).html).toContain('lundi 30 novembre 2026 à 9 h')
  })

  it('acknowledges a change only when it is on disk, also the second time', async () => {
    const steps: string[] = []
    let fails = true
    const log: DurableLog = {
      ...noLog,
      append: async (table, ids) => {
        if (fails && table !== 'enquiries') throw new Error('no space left')
        if (ids.length > 0) steps.push(table)
      },
    }
    const { post, changes } = await visit(testDrive, { log })
    const wish = { action: 'change', slot: '2026-11-30T09:00' }
    const failed = await post(wish)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
    fails = false
    expect((await post(wish)).status).toBe(303)
    expect(steps).toEqual(['enquiries', 'enquiry_changes', 'enquiry_deliveries'])
    expect(await changes()).toHaveLength(1)
  })

  it('answers any form without an error, and stores only what the form can say', async () => {
    const { app, path, changes, stored } = await visit(testDrive)
    const value = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('change', 'cancel ', '2026-11-25', '__proto__'),
    )
    const name = fc.oneof(fc.constantFrom('action', 'slot', 'secondSlot', '__proto__', 'constructor'), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), fc.boolean(), async (fields, isChange) => {
        const body = new URLSearchParams(isChange ? [['action', 'change'], ...fields] : fields).toString()
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const { status } = await app.request(path, { method: 'POST', headers, body })
        expect([200, 303, 413, 422]).toContain(status)
      }),
      { numRuns: 30 },
    )
    for (const change of await changes())
      expect(openChange(change, createSealer([])).wishes).toMatchObject({ slot: expect.stringMatching(/^2026-/) })
    expect((await stored())[0]?.state).toBe('accepted')
  })

  it('refuses bodies that are no form of the page', async () => {
    const { app, path, post, changes } = await visit(testDrive)
    const large = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'x'.repeat(9_000),
    }
    const unread = async (answer: Response): Promise<number> => {
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      expect(await answer.text()).toMatch(/n’est pas enregistré\. Choisissez de nouveau[\s\S]*<form method="post"/)
      return answer.status
    }
    expect(await unread(await app.request(path, large))).toBe(413)
    const multipart = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y' }
    expect(await unread(await app.request(path, multipart))).toBe(400)
    expect(await unread(await post({ action: 'constructor' }))).toBe(422)
    expect(await unread(await post({}))).toBe(422)
    expect(await changes()).toEqual([])
    expect((await sql<{ n: number }>`select count(*)::int as n from enquiries`.execute(opened.db)).rows[0]?.n).toBe(1)
  })

  it('answers with a page while the database is away, and at addresses of nothing', async () => {
    const { app, path, post } = await visit(testDrive, { links: () => Promise.reject(new Error('no database')) })
    const isPage = async (answer: Response, status: number, words: string) => {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
      expect(await answer.text()).toContain(words)
    }
    const away = await app.request(path)
    expect(away.headers.get('retry-after')).toBe('5')
    await isPage(away, 503, 'Réessayez dans un instant')
    await isPage(await post({ action: 'cancel' }), 503, 'Réessayez dans un instant')
    for (const address of ['/api/enquiries/rendez-vous', '/api/enquiries/rendez-vous/GA-7F3K-29/x'])
      await isPage(await app.request(address), 404, 'Ce lien n’est pas valable')
  })
})
