/**
 * Tells whenever another tab may have changed what is stored under a name: some browsers do so only once the tab is
 * looked at again.
 */
export const onOtherTab = (key: string, read: () => void): void => {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read()
  })
  window.addEventListener('pageshow', (event) => event.persisted && read())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && read())
}
