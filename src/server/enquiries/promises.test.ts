import { enquiryReceiptSchema } from '../../contract/dealer/enquiry'
import { errorSchema } from '../../contract/dealer/error'
import { site } from '../../config/site'
import type { Channel } from '../../domain/enquiry/channels'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../database/open-database'
import { upsertVehicles } from '../dealer/write-vehicles'
import { testDatabases } from '../testing/databases/databases'
import { createIntakeRules } from './store/intake-rules'
import { question } from './testing/example-bodies'
import { openIntake } from './testing/open-intake'

const tradeIn = {
  kind: 'trade_in',
  ownBrand: 'Peugeot',
  ownModel: '208',
  firstRegistration: '03/2019',
  mileage: 40_000,
  vehicleCondition: 'good',
  name: 'Zoé Müller',
  email: 'zoe@example.lu',
  consent: true,
}
const newsletter = { kind: 'newsletter', email: 'zoe@example.lu', marketing: true }
const asForm = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)] as const))
const mail: Channel = { name: 'visitor', type: 'visitor-mail' }
const dealership: Channel = { name: 'dealership', type: 'dealership-mail' }

describe.each(testDatabases)('what visitors are promised on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await opened.close()
  })

  const openWith = async (channels: readonly Channel[]) => {
    const intake = await openIntake(opened, { rules: createIntakeRules(channels) })
    const promised = async (body: object, headers: Record<string, string> = {}) =>
      enquiryReceiptSchema.parse(await (await intake.post('/api/enquiries', body, headers)).json()).confirmedByMail
    const refusal = async (body: object) => {
      const response = await intake.post('/api/enquiries', body)
      const { error } = errorSchema.parse(await response.json())
      return { status: response.status, code: error.code, text: error.fields?.['form'] ?? '' }
    }
    /** What a visitor without JavaScript reads. */
    const page = async (body: object) => {
      const sent = await intake.postForm(asForm(body))
      const shown = sent.status === 303 ? await intake.app.request(sent.headers.get('location') ?? '') : sent
      return { status: sent.status, html: await shown.text() }
    }
    return { ...intake, promised, refusal, page }
  }

  it.each([
    ['a channel writes to visitors', [mail, dealership], true],
    ['no channel writes to visitors', [dealership], false],
    ['the channel takes other kinds', [{ ...mail, kinds: ['lease'] as const }], false],
    ['the channel takes another dealership', [{ ...mail, locations: ['wiltz'] }], false],
  ])('a confirmation by e-mail only as it is sent: %s', async (_case, channels, expected) => {
    const { promised, page } = await openWith(channels)
    expect(await promised(question)).toBe(expected)
    const { html } = await page({ ...question, message: 'Par formulaire' })
    expect(html.includes('Une confirmation part à votre adresse e-mail.')).toBe(expected)
    expect(html.includes('vous ne recevez pas d’e-mail de confirmation')).toBe(!expected)
  })

  it('a confirmation by the dealership that has the vehicle, also when the enquiry is sent again', async () => {
    await opened.db
      .transaction()
      .execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 7, locationId: 'mersch' }], 'api'))
    const { promised } = await openWith([{ ...mail, locations: ['mersch'] }])
    const interest = { kind: 'interest', name: 'Zoé', email: 'zoe@example.lu', consent: true, vehicleId: 7 }
    const key = { 'idempotency-key': 'attempt-1' }
    expect([await promised(interest, key), await promised(interest, key)]).toEqual([true, true])
    expect(await promised({ ...interest, vehicleId: 8 })).toBe(false)
  })

  it('no estimate of their car where the group gives none: nothing is stored, and the form stays filled in', async () => {
    const { refusal, page, app, stored } = await openWith([mail])
    expect(await refusal(tradeIn)).toMatchObject({
      status: 422,
      code: 'not_offered',
      text: expect.stringContaining('Nous n’estimons pas de voitures en ligne en ce moment.'),
    })
    // The form in the browser puts the number below it.
    expect((await refusal(tradeIn)).text).not.toContain('26 10 40')
    const { status, html } = await page(tradeIn)
    expect(status).toBe(422)
    const [, notice = ''] = /role="alert">(.*?)<\/div>/s.exec(html) ?? []
    expect(notice.match(/\+352 26 10 40/g)).toHaveLength(1)
    expect(notice).toContain('Appelez-nous au <a')
    expect(html).toContain('value="03/2019"')
    const blank = await (await app.request('/api/enquiries/form?kind=trade_in')).text()
    expect(blank).toContain('Nous n’estimons pas de voitures en ligne en ce moment.')
    expect(await stored()).toEqual([])
  })

  it('an estimate of their car where the group gives them, and for what was sent while it did', async () => {
    const key = { 'idempotency-key': 'attempt-1' }
    jest.replaceProperty(site, 'tradeIn', true)
    const { post, refusal, stored } = await openWith([mail])
    expect((await post('/api/enquiries', tradeIn, key)).status).toBe(202)
    jest.replaceProperty(site, 'tradeIn', false)
    expect((await post('/api/enquiries', tradeIn, key)).status).toBe(202)
    expect((await refusal({ ...tradeIn, ownModel: '308' })).code).toBe('not_offered')
    expect(await stored()).toHaveLength(1)
  })

  it('no newsletter where nothing can ask for their confirmation', async () => {
    const { refusal, stored } = await openWith([dealership])
    expect(await refusal(newsletter)).toMatchObject({
      status: 422,
      code: 'not_offered',
      text: expect.stringContaining('n’est pas possible en ce moment'),
    })
    expect(await stored()).toEqual([])
    expect(await (await openWith([mail])).promised(newsletter)).toBe(true)
  })
})
