import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'

interface Opening {
  isOpen: boolean
  /** Had the focus when the panel was opened, and gets it back. */
  opener: Element | null
}

/** Whether the panel of the assistant is open, and from where. */
export const useAssistantOpening = bindStore(createStore<Opening>()(() => ({ isOpen: false, opener: null })))

export const openAssistant = (): void => useAssistantOpening.setState({ isOpen: true, opener: document.activeElement })
export const closeAssistant = (): void => useAssistantOpening.setState({ isOpen: false })
