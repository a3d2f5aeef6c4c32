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
  it('answers what the work answers, and gives back what it took', async () => {
    const reporter = createReporter()
    const before = { reporter: { ...reporter }, process: { ...process } }
    expect(await createPanicGuard(reporter).run(() => Promise.resolve(1))).toBe(1)
    expect({ ...reporter }).toEqual(before.reporter)
    expect(process.exit === before.process.exit).toBe(true)
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

  it('takes no rejection while no work runs', () => {
    expect(createPanicGuard(createReporter()).rejected(new Error('late'))).toBe(false)
  })
})
