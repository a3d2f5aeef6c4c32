import { alarmWebhookSchema } from '../../contract/webhooks/alarm'
import type { OpenDatabase } from '../database/open-database'
import { noLog } from '../durable-log/no-log'
import { resumeChannel } from '../enquiries/delivery/pause-channel'
import { createMailer } from '../enquiries/delivery/send/mailer'
import { openHttpEnd } from '../enquiries/delivery/testing/http-end'
import type { HttpEnd } from '../enquiries/delivery/testing/http-end'
import { openSmtpEnd } from '../enquiries/delivery/testing/smtp-end'
import type { SmtpEnd } from '../enquiries/delivery/testing/smtp-end'
import { testDatabases } from '../testing/databases/databases'
import { createAlarmTargets } from './targets'
import { createWatcher } from './watcher'

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const START = Date.parse('2026-11-24T10:00:00Z')
const MINUTE = 60_000

describe.each(testDatabases)('alarms on $name', ({ open }) => {
  let database: OpenDatabase
  let smtp: SmtpEnd
  let hook: HttpEnd
  let mailer: ReturnType<typeof createMailer>
  let now: number
  const look = async (minutes = 0) => {
    now += minutes * MINUTE
    const from = { name: 'Groupe', address: 'site@alzette.example' }
    mailer = createMailer(smtp.url, from)
    const alarm = { mail: ['chef@alzette.example'], webhook: { url: hook.url, secrets: [SECRET] } }
    const watch = createWatcher({
      db: database.db,
      watched: { channels: [{ name: 'crm', type: 'webhook' }], pauseLimitMs: 4 * 60 * MINUTE },
      targets: createAlarmTargets({ alarm, mailer, siteUrl: 'https://www.alzette.example' }),
      logger: { info: () => undefined, error: () => undefined },
      clock: () => new Date(now),
    })
    await watch()
    mailer.close()
  }
  const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString()
  const store = async (id: string, state: 'queued' | 'dead', channel = 'crm', minutes = 0) => {
    const { db } = database
    await db
      .insertInto('enquiries')
      .values({ id, received_at: at(0), digest: id, kind: 'contact', record: '{}', reference: `GA-${id}` })
      .execute()
    await db
      .insertInto('enquiry_deliveries')
      .values({
        id,
        enquiry_id: id,
        channel,
        state,
        attempts: 1,
        last_error: 'http_500',
        created_at: at(minutes),
        settled_at: state === 'dead' ? at(0) : null,
      })
      .execute()
    await db
      .insertInto('enquiry_attempts')
      .values({ delivery_id: id, attempted_at: at(0), outcome: 'failed', detail: 'http_500', duration_ms: 1 })
      .execute()
  }
  const pause = (minutes: number) =>
    database.db
      .insertInto('channel_pauses')
      .values({ id: 'one', channel: 'crm', paused_at: at(minutes) })
      .execute()
  const hooks = () => hook.requests.map(({ body }) => alarmWebhookSchema.parse(JSON.parse(body)))
  const told = () => hooks().map(({ type, data }) => `${type} ${data.incident}`)
  const mails = () => smtp.mails.map(({ subject }) => subject?.replaceAll('\u00a0', ' '))

  beforeEach(async () => {
    database = await open()
    smtp = await openSmtpEnd()
    hook = await openHttpEnd()
    now = START
  })
  afterEach(async () => {
    await hook.close()
    await smtp.close()
    await database.close()
  })

  it('tell once that deliveries were given up, and once that it is settled', async () => {
    await store('7F3K-29', 'dead')
    await look()
    await look(1)
    expect(told()).toEqual(['alarm.opened dead:crm'])
    expect(mails()).toEqual(['Demandes non transmises (canal crm)'])
    expect(hooks()[0]?.data).toMatchObject({ channel: 'crm', count: 1, reference: 'GA-7F3K-29' })
    expect(hooks()[0]?.data.text).toContain('https://www.alzette.example/status')

    await database.db.updateTable('enquiry_deliveries').set({ state: 'sent' }).execute()
    await look(1)
    await look(1)
    await look(1)
    expect(told()).toEqual(['alarm.opened dead:crm', 'alarm.cleared dead:crm'])
    expect(mails()).toEqual(['Demandes non transmises (canal crm)', 'Réglé : Demandes non transmises (canal crm)'])
    expect(
      await database.db.selectFrom('service_state').select('key').where('key', 'like', 'alarm:%').execute(),
    ).toEqual([])
  })

  it('tell of a channel that has failed for ten minutes, unless it is paused', async () => {
    await store('7F3K-29', 'queued')
    await look(9)
    expect(told()).toEqual([])
    await look(2)
    expect(told()).toEqual(['alarm.opened failing:crm'])
    await pause(0)
    await look(1)
    expect(told()).toEqual(['alarm.opened failing:crm', 'alarm.cleared failing:crm'])
  })

  it('tell of single deliveries only when they have failed for an hour, as long as others pass', async () => {
    await store('7F3K-29', 'queued')
    await store('8B2C-41', 'queued')
    const settle = (minutes: number) =>
      database.db
        .updateTable('enquiry_deliveries')
        .set({ state: 'sent', last_error: null, settled_at: at(minutes) })
        .where('id', '=', '8B2C-41')
        .execute()
    await settle(5)
    await look(59)
    expect(told()).toEqual([])
    await look(2)
    expect(told()).toEqual(['alarm.opened delayed:crm'])
    expect(mails()).toEqual(['Des demandes n’arrivent pas encore (canal crm)'])
    expect(hooks()[0]?.data).toMatchObject({ kind: 'delayed', since: at(0), count: 1, reference: 'GA-7F3K-29' })
    expect(hooks()[0]?.data.text).toContain('d’autres passent')

    // Nothing passes any more: one alarm, of the channel.
    await store('9C3D-52', 'queued')
    await database.db
      .updateTable('enquiry_attempts')
      .set({ attempted_at: at(60) })
      .where('delivery_id', '=', '9C3D-52')
      .execute()
    await look(10)
    expect(told().slice(1)).toEqual(['alarm.cleared delayed:crm', 'alarm.opened failing:crm'])
    expect(hooks().at(-1)?.data).toMatchObject({ count: 2 })
    await settle(72)
    await look(2)
    expect(told().slice(3)).toEqual(['alarm.opened delayed:crm', 'alarm.cleared failing:crm'])
  })

  it('tell of a channel that has been paused for hours, until it goes on, and again a day later if more waits', async () => {
    await store('7F3K-29', 'queued')
    await pause(0)
    await look(4 * 60 - 1)
    expect(told()).toEqual([])
    await look(2)
    expect(told()).toEqual(['alarm.opened paused:crm'])
    expect(mails()).toEqual(['Le canal crm est en pause depuis longtemps'])
    expect(hooks()[0]?.data).toMatchObject({ kind: 'paused', since: at(0), count: 1, reference: 'GA-7F3K-29' })
    expect(hooks()[0]?.data.text).toMatch(/Transmissions en attente\s: 1\n/)
    await look(24 * 60)
    expect(told()).toHaveLength(1)
    await store('8B2C-41', 'queued', 'crm', 25 * 60)
    await look(60)
    expect(told()).toEqual(['alarm.opened paused:crm', 'alarm.opened paused:crm'])
    await resumeChannel({ db: database.db, log: noLog, onDeliveries: () => undefined }, 'crm')
    await look(1)
    expect(told()).toContain('alarm.cleared paused:crm')
  })

  it('tell of deliveries that nothing has attempted for ten minutes, unless the channel is or was paused', async () => {
    await store('7F3K-29', 'queued')
    await database.db.deleteFrom('enquiry_attempts').execute()
    await database.db.updateTable('enquiry_deliveries').set({ attempts: 0, last_error: null }).execute()
    await look(9)
    expect(told()).toEqual([])
    await look(2)
    expect(told()).toEqual(['alarm.opened stuck:crm'])
    expect(mails()).toEqual(['Demandes en attente sans essai (canal crm)'])
    expect(hooks()[0]?.data).toMatchObject({ kind: 'stuck', since: at(0), count: 1, reference: 'GA-7F3K-29' })
    await pause(11)
    await look(1)
    expect(told()).toEqual(['alarm.opened stuck:crm', 'alarm.cleared stuck:crm'])
    // What waited has ten minutes again when the channel goes on.
    await database.db
      .updateTable('channel_pauses')
      .set({ resumed_at: at(20) })
      .execute()
    await look(17)
    expect(told()).toHaveLength(2)
    await look(2)
    expect(told().slice(2)).toEqual(['alarm.opened stuck:crm'])
  })

  it('tell of deliveries whose channel the configuration lost', async () => {
    await store('7F3K-29', 'queued', 'dms')
    await database.db.updateTable('enquiry_deliveries').set({ last_error: null }).execute()
    await look(11)
    expect(told()).toEqual(['alarm.opened unconfigured:dms'])
  })

  it('tell of a site that has not been able to build for ten minutes, until it does', async () => {
    const { db } = database
    const build = (id: string, state: 'failed' | 'published', minutes: number) =>
      db
        .insertInto('builds')
        .values({
          id,
          worker: 'w',
          kind: 'incremental',
          state,
          started_at: at(minutes),
          finished_at: at(minutes),
          error: state,
        })
        .execute()
    await build('a', 'published', -5)
    await build('b', 'failed', 0)
    await look(9)
    await build('c', 'failed', 9)
    await look(0)
    expect(told()).toEqual([])
    await look(2)
    expect(told()).toEqual(['alarm.opened builds'])
    await build('d', 'published', 12)
    await look(1)
    expect(told()).toEqual(['alarm.opened builds', 'alarm.cleared builds'])
  })

  it('tell of a build that hangs, until another one succeeds', async () => {
    const { db } = database
    const build = { worker: 'w', kind: 'incremental' as const }
    await db
      .insertInto('builds')
      .values({ ...build, id: 'a', state: 'running', started_at: at(0) })
      .execute()
    await look(9)
    expect(told()).toEqual([])
    await look(2)
    expect(told()).toEqual(['alarm.opened builds'])
    await db
      .insertInto('builds')
      .values({ ...build, id: 'b', state: 'published', started_at: at(11), finished_at: at(12) })
      .execute()
    await look(1)
    expect(told()).toEqual(['alarm.opened builds', 'alarm.cleared builds'])
  })

  it('reach a person by webhook while the mail server is down, and by mail when it is back', async () => {
    smtp.answer = () => ({ at: 'rcpt', code: 451, text: 'later' })
    await store('7F3K-29', 'dead')
    await look()
    expect(told()).toEqual(['alarm.opened dead:crm'])
    expect(mails()).toEqual([])
    smtp.answer = () => null
    await look(1)
    expect(told()).toHaveLength(1)
    expect(mails()).toEqual(['Demandes non transmises (canal crm)'])
  })

  it('come once from workers that look at the same time', async () => {
    await store('7F3K-29', 'dead')
    await Promise.all([look(), look(), look()])
    expect(told()).toEqual(['alarm.opened dead:crm'])
  })
})
