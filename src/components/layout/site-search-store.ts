import { createStore } from 'zustand/vanilla'
import { bindStore } from '../ui/bind-store'

/** Whether the search over the whole site is open. */
export const useSiteSearch = bindStore(createStore<{ isOpen: boolean }>()(() => ({ isOpen: false })))

export const openSiteSearch = (): void => useSiteSearch.setState({ isOpen: true })
export const closeSiteSearch = (): void => useSiteSearch.setState({ isOpen: false })
