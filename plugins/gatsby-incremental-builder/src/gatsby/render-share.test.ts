import type { Render, RenderRequest } from './render-types'
import { inTurn, shareAmong } from './render-share'

const soon = (): Promise<void> => new Promise((done) => void setImmediate(done))
const pages = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `/${from + at}`)

/** Renders when it is told to, and notes what it was given. */
const worker = () => {
  const given: string[][] = []
  const ends: ((error?: Error) => void)[] = []
  const render: Render = ({ paths }) =>
    new Promise((resolve, reject) => {
      given.push(paths)
      const slicesPropsPerPage = Object.fromEntries(paths.map((path) => [path, {}]))
      ends.push((error) =>
        error ? reject(error) : resolve({ unsafeBuiltinsUsageByPagePath: {}, previewErrors: {}, slicesPropsPerPage }),
      )
    })
  const end = async (error?: Error): Promise<void> => {
    ends.shift()?.(error)
    await soon()
  }
  return { given, render, end }
}

const request = (paths: string[]): RenderRequest => ({ paths, sessionId: 1 })

describe('processes that share pages', () => {
  it('leave a small change to this one', async () => {
    const [here, other] = [worker(), worker()]
    const { any } = shareAmong(here.render, [other.render])
    const result = any(request(pages(0, 5)))
    await soon()
    await here.end()
    expect(Object.keys((await result).slicesPropsPerPage)).toEqual(pages(0, 5))
    expect(other.given).toEqual([])
  })

  it('take batches as they get free, and make one answer of them', async () => {
    const [here, other] = [worker(), worker()]
    const { any } = shareAmong(here.render, [other.render])
    const result = any(request(pages(0, 18)))
    await soon()
    expect([here.given.flat(), other.given.flat()]).toEqual([pages(0, 5), pages(5, 10)])
    for (let batch = 0; batch < 3; batch += 1) await other.end()
    await here.end()
    expect(Object.keys((await result).slicesPropsPerPage)).toEqual(pages(0, 18))
    expect(other.given.flat()).toEqual(pages(5, 18))
  })

  it('leave this one alone with what is done aside, until it has nothing else to do', async () => {
    const [here, other] = [worker(), worker()]
    const { any, away } = shareAmong(here.render, [other.render])
    const aside = away(request(pages(0, 15)))
    await soon()
    expect([here.given, other.given]).toEqual([[], [pages(0, 5)]])
    const rest = any(request(pages(15, 18)))
    await soon()
    expect(here.given).toEqual([pages(5, 10)])
    await here.end()
    await here.end()
    await here.end()
    await other.end()
    expect(
      [(await aside).slicesPropsPerPage, (await rest).slicesPropsPerPage].map((props) => Object.keys(props).length),
    ).toEqual([15, 3])
  })

  it('tell of a failure once nothing is rendered any more', async () => {
    const [here, other] = [worker(), worker()]
    const { any } = shareAmong(here.render, [other.render])
    let told: unknown = null
    const result = any(request(pages(0, 10))).catch((error: unknown) => (told = error))
    await soon()
    await here.end(new Error('/3 has no price'))
    expect(told).toBeNull()
    await other.end()
    await result
    expect(told).toEqual(new Error('/3 has no price'))
  })
})

it('one thing is done at a time, whatever became of the one before', async () => {
  const turn = inTurn()
  const log: string[] = []
  const work = turn(async (name: string) => {
    log.push(`${name} begins`)
    await soon()
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('no')
  })
  await Promise.allSettled([work('a'), work('b')])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
