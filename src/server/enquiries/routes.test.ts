import { enquiryReceiptSchema } from '../../contract/dealer/enquiry'
import { errorSchema } from '../../contract/dealer/error'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { exampleSite } from '../../domain/testing/example-location'
import type { OpenDatabase } from '../database/open-database'
import { replaceCollection } from '../dealer/collections'
import { upsertVehicles } from '../dealer/write-vehicles'
import { noLog } from '../durable-log/no-log'
import type { DurableLog } from '../durable-log/types'
import { createSealer } from '../sealing/create-sealer'
import { testDatabases } from '../testing/databases/databases'
import type { EnquiryOptions } from './routes'
import { NOW, question, testDrive } from './testing/example-bodies'
import { openIntake } from './testing/open-intake'

const key = (value: string) => ({ 'idempotency-key': value })

describe.each(testDatabases)('enquiries on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const appWith = (options: Partial<EnquiryOptions> = {}) => openIntake(opened, options)
  const send = async (body: unknown, headers?: Record<string, string>) =>
    (await appWith()).post('/api/enquiries', body, headers)
  const receiptOf = async (response: Response) => enquiryReceiptSchema.parse(await response.json())
  const problemsOf = async (response: Response) => errorSchema.parse(await response.json()).error.fields
  const stored = () => opened.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()

  it('stores what was sent and gives a receipt with a reference', async () => {
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 104_729 }], 'api'))
    const response = await send({ ...testDrive, utm: 'x', marketing: true })
    expect(response.status).toBe(202)
    const receipt = await receiptOf(response)
    expect(receipt).toMatchObject({ receivedAt: NOW.toISOString(), state: 'accepted' })
    expect(await stored()).toMatchObject([
      {
        id: receipt.id,
        reference: receipt.reference,
        kind: 'test_drive',
        department: 'sales',
        location_id: 'mersch',
        suspicions: [],
        consent: { marketing: true, at: NOW.toISOString() },
        erase_after: new Date('2027-11-24T09:00:00Z'),
        record: {
          values: { name: 'Zoé Müller', email: 'zoe@example.lu', phone: '+352621123456', slot: testDrive.slot },
          subject: { vehicleId: 104_729, locationId: 'mersch' },
          subjectState: 'offered',
          subjectTitle: expect.stringContaining(exampleVehicle.modelName),
        },
      },
    ])
  })

  it('takes one about a vehicle that is gone, and notes it', async () => {
    expect((await send(testDrive)).status).toBe(202)
    expect(await stored()).toMatchObject([{ record: { subjectState: 'gone', subjectTitle: null } }])
  })

  it('takes a time only while the dealership of the vehicle is open, where the enquiry names none', async () => {
    const vehicle = { ...exampleVehicle, id: 104_729, locationId: 'mersch' }
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [vehicle], 'api'))
    for (const vehicleId of [104_729, 7])
      for (const slot of ['2026-12-25T03:00', '2026-12-25T10:00', '2026-11-25T03:00']) {
        const body = { ...testDrive, locationId: undefined, vehicleId, slot }
        expect(await problemsOf(await send(body))).toEqual({ slot: expect.any(String) })
      }
    const sunday = { ...testDrive, locationId: null, slot: '2026-11-29T10:00' }
    expect(await problemsOf(await send(sunday))).toEqual({ slot: expect.any(String) })
    expect((await send({ ...testDrive, locationId: null })).status).toBe(202)
    expect(await stored()).toMatchObject([{ location_id: 'mersch' }])
  })

  it('leads a message to the department of its subject', async () => {
    await send({ ...question, subject: 'complaint' })
    expect(await stored()).toMatchObject([{ department: 'management' }])
  })

  it('stores one that is sent again with its key once, also at the same moment', async () => {
    const { post } = await appWith()
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await post('/api/enquiries', question, key('attempt-1'))).json()),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await receiptOf(await send(question, key('attempt-1')))).toEqual(answers[0])
    expect(await stored()).toHaveLength(1)
  })

  it('says in a header whether it was stored before, with and without a key', async () => {
    const header = async (headers = {}) => (await send(question, headers)).headers.get('idempotent-replayed')
    expect(await header(key('attempt-1'))).toBeNull()
    expect(await header(key('attempt-1'))).toBe('true')
    expect(await header()).toBe('true')
    expect(await header(key('attempt-2'))).toBeNull()
  })

  it('refuses other content under a used key', async () => {
    await send(question, key('attempt-1'))
    expect((await send({ ...question, message: 'Autre' }, key('attempt-1'))).status).toBe(409)
    expect((await send({ ...question, page: '/ailleurs' }, key('attempt-1'))).status).toBe(202)
  })

  it('gives the receipt again under the same key when what was wished for is over', async () => {
    const first = await receiptOf(await send(testDrive, key('attempt-1')))
    const later = await appWith({ clock: () => new Date(NOW.getTime() + 3 * 86_400_000) })
    const again = (body: unknown, name = 'attempt-1') => later.post('/api/enquiries', body, key(name))
    expect(await receiptOf(await again(testDrive))).toEqual(first)
    expect((await again({ ...testDrive, name: 'Jean Weber' })).status).toBe(409)
    expect(await problemsOf(await again(testDrive, 'attempt-2'))).toEqual({ slot: expect.any(String) })
    expect(await stored()).toHaveLength(1)
  })

  it('takes one that waited on a device until its time was over, marks it and says so, now and again', async () => {
    const late = { ...testDrive, madeAt: NOW.toISOString() }
    const after = (days: number) => appWith({ clock: () => new Date(NOW.getTime() + days * 86_400_000) })
    expect((await (await after(31)).post('/api/enquiries', late, key('attempt-1'))).status).toBe(422)
    const { post } = await after(3)
    const receipt = await receiptOf(await post('/api/enquiries', late, key('attempt-1')))
    expect(receipt).toMatchObject({ state: 'accepted', wishPassed: true })
    expect(await receiptOf(await (await after(9)).post('/api/enquiries', late, key('attempt-1')))).toEqual(receipt)
    expect(await problemsOf(await post('/api/enquiries', testDrive))).toEqual({ slot: expect.any(String) })
    expect(await problemsOf(await post('/api/enquiries', { ...late, phone: '12' }))).toHaveProperty('slot')
    expect(await stored()).toMatchObject([{ record: { values: { slot: testDrive.slot }, passedWishes: ['slot'] } }])
  })

  it('tells who was in time the same again, although the time is over by then', async () => {
    const made = { ...testDrive, madeAt: NOW.toISOString() }
    const first = await receiptOf(await send(made, key('attempt-1')))
    const later = await appWith({ clock: () => new Date(NOW.getTime() + 3 * 86_400_000) })
    expect(await receiptOf(await later.post('/api/enquiries', made, key('attempt-1')))).toEqual(first)
    expect(first).not.toHaveProperty('wishPassed')
  })

  it('gives the receipt again under the same key when the dealership is no longer there', async () => {
    const first = await receiptOf(await send(testDrive, key('attempt-1')))
    const moved = await appWith()
    await opened.db
      .transaction()
      .execute((trx) => replaceCollection(trx, 'locations', [{ ...exampleSite, id: 'arlon' }]))
    expect(await receiptOf(await moved.post('/api/enquiries', testDrive, key('attempt-1')))).toEqual(first)
  })

  it('takes equal content without a key within ten minutes as one enquiry, and later as another', async () => {
    const first = await receiptOf(await send(question, key('attempt-1')))
    expect(await receiptOf(await send(question))).toEqual(first)
    expect(await receiptOf(await send(question, key('attempt-2')))).not.toEqual(first)
    const later = await appWith({ clock: () => new Date(NOW.getTime() + 10 * 60_000) })
    expect(await receiptOf(await later.post('/api/enquiries', question))).not.toMatchObject({ id: first.id })
    expect(await stored()).toHaveLength(3)
  })

  it.each(['cancelled', 'refused'] as const)(
    'takes the content of one that was %s for a new enquiry, but gives its receipt again under the same key',
    async (state) => {
      const first = await receiptOf(await send(question, key('attempt-1')))
      await opened.db.updateTable('enquiries').set({ state }).execute()
      expect(await receiptOf(await send(question, key('attempt-1')))).toEqual({ ...first, state })
      const second = await receiptOf(await send(question))
      expect([second.state, second.id === first.id]).toEqual(['accepted', false])
      expect(await receiptOf(await send(question))).toEqual(second)
      expect(await stored()).toHaveLength(2)
    },
  )

  it('says in French beside each field why it is refused', async () => {
    const response = await send({
      ...testDrive,
      name: '',
      email: 'zoe@',
      phone: '12',
      slot: '2026-11-29T10:00',
      hasLicence: 'oui',
      consent: false,
      vehicleId: -1,
      locationId: '../x',
    })
    expect(response.status).toBe(422)
    const fields = await problemsOf(response)
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      ['consent', 'email', 'hasLicence', 'locationId', 'name', 'phone', 'vehicleId'].sort(),
    )
    expect(fields?.['name']).toBe('Indiquez votre nom.')
    expect(await problemsOf(await send({ ...testDrive, slot: '2026-11-29T10:00' }))).toEqual({
      slot: 'La concession est fermée à ce moment. Choisissez une des heures proposées.',
    })
    expect(await stored()).toEqual([])
  })

  it('refuses a number that no telephone has, although its form is right', async () => {
    expect(Object.keys((await problemsOf(await send({ ...testDrive, phone: '000 000 000' }))) ?? {})).toEqual(['phone'])
  })

  it('stores a message without the characters that no database keeps', async () => {
    const odd = { name: 'Zo\u0000é\r\nBcc: x@y.lu', message: 'Bonjour \ud83d,\r\nà bientôt \u{1f697}' }
    expect((await send({ ...question, ...odd })).status).toBe(202)
    expect(await stored()).toMatchObject([
      { record: { values: { name: 'Zoé Bcc: x@y.lu', message: 'Bonjour \ufffd,\nà bientôt \u{1f697}' } } },
    ])
  })

  it('encrypts what was written where a key is set', async () => {
    const sealer = createSealer([{ id: 'a', secret: new Uint8Array(32).fill(7) }])
    const response = await (await appWith({ sealer })).post('/api/enquiries', question)
    expect(response.status).toBe(202)
    const [row] = await stored()
    expect(row?.record).toBeNull()
    expect(JSON.stringify(row)).not.toMatch(/Zoé|zoe@|Peugeot/)
    expect(JSON.parse(sealer.open(row?.sealed ?? ''))).toMatchObject({ values: { name: 'Zoé Müller' } })
  })

  it('answers only when the enquiry is on disk', async () => {
    const appended: string[] = []
    const log: DurableLog = { ...noLog, append: async (_table, ids) => void appended.push(...ids) }
    const { id } = await receiptOf(await (await appWith({ log })).post('/api/enquiries', question))
    expect(appended).toEqual([id])
    const broken: DurableLog = { ...noLog, append: () => Promise.reject(new Error('no space left')) }
    const response = await (await appWith({ log: broken })).post('/api/enquiries', question)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it.each([
    ['a body that is too large', JSON.stringify({ ...question, message: 'x'.repeat(70_000) }), {}, 413],
    ['a message that is too long', JSON.stringify({ ...question, message: 'x'.repeat(4_001) }), {}, 422],
    ['no JSON', '{"kind":', {}, 400],
    ['a list', '[]', {}, 422],
    ['a kind that is none', '{"kind":"constructor"}', {}, 422],
    ['a text', 'kind=contact', { 'content-type': 'text/plain' }, 415],
    ['a malformed key', JSON.stringify(question), key('short'), 400],
  ])('refuses %s', async (_what, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
  })
})
