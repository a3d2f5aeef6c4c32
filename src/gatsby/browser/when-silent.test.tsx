import { whenSilent } from './when-silent'

/** Says that a file has arrived. */
let arrive: () => void = () => undefined

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.PerformanceObserver = class {
    constructor(onEntries: () => void) {
      arrive = onEntries
    }
    observe = () => undefined
    disconnect = () => (arrive = () => undefined)
  } as never
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
})

const setVisibility = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('silence of the network', () => {
  it('is a time in which no file arrived, and is told once', () => {
    const onSilent = jest.fn()
    whenSilent(4000, onSilent)
    jest.advanceTimersByTime(3000)
    arrive()
    jest.advanceTimersByTime(3900)
    expect(onSilent).not.toHaveBeenCalled()
    jest.advanceTimersByTime(200)
    expect(onSilent).toHaveBeenCalledTimes(1)
    arrive()
    jest.advanceTimersByTime(9000)
    expect(onSilent).toHaveBeenCalledTimes(1)
  })

  it('counts in a background tab only once the tab is looked at', () => {
    const onSilent = jest.fn()
    setVisibility('hidden')
    whenSilent(4000, onSilent)
    jest.advanceTimersByTime(60_000)
    expect(onSilent).not.toHaveBeenCalled()
    setVisibility('visible')
    jest.advanceTimersByTime(4100)
    jest.restoreAllMocks()
    expect(onSilent).toHaveBeenCalledTimes(1)
  })
})
