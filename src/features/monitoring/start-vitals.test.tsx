import { startResting } from '../../components/ui/rest'
import { startVitals } from './start-vitals'

const measureVitals = jest.fn()
jest.mock('./vitals', () => ({ measureVitals: () => measureVitals() as unknown }))

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  jest.useFakeTimers()
  measureVitals.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('measuring of a page', () => {
  it('begins four seconds after it on a page that is used', async () => {
    startResting()
    startVitals()
    window.dispatchEvent(new Event('scroll'))
    await pass(3.9)
    expect(measureVitals).not.toHaveBeenCalled()
    await pass(0.3)
    expect(measureVitals).toHaveBeenCalledTimes(1)
  })

  it('waits for the visitor, for eight seconds more', async () => {
    startResting()
    startVitals()
    await pass(5)
    expect(measureVitals).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('keydown'))
    await pass(0.3)
    expect(measureVitals).toHaveBeenCalledTimes(1)

    startResting()
    startVitals()
    await pass(12.3)
    expect(measureVitals).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new Event('keydown'))
    await pass(13)
    expect(measureVitals).toHaveBeenCalledTimes(2)
  })
})
