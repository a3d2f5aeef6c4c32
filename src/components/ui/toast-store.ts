import { createStore } from 'zustand/vanilla'
import { bindStore } from './bind-store'

export type ToastTone = 'info' | 'success' | 'warning'

/** What a message offers to do, most often to take back what it tells of. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  /** A new number for every message, so that the same text is announced again. */
  id: number
  text: string
  tone: ToastTone
  action: ToastAction | null
  /** It stays until the visitor closes it. */
  stays?: true
}

/** So many messages stand over one another; the oldest gives way to another one, but never a notice that stays. */
const MOST = 3

interface ToastState {
  /** Messages at the edge of the screen, the oldest first. */
  toasts: Toast[]
  /** Number of the message that was shown last. */
  last: number
}

export const useToast = bindStore(createStore<ToastState>()(() => ({ toasts: [], last: 0 })))

const withinMost = (toasts: Toast[]): Toast[] => {
  const oldest = toasts.length > MOST && toasts.slice(0, -1).find(({ stays }) => !stays)
  return oldest ? toasts.filter((one) => one !== oldest) : toasts
}

const add = (toast: Omit<Toast, 'id'>): void =>
  useToast.setState(({ toasts, last }) => ({
    toasts: withinMost([...toasts.filter((one) => one.action !== null || one.stays), { ...toast, id: last + 1 }]),
    last: last + 1,
  }))

/** Shows a message. One without an action gives way to the next, one with an action stays beside it. */
export const showToast = (text: string, tone: ToastTone = 'info', action: ToastAction | null = null): void =>
  add({ text, tone, action })

/** Shows a notice that stays until the visitor closes it. */
export const showNotice = (text: string, tone: ToastTone, action: ToastAction | null = null): void =>
  add({ text, tone, action, stays: true })

export const hideToast = (id: number): void =>
  useToast.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))

/** Hides a message and does what it offers. */
export const actOnToast = ({ id, action }: Toast): void => {
  hideToast(id)
  action?.run()
}
