import { useEffect } from 'react'
import { isCommandKey } from './is-command-key'

const PRESSED = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range']

/** Whether keys write in what has the focus: there Ctrl+Z belongs to the text. */
const isWriting = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !PRESSED.includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target.tagName === 'TEXTAREA')
}

/** Ctrl+Z (or ⌘Z) calls `undo`, wherever on the page the focus is; without one the key is left alone. */
export const useUndoKey = (undo: (() => void) | null): void => {
  useEffect(() => {
    if (!undo) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'z') || isWriting(event.target)) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo])
}
