import { loadNearPages } from './load-near-pages'
import type { PageLoader } from './page-loader'

type Enqueue = (path: string) => { abort: () => void }

/** Says that the visitor did something. */
let acts: () => void = () => undefined
const moments = {
  whenActive: (onAct: () => void) => {
    acts = onAct
    return () => (acts = () => undefined)
  },
  whenIdle: (task: () => void) => void setTimeout(task, 50),
}

const start = () => {
  const ahead = jest.fn()
  const load = jest.fn(() => Promise.resolve())
  const loader: PageLoader = { enqueue: ahead }
  loadNearPages(loader, load, moments)
  return { ahead, load, enqueue: loader['enqueue'] as Enqueue }
}
const act = () => acts()
const setConnection = (value: object | undefined): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value })
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  setConnection(undefined)
  jest.useRealTimers()
})

describe('pages of links in view', () => {
  it('are loaded one after the other once the visitor did something', () => {
    const { ahead, load, enqueue } = start()
    enqueue('/a')
    enqueue('/b')
    enqueue('/a')
    jest.advanceTimersByTime(5000)
    expect(load).not.toHaveBeenCalled()
    expect(ahead.mock.calls).toEqual([['/a'], ['/b'], ['/a']])
    act()
    expect(load).not.toHaveBeenCalled()
    jest.advanceTimersByTime(5000)
    enqueue('/c')
    jest.advanceTimersByTime(5000)
    expect(load.mock.calls).toEqual([['/a'], ['/b'], ['/c']])
    expect(ahead).toHaveBeenCalledTimes(3)
  })

  it('are not loaded once the link has left the view', () => {
    const { load, enqueue } = start()
    enqueue('/a').abort()
    act()
    enqueue('/b').abort()
    jest.advanceTimersByTime(5000)
    expect(load).not.toHaveBeenCalled()
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not loaded on a connection of %j',
    (connection) => {
      setConnection(connection)
      const { load, enqueue } = start()
      act()
      enqueue('/a')
      jest.advanceTimersByTime(5000)
      expect(load).not.toHaveBeenCalled()
    },
  )
})
