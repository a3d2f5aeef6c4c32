import { useEffect, useRef, useState } from 'react'

/** A pause in typing, in ms, after which it is asked for. */
const PAUSE_MS = 250

interface Typed {
  /** What the field shows. */
  typed: string
  /** Shows what was typed, and tells of it after a pause. */
  type: (text: string) => void
  /** Shows a choice and tells of it now. */
  choose: (text: string) => void
  /** Tells now what waits for its pause; for a field that is left. */
  flush: () => void
}

/**
 * A field of the address that may be typed into: it shows every key at once, and what follows from it waits for a pause,
 * so that no key waits for the list that the key before asked for.
 *
 * @param value what the address says; it counts, unless the visitor goes on typing
 * @param onChange told what was typed, without the spaces around it
 */
export const useTyped = (value: string, onChange: (value: string) => void): Typed => {
  const [typed, setTyped] = useState(value)
  const [followed, setFollowed] = useState(value)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  if (followed !== value) {
    setFollowed(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const stop = (): void => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  useEffect(() => stop, [])
  const flush = (): void => {
    const text = waiting.current?.text
    stop()
    if (text !== undefined) tell.current(text)
  }
  const type = (text: string): void => {
    setTyped(text)
    stop()
    waiting.current = { text: text.trim(), timer: setTimeout(flush, PAUSE_MS) }
  }
  const choose = (text: string): void => {
    type(text)
    flush()
  }
  return { typed, type, choose, flush }
}
