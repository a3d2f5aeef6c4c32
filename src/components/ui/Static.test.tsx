import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Static } from './Static'

let mockServed = false
jest.mock('./served', () => ({ ...jest.requireActual<object>('./served'), isServed: () => mockServed }))

const rendered = jest.fn()
const Text = ({ children }: { children: ReactNode }) => {
  rendered()
  return <p>{children}</p>
}
const part = (text: string, others: string) => (
  <main>
    <Static of={text} as="ul" className="x">
      <Text>{text}</Text>
    </Static>
    <b>{others}</b>
  </main>
)
const isReacts = (element: Element | null) =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))

const take = async (text: string) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(part(text, 'a'))
  rendered.mockClear()
  mockServed = true
  const errors: unknown[] = []
  const complain = jest.spyOn(console, 'error').mockImplementation((...told) => void errors.push(told))
  const root = await act(async () =>
    hydrateRoot(container, part(text, 'a'), { onRecoverableError: (error) => errors.push(error) }),
  )
  complain.mockRestore()
  return { container, errors, show: (next: ReactNode) => act(async () => root.render(next)) }
}

afterEach(() => {
  mockServed = false
})

describe('a part that stands still', () => {
  it('is rendered by the server', () => {
    expect(renderToString(part('Golf', 'a'))).toBe('<main><ul class="x" data-static=""><p>Golf</p></ul><b>a</b></main>')
  })

  it('stays as the server made it, and React knows nothing of what is in it', async () => {
    const { container, errors, show } = await take('Golf')
    const text = container.querySelector('p')
    expect([rendered.mock.calls.length, isReacts(text), isReacts(container.querySelector('b'))]).toEqual([
      0,
      false,
      true,
    ])
    await show(part('Golf', 'b'))
    expect(container.innerHTML).toBe('<main><ul class="x" data-static=""><p>Golf</p></ul><b>b</b></main>')
    expect(container.querySelector('p')).toBe(text)
    expect([rendered.mock.calls.length, errors]).toEqual([0, []])
  })

  it('is made anew when it is about another thing, and stays React’s then', async () => {
    const { container, show } = await take('Golf')
    await show(part('Polo', 'a'))
    expect(container.querySelector('ul')?.outerHTML).toBe('<ul class="x" data-static=""><p>Polo</p></ul>')
    await show(part('Golf', 'a'))
    expect(container.querySelector('ul')?.textContent).toBe('Golf')
  })
})
