/**
 * Opens what is closed in an element while the page is on its way to paper, for parts without code of their own.
 *
 * @returns ends it
 */
export const openForPrint = (element: Element): (() => void) => {
  let opened: HTMLDetailsElement[] = []
  const open = (): void => {
    opened = [...element.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const one of opened) one.open = true
  }
  const close = (): void => {
    for (const one of opened) one.open = false
    opened = []
  }
  const stop = new AbortController()
  window.addEventListener('beforeprint', open, { signal: stop.signal })
  window.addEventListener('afterprint', close, { signal: stop.signal })
  return () => {
    close()
    stop.abort()
  }
}
