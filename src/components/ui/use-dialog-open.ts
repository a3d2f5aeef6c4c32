import { startTransition, useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether a dialog is open that the browser opens and closes by itself (`CommandDialog.tsx`). It follows the dialog in a
 * transition: the dialog is painted before the content that is rendered for it.
 */
export const useDialogOpen = (dialog: RefObject<HTMLDialogElement | null>): boolean => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const update = (): void => startTransition(() => setOpen(element.open))
    update()
    const observer = new MutationObserver(update)
    observer.observe(element, { attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [dialog])
  return isOpen
}
