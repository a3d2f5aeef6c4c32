import { loadNearPages } from './load-near-pages'
import type { PageLoader } from './page-loader'

type Enqueue = (path: string) => { abort: () => void }

/** Says that the visitor did something. */
let acts: () => void = () => undefined
/** Says that the network has been silent. */
let endSilence: () => void = () => undefined
const moments = {
  whenActive: (onAct: () => void) => {
    acts = onAct
    return () => (acts = () => undefined)
  },
  whenIdle: (task: () => void) => void setTimeout(task, 50),
  whenSilent: (_: number, onSilent: () => void) => (endSilence = onSilent),
}

const start = () => {
  const ahead = jest.fn()
  const view = jest.fn(() => Promise.resolve())
  const whole = jest.fn(() => Promise.resolve())
  const loader: PageLoader = { enqueue: ahead }
  loadNearPages(loader, { view, whole }, moments)
  return { ahead, view, load: whole, enqueue: loader['enqueue'] as Enqueue }
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
    act()
    expect(load).not.toHaveBeenCalled()
    jest.advanceTimersByTime(5000)
    enqueue('/c')
    jest.advanceTimersByTime(5000)
    expect(load.mock.calls).toEqual([['/a'], ['/b'], ['/c']])
    expect(ahead).not.toHaveBeenCalled()
  })

  it('are loaded for their first view once the page is complete, and wholly from the first action on', () => {
    const { view, load, enqueue } = start()
    enqueue('/a')
    endSilence()
    jest.advanceTimersByTime(5000)
    enqueue('/b')
    jest.advanceTimersByTime(5000)
    expect(view.mock.calls).toEqual([['/a'], ['/b']])
    act()
    jest.advanceTimersByTime(5000)
    enqueue('/c')
    endSilence()
    jest.advanceTimersByTime(5000)
    expect(load.mock.calls).toEqual([['/c']])
    expect(view).toHaveBeenCalledTimes(2)
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
      endSilence()
      enqueue('/a')
      jest.advanceTimersByTime(5000)
      expect(load).not.toHaveBeenCalled()
    },
  )

  it('are not loaded for a search engine', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
    const { view, enqueue } = start()
    enqueue('/a')
    endSilence()
    jest.advanceTimersByTime(5000)
    jest.restoreAllMocks()
    expect(view).not.toHaveBeenCalled()
  })
})
