import { createBuildFeed } from './feed'

describe('feed of builds', () => {
  it('says how many events wait and when the next build begins, until it has begun', () => {
    const feed = createBuildFeed()
    let told = 0
    const end = feed.subscribe(() => (told += 1))
    feed.queued(3, new Date('2026-11-27T10:00:00.500Z'))
    expect(feed.snapshot()).toEqual({ waiting: 3, nextBuildAt: '2026-11-27T10:00:00.500Z', running: null })
    feed.started({ id: 'b1', kind: 'incremental', startedAt: '2026-11-27T10:00:01.000Z' })
    expect(feed.snapshot()).toMatchObject({ nextBuildAt: null, running: { id: 'b1', stage: 'source', share: 0 } })
    feed.progress({ stage: 'html', share: 0.5 })
    expect(feed.snapshot().running).toMatchObject({ stage: 'html', share: 0.5 })
    feed.ended()
    feed.queued(0, null)
    expect(feed.snapshot()).toEqual({ waiting: 0, nextBuildAt: null, running: null })
    expect(told).toBe(5)
    end()
    feed.queued(1, null)
    expect(told).toBe(5)
  })

  it('takes no progress while nothing runs', () => {
    const feed = createBuildFeed()
    feed.progress({ stage: 'html', share: 0.5 })
    expect(feed.snapshot().running).toBeNull()
  })
})
