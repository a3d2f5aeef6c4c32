import type { Point } from './zoom'

/** What people do with a photo; points from the middle of the stage, in CSS pixels. */
export interface ZoomGestures {
  /** A double tap or double click. */
  toggle: (point: Point) => void
  /** The wheel, or two fingers. */
  magnify: (by: number, point: Point) => void
  /** A drag; of a photo that is not magnified too. */
  move: (by: Point) => void
}

const DOUBLE_MS = 350
/** A finger is no needle. */
const STILL = 12
const NEAR = 40
/** A notch of a wheel is some 100 pixels: a quarter more. A trackpad's pinch comes in small steps with `ctrlKey`. */
const WHEEL = 0.0023
const PINCH = 0.01

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const less = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

/**
 * Hears the wheel and pointers on a stage. The wheel's listener must be an active one, which React's is not: the browser
 * would magnify the page.
 *
 * @returns ends it
 */
export const listenToZoom = (stage: HTMLElement, { toggle, magnify, move }: ZoomGestures): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const down = new Map<number, Point>()
  let pressed: Point | null = null
  let tapped: { at: Point; time: number } | null = null

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      // Sideways it leads to the next photo.
      if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY
      magnify(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), place(event))
    },
    { signal, passive: false },
  )

  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal })

  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      down.set(event.pointerId, place(event))
      pressed = down.size === 1 ? place(event) : null
    },
    { signal },
  )

  stage.addEventListener(
    'pointermove',
    (event): void => {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = place(event)
      down.set(event.pointerId, now)
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return move(less(now, before))
      const between = middle(before, other)
      if (apart(before, other) > 0) magnify(apart(now, other) / apart(before, other), between)
      move(less(middle(now, other), between))
    },
    { signal },
  )

  const lift = (event: PointerEvent, isTap: boolean): void => {
    if (!down.delete(event.pointerId)) return
    const at = place(event)
    const still = isTap && pressed !== null && apart(pressed, at) < STILL
    pressed = null
    if (!still) {
      tapped = null
    } else if (tapped && event.timeStamp - tapped.time < DOUBLE_MS && apart(tapped.at, at) < NEAR) {
      tapped = null
      toggle(at)
    } else {
      tapped = { at, time: event.timeStamp }
    }
  }
  // A pointer may be let go anywhere.
  window.addEventListener('pointerup', (event) => lift(event, true), { signal })
  // The browser has taken a finger over, to scroll.
  window.addEventListener('pointercancel', (event) => lift(event, false), { signal })
  return () => stop.abort()
}
