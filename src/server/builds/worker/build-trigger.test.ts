import { createBuildTrigger } from './build-trigger'
import type { BuildTrigger } from './build-trigger'

describe('build trigger', () => {
  let starts: number[]
  let trigger: BuildTrigger
  const start = (): void => {
    starts.push(Date.now())
    trigger.busy()
    trigger.buildStarted()
  }
  const open = (debounceMs: number, maxWaitMs: number): void => {
    trigger = createBuildTrigger({ debounceMs, maxWaitMs }, start)
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 })
    starts = []
    open(0, 0)
  })
  afterEach(() => {
    trigger.close()
    jest.useRealTimers()
  })

  it('starts a build in the very call that brings an event', () => {
    trigger.eventsArrived(1)
    expect(starts).toEqual([0])
    expect(trigger.nextStart()).toBeNull()
  })

  it('starts one build of all that arrived during a build, in the call that ends it', () => {
    trigger.eventsArrived(1)
    jest.advanceTimersByTime(100)
    trigger.eventsArrived(1)
    trigger.eventsArrived(2)
    jest.advanceTimersByTime(100)
    expect(starts).toEqual([0])
    trigger.ended(false)
    expect(starts).toEqual([0, 200])
    trigger.ended(false)
    jest.runAllTimers()
    expect(starts).toEqual([0, 200])
  })

  it('waits for a second between two builds of a flood, and starts once it is over', () => {
    trigger.eventsArrived(60)
    trigger.ended(false)
    trigger.eventsArrived(60)
    expect(trigger.nextStart()).toEqual(new Date(1_000))
    jest.advanceTimersByTime(999)
    expect(starts).toEqual([0])
    jest.advanceTimersByTime(1)
    expect(starts).toEqual([0, 1_000])
  })

  it('keeps the window of a host whose builds cost money, unless it is forced', () => {
    open(500, 2_000)
    trigger.eventsArrived(1)
    jest.advanceTimersByTime(400)
    trigger.eventsArrived(1)
    jest.advanceTimersByTime(499)
    expect(starts).toEqual([])
    jest.advanceTimersByTime(1)
    expect(starts).toEqual([900])
    trigger.ended(false)
    trigger.eventsArrived(1)
    trigger.force()
    expect(starts).toEqual([900, 900])
  })

  it('remembers that it was forced while a build ran', () => {
    trigger.eventsArrived(1)
    trigger.force()
    expect(starts).toEqual([0])
    trigger.ended(false)
    expect(starts).toEqual([0, 0])
  })

  it('waits a second after the start of a build that is to be tried again', () => {
    trigger.eventsArrived(1)
    trigger.eventsArrived(1)
    jest.advanceTimersByTime(300)
    trigger.ended(true)
    jest.advanceTimersByTime(699)
    expect(starts).toEqual([0])
    jest.advanceTimersByTime(1)
    expect(starts).toEqual([0, 1_000])
  })

  it('starts nothing once it is closed', () => {
    open(500, 2_000)
    trigger.eventsArrived(1)
    trigger.close()
    trigger.force()
    jest.runAllTimers()
    expect(starts).toEqual([])
  })
})
