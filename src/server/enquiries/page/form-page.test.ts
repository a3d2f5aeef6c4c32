import { randomUUID } from 'node:crypto'
import { FORMS } from '../../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import { exampleSite } from '../../../domain/testing/example-location'
import { specialHours } from '../../../domain/testing/example-week'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../../database/open-database'
import { replaceCollection } from '../../dealer/collections'
import { upsertVehicles } from '../../dealer/write-vehicles'
import { noLog } from '../../durable-log/no-log'
import { createSealer } from '../../sealing/create-sealer'
import { testDatabases } from '../../testing/databases/databases'
import { changeColumns } from '../manage/change-record'
import { NOW } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'

const form = {
  kind: 'test_drive',
  name: 'Zoé <b>Müller</b>',
  email: 'zoe@example.lu',
  phone: '621 12 34 56',
  slot: '2026-11-25T10:30',
  hasLicence: 'true',
  message: 'Bonjour,\r\n"merci"',
  consent: 'true',
  vehicleId: '104729',
  locationId: 'mersch',
  page: '/stock/104729',
}

describe.each(testDatabases)('forms without JavaScript on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('are stored and lead to a page with the reference and what happens next', async () => {
    const { app, postForm, stored } = await openIntake(opened)
    const sent = await postForm(form)
    expect(sent.status).toBe(303)
    const page = await app.request(sent.headers.get('location') ?? '')
    const html = await page.text()
    const [row] = await stored()
    expect(row).toMatchObject({
      record: {
        values: { name: 'Zoé <b>Müller</b>', hasLicence: true, message: 'Bonjour,\n"merci"', phone: '+352621123456' },
        subject: { vehicleId: 104_729, locationId: 'mersch' },
        consent: { marketing: false },
        page: '/stock/104729',
      },
    })
    expect(html).toContain(row?.reference)
    expect(html).toContain(
      'Un conseiller vous contacte avant votre rendez-vous du mercredi 25\u00a0novembre à 10\u00a0h\u00a030 pour le confirmer.',
    )
    expect(html).toMatch(/En cas d’urgence, appelez-nous au <a class="phone"[^>]*>\+352 32 10 40</)
    expect(html).toContain('Une confirmation part à votre adresse e-mail.')
    expect(html).not.toMatch(/Zoé|zoe@/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('name the usual time of the answer where it comes before the appointment, and none that is over', async () => {
    let now = NOW
    const { app, postForm, stored } = await openIntake(opened, { clock: () => now })
    const page = async (fields: Record<string, string> = {}) => {
      const path = (await postForm({ ...form, ...fields })).headers.get('location') ?? ''
      return async () => (await app.request(path)).text()
    }
    const usual =
      'Un conseiller confirme le rendez-vous avec vous au plus tard le 25\u00a0novembre\u00a02026 à 18\u00a0h\u00a030.'
    expect(await (await page({ slot: '2026-11-26T10:30' }))()).toContain(usual)
    const read = await page()
    expect(await read()).toContain('avant votre rendez-vous du')
    const wishes = { slot: '2026-11-30T09:00' }
    const [id = ''] = (await stored()).flatMap(({ id: one, record }) =>
      JSON.stringify(record).includes(form.slot) ? [one] : [],
    )
    now = new Date('2026-11-25T09:40:00Z')
    expect(await read()).toContain('Le délai annoncé pour la réponse est passé.')
    const change = { id: randomUUID(), enquiry_id: id, kind: 'change' as const, changed_at: NOW.toISOString() }
    await opened.db
      .insertInto('enquiry_changes')
      .values({ ...change, ...changeColumns({ wishes, before: {} }, createSealer([])) })
      .execute()
    expect(await read()).toContain(usual)
  })

  it('are one enquiry when they are sent twice, also at the general address and in the other encoding', async () => {
    const { app, postForm, stored } = await openIntake(opened)
    const multipart = new FormData()
    for (const [name, value] of Object.entries(form)) multipart.append(name, value)
    multipart.append('cv', new Blob(['x']), 'cv.pdf')
    const answers = await Promise.all([
      postForm(form),
      postForm(form),
      postForm(form, {}, '/api/enquiries'),
      app.request('/api/enquiries/form', { method: 'POST', body: multipart }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    const ids = answers.map(({ headers }) => new URL(headers.get('location') ?? '', 'http://a').searchParams.get('id'))
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('say of one that was stored before that it is the same, with its reference', async () => {
    const { app, postForm, stored } = await openIntake(opened)
    const read = async () => {
      const path = (await postForm(form)).headers.get('location') ?? ''
      return (await app.request(path)).text()
    }
    const [first, again] = [await read(), await read()]
    const [row] = await stored()
    expect(first).toContain('Merci, votre demande est enregistrée')
    expect(first).not.toContain('déjà reçu')
    expect(again).toContain('<h1>Nous avions déjà reçu cette demande</h1>')
    expect(again).toContain(`<strong>${row?.reference ?? ''}</strong>`)
    expect(again).not.toContain('Une confirmation part')
  })

  it.each([
    ['too long', 'application/x-www-form-urlencoded', `message=${'x'.repeat(70_000)}`, 413, 'Elle est trop longue.'],
    ['broken', 'multipart/form-data; boundary=a', '--a\r\nnothing', 400, 'Elle ne nous est pas parvenue en entier.'],
  ])('that are %s get a page that says what to do', async (_state, contentType, body, status, message) => {
    const { app, stored } = await openIntake(opened)
    const request = { method: 'POST', headers: { 'content-type': contentType }, body }
    const response = await app.request('/api/enquiries/form', request)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await response.text()).toContain(message)
    expect(await stored()).toHaveLength(0)
  })

  it('come back with problems, links to them and everything that was typed', async () => {
    const { postForm, stored } = await openIntake(opened)
    const response = await postForm({ ...form, email: 'zoe@', slot: '2026-11-29T10:00', consent: '' })
    expect(response.status).toBe(422)
    const html = await response.text()
    for (const name of ['email', 'slot', 'consent']) {
      expect(html).toContain(`<a href="#champ-${name}">`)
      expect(html).toMatch(new RegExp(`id="champ-${name}" name="${name}" aria-invalid="true"`))
    }
    expect(html).toContain('value="Zoé &lt;b&gt;Müller&lt;/b&gt;"')
    expect(html).toContain('Bonjour,\r\n&quot;merci&quot;</textarea>')
    expect(html).toMatch(/name="hasLicence"[^>]* checked/)
    expect(html).toContain('<option value="mersch" selected>Mersch</option>')
    expect(html).toContain('<input type="hidden" name="vehicleId" value="104729">')
    expect(html).not.toContain('<b>Müller')
    expect(await stored()).toEqual([])
  })

  it('say when the dealership is open on the day of a time that is refused', async () => {
    const { postForm } = await openIntake(opened)
    await opened.db
      .transaction()
      .execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 104_729, locationId: 'mersch' }], 'api'))
    const special = [specialHours('2026-11-27', '2026-11-27', { periods: [{ opens: '08:00', closes: '12:00' }] })]
    const site = { ...exampleSite, specialHours: special }
    await opened.db.transaction().execute((trx) => replaceCollection(trx, 'locations', [site]))
    const reason = async (fields: Record<string, string>, name = 'slot') => {
      const html = (await (await postForm({ ...form, ...fields })).text()).replace(/[\u00a0\u202f]/g, ' ')
      return new RegExp(`id="champ-${name}-erreur">([^<]*)<`).exec(html)?.[1]
    }
    const late =
      'La concession est fermée à ce moment. Mercredi 25 novembre : 8 h 30 à 18 h 30. ' +
      'Choisissez une heure d’ouverture, au plus tard une demi-heure avant la fermeture.'
    expect(await reason({ slot: '2026-11-25T18:30' })).toBe(late)
    // The dealership of the vehicle.
    expect(await reason({ slot: '2026-11-25T18:30', locationId: '' })).toBe(late)
    expect(await reason({ slot: '2026-12-25T10:00' })).toBe(
      'La concession est fermée à ce moment. Vendredi 25 décembre : fermé (Noël). Choisissez une autre date.',
    )
    expect(await reason({ slot: '2026-12-25T10:00', locationId: '', vehicleId: '1' })).toBe(
      'La concession est fermée à ce moment. Choisissez une autre date ou une autre heure.',
    )
    expect(await reason({ slot: '2026-11-25T10:10' })).toBe(
      'Indiquez une date et une heure, à l’heure pile ou à la demie, par exemple 10 h 30.',
    )
    // It is ten o’clock.
    const soon = (when: string) =>
      `Ce moment est trop proche : il nous faut deux heures d’ouverture pour le confirmer. Choisissez à partir du ${when}, ou appelez-nous.`
    expect(await reason({ slot: '2026-11-24T11:30' })).toBe(soon('mardi 24 novembre à 12 h'))
    expect(await reason({ slot: '2026-11-24T12:00' })).toBeUndefined()
    const service = { kind: 'service', serviceType: 'inspection', workshopSlot: '2026-11-25T18:00' }
    expect(await reason(service, 'workshopSlot')).toMatch(/^L’atelier est fermé .* 7 h 30 à 17 h\. Choisissez/)
    const tyres = { kind: 'tyres', date: '2026-11-25', dayPart: 'afternoon' }
    expect(await reason({ ...tyres, secondDate: '2026-11-27' }, 'secondDate')).toBe(
      'L’atelier est fermé à ce moment. Vendredi 27 novembre : 8 h à 12 h. Choisissez un autre moment de la journée ou un autre jour.',
    )
    expect(await reason(tyres, 'date')).toBeUndefined()
    expect(await reason({ kind: 'tyres', date: '2026-11-24', dayPart: 'morning' }, 'date')).toMatch(/^Ce moment de la/)
  })

  it('do not thank for an enquiry that was cancelled since', async () => {
    const { app, postForm } = await openIntake(opened)
    const path = (await postForm(form)).headers.get('location') ?? ''
    await opened.db.updateTable('enquiries').set({ state: 'cancelled' }).execute()
    const html = await (await app.request(path)).text()
    expect(html).toContain('<h1>Cette demande est close</h1>')
    expect(html).not.toMatch(/Merci|confirmation part/)
    expect((await postForm(form)).headers.get('location')).not.toBe(path)
  })

  it('from another site are not stored, but can be sent from the answer', async () => {
    const { postForm, stored } = await openIntake(opened)
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const headers of elsewhere) {
      const response = await postForm(form, headers)
      expect(response.status).toBe(403)
      expect(await response.text()).toContain('value="zoe@example.lu"')
    }
    expect(await stored()).toEqual([])
  })

  it('from old browsers are known by the origin of the site or of the server', async () => {
    const { postForm } = await openIntake(opened)
    const origins: Record<string, string>[] = [
      { origin: 'https://www.groupe-alzette.example' },
      { origin: 'http://localhost', host: 'localhost' },
      {},
    ]
    for (const headers of origins) expect((await postForm(form, headers)).status).toBe(303)
  })

  it('that cannot be stored are not lost', async () => {
    const log = { ...noLog, append: () => Promise.reject(new Error('no space left')) }
    const { postForm } = await openIntake(opened, { log })
    const response = await postForm(form)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toMatch(/Rien de ce que vous avez écrit n’est perdu[\s\S]*value="zoe@example.lu"/)
  })

  it('that are too many can be sent later, and name the number to call once in what they say', async () => {
    const { app } = await openIntake(opened)
    const client = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const send = (index: number) => {
      const body = new URLSearchParams({ ...form, email: `v${index}@example.lu` }).toString()
      return app.request('/api/enquiries/form', { method: 'POST', headers, body }, client)
    }
    for (let index = 0; index < 20; index += 1) await send(index)
    const refused = await send(20)
    expect(refused.status).toBe(429)
    const [, notice = ''] = /class="summary"(.*?)<\/div>/s.exec(await refused.text()) ?? []
    expect(notice).toContain('attendez quelques minutes')
    expect(notice.match(/>[^<]*\+352 26 10 40/g)).toHaveLength(1)
  })

  it('say what the visitor chose, not what stood there before', async () => {
    const { app, stored } = await openIntake(opened)
    const body = `locationId=arlon&${new URLSearchParams(form).toString()}&phone=`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.request('/api/enquiries/form', { method: 'POST', headers, body })).status).toBe(303)
    expect(await stored()).toMatchObject([
      { record: { subject: { locationId: 'mersch' }, values: { phone: '+352621123456' } } },
    ])
  })

  it('that are none are refused', async () => {
    const { app, postForm } = await openIntake(opened)
    expect((await postForm({ kind: 'constructor' })).status).toBe(422)
    const broken = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y' }
    const unread = await app.request('/api/enquiries/form', broken)
    expect([unread.status, unread.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect(await unread.text()).toContain('envoyez-la de nouveau')
    for (const id of ['x', '%00', '%ff'])
      expect((await app.request(`/api/enquiries/form/sent?id=${id}`)).status).toBe(404)
    expect((await app.request('/api/enquiries/form?kind=toString')).status).toBe(404)
  })

  it('are answered with a page to a browser, also at addresses of nothing', async () => {
    const { app } = await openIntake(opened)
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const plain = { method: 'POST', headers: { ...browser, 'content-type': 'text/plain' }, body: 'kind=contact' }
    const answers = [
      [await app.request('/api/enquiries', plain), 415],
      [await app.request('/api/enquiries', { headers: browser }), 404],
      [await app.request('/api/enquiries/form/x', { headers: browser }), 404],
    ] as const
    for (const [answer, status] of answers)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
    const program = await app.request('/api/enquiries')
    expect([program.status, program.headers.get('content-type')]).toEqual([404, 'application/json'])
  })

  it('are never ticked as agreed by a link', async () => {
    const { app } = await openIntake(opened)
    const query = 'kind=test_drive&name=Zoé&consent=true&marketing=true&hasLicence=true'
    const html = await (await app.request(`/api/enquiries/form?${query}`)).text()
    expect(html).toContain('value="Zoé"')
    expect(html).not.toMatch(/name="(?:consent|marketing)"[^>]* checked/)
  })

  it('begin with the first time that is left', async () => {
    const { app } = await openIntake(opened)
    const page = async (query: string) => (await app.request(`/api/enquiries/form?${query}`)).text()
    expect(await page('kind=model_test_drive&locationId=mersch')).toMatch(/name="slot"[^>]* min="2026-11-24T12:00"/)
    expect(await page('kind=tyres&locationId=mersch')).toMatch(/name="date"[^>]* min="2026-11-24"/)
    expect(await page('kind=job_application')).toMatch(/name="availableFrom"[^>]* min="2026-11-24"/)
  })

  it('are answered with a page while the database is away', async () => {
    const { app } = await openIntake(opened, {
      clock: () => {
        throw new Error('no database')
      },
    })
    const answer = await app.request('/api/enquiries/form?kind=contact')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('une demande déjà enregistrée ne part pas une seconde fois')
  })

  it.each(ENQUIRY_KINDS)('have every field of their kind: %s', async (kind) => {
    const { app } = await openIntake(opened)
    const response = await app.request(`/api/enquiries/form?kind=${kind}&vehicleId=7`)
    expect(response.status).toBe(200)
    const html = await response.text()
    const names = [...html.matchAll(/id="champ-(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(FORMS[kind].fields.map(({ name }) => name).filter((name) => name !== 'stillInterested'))
    for (const name of names) expect(html).toContain(`<label for="champ-${name}">`)
  })

  it('name the vehicle that they are about', async () => {
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 104_729 }], 'api'))
    const { postForm } = await openIntake(opened)
    const html = await (await postForm({ ...form, name: '' })).text()
    expect(html).toContain(`<small>${exampleVehicle.brandName} ${exampleVehicle.modelName}`)
  })

  it('say that the vehicle was sold meanwhile, beside similar ones, and can still be sent', async () => {
    const others = [
      { ...exampleVehicle, id: 1, powerHp: exampleVehicle.powerHp + 1 },
      { ...exampleVehicle, id: 2, availability: 'sold' as const },
      { ...exampleVehicle, id: 3, bodyStyle: 'estate' as const },
    ]
    const about = { ...exampleVehicle, id: 104_729, availability: 'sold' as const }
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [about, ...others], 'api'))
    const { app, postForm, stored } = await openIntake(opened)
    const similar = (html: string) => [...html.matchAll(/href="\/stock\/(\d+)-/g)].map(([, id]) => id)
    const asked = await (await app.request('/api/enquiries/form?kind=test_drive&vehicleId=104729')).text()
    expect(asked).toContain('dites-nous que vous restez intéressé')
    expect(asked).toContain('name="stillInterested"')
    expect(similar(asked)).toEqual(['1'])
    expect(await (await postForm({ ...form, name: '' })).text()).toContain('Ce véhicule vient d’être vendu')

    const sent = await postForm({ ...form, stillInterested: 'true' })
    expect(await stored()).toMatchObject([{ record: { values: { stillInterested: true }, subjectState: 'gone' } }])
    const answer = await (await app.request(sent.headers.get('location') ?? '')).text()
    expect(answer).toContain('Votre demande nous est bien parvenue')
    expect(answer).toContain('Un conseiller vous répond au plus tard le 25')
    expect(answer).not.toMatch(/confirme le rendez-vous|votre rendez-vous/)
    expect(similar(answer)).toEqual(['1'])
    await opened.db.updateTable('vehicles').set({ deleted: true }).where('id', '=', 1).execute()
    expect(similar(await (await app.request('/api/enquiries/form?kind=interest&vehicleId=1')).text())).toEqual([])
    const offered = await (await app.request('/api/enquiries/form?kind=interest&vehicleId=3')).text()
    expect(offered).not.toContain('class="sold"')
    expect(offered).not.toContain('stillInterested')
  })

  it('look like the site', async () => {
    const { app } = await openIntake(opened)
    const html = await (await app.request('/api/enquiries/form?kind=contact')).text()
    const style = await app.request(/href="([^"]+style\.css[^"]+)"/.exec(html)?.[1] ?? '')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    const css = await style.text()
    expect(css).toContain('--action: #c8102e')
    const font = await app.request(/url\('([^']+)'\)/.exec(css)?.[1] ?? '')
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  })
})
