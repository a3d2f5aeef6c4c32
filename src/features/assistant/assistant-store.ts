import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'

/** Whether the panel of the assistant is open, and its code could not be loaded. */
export const useAssistantOpening = bindStore(
  createStore<{ isOpen: boolean; isFailed: boolean }>()(() => ({ isOpen: false, isFailed: false })),
)

export const openAssistant = (): void => useAssistantOpening.setState({ isOpen: true, isFailed: false })
export const closeAssistant = (): void => useAssistantOpening.setState({ isOpen: false })
