const TOUCHES = ['pointerdown', 'focusin', 'input'] as const

/** Calls back when somebody touches, focuses or fills in something inside an element. @returns stops waiting */
export const whenTouched = (element: Element, onTouch: () => void): (() => void) => {
  for (const type of TOUCHES) element.addEventListener(type, onTouch)
  return () => {
    for (const type of TOUCHES) element.removeEventListener(type, onTouch)
  }
}

const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/** Calls back when somebody does anything on the page. @returns stops waiting */
export const whenActive = (onAct: () => void): (() => void) => {
  for (const type of ACTS) window.addEventListener(type, onAct, { capture: true, passive: true })
  return () => {
    for (const type of ACTS) window.removeEventListener(type, onAct, { capture: true })
  }
}
