import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database'
import { everyDatabase } from '../testing/databases/databases'
import { createJournal } from './journal'
import type { Journal } from './journal'
import type { NewEvent } from './types'

const story = (key: string, more: Partial<NewEvent> = {}): NewEvent => ({
  source: 'storyblok',
  kind: 'published',
  key: `storyblok:${key}`,
  subject: key,
  payload: { action: 'published' },
  ...more,
})
const car = (key: string): NewEvent => ({
  source: 'dealer',
  kind: 'vehicle.updated',
  key: `dealer:${key}`,
  subject: '1',
  payload: {},
})

describe.each(everyDatabase)('journal on $name', ({ open }) => {
  let opened: OpenDatabase
  let journal: Journal
  beforeEach(async () => {
    opened = await open()
    journal = createJournal(opened.db)
  })
  afterEach(() => opened.close())
  const statuses = async () =>
    (await journal.recent(100)).reverse().map(({ subject, status }) => `${subject} ${status}`)

  it('writes an event once, however often it is told while it waits', async () => {
    const first = await journal.accept(story('a'))
    expect(first).toMatchObject({ status: 'pending', duplicate: false })
    expect(await journal.accept(story('a'))).toEqual({ ...first, duplicate: true })
    const together = await Promise.all([
      journal.accept(story('b')),
      journal.accept(story('b')),
      journal.accept(story('a')),
    ])
    expect(together.map(({ duplicate }) => duplicate)).toEqual([false, true, true])
    expect(await statuses()).toEqual(['a pending', 'b pending'])
  })

  it('writes what arrives together in few commits', async () => {
    let commits = 0
    let counted = 0
    journal.onAccepted((count) => {
      commits += 1
      counted += count
    })
    const subjects = Array.from({ length: 500 }, (_, index) => `s${index}`)
    await Promise.all(subjects.map((subject) => journal.accept(story(subject))))
    expect((await journal.openEvents()).map(({ subject }) => subject).sort()).toEqual(subjects.sort())
    expect(commits).toBeLessThan(20)
    expect(counted).toBe(500)
  })

  it('gives an event to one build only', async () => {
    for (const key of ['c', 'a', 'b']) await journal.accept(story(key))
    expect((await journal.openEvents()).map(({ subject }) => subject)).toEqual(['c', 'a', 'b'])
    const [x, y] = await Promise.all([journal.markBuilding(null, 'x'), journal.markBuilding(null, 'y')])
    expect([...x, ...y].map(({ subject }) => subject).sort()).toEqual(['a', 'b', 'c'])
  })

  it('takes the same story told during its build for news, and the same delivery never', async () => {
    await journal.accept(story('a'))
    await journal.accept(car('1'))
    const taken = await journal.markBuilding(null, 'x')
    expect(taken.map(({ subject }) => subject)).toEqual(['a', '1'])
    expect(await journal.accept(story('a'))).toMatchObject({ status: 'pending', duplicate: false })
    expect(await journal.accept(car('1'))).toMatchObject({ status: 'building', duplicate: true })
    await journal.settle({ ids: taken.map(({ id }) => id), buildId: 'x', status: 'published', reason: null })
    expect(await journal.accept(car('1'))).toMatchObject({ status: 'published', duplicate: true })
    expect(await statuses()).toEqual(['a published', '1 published', 'a pending'])
  })

  it('never makes a build and a flood of repetitions wait for each other in a circle', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `k${index}`)
    const other = createJournal(opened.db)
    const flood = async (into: Journal, order: string[]) => {
      for (let round = 0; round < 5; round += 1) await Promise.all(order.map((key) => into.accept(story(key))))
    }
    const build = async () => {
      let taken = 0
      for (let round = 0; round < 10; round += 1) taken += (await journal.markBuilding(null, `b${round}`)).length
      return taken
    }
    const [, , taken] = await Promise.all([flood(journal, keys), flood(other, keys.toReversed()), build()])
    const open = await journal.openEvents()
    expect(open.filter(({ status }) => status === 'building')).toHaveLength(taken)
    expect(new Set(open.map(({ subject }) => subject)).size).toBe(40)
  })

  it('settles events once, and only those of the build that asks', async () => {
    const { id } = await journal.accept(story('a'))
    expect(await journal.settle({ ids: [id], buildId: 'x', status: 'published', reason: null })).toBe(0)
    await journal.markBuilding([id], 'x')
    expect(await journal.settle({ ids: [id], buildId: 'y', status: 'failed', reason: 'trop tard' })).toBe(0)
    expect(await journal.settle({ ids: [id], buildId: 'x', status: 'published', reason: null })).toBe(1)
    expect(await journal.settle({ ids: [id], buildId: 'x', status: 'failed', reason: 'encore' })).toBe(0)
    expect(await journal.find(id)).toMatchObject({
      status: 'published',
      reason: null,
      build_id: 'x',
      settled_at: expect.any(Date),
    })
  })

  it('puts the events of a crashed build back, beside a twin that was told meanwhile', async () => {
    await journal.accept(story('a'))
    await journal.markBuilding(null, 'x')
    await journal.accept(story('a'))
    expect(await journal.reopen('x')).toBe(1)
    expect(await statuses()).toEqual(['a pending', 'a pending'])
    expect(await journal.markBuilding(null, 'y')).toHaveLength(2)
    expect(await journal.accept(story('a'))).toMatchObject({ duplicate: false })
  })

  it('settles what is ignored as it is written, and wakes nobody for it', async () => {
    let woken = 0
    const leave = journal.onAccepted(() => {
      woken += 1
    })
    const { id } = await journal.accept(story('a', { ignored: 'rien à construire' }))
    expect(await journal.find(id)).toMatchObject({
      status: 'ignored',
      reason: 'rien à construire',
      settled_at: expect.any(Date),
    })
    expect(await journal.openEvents()).toEqual([])
    expect(woken).toBe(0)
    await journal.accept(story('b'))
    expect(woken).toBe(1)
    leave()
    await journal.accept(story('c'))
    expect(woken).toBe(1)
  })

  it('keeps texts that no database takes, as far as it can', async () => {
    const payload = { 'a\u0000b': 'x\ud800y', kept: 'C:\\u0000 \\\\ud800 🚗' }
    const { id } = await journal.accept(story('a', { payload, subject: 'zéro\u0000' }))
    expect(await journal.find(id)).toMatchObject({
      subject: 'zéro\ufffd',
      payload: { 'a\ufffdb': 'x\ufffdy', kept: payload.kept },
    })
  })

  it('forgets what was settled long ago, but nothing that is open', async () => {
    const ids = await Promise.all(['old', 'new', 'open'].map(async (key) => (await journal.accept(story(key))).id))
    await journal.markBuilding(ids.slice(0, 2), 'x')
    await journal.settle({ ids, buildId: 'x', status: 'published', reason: null })
    await sql`update events set received_at = now() - interval '90 days'`.execute(opened.db)
    await sql`update events set settled_at = now() - interval '31 days' where subject = 'old'`.execute(opened.db)
    expect(await journal.prune()).toBe(1)
    expect(await statuses()).toEqual(['new published', 'open pending'])
  })

  it('tells whoever waits when nothing could be written, and goes on afterwards', async () => {
    await sql`alter table events rename to away`.execute(opened.db)
    await expect(Promise.all(['a', 'b'].map((key) => journal.accept(story(key))))).rejects.toThrow('events')
    await sql`alter table away rename to events`.execute(opened.db)
    expect(await journal.accept(story('a'))).toMatchObject({ duplicate: false })
  })
})
