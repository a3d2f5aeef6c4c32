import { create } from 'zustand'

/** Whether the navigation of narrow screens is open, and whether the visitor came to search. */
export const useMobileNavigation = create<{ open: false | 'menu' | 'search' }>()(() => ({ open: false }))

export const openMobileNavigation = (intent: 'menu' | 'search'): void => useMobileNavigation.setState({ open: intent })
export const closeMobileNavigation = (): void => useMobileNavigation.setState({ open: false })
