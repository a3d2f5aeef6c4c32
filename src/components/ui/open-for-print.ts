/** Opens every `details` in an element while the page is printed. @returns a function that ends this */
export const openForPrint = (element: Element): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  let opened: HTMLDetailsElement[] = []
  const turn = (isPrinting: boolean): void => {
    if (isPrinting) opened = [...element.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of opened) details.open = isPrinting
  }
  window.addEventListener('beforeprint', () => turn(true), { signal })
  window.addEventListener('afterprint', () => turn(false), { signal })
  return () => stop.abort()
}
