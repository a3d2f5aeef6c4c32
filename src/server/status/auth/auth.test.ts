import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { derive, isSameSecret } from './secret'
import { formTokenOf, sessionCookie } from './session'
import { createSessionStore, IDLE_SECONDS, SESSION_SECONDS } from './session-store'

const TOKEN = 'a-token-of-the-editors'
const now = new Date('2026-11-21T13:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe.each(testDatabases)('a session on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const store = (token = TOKEN) => createSessionStore(opened.db, token)

  it('ends when it was not used for a day', async () => {
    const session = await store().create(now)
    expect(await store().isOpen(session, later(IDLE_SECONDS - 1))).toBe(true)
    expect(await store().isOpen(session, later(IDLE_SECONDS))).toBe(false)
    expect(await store().use(session, later(IDLE_SECONDS))).toBe(false)
  })

  it('goes on while it is used, for a week at most', async () => {
    const session = await store().create(now)
    const step = IDLE_SECONDS - 60
    for (let at = step; at < SESSION_SECONDS; at += step) expect(await store().use(session, later(at))).toBe(true)
    expect(await store().use(session, later(SESSION_SECONDS))).toBe(false)
  })

  it('is not used by being looked at', async () => {
    const session = await store().create(now)
    expect(await store().isOpen(session, later(IDLE_SECONDS - 1))).toBe(true)
    expect(await store().isOpen(session, later(IDLE_SECONDS + 1))).toBe(false)
  })

  it('can be ended, and leaves the others open', async () => {
    const sessions = store()
    const [one, two] = [await sessions.create(now), await sessions.create(now)]
    const ended: string[] = []
    sessions.onEnd((session) => ended.push(session))
    await sessions.end(one)
    expect([await store().isOpen(one, now), await store().isOpen(two, now), ended]).toEqual([false, true, [one]])
  })

  it('ends when the token is changed, also when it is changed back', async () => {
    const session = await store().create(now)
    const other = store('another-token-of-theirs')
    expect(await other.isOpen(session, now)).toBe(false)
    await other.create(now)
    expect(await store().isOpen(session, now)).toBe(false)
  })

  it('is kept as a digest only, and not when it is over', async () => {
    const sessions = store()
    const first = await sessions.create(now)
    const second = await sessions.create(later(IDLE_SECONDS))
    const rows = await opened.db.selectFrom('status_sessions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp([first, second, TOKEN].join('|')))
  })

  it('cannot be invented', async () => {
    const session = await store().create(now)
    const [row] = await opened.db.selectFrom('status_sessions').selectAll().execute()
    const forged = [
      `${session}x`,
      session.slice(1),
      session.toUpperCase(),
      '',
      '%',
      "' or 1=1 --",
      row?.id_hash ?? '',
      TOKEN,
    ]
    for (const one of forged) expect([one, await store().isOpen(one, now)]).toEqual([one, false])
  })
})

describe('the cookie of a session', () => {
  it('is kept from scripts, other sites and other hosts', () => {
    expect(sessionCookie('x', true)).toBe(
      `__Host-vitrine_status=x; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Strict; Secure`,
    )
    expect(sessionCookie(null, false)).toBe('vitrine_status=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict')
  })

  it('comes with a form token of its own, which is no session', () => {
    expect(formTokenOf(TOKEN, 'one')).not.toBe(formTokenOf(TOKEN, 'two'))
    expect(derive(TOKEN, 'form', 'x')).not.toBe(derive(TOKEN, 'sessions', 'x'))
  })
})

describe('secrets', () => {
  it('are compared whole', () => {
    expect([
      isSameSecret('abc', 'abc'),
      isSameSecret('ab', 'abc'),
      isSameSecret('', 'abc'),
      isSameSecret('abcd', 'abc'),
    ]).toEqual([true, false, false, false])
  })
})
