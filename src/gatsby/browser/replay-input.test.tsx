import { act } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { KEEP_INPUT_SCRIPT } from '../../config/inline-scripts/keep-input'
import { replayInput } from './replay-input'

const told: string[] = []
const tell = (text: string) => () => void told.push(text)

const Page = ({ later }: { later?: ReactNode }) => {
  const [typed, setTyped] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [chosen, setChosen] = useState('a')
  return (
    <main>
      <button
        type="button"
        onClick={tell('heart')}
        aria-label="heart"
        data-toggle=""
        aria-pressed={false}
        suppressHydrationWarning
      >
        <svg id="icon" />
      </button>
      <button id="open" type="button" {...{ command: 'show-modal', commandfor: 'menu' }} />
      <dialog id="menu">
        <button id="close" type="button" {...{ command: 'close', commandfor: 'menu' }} />
      </dialog>
      <a id="link" href="#there" onClick={tell('link')}>
        <b id="in-link">There</b>
      </a>
      <a
        href="#found"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => (event.preventDefault(), told.push('search'))}
      >
        Search
      </a>
      <label id="label">
        <input id="box" type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
        Box
      </label>
      <input id="text" value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={tell('left')} />
      <select id="list" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="a" />
        <option value="b" />
      </select>
      <form action="/there">
        <button id="send" type="submit" onClick={tell('send')} />
      </form>
      <form id="ours" onSubmit={(event) => (event.preventDefault(), told.push('ours'))}>
        <button id="send-ours" type="submit" />
      </form>
      <output>{`${typed} ${String(isTicked)} ${chosen}`}</output>
      <Suspense>{later}</Suspense>
    </main>
  )
}

let container: HTMLElement
let root: Root | null = null
function find(selector: `#${'text' | 'box'}`): HTMLInputElement
function find(selector: string): HTMLElement
function find(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const field = (selector: string) => find(selector) as HTMLInputElement | HTMLSelectElement
/** Input of a visitor; events of a script are not trusted, which nothing but the watch of the browser's own looks at. */
const click = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const type = (selector: string, value: string) => {
  field(selector).value = value
  find(selector).dispatchEvent(new Event('input', { bubbles: true }))
}
const choose = (selector: string, value: string) => {
  field(selector).value = value
  find(selector).dispatchEvent(new Event('change', { bubbles: true }))
}
const open = (page: ReactNode) => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(page)
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the script of the head, as a page does
  new Function(KEEP_INPUT_SCRIPT)()
}
const hydrate = (page: ReactNode) =>
  act(async () => {
    root = hydrateRoot(container, page)
    replayInput()
  })

beforeEach(() => {
  told.length = 0
})
afterEach(() => {
  act(() => root?.unmount())
  root = null
  window.vitrineInput?.stop()
  delete window.vitrineInput
})

describe('input before the scripts are there', () => {
  it('is done again in its order once they are', async () => {
    open(<Page />)
    click('#icon')
    click('#label')
    type('#text', 'to')
    choose('#list', 'b')
    type('#text', 'toit')
    click('#send-ours')
    await hydrate(<Page />)
    expect(find('output')).toHaveTextContent('toit true b')
    expect(told).toEqual(['heart', 'left', 'ours'])
    expect(find('#text').value).toBe('toit')
    expect(find('#box').checked).toBe(true)
  })

  it('shows at once what was pressed', async () => {
    open(<Page />)
    const pressed = () => find('button').getAttribute('aria-pressed')
    click('#icon')
    expect(pressed()).toBe('true')
    click('#icon')
    expect(pressed()).toBe('false')
    await hydrate(<Page />)
    expect(told).toEqual(['heart', 'heart'])
  })

  it('closes a dialog by a click beside it only once', async () => {
    open(<Page />)
    Object.assign(find('dialog'), { closedBy: 'any' })
    click('dialog')
    expect(window.vitrineInput?.kept).toEqual([])
  })

  it('opens and closes a dialog, also in a browser without commands for that', async () => {
    open(<Page />)
    const menu = find('dialog') as HTMLDialogElement
    const [show, close] = [jest.fn(() => (menu.open = true)), jest.fn(() => (menu.open = false))]
    Object.assign(menu, { showModal: show, close })
    click('#open')
    click('#open')
    expect([show.mock.calls.length, window.vitrineInput?.kept]).toEqual([1, []])
    click('#close')
    expect(close).toHaveBeenCalledTimes(1)
    await hydrate(<Page />)
    click('#open')
    expect(show).toHaveBeenCalledTimes(2)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])('opens the search by its key once they are: %j', async (keys) => {
    open(<Page />)
    const press = (more: object) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', bubbles: true, cancelable: true, ...more }))
    expect([press({}), press({ ...keys, shiftKey: true }), press(keys)]).toEqual([true, true, false])
    await hydrate(<Page />)
    expect(told).toEqual(['search'])
    expect(press(keys)).toBe(true)
  })

  it('types into the search that it opens, and takes the opening back by Escape', async () => {
    open(<Page />)
    const press = (target: Element, init: KeyboardEventInit) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    const early = () => window.vitrineSearch?.input ?? document.body
    find('#box').focus()
    click('a[aria-haspopup]')
    expect([document.activeElement, early().getAttribute('aria-label')]).toEqual([early(), 'Search'])
    press(early(), { key: 'k', ctrlKey: true })
    expect(window.vitrineInput?.kept).toHaveLength(1)
    press(early(), { key: 'Enter' })
    expect(window.vitrineSearch?.isSent).toBe(true)
    early().dispatchEvent(new Event('input', { bubbles: true }))
    expect([window.vitrineSearch?.isSent, window.vitrineInput?.kept.length]).toEqual([false, 1])
    press(early(), { key: 'Escape' })
    expect([document.activeElement, window.vitrineSearch?.input]).toEqual([find('#box'), null])
    await hydrate(<Page />)
    expect(told).toEqual([])
  })

  it('is left to the browser where it does it by itself', () => {
    open(<Page />)
    const sent = jest.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', sent)
    expect([click('#in-link'), click('#send')]).toEqual([true, true])
    expect(sent).toHaveBeenCalledTimes(1)
    expect(window.vitrineInput?.kept).toEqual([])
  })

  it('is not sent to an address that no form has', () => {
    open(<Page />)
    const isSent = find('#ours').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(isSent).toBe(false)
  })

  it.each([
    ['navigate', '/', true],
    ['navigate', '/#prix', false],
    ['reload', '/', false],
    ['back_forward', '/', false],
  ])('comes to a page that says whether it is seen from its top: %s to %s', (type, address, isFresh) => {
    window.history.replaceState(null, '', address)
    window.performance.getEntriesByType = () => [{ type }] as never
    open(<Page />)
    expect(document.documentElement.hasAttribute('data-fresh')).toBe(isFresh)
    Reflect.deleteProperty(window.performance, 'getEntriesByType')
    document.documentElement.removeAttribute('data-fresh')
    window.history.replaceState(null, '', '/')
  })

  it('that was taken back is nothing', async () => {
    open(<Page />)
    click('#box')
    click('#box')
    type('#text', 'x')
    type('#text', '')
    await hydrate(<Page />)
    expect(find('output')).toHaveTextContent('false a')
    expect(find('#box').checked).toBe(false)
  })

  it('leaves the cursor where it was in the field that has the focus', async () => {
    open(<Page />)
    const text = find('#text')
    text.focus()
    type('#text', 'toit')
    text.setSelectionRange(1, 2)
    await hydrate(<Page />)
    expect([text.selectionStart, text.selectionEnd]).toEqual([1, 2])
    expect(told).toEqual([])
  })

  it('is heard in a part that React takes over for it', async () => {
    const Field = () => {
      const [held, setHeld] = useState({ text: '', isTicked: false })
      return (
        <p>
          <input id="late-text" value={held.text} onChange={({ target }) => setHeld({ ...held, text: target.value })} />
          <input
            id="late-box"
            type="checkbox"
            checked={held.isTicked}
            onChange={({ target }) => setHeld({ ...held, isTicked: target.checked })}
          />
          <b>{`${held.text} ${String(held.isTicked)}`}</b>
        </p>
      )
    }
    open(<Page later={<Field />} />)
    type('#late-text', 'toit')
    click('#late-box')
    // Nothing of it is rendered before the input is done again.
    await act(async () => {
      root = hydrateRoot(container, <Page later={<Field />} />)
      replayInput()
      expect(find('p b')).toHaveTextContent('toit true')
    })
    expect(find('p b')).toHaveTextContent('toit true')
  })

  it('waits for a part whose code is on its way', async () => {
    jest.useFakeTimers()
    try {
      const Late = () => <button id="late" type="button" onClick={tell('late')} />
      open(<Page later={<Late />} />)
      click('#late')
      let arrive: (module: { default: typeof Late }) => void = () => undefined
      const Lazy = lazy(() => new Promise<{ default: typeof Late }>((resolve) => (arrive = resolve)))
      await hydrate(<Page later={<Lazy />} />)
      await act(() => jest.advanceTimersByTimeAsync(1000))
      expect(told).toEqual([])
      arrive({ default: Late })
      await act(() => jest.advanceTimersByTimeAsync(1000))
      expect(told).toEqual(['late'])
    } finally {
      jest.useRealTimers()
    }
  })

  it('finds what React has made anew since', async () => {
    open(<Page />)
    click('button[aria-label="heart"]')
    const heart = find('button[aria-label="heart"]')
    heart.replaceWith(heart.cloneNode(true))
    await hydrate(<Page />)
    expect(told).toEqual(['heart'])
  })

  it('keeps nothing once they are', async () => {
    open(<Page />)
    await hydrate(<Page />)
    act(() => void click('#icon'))
    expect(told).toEqual(['heart'])
    expect(window.vitrineInput).toBeUndefined()
  })
})
