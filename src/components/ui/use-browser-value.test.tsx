import { act, render, screen } from '@testing-library/react'
import { startTransition, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createStore } from 'zustand/vanilla'
import { bindStore } from './bind-store'
import { useHydrated } from './use-browser-value'

const createCounter = () => bindStore(createStore<{ count: number }>()(() => ({ count: 0 })))

/** A component that shows a part of a store, and a list of the values that it rendered. */
const createShown = (useCounter: ReturnType<typeof createCounter>) => {
  const rendered: string[] = []
  const Shown = ({ factor = 1 }: { factor?: number }) => {
    const value = `${useCounter(({ count }) => count * factor)} ${String(useHydrated())}`
    rendered.push(value)
    return <p>{value}</p>
  }
  return { rendered, Shown }
}

const hydrate = async (html: string, page: React.ReactNode) => {
  const problem = jest.fn()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: problem }))
  return { container, problem, root }
}

describe('a value of the browser', () => {
  it('is the server’s while its HTML is taken over, then the browser’s', async () => {
    const useCounter = createCounter()
    const { rendered, Shown } = createShown(useCounter)
    const html = renderToString(<Shown />)
    expect(html).toContain('0 false')
    rendered.length = 0
    useCounter.setState({ count: 5 })
    const { container, problem, root } = await hydrate(html, <Shown />)
    expect(rendered[0]).toBe('0 false')
    expect(container).toHaveTextContent('5 true')
    expect(problem).not.toHaveBeenCalled()
    act(() => root.unmount())
  })

  it('is the browser’s from the first render of what the browser makes', () => {
    const useCounter = createCounter()
    useCounter.setState({ count: 5 })
    const { rendered, Shown } = createShown(useCounter)
    render(<Shown />)
    expect(rendered).toEqual(['5 true'])
  })

  it('is rendered only when it changes, and at once in a click', () => {
    const useCounter = createCounter()
    const { rendered, Shown } = createShown(useCounter)
    render(
      <button onClick={() => useCounter.setState({ count: 1 })}>
        <Shown />
      </button>,
    )
    act(() => useCounter.setState({ count: 0 }))
    expect(rendered).toHaveLength(1)
    act(() => screen.getByRole('button').click())
    expect(rendered).toEqual(['0 true', '1 true'])
  })

  it('follows when another part is asked for', () => {
    const useCounter = createCounter()
    useCounter.setState({ count: 2 })
    const { Shown } = createShown(useCounter)
    const { rerender, container } = render(<Shown />)
    rerender(<Shown factor={3} />)
    expect(container).toHaveTextContent('6 true')
  })

  it('can wait in a transition', async () => {
    const useCounter = createCounter()
    const { Shown } = createShown(useCounter)
    const { container } = render(<Shown />)
    await act(async () => startTransition(() => useCounter.setState({ count: 7 })))
    expect(container).toHaveTextContent('7 true')
  })

  it('does not make React give up the HTML of what is not taken over yet', async () => {
    const useCounter = createCounter()
    const { Shown } = createShown(useCounter)
    const page = (
      <>
        <Shown />
        <Suspense fallback={null}>
          <section>
            <Shown />
          </section>
        </Suspense>
      </>
    )
    const html = renderToString(page)
    useCounter.setState({ count: 9 })
    const { container, problem, root } = await hydrate(html, page)
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['9 true', '9 true'])
    expect(problem).not.toHaveBeenCalled()
    act(() => root.unmount())
  })
})
