import { useCallback, useState } from 'react'
import type { SyntheticEvent } from 'react'

/**
 * Whether a `details` element is open, so that what it holds is made when it is looked at. A visitor may have opened it
 * before any script ran: `adopt`, its `ref`, sees that.
 */
export const useOpen = () => {
  const [isOpen, setOpen] = useState(false)
  const adopt = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true)
  }, [])
  const onToggle = useCallback((event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open), [])
  return { isOpen, adopt, onToggle }
}
