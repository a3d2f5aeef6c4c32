const TOUCHES = ['pointerdown', 'focusin', 'input'] as const

/** Calls back when the visitor touches, focuses or fills in something in an element. @returns a function that stops listening */
export const whenTouched = (element: Element, onTouch: () => void): (() => void) => {
  for (const type of TOUCHES) element.addEventListener(type, onTouch)
  return () => {
    for (const type of TOUCHES) element.removeEventListener(type, onTouch)
  }
}

const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/** Whether a finger or a button goes down on a link: the page is about to be left, and more of its code would be in the way. */
const isLeaving = ({ type, target }: Event): boolean =>
  (type === 'pointerdown' || type === 'touchstart') &&
  target instanceof Element &&
  target.closest('a[href^="/"]') !== null

/** Calls back at every action of the visitor on the page other than leaving it. @returns a function that stops listening */
export const whenActive = (onAct: () => void): (() => void) => {
  const act = (event: Event): void => {
    if (!isLeaving(event)) onAct()
  }
  for (const type of ACTS) window.addEventListener(type, act, { capture: true, passive: true })
  return () => {
    for (const type of ACTS) window.removeEventListener(type, act, { capture: true })
  }
}
