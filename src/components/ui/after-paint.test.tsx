import { afterPaint } from './after-paint'

const frames = new Map<number, FrameRequestCallback>()
const paint = (): void => {
  const asked = [...frames.values()]
  frames.clear()
  for (const callback of asked) callback(performance.now())
}

beforeEach(() => {
  jest.useFakeTimers()
  let last = 0
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.set((last += 1), callback)
    return last
  })
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame))
})
afterEach(() => {
  frames.clear()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('a task after the painting', () => {
  it('runs after the next frame', () => {
    const task = jest.fn()
    afterPaint(task)
    paint()
    expect(task).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1000)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('runs once where no frame comes for long, and one comes then', () => {
    const task = jest.fn()
    afterPaint(task)
    jest.advanceTimersByTime(250)
    expect(task).toHaveBeenCalledTimes(1)
    paint()
    jest.advanceTimersByTime(1000)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('does not run once it is called off', () => {
    const task = jest.fn()
    afterPaint(task)()
    paint()
    jest.advanceTimersByTime(1000)
    expect(task).not.toHaveBeenCalled()
  })
})
