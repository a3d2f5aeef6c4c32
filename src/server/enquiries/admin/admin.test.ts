import type { OpenDatabase } from '../../database/open-database'
import { createSealer } from '../../sealing/create-sealer'
import { testDatabases } from '../../testing/databases/databases'
import { TRAP_FIELD } from '../../../domain/enquiry/spam-trap'
import { createDeliveriesFor } from '../delivery/delivery-rows'
import { NOW, question, testDrive } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'
import { runAdminCommand } from './commands'
import type { AdminCommand } from './commands'
import type { AdminContext } from './context'
import { forgetClients } from './erase'
import { runErasure } from './start-erasure'

const key = (id: string, byte: number) => ({ id, secret: new Uint8Array(32).fill(byte) })

describe.each(testDatabases)('looking after enquiries on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const quiet = { info: () => undefined, error: () => undefined }
  const run = async (admin: AdminContext, command: AdminCommand) => (await runAdminCommand(admin, command)).join('\n')

  it('lists enquiries without what was written, and shows one whole', async () => {
    const { admin, post } = await openIntake(opened)
    const { reference } = await (await post('/api/enquiries', question)).json()
    const list = await run(admin, { command: 'list', limit: 10 })
    expect(list).toContain(reference)
    expect(list).toContain('crm: waiting')
    expect(list).not.toMatch(/Zoé|zoe@/)
    const shown = JSON.parse(await run(admin, { command: 'show', reference: reference.toLowerCase() }))
    expect(shown).toMatchObject({
      record: { values: { name: 'Zoé Müller' } },
      consent: { marketing: false, at: NOW.toISOString() },
      deliveries: [{ channel: 'crm', state: 'waiting' }],
    })
    expect(await run(admin, { command: 'list', state: 'held', limit: 10 })).toBe('No enquiries.')
    await expect(run(admin, { command: 'show', reference: 'GA-2222-22' })).rejects.toThrow('There is no enquiry')
    await expect(run(admin, { command: 'show', reference: 'x' })).rejects.toThrow('is no reference')
  })

  it('releases a held one, which is then delivered, or refuses it; each once', async () => {
    const { admin, post, stored, deliveries } = await openIntake(opened)
    const held = async (message: string) =>
      (await (await post('/api/enquiries', { ...question, message, [TRAP_FIELD]: 'x' })).json()).reference as string
    const [good, bad] = [await held('Bonjour'), await held('Achetez')]
    await run(admin, { command: 'release', reference: good })
    await run(admin, { command: 'refuse', reference: bad })
    expect((await stored()).map(({ reference, state }) => [reference, state])).toEqual(
      expect.arrayContaining([
        [good, 'accepted'],
        [bad, 'refused'],
      ]),
    )
    expect(await deliveries()).toHaveLength(1)
    for (const command of ['release', 'refuse'] as const)
      await expect(run(admin, { command, reference: good })).rejects.toThrow('is not held')
    await expect(run(admin, { command: 'resend', reference: bad })).rejects.toThrow('nothing to send')
  })

  it('attempts deliveries again that have ended', async () => {
    const { admin, post, deliveries } = await openIntake(opened)
    const { reference } = await (await post('/api/enquiries', question)).json()
    await expect(run(admin, { command: 'resend', reference })).rejects.toThrow('no delivery that has ended')
    await opened.db.updateTable('enquiry_deliveries').set({ state: 'dead', attempts: 9 }).execute()
    expect(await run(admin, { command: 'resend', reference })).toBe('Sent again: crm.')
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  it('says of an enquiry that was cancelled which mails to the visitor are not sent again, where there are any', async () => {
    const channels = [
      { name: 'visitor', type: 'visitor-mail' },
      { name: 'team', type: 'dealership-mail' },
    ] as const
    const { admin, links, post, postForm } = await openIntake(opened, { deliveriesFor: createDeliveriesFor(channels) })
    const { id, reference } = await (await post('/api/enquiries', testDrive)).json()
    await postForm({ action: 'cancel' }, {}, links.pathFor(id, reference))
    const sent = () => opened.db.updateTable('enquiry_deliveries').set({ state: 'sent' })
    const resend = async (channel?: string) => {
      const context = { ...admin, visitorChannels: new Set(['visitor']) }
      return (await run(context, { command: 'resend', reference, channel })).split('\n')
    }
    const putAside = 'Put aside: visitor. The visitor has cancelled what that mail confirms.'
    await sent().execute()
    const [again, ...notes] = await resend()
    expect(again).toMatch(/^Sent again: (team, visitor|visitor, team)\.$/)
    expect(notes).toEqual([putAside])
    await sent().execute()
    expect(await resend('team')).toEqual(['Sent again: team.'])
    await opened.db.updateTable('enquiry_deliveries').set({ state: 'waiting' }).execute()
    await sent().where('subject', '=', 'enquiry').execute()
    expect(await resend('visitor')).toEqual([putAside])
    await opened.db.updateTable('enquiry_deliveries').set({ state: 'withdrawn' }).execute()
    await sent().where('subject', '!=', 'enquiry').execute()
    expect(await resend('visitor')).toEqual(['Sent again: visitor.'])
  })

  it('delivers by a channel that was added since, alone where it is named', async () => {
    const { admin, post, deliveries } = await openIntake(opened)
    const { reference } = await (await post('/api/enquiries', question)).json()
    await opened.db.updateTable('enquiry_deliveries').set({ state: 'sent' }).execute()
    const later: AdminContext = {
      ...admin,
      deliveriesFor: (id, route) => [
        ...admin.deliveriesFor(id, route),
        { id: `${id}-dms`, enquiry_id: id, channel: 'dms', subject: 'enquiry' },
      ],
    }
    await expect(run(later, { command: 'resend', reference, channel: 'erp' })).rejects.toThrow('no delivery by erp')
    expect(await run(later, { command: 'resend', reference, channel: 'dms' })).toBe('Sent again: dms.')
    expect((await deliveries()).map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
      'crm sent',
      'dms waiting',
    ])
    expect(await run(later, { command: 'resend', reference, channel: 'crm' })).toBe('Sent again: crm.')
  })

  it('exports and erases everything of a person, and keeps the record of consent', async () => {
    const erased: string[] = []
    const log = {
      append: async () => undefined,
      note: () => undefined,
      erase: async (_: string, ids: readonly string[]) => void erased.push(...ids),
    }
    const { admin, post, stored, deliveries } = await openIntake(opened, { log })
    const { reference } = await (await post('/api/enquiries', testDrive)).json()
    await post('/api/enquiries', { ...question, email: 'autre@example.lu', message: 'Pour zoe@example.lu' })
    await post('/api/enquiries', { ...question, email: 'azoe@example.lu' })
    await post('/api/enquiries', { ...question, email: 'Zoe@Example.lu' })
    await post('/api/enquiries', { ...question, email: 'autre@example.lu' })
    const exported = JSON.parse(await run(admin, { command: 'export', email: ' ZOE@example.lu' }))
    expect(exported).toHaveLength(2)
    expect(exported).toContainEqual(
      expect.objectContaining({ reference, suspicions: [], locationId: 'mersch', department: 'sales' }),
    )

    expect(await run(admin, { command: 'erase', email: 'zoe@example.lu' })).toContain('Erased 2 enquiries')
    expect(JSON.parse(await run(admin, { command: 'export', email: 'zoe@example.lu' }))).toEqual([])
    const gone = (await stored()).find((row) => row.reference === reference)
    expect(gone).toMatchObject({
      state: 'erased',
      record: null,
      sealed: null,
      email_hash: null,
      idempotency_key: null,
      erased_at: NOW,
      consent: { textVersion: expect.any(String), marketing: false, at: NOW.toISOString() },
    })
    expect(JSON.stringify(gone)).not.toMatch(/zoe|621 ?12 ?34/i)
    expect(erased).toContain(gone?.id)
    expect((await deliveries()).map(({ state }) => state).sort()).toEqual([
      ...Array(3).fill('waiting'),
      ...Array(2).fill('withdrawn'),
    ])
  })

  it('erases each kind when its time is over, and forgets clients before a day is over', async () => {
    const { admin, postFrom, stored } = await openIntake(opened)
    await postFrom('192.0.2.1', question)
    await postFrom('192.0.2.1', {
      ...question,
      kind: 'job_application',
      position: 'Mécanicien',
      phone: '621 12 34 56',
    })
    const inMonths = (months: number): AdminContext => {
      const date = new Date(NOW)
      date.setUTCMonth(date.getUTCMonth() + months)
      return { ...admin, clock: () => date }
    }
    const kinds = async () => (await stored()).filter(({ erased_at }) => erased_at === null).map(({ kind }) => kind)
    const inHours = (hours: number): AdminContext => ({
      ...admin,
      clock: () => new Date(NOW.getTime() + hours * 3_600_000),
    })
    await forgetClients(inHours(22.9))
    expect((await stored()).every(({ client_hash }) => client_hash !== null)).toBe(true)
    // Once an hour: none is left when it is a day old.
    await forgetClients(inHours(23.1))
    expect((await stored()).every(({ client_hash }) => client_hash === null)).toBe(true)
    expect(await runErasure(inMonths(5), quiet)).toBe(0)
    expect(await runErasure(inMonths(6), quiet)).toBe(1)
    expect(await kinds()).toEqual(['contact'])
    expect(await runErasure(inMonths(12), quiet)).toBe(1)
    expect(await kinds()).toEqual([])
    expect(await runErasure(inMonths(13), quiet)).toBe(0)
  })

  it('changes the key of everything that is stored, from none to one to another', async () => {
    const { admin, post } = await openIntake(opened)
    const { reference } = await (await post('/api/enquiries', question)).json()
    const rings = [[key('a', 1)], [key('b', 2), key('a', 1)]]
    for (const ring of rings) {
      const context = { ...admin, sealer: createSealer(ring) }
      expect(await run(context, { command: 'reseal' })).toBe('Written with the first key: 1 row.')
      expect(await run(context, { command: 'show', reference })).toContain('Zoé Müller')
    }
    const { rows } = { rows: await opened.db.selectFrom('enquiries').selectAll().execute() }
    expect(rows).toMatchObject([{ record: null, sealed: expect.stringMatching(/^sealed:1:b:/) }])
    await expect(run({ ...admin, sealer: createSealer([key('a', 1)]) }, { command: 'reseal' })).rejects.toThrow('key b')
    const last = { ...admin, sealer: createSealer([key('b', 2)]) }
    expect(await run(last, { command: 'export', email: question.email })).toContain('Zoé Müller')
    // Equal content is still known as such.
    const again = await openIntake(opened, { sealer: last.sealer })
    expect(await (await again.post('/api/enquiries', question)).json()).toMatchObject({ reference })
  })
})
