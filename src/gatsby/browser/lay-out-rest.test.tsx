import { layOutRest } from './lay-out-rest'

const laidOut = () => document.querySelectorAll('[data-laid-out]').length

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div class="as-is"></div><ul class="cards"><li></li></ul>'
})
afterEach(() => {
  document.documentElement.removeAttribute('data-fresh')
  jest.useRealTimers()
})

describe('layout of what is far from the view', () => {
  it('is made part by part once the page has had a second, and then holds for all', () => {
    document.documentElement.setAttribute('data-fresh', '')
    layOutRest((task) => void setTimeout(task))
    jest.advanceTimersByTime(900)
    expect(laidOut()).toBe(0)
    const steps: number[] = []
    for (let step = 0; step < 20 && document.documentElement.hasAttribute('data-fresh'); step += 1) {
      jest.advanceTimersToNextTimer()
      steps.push(laidOut())
    }
    expect([...new Set(steps)]).toEqual([0, 1, 2])
    expect(document.documentElement).not.toHaveAttribute('data-fresh')
  })

  it('marks no card of a part, which React may not have taken over yet', () => {
    document.documentElement.setAttribute('data-fresh', '')
    document.body.innerHTML = '<div class="as-is"><ul class="cards"><li></li></ul></div>'
    layOutRest((task) => void setTimeout(task))
    jest.advanceTimersByTime(1_000)
    jest.advanceTimersToNextTimer()
    expect(document.querySelector('.as-is')).toHaveAttribute('data-laid-out')
    expect(laidOut()).toBe(1)
    jest.runAllTimers()
    expect(document.documentElement).not.toHaveAttribute('data-fresh')
    expect(laidOut()).toBe(1)
  })

  it('is made at once for a part that gets the focus', () => {
    document.documentElement.setAttribute('data-fresh', '')
    document.body.innerHTML =
      '<div class="as-is"><button>A</button></div><ul class="cards"><li><button>B</button></li></ul>'
    const [first, second] = document.querySelectorAll('button')
    first?.focus()
    layOutRest(() => undefined)
    expect(first?.parentElement).toHaveAttribute('data-laid-out')
    expect(second?.parentElement).not.toHaveAttribute('data-laid-out')
    second?.focus()
    expect(second?.parentElement).toHaveAttribute('data-laid-out')
  })

  it('is left alone where all of it was made at once', () => {
    layOutRest((task) => void setTimeout(task))
    jest.runAllTimers()
    expect(laidOut()).toBe(0)
  })
})
