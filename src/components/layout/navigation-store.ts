import { createStore } from 'zustand/vanilla'
import { bindStore } from '../ui/bind-store'

/** Whether the navigation of narrow screens is open, and whether the visitor came to search. */
export const useMobileNavigation = bindStore(
  createStore<{ open: false | 'menu' | 'search' }>()(() => ({ open: false })),
)

export const openMobileNavigation = (intent: 'menu' | 'search'): void => useMobileNavigation.setState({ open: intent })
export const closeMobileNavigation = (): void => useMobileNavigation.setState({ open: false })
