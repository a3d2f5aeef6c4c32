import { enquiryReceiptSchema } from '../../contract/dealer/enquiry'
import { errorSchema } from '../../contract/dealer/error'
import type { Enquiry } from '../../domain/enquiry/types'
import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import { createTestApp } from '../testing/test-app'

const enquiry: Enquiry = {
  kind: 'test_drive',
  name: 'Zoé Müller',
  email: 'zoe@example.lu',
  phone: '+352 621 12 34 56',
  preferredDate: '2999-12-31',
  message: 'Bonjour',
  consent: true,
  vehicleId: 104729,
  modelKey: null,
  leaseOfferKey: null,
  locationId: 'mersch',
}
const key = (value: string) => ({ 'idempotency-key': value })

describe.each(testDatabases)('enquiries on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const send = (body: unknown, headers?: Record<string, string>) =>
    createTestApp(opened.db).post('/api/enquiries', body, headers)
  const stored = () => opened.db.selectFrom('enquiries').selectAll().execute()

  it('stores what was sent and gives a receipt', async () => {
    const response = await send(enquiry)
    expect(response.status).toBe(201)
    const { id } = enquiryReceiptSchema.parse(await response.json())
    expect(await stored()).toMatchObject([{ id, kind: 'test_drive', record: enquiry }])
  })

  it('takes fields that were left out or left empty as none', async () => {
    expect(
      (await send({ kind: 'contact', name: ' Jo ', email: ' jo@example.lu ', phone: ' ', message: '', consent: true }))
        .status,
    ).toBe(201)
    expect(await stored()).toMatchObject([
      { record: { name: 'Jo', email: 'jo@example.lu', phone: null, message: null, vehicleId: null } },
    ])
  })

  it('stores one that is sent again with its key once, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await send(enquiry, key('attempt-1'))).json()),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('refuses another enquiry under a used key, and stores equal ones without a key each', async () => {
    await send(enquiry, key('attempt-1'))
    expect((await send({ ...enquiry, message: 'Autre' }, key('attempt-1'))).status).toBe(409)
    await send(enquiry)
    await send(enquiry)
    expect(await stored()).toHaveLength(3)
  })

  it('says in French beside each field why it is refused', async () => {
    const response = await send({
      ...enquiry,
      kind: 'hello',
      name: '',
      email: 'zoe@',
      phone: 'abc',
      preferredDate: '2020-01-01x',
      consent: false,
      vehicleId: -1,
      locationId: '../x',
    })
    expect(response.status).toBe(422)
    const { fields } = errorSchema.parse(await response.json()).error
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      'consent',
      'email',
      'kind',
      'locationId',
      'name',
      'phone',
      'preferredDate',
      'vehicleId',
    ])
    expect(fields?.['email']).toBe('Indiquez une adresse e-mail valable, par exemple nom@exemple.lu.')
    expect(await stored()).toEqual([])
  })

  it('stores a message without the characters that no database keeps', async () => {
    expect((await send({ ...enquiry, name: 'Zo\u0000é', message: 'Bonjour \ud83d, à bientôt \u{1f697}' })).status).toBe(
      201,
    )
    expect(await stored()).toMatchObject([{ record: { name: 'Zoé', message: 'Bonjour \ufffd, à bientôt \u{1f697}' } }])
  })

  it('refuses a day that is over', async () => {
    const response = await send({ ...enquiry, preferredDate: '2020-01-01' })
    expect(errorSchema.parse(await response.json()).error.fields).toEqual({
      preferredDate: 'Choisissez une date à partir d’aujourd’hui.',
    })
  })

  it('lets a program that fills in the hidden field believe it succeeded', async () => {
    const response = await send({ ...enquiry, website: 'https://spam.example' })
    expect(response.status).toBe(201)
    enquiryReceiptSchema.parse(await response.json())
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a body that is too large', JSON.stringify({ ...enquiry, message: 'x'.repeat(70_000) }), {}, 413],
    ['a message that is too long', JSON.stringify({ ...enquiry, message: 'x'.repeat(5_001) }), {}, 422],
    ['no JSON', '{"kind":', {}, 400],
    ['a list', '[]', {}, 422],
    ['a form', 'kind=contact', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a malformed key', JSON.stringify(enquiry), key('short'), 400],
  ])('refuses %s', async (_what, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
  })
})
