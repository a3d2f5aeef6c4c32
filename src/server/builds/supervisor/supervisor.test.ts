import { BuildFailure } from '../types'
import type { BuildEvent, BuildResult } from '../types'
import type { BuilderProcess, Built } from './builder-process'
import { createSupervisor } from './supervisor'
import type { Slot } from './slots'

const MIB = 2 ** 20

const result = (releaseId: string): BuildResult => ({
  releaseId,
  pages: { created: [], changed: [], deleted: [], total: 1 },
  reasons: [],
  files: { written: 0, removed: 0 },
  timings: {},
  gate: [],
  moved: [],
  omissions: [],
  heldRedirects: [],
  read: { content: true, dealer: true },
  versions: { content: null, dealer: null },
  stories: null,
})

const event: BuildEvent = { id: 'e1', source: 'dealer', kind: 'stock.changed', payload: {} }
const full: BuildEvent = { id: 'e2', source: 'manual', kind: 'full', payload: {} }

interface Scripted extends BuilderProcess {
  name: string
  becomeReady: (error?: BuildFailure) => void
  /** Becomes useless; nobody is told. */
  die: () => void
  /** Ends, as a process that is killed. */
  exit: () => void
  answer: Partial<Built>
  seen: (readonly BuildEvent[])[]
  ended: boolean
}

/** Processes that answer as they are told; the real one is another program. */
const scriptedStart = ({ readyAtOnce = true, rss = 100 * MIB } = {}) => {
  const started: Scripted[] = []
  const start = async (slot: Slot): Promise<BuilderProcess> => {
    let usable = true
    let settle: (error?: BuildFailure) => void = () => undefined
    const ready = new Promise<string>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve(''))
    })
    ready.catch(() => undefined)
    let exit: () => void = () => undefined
    const exited = new Promise<void>((resolve) => {
      exit = resolve
    })
    const process: Scripted = {
      name: `${slot}${started.length}`,
      ready,
      exited,
      becomeReady: settle,
      die: () => (usable = false),
      exit: () => {
        usable = false
        exit()
      },
      answer: {},
      seen: [],
      ended: false,
      usable: () => usable,
      predict: async (stories) => ({ created: [], changed: [`${process.name} ${stories.length}`], deleted: [] }),
      build: async (events) => {
        process.seen.push(events)
        return { result: result(process.name), rss, stale: null, ...process.answer }
      },
      end: async () => {
        usable = false
        process.ended = true
      },
    }
    started.push(process)
    if (readyAtOnce || started.length === 1) settle()
    return process
  }
  return { started, start }
}

const logger = { info: () => undefined, error: () => undefined }
const options = { live: async () => null, rssLimit: 500 * MIB, logger }
const nothing = () => undefined
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('supervisor of the builder', () => {
  it('does not wait for a process that is still on its way up when it is closed', async () => {
    const start = async (): Promise<BuilderProcess> => {
      let fail: (error: BuildFailure) => void = nothing
      const ready = new Promise<string>((_, reject) => {
        fail = reject
      })
      ready.catch(nothing)
      return {
        ready,
        exited: new Promise<void>(nothing),
        usable: () => true,
        build: () => new Promise<Built>(nothing),
        predict: async () => null,
        end: async () => fail(new BuildFailure('ended on its way up', true)),
      }
    }
    const supervisor = createSupervisor({ ...options, start })
    const building = supervisor.build([event], nothing)
    building.catch(nothing)
    await settled()
    await supervisor.close()
    await expect(building).rejects.toThrow('ended on its way up')
  })

  it('starts one process, has it look at everything first, and then hands on the events', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    expect((await supervisor.build([event], nothing)).releaseId).toBe('a0')
    await supervisor.build([event], nothing)
    expect(started).toHaveLength(1)
    expect(started[0]?.seen).toEqual([[], [event]])
  })

  it('asks the warm process what a publication would touch, and starts none for that', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    expect(await supervisor.predict([{}])).toBeNull()
    expect(started).toHaveLength(0)
    await supervisor.build([event], nothing)
    expect(await supervisor.predict([{}])).toMatchObject({ changed: ['a0 1'] })
    started[0]?.die()
    expect(await supervisor.predict([{}])).toBeNull()
  })

  it('starts in the slot whose state is the newest', async () => {
    const { start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start, firstSlot: 'b' })
    expect((await supervisor.build([event], nothing)).releaseId).toBe('b0')
  })

  it('replaces a process that is killed while nothing is built, in its slot, before the next change', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    started[0]?.exit()
    await settled()
    expect(started.map(({ name }) => name)).toEqual(['a0', 'a1'])
    started[1]?.becomeReady()
    await supervisor.build([event], nothing)
    expect(started[1]?.seen).toEqual([[]])
    expect(started).toHaveLength(2)
  })

  it('does not replace a process again and again that dies before it has built anything', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    started[0]?.exit()
    await settled()
    started[1]?.becomeReady()
    await settled()
    started[1]?.exit()
    await settled()
    expect(started).toHaveLength(2)
  })

  it('starts one process when a change comes while it replaces a killed one', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    started[0]?.exit()
    const building = supervisor.build([event], nothing)
    await settled()
    started[1]?.becomeReady()
    expect((await building).releaseId).toBe('a1')
    expect(started).toHaveLength(2)
  })

  it('starts a new process in the same slot when the old one died, and lets it look at everything', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    started[0]?.die()
    expect((await supervisor.build([event], nothing)).releaseId).toBe('a1')
    expect(started[0]?.ended).toBe(true)
    expect(started[1]?.seen).toEqual([[]])
  })

  it('lets the old process build until the new one is warm, and only then changes over', async () => {
    const { started, start } = scriptedStart({ readyAtOnce: false })
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    const [old] = started
    if (old) old.answer = { rss: 600 * MIB }
    await supervisor.build([event], nothing)
    await supervisor.build([event], nothing)
    expect(started).toHaveLength(2)
    expect((await supervisor.build([event], nothing)).releaseId).toBe('a0')
    expect((await supervisor.build([event], nothing)).releaseId).toBe('a0')
    expect(started).toHaveLength(2)

    started[1]?.becomeReady()
    await settled()
    expect((await supervisor.build([event], nothing)).releaseId).toBe('b1')
    expect(old?.ended).toBe(true)
    expect(started[1]?.seen).toEqual([[]])
  })

  it('leaves a process alone that is large only because it has just built much', async () => {
    const { started, start } = scriptedStart({ rss: 600 * MIB })
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    for (const rss of [100, 600, 100, 600, 100]) {
      if (started[0]) started[0].answer = { rss: rss * MIB }
      await supervisor.build([event], nothing)
    }
    expect(started).toHaveLength(1)
  })

  it('goes on with the old process when the new one does not start, and tries again later', async () => {
    const { started, start } = scriptedStart({ readyAtOnce: false })
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    if (started[0]) started[0].answer = { stale: 'a template has no page left' }
    await supervisor.build([event], nothing)
    started[1]?.becomeReady(new BuildFailure('does not compile', false))
    await settled()
    expect((await supervisor.build([event], nothing)).releaseId).toBe('a0')
    expect(started[1]?.ended).toBe(true)
    expect(started).toHaveLength(3)
  })

  it('tells why a process could not start, and starts again with the next build', async () => {
    const { started, start } = scriptedStart({ readyAtOnce: false })
    let failing = true
    const supervisor = createSupervisor({
      ...options,
      start: async (slot) => {
        const process = await start(slot)
        if (failing) started.at(-1)?.becomeReady(new BuildFailure('Content API: away', true))
        else started.at(-1)?.becomeReady()
        return failing ? { ...process, ready: Promise.reject(new BuildFailure('Content API: away', true)) } : process
      },
    })
    await expect(supervisor.build([event], nothing)).rejects.toThrow('Content API: away')
    failing = false
    expect((await supervisor.build([event], nothing)).releaseId).toBe('a1')
  })

  it('lets a successor take over when it is asked to, and says when that is warm', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    expect(await supervisor.renew('code changed')).toBe(false)
    await supervisor.build([event], nothing)
    expect(await supervisor.renew('code changed')).toBe(true)
    expect((await supervisor.build([event], nothing)).releaseId).toBe('b1')
    expect(started).toHaveLength(2)
  })

  it('replaces a successor that waits with the code of before, and says so of one that only warms up', async () => {
    const { started, start } = scriptedStart({ readyAtOnce: false })
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    const first = supervisor.renew('code changed')
    await settled()
    expect(await supervisor.renew('code changed')).toBe(false)
    started[1]?.becomeReady()
    expect(await first).toBe(true)
    const second = supervisor.renew('code changed')
    await settled()
    started[2]?.becomeReady()
    expect(await second).toBe(true)
    expect(started[1]?.ended).toBe(true)
    expect((await supervisor.build([event], nothing)).releaseId).toBe('b2')
  })

  it('builds from nothing in a fresh process when somebody asks for it', async () => {
    const { started, start } = scriptedStart()
    const cleans: boolean[] = []
    const supervisor = createSupervisor({
      ...options,
      start: (slot, _onProgress, clean) => {
        cleans.push(clean)
        return start(slot)
      },
    })
    await supervisor.build([event], nothing)
    expect((await supervisor.build([event, full], nothing)).releaseId).toBe('b1')
    expect(cleans).toEqual([false, true])
    expect(started[0]?.ended).toBe(true)
  })

  it.each([
    ['ended before it was warm', new BuildFailure('The builder process ended by SIGKILL: it said nothing', true)],
    ['cannot build what there is', new BuildFailure('There is no home page.', false)],
  ])(
    'tells why nothing was built from nothing, when the fresh process %s, and goes on with the one of before',
    async (_, failure) => {
      const { started, start } = scriptedStart({ readyAtOnce: false })
      const supervisor = createSupervisor({ ...options, start })
      await supervisor.build([event], nothing)
      const asked = supervisor.build([full], nothing)
      await settled()
      started[1]?.becomeReady(failure)
      // As it is: whether another try can help decides what becomes of the event.
      await expect(asked).rejects.toBe(failure)
      expect((await supervisor.build([event], nothing)).releaseId).toBe('a0')
    },
  )

  it('says nothing of a fresh process that ends because everything does', async () => {
    const lines: string[] = []
    const { started, start } = scriptedStart({ readyAtOnce: false })
    const supervisor = createSupervisor({
      ...options,
      start,
      logger: { info: () => undefined, error: (line) => lines.push(line) },
    })
    await supervisor.build([event], nothing)
    const renewed = supervisor.renew('the code changed')
    await settled()
    const closing = supervisor.close()
    started[1]?.becomeReady(new BuildFailure('The builder process ended by SIGKILL: it said nothing', true))
    await closing
    expect(await renewed).toBe(false)
    expect(lines).toEqual([])
  })

  it('builds from nothing at the first build too, when that is asked for', async () => {
    const { start } = scriptedStart()
    const cleans: boolean[] = []
    const supervisor = createSupervisor({
      ...options,
      start: (slot, _onProgress, clean) => {
        cleans.push(clean)
        return start(slot)
      },
    })
    await supervisor.build([full], nothing)
    expect(cleans).toEqual([true])
  })

  it('starts another successor when one died while it waited', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    expect(await supervisor.renew('code changed')).toBe(true)
    started[1]?.die()
    expect(await supervisor.renew('code changed')).toBe(true)
    expect((await supervisor.build([event], nothing)).releaseId).toBe('b2')
    expect(started[1]?.ended).toBe(true)
  })

  it('ends every process it started', async () => {
    const { started, start } = scriptedStart()
    const supervisor = createSupervisor({ ...options, start })
    await supervisor.build([event], nothing)
    if (started[0]) started[0].answer = { stale: 'a template has no page left' }
    await supervisor.build([event], nothing)
    await supervisor.close()
    expect(started.map(({ ended }) => ended)).toEqual([true, true])
  })
})
