import { createStore } from 'zustand/vanilla'
import { bindStore } from '../ui/bind-store'

/** Whether the navigation of narrow screens is open. */
export const useMobileNavigation = bindStore(createStore<{ open: boolean }>()(() => ({ open: false })))

export const openMobileNavigation = (): void => useMobileNavigation.setState({ open: true })
export const closeMobileNavigation = (): void => useMobileNavigation.setState({ open: false })
