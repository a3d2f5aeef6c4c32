import { create } from 'zustand'

export type ToastTone = 'info' | 'success' | 'warning'
interface ToastState {
  /** A new number for every message, so that the same text is announced again. */
  id: number
  text: string
  tone: ToastTone
}

/** The one message that may stand at the edge of the screen; empty when there is none. */
export const useToast = create<ToastState>()(() => ({ id: 0, text: '', tone: 'info' }))

/** Shows a message; it replaces the one before. */
export const showToast = (text: string, tone: ToastTone = 'info'): void => useToast.setState(({ id }) => ({ id: id + 1, text, tone }))

export const hideToast = (): void => useToast.setState({ text: '' })
