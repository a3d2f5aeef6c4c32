import { isOutboxFlagged } from './outbox-flag'
import { readUntold } from './untold'

/**
 * Sends on every page what another one could not: when it is opened, when the connection comes back, and when the
 * service worker sent something. Loads nothing while there is nothing to send.
 */
export const startOutbox = (): void => {
  // From the previous page; enquiries sent from now on are announced by their form.
  let untold = readUntold()
  const check = (): void => {
    if (!isOutboxFlagged() && untold === null) return
    import('./send-outbox').then(
      ({ announceUntold, sendOutbox }) => {
        if (untold !== null) announceUntold(untold)
        untold = null
        void sendOutbox()
      },
      // Without a connection the code cannot be loaded; `online` or the next page tries again.
      () => undefined,
    )
  }
  window.addEventListener('online', check)
  // Missing where the page did not come over a secure connection.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.addEventListener('message', check)
  check()
}
