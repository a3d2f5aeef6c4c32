import fc from 'fast-check'
import { createRateLimiter } from './rate-limiter'
import { requestsPerSecond, sharedLimiter } from './shared-limiter'
import { virtualClock } from './testing/virtual-clock'

/** When each of those who ask after these pauses gets its turn. */
const turnsAfter = async (pauses: readonly number[], perSecond?: number) => {
  const clock = virtualClock()
  const limiter = createRateLimiter(perSecond, clock)
  const asked: number[] = []
  const turns: number[] = []
  const order: number[] = []
  const waiting: Promise<void>[] = []
  for (const [index, pause] of pauses.entries()) {
    if (pause > 0) await clock.sleep(pause)
    asked.push(clock.elapsed())
    const turn = limiter().then(() => {
      turns.push(clock.elapsed())
      order.push(index)
    })
    waiting.push(turn)
  }
  await Promise.all(waiting)
  return { asked, turns, order }
}

describe('the pace of requests', () => {
  it('is never more than five in any second, in the order in which they were asked for, and no slower than that', async () => {
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 }), fc.constant(1_500)), {
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(pauses, async (list) => {
        const { asked, turns, order } = await turnsAfter(list)
        expect(order).toEqual(list.map((_, index) => index))
        for (const [index, turn] of turns.entries()) {
          const fifthBefore = turns[index - 5] ?? -Infinity
          expect(turn - fifthBefore).toBeGreaterThanOrEqual(1_000)
          expect(turn).toBe(Math.max(asked[index] ?? 0, fifthBefore + 1_000))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('lets the first five through at once, and one after a quiet second', async () => {
    expect((await turnsAfter([0, 0, 0, 0, 0, 1_000])).turns).toEqual([0, 0, 0, 0, 0, 1_000])
  })

  it('is one for everybody who asks a host, and that of Storyblok where Storyblok answers', () => {
    expect(sharedLimiter('https://api.storyblok.com/v2')).toBe(sharedLimiter('https://api.storyblok.com/v2/x'))
    expect(sharedLimiter('https://api.storyblok.com/v2')).not.toBe(sharedLimiter('https://api-us.storyblok.com/v2'))
    for (const host of ['api.storyblok.com', 'api-us.storyblok.com', 'app.storyblokchina.cn'])
      expect(requestsPerSecond(`https://${host}/v2`)).toBe(5)
    for (const origin of ['http://127.0.0.1:9103', 'https://storyblok.com.example', 'https://notstoryblok.com'])
      expect(requestsPerSecond(`${origin}/v2`)).toBe(1_000)
  })
})
