import type { EarlyInput, InputKeeper } from '../../config/inline-scripts/keep-input'
import { fillField, isTickedAs, keepCursor, resetField } from './field-value'

declare global {
  interface Window {
    /** Left by `KEEP_INPUT_SCRIPT`; missing in development. */
    vitrineInput?: InputKeeper
  }
}

/** Parts whose code is on its way are tried again so often, and given up after so long; in ms. */
const AGAIN_MS = 50
const PATIENCE_MS = 20_000

const TYPES = ['click', 'input', 'change'] as const

/** What is like an element that has left the page since: React may have made it anew. */
const likeIt = (gone: Element, page: Document): Element | null => {
  const named = (one: Element) =>
    ['id', 'name', 'value', 'aria-label', 'type'].map((name) => one.getAttribute(name)).join('\n')
  const control = gone.closest('button,a,input,select,textarea') ?? gone
  const others = [...page.getElementsByTagName(control.tagName)]
  return others.find((one) => named(one) === named(control) && one.textContent === control.textContent) ?? null
}

/** React takes a part over for such an event, as for a click; nobody listens to it. */
const KNOCK = 'dragend'

/** Has React take over the part that an element stands in. @returns false where it cannot yet: then it stops the event */
const isTakenOver = (target: Element): boolean => {
  let isReached = false
  const reach = () => {
    isReached = true
  }
  target.addEventListener(KNOCK, reach, { capture: true, once: true })
  target.dispatchEvent(new Event(KNOCK, { bubbles: true }))
  target.removeEventListener(KNOCK, reach, { capture: true })
  return isReached
}

/** @returns false where it has to wait */
const redo = ({ target: before, type, value, isOver = false }: EarlyInput, page: Document): boolean => {
  if (isOver) return true
  const target = before.isConnected ? before : likeIt(before, page)
  if (!target) return true
  if (!isTakenOver(target)) return false
  if (value === null) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }))
    return true
  }
  const hasFocus = page.activeElement === target
  const restore = keepCursor(hasFocus ? target : null)
  resetField(target)
  if (!isTickedAs(target, value)) fillField(target, value)
  restore()
  // Some fields are heard once they are left, and this one was.
  if (type === 'input' && !hasFocus) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return true
}

/**
 * Does again what a visitor did before React listened, in its order, and keeps what is done to a part whose code is still on
 * its way until it is there. To be called once React listens; it works once.
 */
export const replayInput = (host: Window = window): void => {
  const keeper = host.vitrineInput
  if (!keeper) return
  delete host.vitrineInput
  keeper.stop()
  keeper.start = null
  let waiting: EarlyInput[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let until = 0
  const isLater = ({ target }: EarlyInput, rest: readonly EarlyInput[]) => rest.some((one) => one.target === target)
  const work = (): void => {
    const now = waiting
    waiting = []
    // Of what was typed in a field, the last is all of it.
    waiting = now
      .filter((one, index) => one.value === null || !isLater(one, now.slice(index + 1)))
      .filter((one) => !redo(one, host.document))
    clearTimeout(timer)
    if (waiting.length > 0 && Date.now() < until) timer = setTimeout(work, AGAIN_MS)
  }
  const wait = (input: EarlyInput): void => {
    waiting.push(input)
    until = Date.now() + PATIENCE_MS
    clearTimeout(timer)
    timer = setTimeout(work, AGAIN_MS)
  }
  const watch = (event: Event): void => {
    const input = event.isTrusted ? keeper.read(event) : null
    if (!input) return
    let isReached = false
    const reach = () => {
      isReached = true
      // React knows by now what the field holds.
      waiting = waiting.filter(({ target, value }) => value === null || target !== input.target)
    }
    input.target.addEventListener(event.type, reach, { capture: true, once: true })
    setTimeout(() => {
      input.target.removeEventListener(event.type, reach, { capture: true })
      if (!isReached) wait(input)
    })
  }
  for (const type of TYPES) host.addEventListener(type, watch, { capture: true })
  waiting = keeper.kept.splice(0)
  until = Date.now() + PATIENCE_MS
  work()
}
