import { openReceivers } from '../receivers/testing/open-receivers'
import type { OpenReceivers } from '../receivers/testing/open-receivers'
import { readAdf } from './read-adf'

const lead = (reference = 'GA-7F3K-29') =>
  JSON.stringify({
    type: 'enquiry.created',
    data: { reference, kind: 'test_drive', vehicle: { title: 'Renault Austral' }, dealership: { name: 'Esch' } },
  })
const ADF = `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf><prospect><id source="vitrine">0199-delivery</id><id source="vitrine reference">GA-QX4M-53</id>
<vehicle interest="buy"><year>2024</year><make>Dacia</make><model>Duster</model></vehicle>
<customer><contact><name part="first">Anne</name><name part="last">Schmit</name></contact></customer>
<vendor><vendorname>Alzette Esch</vendorname></vendor></prospect></adf>`

describe('the CRM of the demo', () => {
  let receivers: OpenReceivers
  beforeEach(async () => {
    receivers = await openReceivers()
  })
  afterEach(() => receivers.close())

  const settle = (mode: string) => receivers.press('/crm/reglage', { mode })
  const cards = async () => (await receivers.page('/crm')).match(/<li id="l-/g)?.length ?? 0

  it('keeps a signed lead once by its key, and counts its deliveries', async () => {
    expect(await receivers.page('/crm')).toContain('Aucune demande pour l’instant')
    expect(await (await receivers.deliver(lead())).json()).toEqual({ received: true, duplicate: false })
    expect(await (await receivers.deliver(lead())).json()).toEqual({ received: true, duplicate: true })
    await receivers.deliver(lead('GA-QX4M-53'), { id: 'msg_2' })
    const page = await receivers.page('/crm')
    for (const text of ['GA-7F3K-29', 'Essai d’un véhicule', 'Renault Austral', 'Esch', 'Livrée 2 fois, gardée 1 fois'])
      expect(page).toContain(text)
    expect(await cards()).toBe(2)
  })

  it('refuses what is signed wrongly, signed long ago, or no JSON', async () => {
    const old = Math.floor(Date.now() / 1_000) - 600
    expect((await receivers.deliver(lead(), { signature: 'v1,AAAA' })).status).toBe(401)
    expect((await receivers.deliver(lead(), { at: old })).status).toBe(401)
    expect((await receivers.deliver('{"a":')).status).toBe(400)
    const page = await receivers.page('/crm')
    expect(page).toContain('3\u00a0livraisons refusées')
    expect(page).toContain('Signature fausse.')
    expect(await cards()).toBe(0)
  })

  it('answers 500, nonsense or nothing as its switch says, and takes the lead afterwards', async () => {
    await settle('erreur')
    expect((await receivers.deliver(lead())).status).toBe(500)
    await settle('charabia')
    await expect(receivers.deliver(lead())).rejects.toThrow('fetch failed')
    await settle('silence')
    await expect(receivers.deliver(lead(), {}, { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout')
    expect(await receivers.page('/crm')).toContain('Pas encore prise')
    await settle('normal')
    expect(await (await receivers.deliver(lead())).json()).toEqual({ received: true, duplicate: false })
    expect(await receivers.page('/crm')).toContain('Livrée 4 fois, gardée 1 fois')
    expect((await settle('autrement')).status).toBe(422)
  })

  it('knows a lead again whose answer was lost, over a restart too', async () => {
    await settle('perdue')
    await expect(receivers.deliver(lead())).rejects.toThrow('fetch failed')
    await receivers.restart()
    expect(await (await receivers.deliver(lead())).json()).toEqual({ received: true, duplicate: true })
    expect(await cards()).toBe(1)
  })

  it('takes ADF documents, and says what is none', async () => {
    const post = (body: string) => receivers.ask('/crm/adf', { method: 'POST', body })
    expect((await post(ADF)).status).toBe(200)
    expect(await (await post(ADF)).json()).toEqual({ received: true, duplicate: true })
    expect((await post('<adf><prospect></adf>')).status).toBe(422)
    expect((await post('<html></html>')).status).toBe(422)
    const page = await receivers.page('/crm')
    for (const text of ['GA-QX4M-53', '2024 Dacia Duster', 'Anne Schmit', 'Alzette Esch', 'XML mal formé'])
      expect(page).toContain(text)
    expect(await cards()).toBe(1)
  })

  it('shows leads of any shape without taking their words for markup', async () => {
    for (const [index, body] of ['[]', '7', '{"data":{"reference":"<b>x</b>"}}', '{"data":{"kind":"new"}}'].entries())
      expect((await receivers.deliver(body, { id: `msg_${index}` })).status).toBe(200)
    const page = await receivers.page('/crm')
    expect(page).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(page).not.toContain('<b>x</b>')
    expect(await cards()).toBe(4)
  })

  it('names a vehicle that the stock no longer has, and says that it is gone', async () => {
    const about = (subjectState: string) => ({ vehicle: null, subjectTitle: 'Peugeot 3008', subjectState })
    const send = (id: string, data: object) => receivers.deliver(JSON.stringify({ data }), { id })
    await send('msg_1', about('offered'))
    expect(await receivers.page('/crm')).not.toContain('Plus en vente')
    await send('msg_2', about('gone'))
    const page = await receivers.page('/crm')
    expect(page.match(/<dd>Peugeot 3008<\/dd>/g)).toHaveLength(2)
    expect(page.match(/Plus en vente/g)).toHaveLength(1)
  })

  it('says that a visitor changed or cancelled', async () => {
    for (const [index, type] of ['enquiry.changed', 'enquiry.cancelled'].entries())
      await receivers.deliver(JSON.stringify({ type, data: { reference: 'GA-7F3K-29' } }), { id: `msg_${index}` })
    const page = await receivers.page('/crm')
    for (const text of ['Rendez-vous déplacé', 'Annulée par le visiteur']) expect(page).toContain(text)
  })

  it('forgets everything when told to', async () => {
    await receivers.deliver(lead())
    await receivers.press('/crm/vider')
    await receivers.restart()
    expect(await cards()).toBe(0)
  })

  it('lets no other site press its buttons', async () => {
    expect((await receivers.press('/crm/vider', {}, { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('ADF documents', () => {
  it('may repeat elements and leave out all but the prospect', () => {
    expect(
      readAdf('<adf><prospect><vehicle><make>A</make></vehicle><vehicle><make>B</make></vehicle></prospect></adf>'),
    ).toEqual({
      id: null,
      reference: null,
      customer: null,
      vehicle: 'A',
      vendor: null,
    })
  })
})
