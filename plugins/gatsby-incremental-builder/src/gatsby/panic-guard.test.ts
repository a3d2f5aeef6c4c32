import type { Reporter } from './internal-types'
import { GatsbyFailure, createPanicGuard } from './panic-guard'

const createReporter = (): Reporter => ({
  panic: () => process.exit(1),
  panicOnBuild: () => process.exit(1),
  error: (meta) => meta,
  createProgress: () => ({ start: () => undefined, end: () => undefined }),
  setNoColor: () => undefined,
})

const failureOf = (work: Promise<unknown>): Promise<GatsbyFailure> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => (error instanceof GatsbyFailure ? error : Promise.reject(new Error(String(error)))),
  )

describe('the panic guard', () => {
  it('answers what the work answers, and gives the end of the process back', async () => {
    const reporter = createReporter()
    const before = { ...process }
    expect(await createPanicGuard(reporter).run(() => Promise.resolve(1))).toBe(1)
    expect(process.exit === before.exit).toBe(true)
  })

  it('ends the work at a panic, with its first line', async () => {
    const reporter = createReporter()
    const guard = createPanicGuard(reporter)
    const failure = await failureOf(guard.run(async () => reporter.panic('the source is down\nand more')))
    expect(failure).toMatchObject({ message: 'the source is down', abandoned: false })
  })

  it('lets the work end that Gatsby would hang without, and fails then', async () => {
    const reporter = createReporter()
    let ended = false
    const failure = await failureOf(
      createPanicGuard(reporter).run(async () => {
        reporter.panicOnBuild({ id: '11321', context: { sourceMessage: 'no such field' }, error: new Error('frame') })
        ended = true
      }),
    )
    expect(failure.message).toBe('no such field')
    expect(ended).toBe(true)
  })

  it('turns an end of the process into a failure', async () => {
    const failure = await failureOf(createPanicGuard(createReporter()).run(async () => process.exit(3)))
    expect(failure.message).toBe('process.exit(3) was called')
  })

  it('keeps the first of several reasons', async () => {
    const guard = createPanicGuard(createReporter())
    const failure = await failureOf(
      guard.run(async () => {
        guard.rejected(new Error('the cause'))
        throw new Error('a consequence')
      }),
    )
    expect(failure.message).toBe('the cause')
  })

  it('gives up work that never ends after a panic', async () => {
    const guard = createPanicGuard(createReporter())
    const failure = await failureOf(
      guard.run(() => {
        guard.rejected(new Error('a queue broke'))
        return new Promise(() => undefined)
      }),
    )
    expect(failure).toMatchObject({ message: 'a queue broke', abandoned: true })
  })

  it('does not wait where nothing may go on, and does not let what is left end the process', async () => {
    const reporter = createReporter()
    const failure = await failureOf(
      createPanicGuard(reporter).run(() => {
        expect(() => reporter.panicOnBuild('no data')).toThrow('no data')
        return new Promise(() => undefined)
      }, true),
    )
    expect(failure).toMatchObject({ message: 'no data', abandoned: true })
    expect(() => reporter.panicOnBuild('more')).toThrow('more')
  })

  it('reports panics that come after the work has failed, and ends nothing', async () => {
    const reporter = createReporter()
    const reported: unknown[] = []
    reporter.error = (meta) => reported.push(meta)
    const guard = createPanicGuard(reporter)
    await failureOf(guard.run(async () => void reporter.panicOnBuild('the first request failed')))
    reporter.panicOnBuild('the second request failed')
    expect(() => reporter.panic('the third request failed')).toThrow('the third request failed')
    expect(reported).toEqual([
      'the first request failed',
      'a failed build panicked once more: the second request failed',
      'a failed build panicked once more: the third request failed',
    ])
    expect(guard.unexplained()).toBeNull()
    expect(await guard.run(() => Promise.resolve('next'))).toBe('next')
  })

  describe('a panic that arrives late', () => {
    /** A build with two failing requests: the first fails at once, the second when the test says so. */
    const failTwice = (reporter: Reporter) => {
      let failSecond = (): void => undefined
      const gate = new Promise<void>((resolve) => (failSecond = resolve))
      let second: Promise<unknown> = Promise.resolve()
      const work = async () => {
        second = gate.then(() => reporter.panic('the second request failed\nstack')).catch((error: unknown) => error)
        await Promise.resolve()
        reporter.panic('the first request failed')
      }
      return {
        work,
        failSecond: async () => {
          failSecond()
          return second
        },
      }
    }

    it('is logged in one line after work that failed, and explained by it', async () => {
      const reporter = createReporter()
      const lines: string[] = []
      const guard = createPanicGuard(reporter, (line) => lines.push(line))
      const { work, failSecond } = failTwice(reporter)
      expect(await failureOf(guard.run(work))).toMatchObject({ message: 'the first request failed' })
      expect(await failSecond()).toBeInstanceOf(GatsbyFailure)
      expect(lines).toEqual(['a failed build panicked once more: the second request failed'])
      expect(guard.unexplained()).toBeNull()
    })

    it('fails neither the work that runs by then nor takes its rejection for one of that work', async () => {
      const reporter = createReporter()
      const lines: string[] = []
      const guard = createPanicGuard(reporter, (line) => lines.push(line))
      const { work, failSecond } = failTwice(reporter)
      await failureOf(guard.run(work))
      const answer = await guard.run(async () => {
        expect(guard.rejected(await failSecond())).toBe(false)
        return 'built'
      })
      expect(answer).toBe('built')
      expect(lines).toHaveLength(1)
    })

    it('fails the work that runs when it was called from there', async () => {
      const reporter = createReporter()
      const guard = createPanicGuard(reporter)
      const { work, failSecond } = failTwice(reporter)
      await failureOf(guard.run(work))
      const failure = await failureOf(
        guard.run(async () => {
          await failSecond()
          reporter.panicOnBuild('this one failed too')
        }),
      )
      expect(failure.message).toBe('this one failed too')
    })

    it('is held after work that succeeded, which does not explain it', async () => {
      const reporter = createReporter()
      const lines: string[] = []
      const guard = createPanicGuard(reporter, (line) => lines.push(line))
      await guard.run(() => Promise.resolve())
      expect(reporter.panicOnBuild('a job failed\nstack')).toBeUndefined()
      expect(() => reporter.panic('another job failed')).toThrow('another job failed')
      expect(guard.unexplained()).toBe('a job failed')
      expect(lines).toEqual([
        'Gatsby panicked while nothing was built: a job failed',
        'Gatsby panicked while nothing was built: another job failed',
      ])
    })
  })

  it('takes no rejection while no work runs', () => {
    expect(createPanicGuard(createReporter()).rejected(new Error('late'))).toBe(false)
  })
})
