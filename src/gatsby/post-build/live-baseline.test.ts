import { liveBaseline } from './live-baseline'

const now = new Date('2026-11-21T14:00:00.000Z')
const written = (since: string, at: string): string => `${JSON.stringify({ since, at })}\n`

describe('the cursor that open pages ask from', () => {
  it('is the one that a full build read', () => {
    expect(liveBaseline(null, '7', now)).toBe(written('7', now.toISOString()))
    expect(liveBaseline(null, null, now)).toBeNull()
  })

  it('stays in rebuilds, for half a day', () => {
    const morning = written('5', '2026-11-21T02:00:01.000Z')
    expect(liveBaseline(morning, '7', now)).toBe(morning)
    expect(liveBaseline(written('5', '2026-11-21T02:00:00.000Z'), '7', now)).toBe(written('7', now.toISOString()))
  })

  it.each(['', '{"since":5}', written('5', '2026-11-22T00:00:00.000Z')])(
    'is written anew when the file is damaged or of tomorrow: %j',
    (text) => {
      expect(liveBaseline(text, '7', now)).toBe(written('7', now.toISOString()))
    },
  )
})
