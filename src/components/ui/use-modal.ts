import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Opens and closes a native dialog as a modal one. @returns the reference to be given to it */
export const useModal = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return dialog
}
