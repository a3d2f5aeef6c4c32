import { createStore } from 'zustand/vanilla'
import { bindStore } from '../ui/bind-store'

/** Whether the search over the whole site is open. */
export const useSiteSearch = bindStore(createStore<{ isOpen: boolean }>()(() => ({ isOpen: false })))

/** Opens the search; what is typed from now on stands in its field, though the code of the field may have to be loaded first. */
export const openSiteSearch = (): void => {
  if (useSiteSearch.getState().isOpen) return
  window.vitrineSearch?.open()
  useSiteSearch.setState({ isOpen: true })
}

/** Closes the search, or takes its opening back. */
export const closeSiteSearch = (): void => {
  window.vitrineSearch?.close()
  useSiteSearch.setState({ isOpen: false })
}
