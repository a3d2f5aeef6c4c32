import { useEffect, useMemo, useRef } from 'react'
import type { FocusEvent } from 'react'
import { ToastMessage } from './ToastMessage'
import { actOnToast, useToast } from './toast-store'
import * as styles from './Toaster.module.css'
import { useUndoKey } from './use-undo-key'

/**
 * Announces messages and shows them at the lower edge, where the visitor may act on them or close them. The focus
 * stays where it is; when a message that had it goes, it returns to where it came from.
 */
export const Toaster = () => {
  const toasts = useToast((state) => state.toasts)
  const latest = toasts.findLast(({ action }) => action !== null)
  useUndoKey(useMemo(() => (latest ? () => actOnToast(latest) : null), [latest]))

  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  useEffect(() => {
    // What had the focus is gone with its message: it is nobody's now.
    if (document.activeElement !== document.body || cameFrom.current === null) return
    const back = cameFrom.current
    cameFrom.current = null
    const target = back.isConnected ? back : document.querySelector('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [toasts])

  return (
    <div ref={region} className={styles.toaster} role="status" onFocus={onFocus}>
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} hasKey={toast === latest} />
      ))}
    </div>
  )
}
