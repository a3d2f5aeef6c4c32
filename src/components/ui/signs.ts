const TOUCHES = ['pointerdown', 'focusin', 'input'] as const

/** Calls back when the visitor touches, focuses or fills in something in an element. @returns a function that stops listening */
export const whenTouched = (element: Element, onTouch: () => void): (() => void) => {
  for (const type of TOUCHES) element.addEventListener(type, onTouch)
  return () => {
    for (const type of TOUCHES) element.removeEventListener(type, onTouch)
  }
}

const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/** Calls back at every action of the visitor on the page. @returns a function that stops listening */
export const whenActive = (onAct: () => void): (() => void) => {
  for (const type of ACTS) window.addEventListener(type, onAct, { capture: true, passive: true })
  return () => {
    for (const type of ACTS) window.removeEventListener(type, onAct, { capture: true })
  }
}
