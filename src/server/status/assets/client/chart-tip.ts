const barAt = (bars: SVGSVGElement, x: number): SVGRectElement | null => {
  let best: SVGRectElement | null = null
  let distance = Infinity
  for (const bar of bars.querySelectorAll<SVGRectElement>('.bar')) {
    const { left, width } = bar.getBoundingClientRect()
    const away = Math.abs(left + width / 2 - x)
    if (away < distance) [best, distance] = [bar, away]
  }
  return best
}

/** Reads out the bar below the pointer, beside it. The chart is replaced as it grows, so the page is listened to. */
export const showChartTips = (): void => {
  const hide = (): void => {
    for (const tip of document.querySelectorAll<HTMLElement>('.tip')) tip.hidden = true
    for (const bar of document.querySelectorAll('.bar.is-read')) bar.classList.remove('is-read')
  }
  const read = (event: PointerEvent): void => {
    const plot = event.target instanceof Element ? event.target.closest('.plot') : null
    const bars = plot?.querySelector<SVGSVGElement>('.bars')
    const tip = plot?.querySelector<HTMLElement>('.tip')
    hide()
    if (!plot || !bars || !tip) return
    const bar = barAt(bars, event.clientX)
    if (!bar) return
    const { seconds, source, subject } = bar.dataset
    const strong = document.createElement('b')
    strong.textContent = seconds ?? ''
    tip.replaceChildren(strong, ` ${source ?? ''}`, document.createElement('br'), subject ?? '')
    tip.hidden = false
    bar.classList.add('is-read')
    const frame = plot.getBoundingClientRect()
    const box = bar.getBoundingClientRect()
    const left = box.left + box.width / 2 - frame.left - tip.offsetWidth / 2
    tip.style.left = `${Math.min(Math.max(0, left), frame.width - tip.offsetWidth)}px`
    tip.style.top = `${Math.max(0, box.top - frame.top - tip.offsetHeight - 10)}px`
  }
  document.addEventListener('pointermove', read)
  document.addEventListener('pointerdown', read)
  document.addEventListener('scroll', hide, { passive: true })
}
