import { createAttempts } from './attempts'
import { derive, isSameSecret } from './secret'
import { createSession, formTokenOf, isSession, SESSION_SECONDS, sessionCookies } from './session'

const TOKEN = 'a-token-of-the-editors'
const now = new Date('2026-11-21T13:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a session', () => {
  it('is one until it expires', () => {
    const session = createSession(TOKEN, now)
    expect(isSession(TOKEN, session, now)).toBe(true)
    expect(isSession(TOKEN, session, later(SESSION_SECONDS - 1))).toBe(true)
    expect(isSession(TOKEN, session, later(SESSION_SECONDS + 1))).toBe(false)
  })

  it('ends when the token is changed, and does not hold the token', () => {
    const session = createSession(TOKEN, now)
    expect(isSession('another-token', session, now)).toBe(false)
    expect(session).not.toContain(TOKEN)
  })

  it('cannot be made longer, shortened or invented', () => {
    const session = createSession(TOKEN, now)
    const [expiry = '', random = '', proof = ''] = session.split('.')
    const forged = [
      `${Number(expiry) + 9}.${random}.${proof}`,
      `${expiry}.${random}.`,
      `${expiry}.${random}`,
      `${session}x`,
      '',
      undefined,
      '..',
      proof,
    ]
    for (const one of forged) expect(isSession(TOKEN, one, now)).toBe(false)
  })

  it('has a form token of its own, which is no session', () => {
    const [one, two] = [createSession(TOKEN, now), createSession(TOKEN, now)]
    expect(formTokenOf(TOKEN, one)).not.toBe(formTokenOf(TOKEN, two))
    expect(derive(TOKEN, 'form', 'x')).not.toBe(derive(TOKEN, 'session', 'x'))
  })

  it('is kept from scripts, other sites and the rest of the site', () => {
    for (const cookie of sessionCookies('x', true))
      expect(cookie).toMatch(
        /^vitrine_status=x; Path=\/(api\/)?status; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
      )
    expect(sessionCookies(null, false)[0]).toContain('Max-Age=0')
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

describe('attempts to sign in', () => {
  it('run out and come back with time, for each address apart', () => {
    const attempts = createAttempts({ burst: 3, refillSeconds: 30, addresses: 10 })
    for (let index = 0; index < 3; index += 1) {
      expect(attempts.waitOf('a', now)).toBe(0)
      attempts.count('a', now)
    }
    expect([attempts.waitOf('a', now), attempts.waitOf('b', now)]).toEqual([30, 0])
    expect([attempts.waitOf('a', later(20)), attempts.waitOf('a', later(30))]).toEqual([10, 0])
    expect(attempts.waitOf('a', later(3600))).toBe(0)
  })

  it('that were right cost nothing', () => {
    const attempts = createAttempts({ burst: 1, refillSeconds: 30, addresses: 10 })
    attempts.count('a', now)
    attempts.forgive('a')
    expect(attempts.waitOf('a', now)).toBe(0)
  })

  it('are remembered for so many addresses only', () => {
    const attempts = createAttempts({ burst: 1, refillSeconds: 30, addresses: 2 })
    for (const address of ['a', 'b', 'c']) attempts.count(address, now)
    expect(['a', 'b', 'c'].map((address) => attempts.waitOf(address, now) > 0)).toEqual([false, true, true])
  })
})
