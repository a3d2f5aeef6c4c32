import { sql } from 'kysely'
import type { Channel } from '../../domain/enquiry/channels'
import { createBuildFeed } from '../builds/feed'
import type { OpenDatabase } from '../database/open-database'
import { noLog } from '../durable-log/no-log'
import { openDeliveryQueue } from '../enquiries/delivery/queue/delivery-queue'
import type { DeliveryQueue } from '../enquiries/delivery/queue/delivery-queue'
import { createSealer } from '../sealing/create-sealer'
import { testDatabases } from '../testing/databases/databases'
import { statusSchema } from './model/schema'
import { exampleReleases } from './testing/example-releases'
import { fillEnquiries } from './testing/example-enquiries'
import { openStatus, TOKEN } from './testing/open-status'

const now = new Date('2026-11-24T12:00:00Z')
const channels: Channel[] = [
  { name: 'visitor', type: 'visitor-mail' },
  { name: 'dealership', type: 'dealership-mail' },
  { name: 'crm', type: 'webhook', url: 'https://crm.example/hook', secrets: ['whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ='] },
]
const HOUR = 3_600_000
const logger = { info: () => undefined, error: () => undefined }

describe.each(testDatabases)('enquiries on the status page, on $name', ({ open }) => {
  let opened: OpenDatabase
  let queue: DeliveryQueue
  let woken = 0
  const start = (shown = channels) => {
    const admin = {
      db: opened.db,
      sealer: createSealer([]),
      log: noLog,
      deliveriesFor: () => [],
      channels: channels.map(({ name }) => name),
      visitorChannels: new Set<string>(),
      onDeliveries: () => void (woken += 1),
      clock: () => now,
    }
    const releases = exampleReleases([]).admin
    const enquiries = { channels: shown, pauseLimitMs: 4 * HOUR, admin }
    return openStatus({ db: opened.db, source: createBuildFeed(), releases, enquiries, clock: () => now })
  }
  const stateOf = async (id: string) =>
    (await opened.db.selectFrom('enquiry_deliveries').select('state').where('id', '=', id).executeTakeFirst())?.state

  beforeEach(async () => {
    opened = await open()
    queue = await openDeliveryQueue({ database: opened, channels: channels.map(({ name }) => name), logger })
    woken = 0
  })
  afterEach(async () => {
    await queue.close()
    await opened.close()
  })

  it('shows state and attempts of each, and nothing that a visitor wrote', async () => {
    await fillEnquiries(opened.db, now)
    const status = start()
    const text = (await (await (await status.signIn())('/status')).text()).replaceAll('\u202f', ' ')
    for (const shown of [
      'GA-7F3K-29',
      'Essai d’un véhicule',
      'Mersch',
      'Panne du destinataire (HTTP 500)',
      'À vérifier',
    ])
      expect(text).toContain(shown)
    expect(text).toContain('Des transmissions ont été abandonnées (canal crm)')
    expect(text).not.toContain('zoe@')
    expect(text).not.toContain('Müller')
    const answer = await status.app.request('/api/status', { headers: { authorization: `Bearer ${TOKEN}` } })
    const { enquiries, incidents } = statusSchema.parse(await answer.json())
    expect(enquiries.held).toBe(1)
    expect(enquiries.channels.find(({ name }) => name === 'crm')).toMatchObject({ dead: 1, pausedAt: null })
    expect(incidents.map(({ key }) => key)).toContain('dead:crm')
    expect(JSON.stringify([enquiries, incidents])).not.toMatch(/zoe@|Müller/)
  })

  it('shows a channel by which nothing passes as failing, until something is sent by it', async () => {
    await fillEnquiries(opened.db, now)
    const browse = await start().signIn()
    const chips = async () => {
      const text = (await (await browse('/status')).text()).replaceAll('\u202f', ' ')
      return ['visitor', 'dealership', 'crm'].map((name) =>
        new RegExp(`<h3>${name} <span class="chip [^>]*>([^<]*)<`).exec(text)?.[1]?.trim(),
      )
    }
    expect(await chips()).toEqual(['1 abandonnée', 'En ordre', 'Ne passe plus'])
    await opened.db.deleteFrom('enquiry_deliveries').where('state', '=', 'dead').execute()
    expect(await (await browse('/status')).text()).toContain('dont 1 après un échec')
    await opened.db
      .updateTable('enquiry_deliveries')
      .set({ settled_at: now.toISOString() })
      .where('channel', '=', 'crm')
      .where('state', '=', 'sent')
      .execute()
    expect(await chips()).toEqual(['En ordre', 'En ordre', '1 en nouvel essai'])
  })

  it('says that a channel has been paused for long', async () => {
    const pause = (channel: string, hours: number) => ({
      id: channel,
      channel,
      paused_at: new Date(now.getTime() - hours * HOUR).toISOString(),
    })
    await opened.db
      .insertInto('channel_pauses')
      .values([pause('crm', 5), pause('visitor', 3)])
      .execute()
    const text = await (await (await start().signIn())('/status')).text()
    expect(text).toContain('Le canal crm est en pause depuis longtemps')
    expect(text).not.toContain('Le canal visitor est en pause depuis longtemps')
  })

  it('says loudly that nothing is delivered where there is no channel', async () => {
    const text = await (await (await start([]).signIn())('/status')).text()
    expect(text).toContain('Aucun canal n’est configuré')
  })

  it('sends again and puts aside, each asked first and only from its own form', async () => {
    const { dead } = await fillEnquiries(opened.db, now)
    const status = start()
    const browse = await status.signIn()
    const address = `/status/transmissions/${dead}/renvoyer`
    const asked = await (await browse(address)).text()
    expect(asked).toContain('Renvoyer cette transmission')
    expect((await browse(address, { jeton: 'x' })).status).toBe(403)
    expect(await stateOf(dead)).toBe('dead')
    expect((await browse(address, { jeton: status.formToken(asked) })).headers.get('location')).toBe(
      '/status?fait=renvoyer#enquiries',
    )
    expect(await stateOf(dead)).toBe('waiting')
    expect(woken).toBe(1)

    const dismiss = `/status/transmissions/${dead}/classer`
    expect((await browse(dismiss, { jeton: status.formToken(asked) })).status).toBe(409)
    await opened.db.updateTable('enquiry_deliveries').set({ state: 'dead' }).where('id', '=', dead).execute()
    await browse(dismiss, { jeton: status.formToken(asked) })
    expect(await stateOf(dead)).toBe('withdrawn')
    expect((await browse('/status/transmissions/unknown/renvoyer')).status).toBe(409)
    expect((await status.app.request(address)).headers.get('location')).toContain('/status/connexion')
  })

  it('offers no delivery again that is put aside because its enquiry was cancelled', async () => {
    const { dead } = await fillEnquiries(opened.db, now)
    await opened.db.updateTable('enquiry_deliveries').set({ state: 'withdrawn' }).where('id', '=', dead).execute()
    const status = start()
    const browse = await status.signIn()
    const address = `/status/transmissions/${dead}/renvoyer`
    const jeton = status.formToken(await (await browse(address)).text())
    await sql`
      update enquiries set state = 'cancelled' where id = (select enquiry_id from enquiry_deliveries where id = ${dead})
    `.execute(opened.db)
    expect((await browse(address, { jeton })).status).toBe(409)
    expect(await stateOf(dead)).toBe('withdrawn')
    expect(await (await browse('/status/demandes')).text()).not.toContain(address)
  })

  it('pauses channels and lets them go on, accepts and refuses what was held', async () => {
    const { held } = await fillEnquiries(opened.db, now)
    const status = start()
    const browse = await status.signIn()
    const press = async (path: string) => {
      const jeton = status.formToken(await (await browse(path)).text())
      return (await browse(path, { jeton })).status
    }
    const paused = () => opened.db.selectFrom('paused_channels').select('channel').execute()
    expect(await press('/status/canaux/crm/pause')).toBe(303)
    expect(await paused()).toEqual([{ channel: 'crm' }])
    expect(await (await browse('/status')).text()).toContain('En pause')
    expect(await press('/status/canaux/crm/reprise')).toBe(303)
    expect(await paused()).toEqual([])
    expect((await browse('/status/canaux/fax/pause')).status).toBe(409)

    const state = async () =>
      (await opened.db.selectFrom('enquiries').select('state').where('reference', '=', held).executeTakeFirst())?.state
    expect(await press(`/status/demandes/${held}/liberer`)).toBe(303)
    expect(await state()).toBe('accepted')
    await opened.db.updateTable('enquiries').set({ state: 'held' }).where('reference', '=', held).execute()
    expect(await press(`/status/demandes/${held}/ecarter`)).toBe(303)
    expect(await state()).toBe('refused')
  })
})
