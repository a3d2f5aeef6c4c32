import { sql } from 'kysely'
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { OpenDatabase } from '../../database/open-database'
import { bundleProgram } from '../../testing/bundle-program'
import { databaseUrl } from '../../testing/databases/administer'
import { everyDatabase } from '../../testing/databases/databases'
import { question } from '../testing/example-bodies'
import type { FunctionOrder } from './testing/functions-program'
import { openHttpEnd } from './testing/http-end'
import type { HttpEnd } from './testing/http-end'
import { openSmtpEnd } from './testing/smtp-end'
import type { SmtpEnd } from './testing/smtp-end'

const ROOT = resolve(__dirname, '../../../..')
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const postgres = everyDatabase.filter(({ name }) => name === 'PostgreSQL')

/** Functions run with PostgreSQL only. */
const describeThere = postgres.length > 0 ? describe.each(postgres) : describe.skip.each(everyDatabase)

describeThere('functions of the host on $name', ({ open }) => {
  let database: OpenDatabase
  let folder: string
  let [smtp, crm, pager]: [SmtpEnd | null, HttpEnd | null, HttpEnd | null] = [null, null, null]
  let child: ChildProcess | null = null
  const errors: string[] = []

  beforeEach(async () => {
    errors.length = 0
    folder = await mkdtemp(join(tmpdir(), 'vitrine-functions-'))
    await mkdir(join(folder, 'dist/builds'), { recursive: true })
    await writeFile(join(folder, 'dist/builds/redirects.json'), JSON.stringify({ rules: [] }))
    await symlink(join(ROOT, 'netlify.toml'), join(folder, 'netlify.toml'))
    ;[database, smtp, crm] = await Promise.all([open(), openSmtpEnd(), openHttpEnd()])
  })
  afterEach(async () => {
    await stop()
    await Promise.all([smtp?.close(), crm?.close(), pager?.close()])
    pager = null
    await database.close()
    await rm(folder, { recursive: true })
  })

  const start = async (more: NodeJS.ProcessEnv = {}): Promise<void> => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    child = fork(await bundleProgram(resolve(__dirname, 'testing/functions-program.ts')), [], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? ''),
        GATSBY_SITE_URL: 'https://www.groupe-alzette.example',
        ...more,
      },
    })
    child.stderr?.on('data', (text: Buffer) => errors.push(text.toString('utf8')))
  }
  const stop = async (): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  const run = async (order: FunctionOrder): Promise<{ status: number | null; answer: unknown }> => {
    if (child === null) throw new Error('not started')
    const answered = Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)])
    child.send(order)
    const message = await answered
    if (message === null) throw new Error(`The program ended: ${errors.join('')}`)
    return message[0] as { status: number | null; answer: unknown }
  }
  const channels = () => ({
    SMTP_URL: smtp?.url,
    ENQUIRY_CHANNELS: JSON.stringify([
      { name: 'visitor', type: 'visitor-mail' },
      { name: 'dealership', type: 'dealership-mail' },
      { name: 'crm', type: 'webhook', url: crm?.url, secrets: [SECRET] },
    ]),
  })
  const enquire = (message: string) => run({ run: 'api', address: '192.0.2.1', body: { ...question, message } })
  const deliveries = () =>
    database.db.selectFrom('enquiry_deliveries').select(['channel', 'state']).orderBy('channel').execute()

  it('take an enquiry in, deliver it within the minute by every channel, once, and erase it when its time is over', async () => {
    await start(channels())
    expect(await enquire('Bonjour')).toMatchObject({ status: 202, answer: { state: 'accepted' } })
    expect(await deliveries()).toEqual(
      ['crm', 'dealership', 'visitor'].map((channel) => ({ channel, state: 'waiting' })),
    )
    expect(await run({ run: 'deliver' })).toEqual({ status: null, answer: null })
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    expect(smtp?.mails.map(({ subject }) => subject)).toHaveLength(2)
    expect(smtp?.mails.map(({ text }) => text).join('\n')).toMatch(
      /https:\/\/www\.groupe-alzette\.example\/api\/enquiries\/rendez-vous\/GA-/,
    )
    expect(crm?.requests).toHaveLength(1)
    expect(await run({ run: 'deliver' })).toEqual({ status: null, answer: null })
    expect([smtp?.mails.length, crm?.requests.length]).toEqual([2, 1])

    await database.db.updateTable('enquiries').set({ erase_after: '2026-01-01T00:00:00Z' }).execute()
    expect(await run({ run: 'erase' })).toEqual({ status: null, answer: null })
    expect(await database.db.selectFrom('enquiries').select(['state', 'record']).execute()).toEqual([
      { state: 'erased', record: null },
    ])
    expect(errors.join('')).toBe('')
  })

  it('tell everybody that the visitor cancelled by the link', async () => {
    await start(channels())
    await enquire('Bonjour')
    await run({ run: 'deliver' })
    const links = smtp?.mails.flatMap(({ text }) => /https:\S+\/rendez-vous\/\S+/.exec(text ?? '') ?? [])
    expect(await run({ run: 'form', url: links?.[0] ?? '', fields: { action: 'cancel' } })).toMatchObject({
      status: 303,
    })
    await run({ run: 'deliver' })
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(6).fill('sent'))
    expect([smtp?.mails.length, crm?.requests.length]).toEqual([4, 2])
    expect(JSON.parse(crm?.requests[1]?.body ?? '{}')).toMatchObject({ type: 'enquiry.cancelled' })
  })

  it('go on after a run in which the receiver failed, and tell a person of one that goes on failing', async () => {
    const alarms = await openHttpEnd()
    if (crm !== null) crm.answer = (response) => response.writeHead(500).end()
    await start({ ...channels(), ALARM_WEBHOOK_URL: alarms.url, ALARM_WEBHOOK_SECRET: SECRET })
    await enquire('Bonjour')
    await run({ run: 'deliver' })
    expect(await deliveries()).toContainEqual({ channel: 'crm', state: 'queued' })
    expect(alarms.requests).toEqual([])
    await sql`update enquiry_attempts set attempted_at = now() - interval '11 minutes'`.execute(database.db)
    await sql`update enquiry_deliveries set created_at = now() - interval '12 minutes'`.execute(database.db)
    await sql`update pgboss.job set start_after = now() where name = 'enquiry.crm'`.execute(database.db)
    await run({ run: 'deliver' })
    expect(alarms.requests.map(({ body }) => JSON.parse(body).data.incident)).toEqual(['failing:crm'])

    if (crm !== null) crm.answer = (response) => response.writeHead(204).end()
    await sql`update pgboss.job set start_after = now() where name = 'enquiry.crm'`.execute(database.db)
    await run({ run: 'deliver' })
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    expect(new Set(crm?.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(alarms.requests).toHaveLength(2)
    await alarms.close()
  })

  it('lose nothing while no channel is set, or its configuration is broken, of which a person is told', async () => {
    pager = await openHttpEnd()
    const alarm = { ALARM_WEBHOOK_URL: pager.url, ALARM_WEBHOOK_SECRET: SECRET }
    await start({ ...alarm, ENQUIRY_CHANNELS: '[{]' })
    expect(await enquire('Bonjour')).toMatchObject({ status: 202 })
    const received = new Date(Date.now() - 11 * 60_000).toISOString()
    await database.db.updateTable('enquiries').set({ received_at: received }).execute()
    expect((await run({ run: 'deliver' })).answer).toContain('ENQUIRY_CHANNELS')
    expect(pager.requests.map(({ body }) => JSON.parse(body).data.incident)).toEqual(['undelivered'])
    await stop()
    await start()
    expect(await enquire('Bonsoir')).toMatchObject({ status: 202 })
    expect(await run({ run: 'deliver' })).toEqual({ status: null, answer: null })
    expect(errors.join('')).toContain('delivered to nobody')
    await stop()
    await start(channels())
    await run({ run: 'deliver' })
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(6).fill('sent'))
    expect(crm?.requests).toHaveLength(2)
  })
})
