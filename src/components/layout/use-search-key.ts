import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isCommandKey } from '../ui/is-command-key'
import { openMobileNavigation } from './navigation-store'

/** Ctrl+K (or ⌘K) focuses the search field inside an element, or opens the mobile search if the field is hidden. */
export const useSearchKey = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, 'k')) return
      event.preventDefault()
      const field = place.current?.querySelector('input')
      field?.focus()
      field?.select()
      // A hidden field cannot take the focus.
      if (field !== document.activeElement) openMobileNavigation('search')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [place])
}
