/** The worker only sends what is kept: its scope holds no page, so it controls and caches none. */
const WORKER = { script: '/enquiry-sync.js', scope: '/enquiry-sync/' }
/** Known to `static/enquiry-sync.js` too. */
const TAG = 'enquiries'

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> }
}

const activated = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const worker = registration.installing ?? registration.waiting
    if (registration.active !== null || worker === null) return resolve()
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })

const isPossible = (): boolean => 'serviceWorker' in navigator && 'SyncManager' in window

/**
 * Makes ready to send while no page is open, in browsers that can: with the first word in a form, since without a
 * connection it would be too late.
 */
export const prepareSync = async (): Promise<void> => {
  if (!isPossible()) return
  try {
    await navigator.serviceWorker.register(WORKER.script, { scope: WORKER.scope })
  } catch {
    // Refused by the browser or its owner: the enquiry goes with the next page instead.
  }
}

/** Asks the browser to send what is kept as soon as there is a connection, even when every page is closed. */
export const requestSync = async (): Promise<void> => {
  if (!isPossible()) return
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration(WORKER.scope)
    if (!registration) return
    await activated(registration)
    await registration.sync?.register(TAG)
  } catch {
    // The same.
  }
}
