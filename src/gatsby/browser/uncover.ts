/** Scrolls the page so that nothing that floats at its edges, such as the contact button, covers an element. */
export const uncover = (element: HTMLElement): void => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (hit === null || element.contains(hit)) return
  for (let above: Element | null = hit; above && !above.contains(element); above = above.parentElement)
    if (getComputedStyle(above).position === 'fixed') return element.scrollIntoView({ block: 'center' })
}
