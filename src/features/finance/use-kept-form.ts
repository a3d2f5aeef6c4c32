import { useEffect, useRef } from 'react'

/** Moving a slider says many values a second; what it stops at is kept. */
const SETTLED_MS = 250

interface Options<Choice> {
  /** What is chosen now. */
  choice: Choice
  /** The choice is not what the page begins with, which alone is not worth keeping. */
  changed: boolean
  /** Runs once, when the page has been taken over: puts back what was kept. */
  restore: () => void
  /** Also when the visitor went back to what the page begins with, by hand: then it takes the place of what was kept. */
  keep: (choice: Choice) => void
}

/** Puts a kept choice back when a calculator appears, and keeps what is chosen from then on, also when the page is left. */
export const useKeptForm = <Choice>(options: Options<Choice>): void => {
  const latest = useRef(options)
  const due = useRef<(() => void) | null>(null)
  const wasChanged = useRef(false)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => latest.current.restore(), [])
  const text = JSON.stringify(options.choice)
  const { changed } = options
  useEffect(() => {
    wasChanged.current ||= changed
    if (!wasChanged.current) return undefined
    const run = () => {
      due.current = null
      latest.current.keep(latest.current.choice)
    }
    due.current = run
    const timer = setTimeout(run, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, changed])
  useEffect(() => {
    const flush = () => due.current?.()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
