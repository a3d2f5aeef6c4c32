import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { restingPart } from './lazy-part'
import { Part } from './Part'
import { startResting } from './rest'
import { Resting } from './Resting'

const Counter = ({ step }: { step: number }) => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + step)}>{`${count} (${step})`}</button>
}

let tellInView: (() => void) | undefined
class FakeObserver {
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    tellInView = () => listener([{ isIntersecting: true }])
  }
  observe = () => undefined
  disconnect = () => undefined
}

beforeAll(() => Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true }))
afterEach(() => window.history.replaceState(null, '', '/'))

/** Hydrates what the server rendered. */
const take = async (find = () => Promise.resolve(Counter), wakesInView = true) => {
  tellInView = undefined
  const asked = jest.fn(find)
  const Lazy = restingPart<{ step: number }>(asked)
  const { load } = Lazy
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    <Resting load={load} wakesInView={wakesInView}>
      <Part>
        <Counter step={1} />
      </Part>
    </Resting>,
  )
  startResting()
  const page = (step: number) => (
    <Resting load={load} wakesInView={wakesInView}>
      <Part>
        <Lazy step={step} />
      </Part>
    </Resting>
  )
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, page(1), { onRecoverableError: (error) => errors.push(error) }),
  )
  const button = container.querySelector('button')
  const text = () => container.querySelector('button')?.textContent
  const click = () => button && act(async () => fireEvent.click(button))
  return {
    asked,
    button,
    container,
    errors,
    text,
    click,
    root,
    page,
    show: (step: number) => act(async () => root.render(page(step))),
  }
}

describe('a part that rests', () => {
  it('stays as the server made it, and does not load its code', async () => {
    const { asked, text, show } = await take()
    await show(2)
    expect([asked.mock.calls.length, text()]).toEqual([0, '0 (1)'])
  })

  it('shows at once what a click changes before React has taken it over in peace', async () => {
    let arrive = (): void => undefined
    const found = new Promise<typeof Counter>((resolve) => {
      arrive = () => resolve(Counter)
    })
    const { text, root, page } = await take(() => found)
    fireEvent.pointerDown(document.body)
    // `act` would also do what is left for later.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    arrive()
    await found
    await Promise.resolve()
    await Promise.resolve()
    flushSync(() => root.render(page(2)))
    expect(text()).toBe('0 (2)')
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })

  it('has its links followed like those of static parts until it is awake', async () => {
    const { container } = await take()
    const rests = () => container.querySelector('[data-rests] button') !== null
    expect(rests()).toBe(true)
    await act(async () => window.dispatchEvent(new Event('scroll')))
    expect(rests()).toBe(false)
  })

  it.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('wakes with a sign of the visitor: %s', async (type) => {
    const { asked, button, container, errors, text, click, show } = await take()
    await show(2)
    await act(async () => window.dispatchEvent(new Event(type)))
    expect([asked.mock.calls.length, text()]).toEqual([1, '0 (2)'])
    await click()
    expect([text(), container.querySelector('button') === button, errors]).toEqual(['2 (2)', true, []])
  })

  it('wakes in view', async () => {
    const { text, click } = await take()
    await act(async () => tellInView?.())
    await click()
    expect(text()).toBe('1 (1)')
  })

  it('does not wake in view if it shows nothing else then', async () => {
    const { asked } = await take(undefined, false)
    expect(tellInView).toBeUndefined()
    await act(async () => window.dispatchEvent(new Event('scroll')))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('does not rest where the address asks for something', async () => {
    window.history.replaceState(null, '', '/?marque=kia')
    const { asked, text, click } = await take()
    expect(asked).toHaveBeenCalledTimes(1)
    await click()
    expect(text()).toBe('1 (1)')
  })

  it('tries again with the next sign when its code did not come', async () => {
    const find = jest.fn<Promise<typeof Counter>, []>().mockRejectedValueOnce(new Error('offline'))
    const { text, click } = await take(find.mockResolvedValue(Counter))
    await act(async () => window.dispatchEvent(new Event('scroll')))
    window.dispatchEvent(new Event('scroll'))
    expect([find.mock.calls.length, text()]).toEqual([1, '0 (1)'])
    await new Promise((resolve) => setTimeout(resolve, 600))
    await act(async () => window.dispatchEvent(new Event('scroll')))
    await click()
    expect(text()).toBe('1 (1)')
  })
})
