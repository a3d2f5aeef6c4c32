const format = (seconds: number): string => `${seconds.toFixed(1).replace('.', ',')}\u00a0s`

/** Counts down to the next build where the page says when it begins. */
export const countDown = (): void => {
  window.setInterval(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const left = (Date.parse(place.dataset['until'] ?? '') - Date.now()) / 1000
      if (Number.isFinite(left)) place.textContent = format(Math.max(0, left))
    }
  }, 200)
}
