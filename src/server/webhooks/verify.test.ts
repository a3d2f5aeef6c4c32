import { HttpError } from '../http/http-error'
import { parseWebhookSecret, signStandardWebhook, verifyStandardWebhook } from './standard-webhooks'
import { verifyStoryblok } from './verify-storyblok'

const codeOf = (run: () => unknown): string | null => {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof HttpError) return error.code
    throw error
  }
}

describe("Storyblok's signature", () => {
  const body = Buffer.from(
    '{"action":"published","space_id":123,"story_id":123,"full_slug":"home","text":"The user test@domain.com published the Story XYZ (xyz)"}',
  )
  const signature = '6da917252389668519f248c3c436d67f465b0e4e'
  const check = (secret: string, given: string | undefined, of = body) =>
    codeOf(() => verifyStoryblok(secret, of, given))

  it('is that of the published vector', () => {
    expect(check('hello', signature)).toBeNull()
  })

  it('is refused when anything differs by one character', () => {
    expect(check('hellp', signature)).toBe('bad_signature')
    expect(check('hello', signature.replace('6', '7'))).toBe('bad_signature')
    expect(check('hello', signature, Buffer.from(body.toString().replace('home', 'hime')))).toBe('bad_signature')
    expect(check('hello', signature, Buffer.concat([body, Buffer.from(' ')]))).toBe('bad_signature')
  })

  it.each(['', undefined])('is missing when it is %p', (given) => {
    expect(check('hello', given)).toBe('missing_signature')
  })

  it.each([signature.slice(1), `${signature}00`, `${signature.slice(0, -1)}g`, 'sha1=x', '{}'])(
    'is refused when it is %p',
    (given) => {
      expect(check('hello', given)).toBe('bad_signature')
    },
  )
})

describe('Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const key = parseWebhookSecret(secret) ?? Buffer.alloc(0)
  const other = Buffer.alloc(24, 1)
  const [id, at, body] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'] as const
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  const headers = { id, timestamp: String(at), signature }
  const check = (
    change: Partial<Record<keyof typeof headers, string | undefined>> = {},
    now: number = at,
    keys: Uint8Array[] = [key],
    of: string = body,
  ) => codeOf(() => verifyStandardWebhook(keys, { ...headers, ...change }, Buffer.from(of), now))

  it('signs and takes the published vector', () => {
    expect(signStandardWebhook(key, id, at, body)).toBe(signature)
    expect(check()).toBeNull()
  })

  it('takes any of several signatures and any of several keys, so that keys can be changed without a gap', () => {
    const foreign = signStandardWebhook(other, id, at, body)
    expect(check({ signature: `${foreign} ${signature}` })).toBeNull()
    expect(check({ signature: `v1a,AAAA v2,${signature.slice(3)} ${signature}` })).toBeNull()
    expect(check({}, at, [other, key])).toBeNull()
    expect(check({ signature: foreign }, at, [key, other])).toBeNull()
  })

  it('refuses what is signed otherwise', () => {
    expect(check({ signature: signStandardWebhook(other, id, at, body) })).toBe('bad_signature')
    expect(check({ id: 'msg_other' })).toBe('bad_signature')
    expect(check({ timestamp: String(at + 1) })).toBe('bad_signature')
    expect(check({}, at, [key], `${body} `)).toBe('bad_signature')
    expect(check({ signature: `v2,${signature.slice(3)}` })).toBe('bad_signature')
    expect(check({ signature: signature.slice(3) })).toBe('bad_signature')
    expect(check({ signature: 'v1,' })).toBe('bad_signature')
    expect(check({}, at, [])).toBe('bad_signature')
  })

  it('takes messages within five minutes, either way, and tells late from early', () => {
    expect([check({}, at + 300), check({}, at - 300), check({}, at + 301), check({}, at - 301)]).toEqual([
      null,
      null,
      'too_late',
      'too_early',
    ])
  })

  it('does not say that a forged message is late', () => {
    expect(check({ id: 'msg_other' }, at + 9_999)).toBe('bad_signature')
  })

  it.each([
    [{ id: undefined }],
    [{ id: '' }],
    [{ id: 'a b' }],
    [{ timestamp: undefined }],
    [{ timestamp: '1e9' }],
    [{ timestamp: '-1' }],
  ])('needs its headers: %j', (change) => {
    expect(check(change)).toBe('missing_header')
  })

  it.each(['', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_not base64', 'whsec_%%%%'])(
    'takes %p for no secret',
    (text) => {
      expect(parseWebhookSecret(text)).toBeNull()
    },
  )
})
