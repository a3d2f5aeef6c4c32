import { gunzipSync } from 'node:zlib'
import { createAnswerCache } from './answer-cache'

const read = async (bytes: Promise<Buffer>) => gunzipSync(await bytes).toString()
const pieces = (...parts: string[]) =>
  async function* () {
    yield* parts
  }

describe('kept answers', () => {
  it('are made once for everybody who asks meanwhile, and again at another version', async () => {
    const cache = createAnswerCache()
    let made = 0
    const make = async function* () {
      made += 1
      yield `answer ${made}`
    }
    const first = await Promise.all(Array.from({ length: 50 }, () => read(cache.get('a', '1', make))))
    expect(new Set(first)).toEqual(new Set(['answer 1']))
    expect(await read(cache.get('a', '1', make))).toBe('answer 1')
    expect(await read(cache.get('a', '2', make))).toBe('answer 2')
  })

  it('are made one at a time, and refused with the time to come back when too many wait', async () => {
    const cache = createAnswerCache()
    let running = 0
    let most = 0
    const make = async function* () {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      yield 'x'
      running -= 1
    }
    const all = await Promise.allSettled(Array.from({ length: 30 }, (_, key) => cache.get(String(key), '1', make)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused).toHaveLength(21)
    expect(refused[0]).toMatchObject({ status: 429, retryAfter: 1 })
    expect(most).toBe(1)
  })

  it('that failed are made again', async () => {
    const cache = createAnswerCache()
    const broken = async function* () {
      yield 'x'
      throw new Error('away')
    }
    await expect(cache.get('a', '1', broken)).rejects.toThrow('away')
    expect(await read(cache.get('a', '1', pieces('a', 'b')))).toBe('ab')
  })

  it('make room for those that were asked for later', async () => {
    const cache = createAnswerCache(100)
    let made = 0
    const make = async function* () {
      made += 1
      yield `${made}`
    }
    for (const key of 'abcdefghij') await cache.get(key, '1', make)
    expect(made).toBe(10)
    await cache.get('j', '1', make)
    expect(made).toBe(10)
    await cache.get('a', '1', make)
    expect(made).toBe(11)
  })
})
